// Fixes that make what a finding misses: a kind, a layer, an action or a variable of the name that is used.
import { memberOf, textOf } from "../../../../text/jsonNode";
import type { Json } from "../../../../base/json";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import type { FixMaker } from "../../../../language/dialectLanguage";
import type { GridponderCode } from "../../checks/codes";
import { declaredSize } from "../../text/layers/layers";
import { isLevelFileName } from "../../text/levels/levelFileMove";
import { emptyLevelText } from "../../text/levels/levelFiles";
import { packPlaces } from "../../text/packPlaces";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { inlineText } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { nodeAt } from "../../../../text/jsonTree";
import { layoutNear, memberEdits, newMemberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";

type Creation = (pack: PackSource, finding: LocatedFinding, name: string) => Fix | null;

/** Fixes that create what is missing, where that is simple, by the codes of findings. */
export const CREATE_FIXES = {
  "unknown-kind": creating(createKind),
  "unknown-item": creating(createKind),
  "unknown-layer": creating(createLayer),
  "ignored-layer": creating(createLayer),
  "unknown-action": creating((pack, _finding, name) =>
    inGame(pack, `Create the action "${name}"`, (game) => newItem(game, "actions", { id: name, params: {} })),
  ),
  "unknown-variable": creating(createVariable),
  "unknown-level": creating(createLevel),
} as const satisfies Partial<Record<GridponderCode, FixMaker>>;

function creating(create: Creation): FixMaker {
  return (pack, finding) => {
    const { name } = finding.params;
    return typeof name === "string" && name !== "" ? create(pack, finding, name) : null;
  };
}

/** On the layer that the text around the finding names, else on the objects layer. */
function createKind(pack: PackSource, finding: LocatedFinding, name: string): Fix | null {
  const layer = layerAt(pack, finding) ?? "objects";
  return inGame(pack, `Create the kind "${name}"`, (game) => {
    const kinds = nodeAt(game.tree, "/entityKinds");
    if (kinds?.type !== "object" || memberOf(kinds, name) !== undefined) return [];
    const symbol = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "?";
    return newMemberEdits(game, kinds, name, { layer, tags: [], symbol });
  });
}

function layerAt(pack: PackSource, { file, at }: LocatedFinding): string | undefined {
  const onBoard = /^\/board\/layers\/([^/]+)/.exec(at ?? "")?.[1];
  const source = pack.files.get(file);
  if (onBoard !== undefined || source === undefined || at === null) return onBoard;
  const holder = nodeAt(source.tree, at.slice(0, at.lastIndexOf("/")));
  // What fills a layer belongs on it.
  if (/^\/layers\/\d+\/default$/.test(at)) return textOf(holder, "id");
  return textOf(holder, "layer");
}

function createLayer(pack: PackSource, _finding: LocatedFinding, name: string): Fix | null {
  return inGame(pack, `Create the layer "${name}"`, (game) =>
    newItem(game, "layers", { id: name, occupancy: "zero_or_one" }),
  );
}

/** Declares the variable in the level that uses it. For a rule of the game the designer must choose a level. */
function createVariable(pack: PackSource, { file }: LocatedFinding, name: string): Fix | null {
  const level = pack.files.get(file);
  if (level?.role !== "level") return null;
  return fixOf(
    `Declare the variable "${name}"`,
    level,
    memberEdits(level.text, level.tree, ["state", "variables", name], 0),
  );
}

/** Creates the level's file with its whole text. The board is as large as that of the pack's first level. */
function createLevel(pack: PackSource, _finding: LocatedFinding, name: string): Fix | null {
  const path = `${packPlaces(pack.manifest?.value).levelDirectory}/${name}.json`;
  if (!isLevelFileName(name) || pack.files.has(path)) return null;
  const first = pack.levels[0];
  const size = (first === undefined ? null : declaredSize(first.tree)) ?? FIRST_SIZE;
  const text = emptyLevelText(name, "New Level", size, pack.game?.value, pack.levels[0]);
  return { title: `Create the level "${name}"`, changes: [{ file: path, edits: [{ offset: 0, length: 0, text }] }] };
}

const FIRST_SIZE = [8, 8] as const;

function inGame(pack: PackSource, title: string, make: (game: SourceFile) => readonly TextEdit[]): Fix | null {
  return pack.game === null || pack.game.tree.errors.length > 0 ? null : fixOf(title, pack.game, make(pack.game));
}

function fixOf(title: string, file: SourceFile, edits: readonly TextEdit[]): Fix | null {
  return edits.length === 0 ? null : { title, changes: [{ file: file.path, edits }] };
}

/** Adds an item at the end of a list of game.json. */
function newItem({ text, tree }: SourceFile, key: string, value: Json): readonly TextEdit[] {
  const list = nodeAt(tree, `/${key}`);
  if (list?.type !== "array") return [];
  const layout = layoutNear(text, tree, list);
  const insert = new Map([[list.children?.length ?? 0, [inlineText(value, layout.inline)]]]);
  return sequenceEdits(text, list, { insert }, layout);
}
