// Places as Monaco writes them, from pointers into a document's tree or from lines and columns.
import { Range } from "monaco-editor/editor";
import type { JsonPointer } from "../../shared/base/json";
import type { TextRange } from "../../shared/findings/finding";
import { keySpanAt, spanAt } from "../../shared/text/jsonTree";
import type { PackDocument } from "../documents/packDocument";

/** Returns where a pointer's value stands, its key included for a member; null when the text has no such place. */
export function rangeOfPointer(document: PackDocument, pointer: JsonPointer): Range | null {
  const value = spanAt(document.tree(), pointer);
  if (value === undefined) return null;
  const start = keySpanAt(document.tree(), pointer)?.offset ?? value.offset;
  return rangeOfOffsets(document, start, value.offset + value.length);
}

export function rangeOf(document: PackDocument, place: JsonPointer | TextRange): Range | null {
  if (typeof place === "string") return rangeOfPointer(document, place);
  return new Range(place.line, place.column, place.endLine, place.endColumn);
}

function rangeOfOffsets(document: PackDocument, start: number, end: number): Range {
  const from = document.model.getPositionAt(start);
  const to = document.model.getPositionAt(end);
  return new Range(from.lineNumber, from.column, to.lineNumber, to.column);
}
