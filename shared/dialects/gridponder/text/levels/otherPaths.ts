// Solutions that a level keeps beside its gold path: `solution.otherPaths`, which players do not know. Each is checked
// as the gold path is, and can take its place.
import { isJsonObject } from "../../../../base/json";
import type { OtherRecord, OtherRecords } from "../../../../pack/packModel";
import { applyEdits, type TextEdit } from "../../../../text/edit";
import { memberOf } from "../../../../text/jsonNode";
import {
  type JsonNode,
  type JsonTree,
  type ParsedText,
  nodeAt,
  parseJsonTree,
  valueOf,
} from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import { minimalEdit } from "../../../../text/minimalEdit";
import { insertItemEdits, removeValueEdits } from "../../../../text/placeEdits";
import { type GoldMove, moveOf, moveValues, readGoldPath, readHintStops, replaceGoldPath } from "./goldPath";
import { hintStopEdits } from "./hintStops";

const LIST = ["solution", "otherPaths"] as const;
const AT = "/solution/otherPaths";

/** What the gold path is called once another solution has taken its place. */
const FORMER = "Earlier gold path";

export const otherPaths: OtherRecords = { read, add, remove, rename, choose };

/** Returns the lists of moves in a level's text: the gold path and all other paths. */
export function pathNodes(level: JsonTree): readonly JsonNode[] {
  const others = entriesOf(level).map((entry) => memberOf(entry, "path"));
  return [nodeAt(level, "/solution/goldPath"), ...others].flatMap((node) => node ?? []);
}

function read(level: JsonTree): readonly OtherRecord[] {
  return entriesOf(level).map((entry, index) => {
    const value = valueOf(entry);
    const { name, path } = isJsonObject(value) ? value : { name: undefined, path: undefined };
    const moves = Array.isArray(path) ? path.flatMap((each) => moveOf(each) ?? []) : [];
    const isNamed = typeof name === "string" && name.trim() !== "";
    return { name: isNamed ? name : `Solution ${index + 2}`, moves, at: `${AT}/${index}` };
  });
}

function add(level: ParsedText, name: string, moves: readonly GoldMove[]): readonly TextEdit[] {
  if (level.tree.errors.length > 0 || moves.length === 0) return [];
  const item = { name, path: moveValues(level.tree, moves) };
  return insertItemEdits(level, LIST, entriesOf(level.tree).length, item);
}

function remove(level: ParsedText, index: number): readonly TextEdit[] {
  if (level.tree.errors.length > 0) return [];
  // The last one takes the list with it.
  const isLast = entriesOf(level.tree).length === 1 && index === 0;
  return removeValueEdits(level, isLast ? LIST : [...LIST, index]);
}

function rename({ text, tree }: ParsedText, index: number, name: string): readonly TextEdit[] {
  const isThere = tree.errors.length === 0 && entriesOf(tree)[index]?.type === "object";
  return isThere ? memberEdits(text, tree, [...LIST, index, "name"], name) : [];
}

function choose(level: ParsedText, index: number): readonly TextEdit[] {
  const chosen = read(level.tree)[index];
  if (level.tree.errors.length > 0 || chosen === undefined) return [];
  const gold = readGoldPath(level.tree).flatMap(({ move }) => move ?? []);
  const values = moveValues(level.tree, gold);
  const stops = readHintStops(level.tree).filter((stop) => stop <= chosen.moves.length);
  const isCut = stops.length < readHintStops(level.tree).length;
  const changed = [
    (now: ParsedText) => replaceGoldPath(now, chosen.moves),
    (now: ParsedText) => (isCut ? hintStopEdits(now, stops) : []),
    (now: ParsedText) =>
      gold.length === 0
        ? remove(now, index)
        : memberEdits(now.text, now.tree, [...LIST, index], { name: FORMER, path: values }),
  ].reduce((text, make) => applyEdits(text, make({ text, tree: parseJsonTree(text) })), level.text);
  const edit = minimalEdit(level.text, changed);
  return edit === null ? [] : [edit];
}

function entriesOf(level: JsonTree): readonly JsonNode[] {
  const list = nodeAt(level, AT);
  return list?.type === "array" ? (list.children ?? []) : [];
}
