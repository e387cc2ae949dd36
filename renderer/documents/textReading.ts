// A changing text and what it parses to, each made from the one before: a letter typed into a megabyte costs no reading
// of the megabyte. Knows a model by as much of it as it reads; knows nothing of editors.
import type { Json } from "../../shared/base/json";
import { type ChangedSpan, joinSpans, spanOfEdits } from "../../shared/text/changedSpan";
import { type TextEdit, applyEdits } from "../../shared/text/edit";
import { type JsonTree, parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { type ParsedText, reparse } from "../../shared/text/reparse";

/** As much of Monaco's text models as is read. */
export interface ReadModel {
  getVersionId(): number;
  getValue(): string;
  getValueLength(): number;
}

export interface TextReading {
  text(): string;
  /** The tolerant parse of the text, made once per version. */
  tree(): JsonTree;
  /** The plain value of the text; undefined when nothing can be read from it. */
  value(): Json | undefined;
  /**
   * Tells of a change: its edits of the text before, and the model's version after it. Gives whether they lead to the
   * model's text.
   */
  changed(edits: readonly TextEdit[], version: number): boolean;
}

/** Reads the model that `current` gives. A change that was not told of has the text read from the model again. */
export function createTextReading(current: () => ReadModel): TextReading {
  let version = -1;
  let text = "";
  /** What was parsed last, and what of its text has changed since. */
  let parsed: ParsedText | null = null;
  let span: ChangedSpan | null = null;
  const read = (): string => {
    if (version === current().getVersionId()) return text;
    version = current().getVersionId();
    text = current().getValue();
    parsed = null;
    span = null;
    return text;
  };
  const tree = (): JsonTree => {
    const now = read();
    if (parsed === null) parsed = { text: now, tree: parseJsonTree(now) };
    else if (span !== null) parsed = { text: now, tree: reparse(parsed, now, span) };
    span = null;
    return parsed.tree;
  };
  return {
    text: read,
    tree,
    value: () => valueOf(tree().root),
    changed(edits, next) {
      const here = spanOfEdits(edits);
      if (here === undefined || next !== version + 1) return false;
      const changed = applyEdits(text, edits);
      // Whatever else the model may have done, such as other line ends.
      if (changed.length !== current().getValueLength()) return false;
      version = next;
      text = changed;
      span = span === null ? here : joinSpans(span, here);
      return true;
    },
  };
}
