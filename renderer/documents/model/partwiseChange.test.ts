import type { editor } from "monaco-editor/editor";
import { expect, test } from "vitest";
import { advance } from "../../../shared/base/work";
import { type TextEdit, applyEdits } from "../../../shared/text/edit";
import type { LateModel } from "./lateModel";
import { type WholeChange, createPartwiseChanges } from "./partwiseChange";

type Model = ReturnType<LateModel["now"]>;
const LINE = "0123456789\n";

/** More than three parts. */
const LINES = 80_000;

/** A text that is edited as Monaco's are, and tells `changed` of each change. */
function openText(text: string, changed: (edits: readonly TextEdit[], versionId: number) => void) {
  let [now, version] = [text, 1];
  const edit = (edits: readonly TextEdit[]): void => {
    now = applyEdits(now, edits);
    version += 1;
    changed(edits, version);
  };
  const model = {
    getVersionId: () => version,
    getAlternativeVersionId: () => version,
    getValue: () => now,
    getValueLength: () => now.length,
    getLineCount: () => now.split("\n").length,
    isDisposed: () => false,
    pushStackElement: () => undefined,
  } as unknown as Model;
  return { model, edit, text: () => now };
}

/** Begins a change of all lines, and makes its first part. */
function begun() {
  const told: (WholeChange | null)[] = [];
  const before = LINE.repeat(LINES);
  const edits = [{ offset: 0, length: before.length, text: "abc\n".repeat(LINES) }];
  const { model, edit, text } = openText(before, (changes, versionId) => {
    const seen = changes.map(({ offset, length, text: inserted }) => {
      return { rangeOffset: offset, rangeLength: length, text: inserted } as editor.IModelContentChange;
    });
    told.push(partwise.wholeOf({ changes: seen, versionId }));
  });
  const partwise = createPartwiseChanges(
    { now: () => model, readable: () => model, mark: () => model.getVersionId() },
    (_model, part) => edit(part),
  );
  const work = partwise.make(before, edits, (makeLast) => makeLast());
  advance(work, 0);
  return { before, edits, partwise, work, told, edit, text };
}

test("between the parts the document reads as before, and it changes with the last one", () => {
  const { before, edits, partwise, work, told, text } = begun();
  expect(text()).not.toBe(before);
  expect([partwise.readable().getValue() === before, partwise.readable().getVersionId(), partwise.mark()]).toEqual([
    true,
    1,
    1,
  ]);
  while (!advance(work, 0)) continue;
  expect(text()).toBe(applyEdits(before, edits));
  expect(told.slice(0, -1).every((each) => each === null)).toBe(true);
  expect(told.length).toBeGreaterThan(2);
  expect(told.at(-1)).toEqual({ edits, from: 1, isMadeInParts: true });
  expect(partwise.readable().getValue()).toBe(text());
});

test("an edit of another between two parts is told of, and the rest is not made", () => {
  const { partwise, work, told, edit, text } = begun();
  const typed = { offset: 0, length: 0, text: " " };
  edit([typed]);
  expect(told.at(-1)).toMatchObject({ edits: [typed], isMadeInParts: false });
  expect(partwise.readable().getValue()).toBe(text());
  const left = text();
  expect(advance(work, Infinity)).toBe(true);
  expect(text()).toBe(left);
});
