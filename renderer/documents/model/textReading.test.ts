import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../shared/base/work";
import { type TextEdit, applyEdits } from "../../../shared/text/edit";
import { shapeOf } from "../../../shared/text/jsonNode";
import { parseJsonTree, valueOf } from "../../../shared/text/jsonTree";
import { type ReadModel, createTextReading } from "./textReading";

/** A model whose text is set by hand, and how often it was read as a whole. */
function modelOf(first: string) {
  let text = first;
  let version = 1;
  let reads = 0;
  let isDisposed = false;
  const model: ReadModel = {
    getVersionId() {
      if (isDisposed) throw new Error("Model is disposed!");
      return version;
    },
    getValue() {
      reads += 1;
      return text;
    },
    getValueLength: () => text.length,
    isDisposed: () => isDisposed,
  };
  return {
    model,
    dispose: () => {
      isDisposed = true;
    },
    reads: () => reads,
    /** Gives the version after it. */
    change: (next: string) => {
      text = next;
      version += 1;
      return version;
    },
  };
}

describe("reading a changing text", () => {
  it("keeps to what it was at the end when its model is gone", () => {
    const { model, dispose } = modelOf('{"id": "one"}');
    const reading = createTextReading(() => model);
    expect(reading.value()).toEqual({ id: "one" });
    dispose();
    expect([reading.text(), reading.value()]).toEqual(['{"id": "one"}', { id: "one" }]);
  });

  it("takes over what was read before there was a model, unless the model says something else", () => {
    const text = '{"id": "one"}';
    const known = { text, tree: parseJsonTree(text) };
    expect(createTextReading(() => modelOf(text).model, known).tree()).toBe(known.tree);
    expect(createTextReading(() => modelOf('{"id": "two"}').model, known).value()).toEqual({ id: "two" });
  });

  it("takes changes in without reading the model again, and parses what they make", () => {
    const changes = fc.array(
      fc.tuple(fc.nat(), fc.constantFrom(0, 1, 3), fc.constantFrom("", "x", '"', ",", "[]"), fc.boolean()),
    );
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), changes, (value, all) => {
        let text = JSON.stringify([value, "end"], null, 1);
        const { model, reads, change } = modelOf(text);
        const reading = createTextReading(() => model);
        expect(reading.text()).toBe(text);
        for (const [place, most, insertion, isParsed] of all) {
          const offset = place % (text.length + 1);
          const edits: TextEdit[] = [{ offset, length: Math.min(most, text.length - offset), text: insertion }];
          text = applyEdits(text, edits);
          reading.changed(edits, change(text));
          expect(reading.text()).toBe(text);
          // Sometimes several changes are made between one parse and the next.
          if (!isParsed) continue;
          const [tree, whole] = [reading.tree(), parseJsonTree(text)];
          expect(tree.errors).toEqual(whole.errors);
          expect(tree.root && shapeOf(tree.root)?.length).toBe(whole.root?.length);
          expect(reading.value()).toEqual(valueOf(whole.root));
        }
        expect(reads()).toBe(1);
      }),
    );
  });

  it("reads the model again after a change that was not reported, or was reported wrongly", () => {
    const { model, reads, change } = modelOf("[1]");
    const reading = createTextReading(() => model);
    expect(reading.value()).toEqual([1]);
    change("[2]");
    expect(reading.value()).toEqual([2]);
    // Two changes told as one.
    change("[2, 3]");
    reading.changed([{ offset: 2, length: 0, text: ", 3" }], change("[2, 3, 4]"));
    expect(reading.value()).toEqual([2, 3, 4]);
    // Other line ends come with the change.
    reading.changed([{ offset: 1, length: 1, text: "5" }], change("[5, 3,\r\n4]"));
    expect(reading.value()).toEqual([5, 3, 4]);
    expect(reads()).toBe(4);
  });

  it("reads only what has changed for a caller before the change is reported, and accepts the change then", () => {
    const { model, change } = modelOf('[[1, 1], [2, 2], "end"]');
    const reading = createTextReading(() => model);
    const [first] = reading.value() as readonly unknown[];
    const version = change('[[1, 1], [2, 3], "end"]');
    expect(reading.value()).toEqual([[1, 1], [2, 3], "end"]);
    expect((reading.value() as readonly unknown[])[0], "what did not change is not read again").toBe(first);
    expect(reading.changed([{ offset: 13, length: 1, text: "3" }], version)).toBe(true);
    expect(reading.value()).toEqual([[1, 1], [2, 3], "end"]);
    // The next ones come in their order again, one of them with what is not true.
    const next = change('[[1, 1], [2, 4], "end"]');
    expect(reading.changed([{ offset: 13, length: 1, text: "4" }], next)).toBe(true);
    const wrong = change('[[1, 1], [2, 5], "end"]');
    expect(reading.value()).toEqual([[1, 1], [2, 5], "end"]);
    expect(reading.changed([{ offset: 13, length: 1, text: "6" }], wrong)).toBe(false);
    expect(reading.value()).toEqual([[1, 1], [2, 5], "end"]);
  });

  it("does not use the edits of several changes that are told as one, read in between or not", () => {
    const { model, change } = modelOf('{"a": 1, "b": 2}');
    const reading = createTextReading(() => model);
    expect(reading.value()).toEqual({ a: 1, b: 2 });
    const removal = { offset: 0, length: 16, text: "" };
    change("");
    expect(reading.text()).toBe("");
    expect(reading.changed([removal, { offset: 0, length: 0, text: "[]" }], change("[]"))).toBe(false);
    expect(reading.value()).toEqual([]);
    // Of equal lengths, so that the length does not give it away.
    change("{}");
    expect(reading.text()).toBe("{}");
    const both = [
      { offset: 0, length: 2, text: "{}" },
      { offset: 0, length: 2, text: '""' },
    ];
    expect(reading.changed(both, change('""'))).toBe(false);
    expect(reading.value()).toBe("");
    // Read after both, before they are told.
    change("[1]");
    expect(reading.text()).toBe("[1]");
    const last = change("[1, 2]");
    expect(reading.text()).toBe("[1, 2]");
    expect(
      reading.changed(
        [
          { offset: 0, length: 2, text: "[1]" },
          { offset: 2, length: 0, text: ", 2" },
        ],
        last,
      ),
    ).toBe(false);
    expect(reading.value()).toEqual([1, 2]);
    expect(reading.changed([{ offset: 4, length: 1, text: "3" }], change("[1, 3]"))).toBe(true);
    expect(reading.value()).toEqual([1, 3]);
  });

  it("keeps its tree while the text stays", () => {
    const { model, change } = modelOf("[[1], [2]]");
    const reading = createTextReading(() => model);
    const tree = reading.tree();
    expect(reading.tree()).toBe(tree);
    reading.changed([{ offset: 2, length: 1, text: "7" }], change("[[7], [2]]"));
    expect(reading.tree()).not.toBe(tree);
    expect(reading.value()).toEqual([[7], [2]]);
  });

  it("reads ahead what edits will make, for them alone", () => {
    const { model, change } = modelOf("[[1], [2]]");
    const reading = createTextReading(() => model);
    const edit = (text: string): TextEdit[] => [{ offset: 2, length: 1, text }];
    const ahead = finish(reading.readAhead(edit("7")));
    expect([valueOf(ahead.root), reading.value()]).toEqual([
      [[7], [2]],
      [[1], [2]],
    ]);
    reading.changed(edit("7"), change("[[7], [2]]"));
    expect(reading.tree(), "not read again").toBe(ahead);
    // Something else is done after all.
    finish(reading.readAhead(edit("8")));
    reading.changed(edit("9"), change("[[9], [2]]"));
    expect(reading.value()).toEqual([[9], [2]]);
    reading.changed(edit("8"), change("[[8], [2]]"));
    expect([reading.text(), reading.value()]).toEqual(["[[8], [2]]", [[8], [2]]]);
    expect(valueOf(finish(reading.readAhead([])).root)).toEqual([[8], [2]]);
  });
});
