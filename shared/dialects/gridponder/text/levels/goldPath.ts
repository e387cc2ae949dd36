// A level's recorded solution: read with its places, changed as text edits in the author's own style.
// Knows how moves are written; knows nothing of whether they are legal or win (seed 001, Solution; files.md).
import { type Json, type JsonPointer, isJsonObject } from "../../../../base/json";
import { inlineText, textLike } from "../../../../text/cellText";
import type { TextEdit, TextSpan } from "../../../../text/edit";
import { type Layout, isOneLine, isOneLineNode } from "../../../../text/jsonStyle";
import { type JsonNode, type JsonTree, nodeAt, valueOf } from "../../../../text/jsonTree";
import { isEqualJson, layoutNear } from "../../../../text/memberEdit";
import { itemIndentation, lineListEdits, sequenceEdits } from "../../../../text/sequenceEdit";
import type { LevelText } from "../layers/stroke";
import { isCardinal } from "../directions";

/** A move as the engine takes it: all keys but `action` are its params. */
export interface GoldMove {
  readonly action: string;
  readonly [param: string]: Json;
}

export interface GoldPathEntry {
  /** Null for an entry that is no action at all. */
  readonly move: GoldMove | null;
  /** Written as a string, such as `"left"`. */
  readonly shorthand: boolean;
  readonly at: JsonPointer;
  readonly span: TextSpan;
}

const GOLD_PATH: JsonPointer = "/solution/goldPath";

/** Returns the entries of `solution.goldPath` in order; none where there is no list. */
export function readGoldPath(level: JsonTree): readonly GoldPathEntry[] {
  const list = nodeAt(level, GOLD_PATH);
  if (list?.type !== "array") return [];
  return (list.children ?? []).map((node, index) => ({
    move: moveOf(valueOf(node)),
    shorthand: node.type === "string",
    at: `${GOLD_PATH}/${index}`,
    span: { offset: node.offset, length: node.length },
  }));
}

/** Returns the whole numbers in `solution.hintStops`, as written; none where there is no list. */
export function readHintStops(level: JsonTree): readonly number[] {
  const stops = valueOf(nodeAt(level, "/solution/hintStops"));
  return Array.isArray(stops) ? stops.filter((stop): stop is number => Number.isInteger(stop)) : [];
}

/**
 * Returns what an entry means: a direction word is that move, another string that action without params; in an object
 * `action` may be left out and is then "move". Null for what is no action.
 */
export function moveOf(entry: Json | undefined): GoldMove | null {
  if (typeof entry === "string") {
    return isCardinal(entry) ? { action: "move", direction: entry } : { action: entry };
  }
  if (!isJsonObject(entry)) return null;
  const { action = "move", ...params } = entry;
  return typeof action === "string" ? { action, ...params } : null;
}

/**
 * Returns the edits after which the path is these moves; entries at its start and end that say the same stay as they
 * are written.
 */
export function replaceGoldPath(level: LevelText, moves: readonly GoldMove[]): readonly TextEdit[] {
  const entries = readGoldPath(level.tree);
  let same = 0;
  while (same < moves.length && isSameMove(entries[same]?.move, moves[same])) same += 1;
  const [written, wanted] = [entries.length, moves.length];
  const most = Math.min(written, wanted) - same;
  let last = 0;
  while (last < most && isSameMove(entries[written - last - 1]?.move, moves[wanted - last - 1])) last += 1;
  return spliceMoves(level, same, written - same - last, moves.slice(same, wanted - last));
}

/**
 * Returns the edits that take out `count` entries from `start` on and put moves in their place. One move a line where
 * the author breaks lines; a move is written as a string if all moves so far are strings and the move allows it. A text
 * that does not parse gives no edit.
 */
export function spliceMoves(
  level: LevelText,
  start: number,
  count: number,
  moves: readonly GoldMove[],
): readonly TextEdit[] {
  const { text, tree } = level;
  if (tree.errors.length > 0 || (count <= 0 && moves.length === 0)) return [];
  const list = nodeAt(tree, GOLD_PATH);
  const entries = list?.type === "array" ? (list.children ?? []) : [];
  const values = moveValues(tree, moves);
  if (list?.type !== "array") return newGoldPath(level, values);
  const layout = layoutNear(text, tree, ...entries, list);
  const sample = entries.find((entry) => entry.type === "object");
  const texts = values.map((value) => textLike(value, sample, text, layout));
  const first = Math.min(start, entries.length);
  const remove = new Set(Array.from({ length: Math.max(0, count) }, (_, index) => first + index));
  return lineListEdits(text, list, { remove, insert: new Map([[first, texts]]) }, layout);
}

/** Returns moves as they are written: as strings where all entries of the gold path are, and the move allows it. */
export function moveValues(level: JsonTree, moves: readonly GoldMove[]): readonly Json[] {
  const written = readGoldPath(level).filter(({ move, shorthand }) => shorthand || move !== null);
  const asWords = written.length > 0 && written.every(({ shorthand }) => shorthand);
  return moves.map((move): Json => (asWords ? (wordOf(move) ?? move) : move));
}

/**
 * Returns a path where none was: `solution` and `goldPath` as far as they are missing, or in place of what is no list.
 */
function newGoldPath({ text, tree }: LevelText, values: readonly Json[]): readonly TextEdit[] {
  const { root } = tree;
  if (root?.type !== "object") return [];
  const solution = nodeAt(tree, "/solution");
  const holder = solution?.type === "object" ? solution : root;
  const layout = layoutNear(text, tree, holder);
  const oneLine = holder === solution ? isInOneLine(text, holder) : isOneLineNode(text, root);
  const indentation = itemIndentation(text, holder, layout.lines);
  const old = holder === solution ? nodeAt(tree, GOLD_PATH) : solution;
  const printed =
    holder === solution
      ? listText(values, layout, oneLine ? null : indentation)
      : solutionText(values, layout, oneLine ? null : indentation);
  if (old !== undefined) return [{ offset: old.offset, length: old.length, text: printed }];
  const key = holder === solution ? "goldPath" : "solution";
  const place = holder === solution ? 0 : (root.children?.length ?? 0);
  const property = `"${key}"${layout.inline.colon}${printed}`;
  return sequenceEdits(text, holder, { insert: new Map([[place, [property]]]) }, layout);
}

/** An empty object shows nothing of how the author would fill it: the text around it does. */
function isInOneLine(text: string, holder: JsonNode): boolean {
  if ((holder.children?.length ?? 0) > 0) return isOneLineNode(text, holder);
  return isOneLine(text, 0, text.length);
}

/** One move a line; all on one line where `indentation` is null. */
function listText(values: readonly Json[], { inline, lines }: Layout, indentation: string | null): string {
  const texts = values.map((value) => inlineText(value, inline));
  if (indentation === null || texts.length === 0) {
    return texts.length === 0 ? "[]" : `[${inline.bracket}${texts.join(inline.comma)}${inline.bracket}]`;
  }
  const inner = lines.newline + indentation + lines.unit;
  return `[${inner}${texts.join(`,${inner}`)}${lines.newline}${indentation}]`;
}

function solutionText(values: readonly Json[], layout: Layout, indentation: string | null): string {
  const { inline, lines } = layout;
  const key = `"goldPath"${inline.colon}`;
  if (indentation === null) return `{${inline.brace}${key}${listText(values, layout, null)}${inline.brace}}`;
  const inner = indentation + lines.unit;
  return `{${lines.newline}${inner}${key}${listText(values, layout, inner)}${lines.newline}${indentation}}`;
}

/** Returns the string that says a move, if there is one; a reader takes it back for the same move. */
export function wordOf(move: GoldMove): string | null {
  const { action, ...params } = move;
  const keys = Object.keys(params);
  const direction = params["direction"];
  if (action === "move" && keys.length === 1 && typeof direction === "string" && isCardinal(direction)) {
    return direction;
  }
  return keys.length === 0 && !isCardinal(action) ? action : null;
}

function isSameMove(one: GoldMove | null | undefined, other: GoldMove | undefined): boolean {
  return one !== null && one !== undefined && other !== undefined && isEqualJson(one, other);
}
