// Locates findings in their texts: pointers become spans, spans become lines and columns.
import { clamp } from "../base/clamp";
import { type JsonPointer, pointerKeys } from "../base/json";
import { partitionPoint } from "../base/partitionPoint";
import type { TextSpan } from "../text/edit";
import { type JsonNode, type JsonTree, keySpanAt, nodeAt } from "../text/jsonTree";
import { spanInText } from "../text/stringPlace";
import type { Finding, LocatedFinding, Place, StringPart, TextRange } from "./finding";

export interface LocatableText {
  readonly text: string;
  readonly tree: JsonTree;
}

const NO_TEXT: LocatableText = { text: "", tree: { root: undefined, errors: [] } };

/**
 * Returns the finding with its range in the text of its file. A place that the text does not have is marked at the
 * nearest one around it. Every range is inside its text; without a file or its text it is the start.
 */
export function locate(finding: Finding, textOf: (file: string) => LocatableText | undefined): LocatedFinding {
  const { at, onKey, related, ...rest } = finding;
  const file = textOf(finding.file) ?? NO_TEXT;
  const span = spanOf(file, at, onKey === true);
  return {
    ...rest,
    range: rangeOf(file.text, span),
    span,
    at: typeof at === "string" ? at : "within" in at ? at.at : null,
    related: (related ?? []).map((place) => {
      const other = textOf(place.file) ?? NO_TEXT;
      return { file: place.file, range: rangeOf(other.text, spanOf(other, place.at, false)), message: place.message };
    }),
  };
}

/** Returns the span to mark for a place: inside the text, whatever the place is. */
function spanOf({ text, tree }: LocatableText, at: Place, onKey: boolean): TextSpan {
  if (typeof at !== "string" && !("within" in at)) return inText(at, text.length);
  if (typeof at !== "string") return inText(partSpan(text, tree, at), text.length);
  const node = nodeAt(tree, at);
  if (node === undefined) return inText(nearestAround(tree, at), text.length);
  return inText(onKey ? (keySpanAt(tree, at) ?? opening(node)) : node, text.length);
}

/** Returns the span of a part of a string; of another value, all of it. */
function partSpan(text: string, tree: JsonTree, { at, within }: StringPart): TextSpan {
  const node = nodeAt(tree, at);
  if (node === undefined) return nearestAround(tree, at);
  return node.type === "string" ? spanInText(text, node, within) : node;
}

/** Returns the lines and columns of a span, from 1. Line breaks are `\n`, `\r\n` and a lone `\r`. */
export function rangeOf(text: string, span: TextSpan): TextRange {
  const starts = lineStarts(text);
  const from = position(starts, span.offset);
  const to = position(starts, span.offset + span.length);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/**
 * Returns the key of the innermost ancestor that exists; for an item or the root, which have no key, the opening
 * bracket.
 */
function nearestAround(tree: JsonTree, at: JsonPointer): TextSpan {
  for (let end = pointerKeys(at).length - 1; end >= 0; end -= 1) {
    const pointer = at
      .split("/")
      .slice(0, end + 1)
      .join("/");
    const node = nodeAt(tree, pointer);
    if (node === undefined) continue;
    return keySpanAt(tree, pointer) ?? opening(node);
  }
  return { offset: 0, length: 0 };
}

function opening(node: JsonNode): TextSpan {
  const isContainer = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: isContainer ? 1 : node.length };
}

/** Moves a span inside the text. The parser leaves length -1 on values that were never closed. */
function inText(span: TextSpan, length: number): TextSpan {
  const offset = clamp(span.offset, 0, length);
  return { offset, length: clamp(span.length, 0, length - offset) };
}

// Findings of one file come one after the other, so the line starts of the last text are enough.
let lastText = "";
let lastStarts: readonly number[] = [0];

function lineStarts(text: string): readonly number[] {
  if (text === lastText) return lastStarts;
  const starts = [0];
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit === 10 || (unit === 13 && text.charCodeAt(offset + 1) !== 10)) starts.push(offset + 1);
  }
  [lastText, lastStarts] = [text, starts];
  return starts;
}

/** Returns the line and column of an offset: the last line that starts at or before it. */
function position(starts: readonly number[], offset: number): { readonly line: number; readonly column: number } {
  const line = partitionPoint(starts, (start) => start <= offset);
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}
