// The names of a game for forms, completion and rename.
import { own } from "../../../../base/nameTable";
import { type Result, done, refused } from "../../../../base/result";
import type { PackName, Renaming } from "../../../../pack/packModel";
import type { NameModel, PackSource } from "../../../../pack/packSource";
import type { FileEdits, TextEdit } from "../../../../text/edit";
import { pointerOf } from "../../../../text/jsonTree";
import { writtenInside } from "../../../../text/stringPlace";
import { writtenText } from "../../expressions/tokens";
import { type DeclaredValue, type GameIndex, indexGame } from "./gameIndex";
import { fileNames, occurrencesOf } from "./packNames";

/** What `rename` can change, with words for it. */
export const RENAMABLE: Readonly<Record<string, string>> = {
  player: "a player",
  schema: "a sort of entity",
  attribute: "an attribute",
  playerAttribute: "an attribute of players",
  stateVariable: "a variable",
  playerVariable: "a variable of players",
  zone: "a zone",
  node: "a place",
  nodeAttribute: "an attribute of places",
  phase: "a phase",
  interaction: "an interaction",
  param: "a param",
};

/** Names that expressions write bare: letters, digits and _. */
const BARE: ReadonlySet<string> = new Set([
  "attribute",
  "playerAttribute",
  "stateVariable",
  "playerVariable",
  "nodeAttribute",
  "param",
  "interaction",
]);

/** Names that have a meaning for every game. */
const KNOWN: ReadonlySet<string> = new Set([
  "attribute owner",
  "attribute visibility",
  "attribute visible_to",
  "stateVariable current_player",
  "stateVariable turn_direction",
]);

type Lists = Readonly<Record<string, (index: GameIndex) => readonly PackName[]>>;

const LISTS: Lists = {
  player: ({ players }) => players.map((name) => ({ name, detail: "player" })),
  schema: ({ schemas }) => plain(schemas.keys(), "sort of entity"),
  attribute: ({ attributes }) => typed(attributes),
  playerAttribute: ({ playerAttributes }) => typed(playerAttributes),
  playerVariable: ({ playerVariables }) => typed(playerVariables),
  playerValue: ({ playerVariables, playerAttributes }) => [...typed(playerVariables), ...typed(playerAttributes)],
  stateVariable: ({ stateVariables }) => typed(stateVariables),
  zone: ({ zones }) => plain(zones.keys(), "zone"),
  node: ({ board }) => (board.kind === "network" ? plain(board.nodes, "place") : []),
  nodeAttribute: ({ nodeAttributes }) => plain(nodeAttributes, "attribute of places"),
  phase: ({ phases }) => plain(phases.keys(), "phase"),
  interaction: ({ interactions }) => plain(interactions.keys(), "interaction"),
};

function plain(names: Iterable<string>, detail: string): readonly PackName[] {
  return Array.from(names, (name) => ({ name, detail }));
}

function typed(values: ReadonlyMap<string, DeclaredValue>): readonly PackName[] {
  return Array.from(values, ([name, { type }]) => ({ name, detail: type }));
}

export const gdlNames: NameModel = {
  sortOf: (word) => word,
  list: (pack, of) => own(LISTS, of)?.(indexGame(pack)) ?? plain(definedNames(pack, of), of),
  definition(pack, of, name) {
    const found = occurrencesOf(pack, of, name).find(({ role }) => role === "definition");
    if (found === undefined) return null;
    const value = valueBehind(pack, found.file.path, found.span.offset);
    return value === null ? null : { file: found.file.path, at: value };
  },
  defined: definedNames,
  ofRules: "interaction",
  ofEntities: "schema",
  renamable: RENAMABLE,
  // What an entity or a player has may be a variable.
  sortsOfUnknown: { attribute: ["attribute", "variable"] },
  rename: (pack, of, name, next) => renameName(pack, of, name, next),
};

function definedNames(pack: PackSource, of: string): ReadonlySet<string> {
  const listed = own(LISTS, of)?.(indexGame(pack)).map(({ name }) => name);
  if (listed !== undefined) return new Set(listed);
  const all = Array.from(pack.files.values()).flatMap((file) => fileNames(pack, file));
  return new Set(all.flatMap((each) => (each.of === of && each.role === "definition" ? each.name : [])));
}

/** Returns the pointer of the value whose key, or which itself, holds an offset. */
function valueBehind(pack: PackSource, path: string, offset: number): string | null {
  const root = pack.files.get(path)?.tree.root;
  let node = root;
  for (;;) {
    const inner = node?.children?.findLast((child) => child.offset <= offset && offset <= child.offset + child.length);
    if (node === undefined) return null;
    if (inner === undefined) break;
    if (node.type === "property" && inner === node.children?.[0]) return pointerOf(node.children[1] ?? node);
    node = inner;
  }
  return pointerOf(node);
}

/** Gives a name another one in every place that says it, inside strings too; refused with a sentence. */
export function renameName(pack: PackSource, of: string, name: string, next: string): Result<Renaming, string> {
  const refusal = refusalOf(pack, of, name, next);
  if (refusal !== null) return refused(refusal);
  const byFile = new Map<string, TextEdit[]>();
  for (const { file, span, written } of occurrencesOf(pack, of, name)) {
    const edits = byFile.get(file.path) ?? [];
    // Names in quotes inside an expression have an escape of their own, within that of JSON.
    const said = written === "inside" && !BARE.has(of) ? writtenText(next).slice(1, -1) : next;
    edits.push({ ...span, text: writtenInside(said) });
    byFile.set(file.path, edits);
  }
  const edits = Array.from(byFile, ([file, changes]): FileEdits => ({ file, edits: changes }));
  return done({ edits, moves: [] });
}

function refusalOf(pack: PackSource, of: string, name: string, next: string): string | null {
  const what = own(RENAMABLE, of);
  if (what === undefined) return `"${name}" is not a name that this pack gives.`;
  if (KNOWN.has(`${of} ${name}`)) return `Every game knows ${what} called "${name}" by that name.`;
  if (next.trim() === "") return "A name cannot be empty.";
  if (/\p{Cc}/u.test(next)) return "A name cannot hold line breaks or other control characters.";
  const broken = Array.from(pack.files.values()).find(({ role, tree }) => role !== "other" && tree.errors.length > 0);
  if (broken !== undefined) return `${broken.path} does not parse, so not all places can be found. Fix it first.`;
  const isBare = BARE.has(of) || (of === "zone" && occurrencesOf(pack, of, name).some((each) => isWrittenBare(each)));
  if (isBare && !/^[A-Za-z_]\w*$/.test(next))
    return "This name can only have letters, digits and _, with no digit first.";
  if (of === "player" && indexGame(pack).hasDynamicRoles) return "The players' names are made by dynamic_roles.";
  if (next !== name && definedNames(pack, of).has(next)) return `There is already ${what} "${next}".`;
  return null;
}

/** A zone that an expression names without quotes. */
function isWrittenBare({ file, span, written }: ReturnType<typeof occurrencesOf>[number]): boolean {
  return written === "inside" && !/['"]/.test(file.text.charAt(span.offset - 1));
}
