// New level files and their place in the game's sequence: names that are free, texts to begin with, the sequence as
// text edits. Knows what a level needs to be played; knows nothing of the disk.
import { memberOf } from "../../../../text/jsonNode";
import { type Json, objectOf } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { inlineText, textLike } from "../../../../text/cellText";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { inlineStyleOf } from "../../../../text/jsonStyle";
import { type JsonNode, nodeAt, parseJsonTree } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { moveItemsEdits } from "../../../../text/placeEdits";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { replaceGoldPath } from "./goldPath";
import { declaredLayers, layersObject } from "../layers/layers";
import { goalsForAnyBoard, goalsText } from "./levelGoals";
import { levelIdOf } from "./levelSequence";
import { packPlaces } from "../packPlaces";
import type { EntryPlace, PackSource } from "../../../../pack/packSource";
import type { LevelText } from "../layers/stroke";

export interface LevelName {
  readonly id: string;
  readonly path: string;
}

/** Returns this id and its file where both are free, else another one made from it. */
export function ownLevelName(pack: PackSource, id: string): LevelName {
  const name = nameOf(pack, id);
  return isFree(pack, name) ? name : freeLevelName(pack, id);
}

function nameOf(pack: PackSource, id: string): LevelName {
  return { id, path: `${packPlaces(pack.manifest?.value).levelDirectory}/${id}.json` };
}

function isFree(pack: PackSource, { id, path }: LevelName): boolean {
  return !pack.files.has(path) && pack.levels.every((level) => levelIdOf(level) !== id);
}

/** Returns a free id and file made from another id: its number counted up, else with a number at the end. */
export function freeLevelName(pack: PackSource, like: string): LevelName {
  const digits = /\d*$/.exec(like)?.[0] ?? "";
  const stem = digits === "" ? `${like}_` : like.slice(0, like.length - digits.length);
  for (let number = digits === "" ? 2 : Number(digits) + 1; ; number += 1) {
    const name = nameOf(pack, `${stem}${String(number).padStart(digits.length, "0")}`);
    if (isFree(pack, name)) return name;
  }
}

/**
 * Returns the text of a level with nothing in it: a board of this size, the avatar at its corner where the game has
 * one, the goals of the level that it is made `like` where they fit any board, its braces spaced as there.
 */
export function emptyLevelText(
  id: string,
  title: string,
  size: readonly [width: number, height: number],
  game: Json | undefined,
  like: LevelText | undefined,
): string {
  const { brace } = inlineStyleOf(like?.text ?? "", [like?.tree.root]);
  const open = `{${brace}`;
  const close = `${brace}}`;
  const layers = declaredLayers(game).map((layer) => {
    if (layer.fill === null)
      return `      ${JSON.stringify(layer.id)}: ${open}"format": "sparse", "entries": []${close}`;
    const row = `        [${Array.from({ length: size[0] }, () => JSON.stringify(layer.fill)).join(", ")}]`;
    const rows = Array.from({ length: size[1] }, () => row).join(",\n");
    return `      ${JSON.stringify(layer.id)}: [\n${rows}\n      ]`;
  });
  return `{
  "id": ${JSON.stringify(id)},
  "title": ${JSON.stringify(title)},
  "board": {
    "size": [${size[0]}, ${size[1]}],
    "layers": {
${layers.join(",\n")}
    }
  },
  "state": {
    "avatar": ${open}${hasAvatar(game) ? '"position": [0, 0], "facing": "right"' : '"enabled": false'}${close}
  },
  "goals": ${goalsText(like === undefined ? [] : goalsForAnyBoard(like), like)},
  "solution": ${open}"goldPath": []${close}
}
`;
}

/** Returns whether levels that do not say otherwise have an avatar. */
function hasAvatar(game: Json | undefined): boolean {
  const { avatar } = objectOf(objectOf(game)["defaults"]);
  return objectOf(avatar)["enabled"] !== false;
}

/** Returns the text of a level as another one, under another name. */
export function copiedLevelText(text: string, id: string, title: string): string {
  return withMember(withMember(text, ["id"], id), ["title"], title);
}

/**
 * Returns a level with another one's ground to begin with: its `exactly_one` layers, goals, rules and all else; without
 * what is on the other layers, without objects, and without its solution.
 */
export function templateLevelText(text: string, id: string, title: string, game: Json | undefined): string {
  const emptied = declaredLayers(game)
    .filter(({ fill }) => fill === null)
    .reduce((each, { id: layer }) => withoutMember(each, layersObject(parseJsonTree(each)), layer), text);
  const board = nodeAt(parseJsonTree(emptied), "/board");
  const bare = withoutMember(emptied, board, "multiCellObjects");
  const unsolved = applyEdits(bare, replaceGoldPath({ text: bare, tree: parseJsonTree(bare) }, []));
  const solution = (level: string): JsonNode | undefined => nodeAt(parseJsonTree(level), "/solution");
  const unhinted = withoutMember(unsolved, solution(unsolved), "hintStops");
  return copiedLevelText(withoutMember(unhinted, solution(unhinted), "otherPaths"), id, title);
}

function withMember(text: string, keys: readonly string[], value: Json): string {
  return applyEdits(text, memberEdits(text, parseJsonTree(text), keys, value));
}

function withoutMember(text: string, object: JsonNode | undefined, key: string): string {
  if (object?.type !== "object") return text;
  const remove = membersNamed(object, key);
  return applyEdits(text, sequenceEdits(text, object, { remove }, layoutNear(text, parseJsonTree(text), object)));
}

function membersNamed(object: JsonNode, key: string): ReadonlySet<number> {
  const members = object.children ?? [];
  return new Set(members.flatMap((property, index) => (property.children?.[0]?.value === key ? [index] : [])));
}

const BROKEN = "game.json has a syntax error. Fix it first.";

function sequenceOf({ tree }: LevelText): Result<JsonNode | null, string> {
  if (tree.errors.length > 0 || tree.root?.type !== "object") return refused(BROKEN);
  const list = nodeAt(tree, "/levelSequence");
  if (list === undefined) return done(null);
  return list.type === "array" ? done(list) : refused('"levelSequence" in game.json is not a list.');
}

/** Returns the edits of game.json that put a level into the sequence: after the entry of `after`, else at the end. */
export function sequenceLevelEdits(
  game: LevelText,
  id: string,
  after: string | null,
): Result<readonly TextEdit[], string> {
  const list = sequenceOf(game);
  if (!list.ok) return list;
  const entry = { type: "level", ref: id };
  const { text, tree } = game;
  if (list.value === null) return done(memberEdits(text, tree, ["levelSequence"], [entry]));
  const entries = list.value.children ?? [];
  const index = after === null ? -1 : entries.findLastIndex((each) => refOf(each) === after);
  const place = index < 0 ? entries.length : index + 1;
  const layout = layoutNear(text, tree, ...entries, list.value);
  const sample = entries.find((each) => refOf(each) !== null);
  const printed = sample === undefined ? inlineText(entry, layout.inline) : textLike(entry, sample, text, layout);
  return done(sequenceEdits(text, list.value, { insert: new Map([[place, [printed]]]) }, layout));
}

/** Returns the edits of game.json that take all entries of these levels out of the sequence. */
export function unsequenceLevelEdits(game: LevelText, ids: ReadonlySet<string>): Result<readonly TextEdit[], string> {
  const list = sequenceOf(game);
  if (!list.ok) return list;
  if (list.value === null) return done([]);
  const entries = list.value.children ?? [];
  const remove = new Set(entries.flatMap((entry, index) => (ids.has(refOf(entry) ?? "") ? [index] : [])));
  return done(sequenceEdits(game.text, list.value, { remove }, layoutNear(game.text, game.tree, list.value)));
}

/** Returns the edits of game.json that move the entries at `from` (indices in the list) before the one at `before`. */
export function moveEntryEdits(
  game: LevelText,
  from: readonly number[],
  before: number,
): Result<readonly TextEdit[], string> {
  const list = sequenceOf(game);
  return list.ok ? done(moveItemsEdits(game, ["levelSequence"], from, before)) : list;
}

/** Returns the edits of game.json that put entries in the places of others, each place with the entry that comes there. */
export function arrangeEntriesEdits(
  game: LevelText,
  places: readonly EntryPlace[],
): Result<readonly TextEdit[], string> {
  const list = sequenceOf(game);
  if (!list.ok) return list;
  const entries = list.value?.children ?? [];
  return done(
    places.flatMap(([place, entry]): readonly TextEdit[] => {
      const [to, from] = [entries[place], entries[entry]];
      if (to === undefined || from === undefined || to === from) return [];
      const text = game.text.slice(from.offset, from.offset + from.length);
      return [{ offset: to.offset, length: to.length, text }];
    }),
  );
}

function refOf(entry: JsonNode): string | null {
  if (entry.type !== "object" || memberOf(entry, "type")?.value !== "level") return null;
  const ref: unknown = memberOf(entry, "ref")?.value;
  return typeof ref === "string" ? ref : null;
}
