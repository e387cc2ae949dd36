// A changing text and what it parses to, each made from the one before: a letter typed into a megabyte costs no reading
// of the megabyte. Knows a model by as much of it as it reads; knows nothing of editors.
import type { Json } from "../../../shared/base/json";
import { type ChangedSpan, joinSpans, spanBetween, spanOfEdits } from "../../../shared/text/changedSpan";
import { type TextEdit, applyEdits } from "../../../shared/text/edit";
import { type JsonTree, type ParsedText, parseJsonTree, valueOf } from "../../../shared/text/jsonTree";
import type { Work } from "../../../shared/base/work";
import { reparse, reparseInSlices } from "../../../shared/text/reparse";

/** As much of Monaco's text models as is read. */
export interface ReadModel {
  getVersionId(): number;
  getValue(): string;
  getValueLength(): number;
  isDisposed(): boolean;
}

export interface TextReading {
  text(): string;
  /** Returns the tolerant parse of the text, made once per version. */
  tree(): JsonTree;
  /** Returns the plain value of the text; undefined when nothing can be read from it. */
  value(): Json | undefined;
  /**
   * Tells of a change: its edits of the text before, the model's version after it, and its version before it, by default
   * the one before. Gives whether they lead to the model's text. That text may have been read already: an editor reports
   * its caret before it reports the change that moved it. It may also report several changes as one: their edits are not
   * all of the same text, and are not used.
   */
  changed(edits: readonly TextEdit[], version: number, from?: number): boolean;
  /** Reads what the text will be after edits of it as it is. If they are made next, it is not read again. */
  readAhead(edits: readonly TextEdit[]): Work<JsonTree>;
}

/**
 * Reads the model that `current` gives. A text read before its change event is compared with the previous one; `known` is
 * what was read before there was a model.
 */
export function createTextReading(current: () => ReadModel, known: ParsedText | null = null): TextReading {
  let version = -1;
  let text = known?.text ?? "";
  /** What was parsed last, and what of its text has changed since. */
  let parsed = known;
  let span: ChangedSpan | null = null;
  /** The text before the one that was read ahead of its change event, and its version. */
  let before = { version, text };
  /** The version that the last told change led to, at first the one read first. */
  let told: number | null = null;
  /** What the text will perhaps be next. */
  let ahead: ParsedText | null = null;
  const take = (next: string, nextVersion: number, here: ChangedSpan): void => {
    text = next;
    version = nextVersion;
    span = span === null ? here : joinSpans(span, here);
  };
  const read = (): string => {
    // A view that renders a frame later may read a text whose file is already closed: it gets the last text.
    if (current().isDisposed()) return text;
    const now = current().getVersionId();
    if (version === now) return text;
    told ??= now;
    before = { version, text };
    const next = current().getValue();
    if (next === text) version = now;
    else take(next, now, spanBetween(text, next));
    return text;
  };
  const tree = (): JsonTree => {
    const now = read();
    if (parsed === null) parsed = { text: now, tree: parseJsonTree(now) };
    else if (span !== null && parsed.text !== now) parsed = { text: now, tree: reparse(parsed, now, span) };
    span = null;
    return parsed.tree;
  };
  return {
    text: read,
    tree,
    value: () => valueOf(tree().root),
    changed(edits, next, from = next - 1) {
      const here = spanOfEdits(edits);
      const isOneChange = told === null || told === from;
      told = next;
      if (here === undefined || !isOneChange) return false;
      if (next === version) return before.version === from && applyEdits(before.text, edits) === text;
      if (version !== from) return false;
      const changed = applyEdits(text, edits);
      // Whatever else the model may have done, such as other line ends.
      if (changed.length !== current().getValueLength()) return false;
      take(changed, next, here);
      if (ahead?.text === changed) [parsed, span] = [ahead, null];
      ahead = null;
      return true;
    },
    *readAhead(edits) {
      const now = { text: read(), tree: tree() };
      const here = spanOfEdits(edits);
      if (here === undefined) return now.tree;
      const next = applyEdits(now.text, edits);
      yield "rest";
      const made = { text: next, tree: yield* reparseInSlices(now, next, here) };
      ahead = made;
      return made.tree;
    },
  };
}
