// The house style for a part of a text: the lines that are selected, and what would else be left half on one line.
import { type Result, done } from "../../base/result";
import type { TextEdit, TextSpan } from "../../text/edit";
import type { JsonNode, JsonTree } from "../../text/jsonTree";
import { formatEdits } from "./format";
import type { HouseStyle } from "../packModel";

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the edits that bring the lines of a selection into the house style, their indentation included; an object or
 * a list that is to stand on one line is brought there as a whole. Refused for a text that does not parse.
 */
export function selectionFormatEdits(
  text: string,
  tree: JsonTree,
  selection: TextSpan,
  style: HouseStyle,
): Result<readonly TextEdit[], string> {
  const all = formatEdits(text, tree, style);
  if (!all.ok) return all;
  const lines = linesOf(text, selection);
  const range = withWhole(text, tree, all.value, lines);
  return done(all.value.filter((edit) => isMeant(text, edit, range)));
}

/** From the start of the first selected line to the end of the last; a line of which nothing is selected is none. */
function linesOf(text: string, { offset, length }: TextSpan): Range {
  const last = length > 0 && text[offset + length - 1] === "\n" ? offset + length - 1 : offset + length;
  const lineEnd = text.indexOf("\n", last);
  return { start: text.lastIndexOf("\n", offset - 1) + 1, end: lineEnd < 0 ? text.length : lineEnd };
}

function withWhole(text: string, { root }: JsonTree, edits: readonly TextEdit[], range: Range): Range {
  let { start, end } = range;
  for (const boundary of [range.start, range.end]) {
    const whole = around(root, boundary).find((node) => !hasBreak(text, edits, node));
    if (whole === undefined) continue;
    start = Math.min(start, whole.offset);
    end = Math.max(end, whole.offset + whole.length);
  }
  return { start, end };
}

/** Returns the objects and lists around an offset, outermost first. */
function around(root: JsonNode | undefined, offset: number): readonly JsonNode[] {
  const found: JsonNode[] = [];
  let node = root;
  while (node !== undefined) {
    if (node.type === "object" || node.type === "array") found.push(node);
    node = node.children?.find((child) => child.offset < offset && offset < child.offset + child.length);
  }
  return found;
}

/** Returns whether a node goes over lines once all edits, which are in the text's order, are made. */
function hasBreak(text: string, edits: readonly TextEdit[], node: JsonNode): boolean {
  let from = node.offset;
  const end = node.offset + node.length;
  for (const edit of edits) {
    if (edit.offset < node.offset) continue;
    if (edit.offset >= end) break;
    if (edit.text.includes("\n") || text.slice(from, edit.offset).includes("\n")) return true;
    from = edit.offset + edit.length;
  }
  return text.slice(from, end).includes("\n");
}

/** Inside the range, or the indentation of its first line. */
function isMeant(text: string, { offset, length, text: next }: TextEdit, { start, end }: Range): boolean {
  if (offset + length > end) return false;
  if (offset >= start) return true;
  return offset + length >= start && next.includes("\n") && text.slice(offset, start).includes("\n");
}
