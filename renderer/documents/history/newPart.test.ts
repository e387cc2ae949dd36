import { describe, expect, it } from "vitest";
import { type OpenFiles, createNewPart, createRemovedPart } from "./newPart";
import { disposable } from "../../../shared/base/disposable";
import { createStepOrder } from "./stepOrder";

/** Open files whose marks are never used twice; `onDisk` are those that a removal puts into the trash. */
function openFiles(texts: Readonly<Record<string, string>>) {
  let last = 0;
  const files = new Map<string, { content: string; mark: number }>();
  const trashed: string[] = [];
  const onDisk = new Set(Object.keys(texts));
  const open = (path: string, content: string) => void files.set(path, { content, mark: (last += 1) });
  for (const [path, text] of Object.entries(texts)) open(path, text);
  const documents = new Map<object, ReturnType<OpenFiles["get"]>>();
  const get = (path: string): ReturnType<OpenFiles["get"]> => {
    const file = files.get(path);
    if (file === undefined) return undefined;
    const document = documents.get(file) ?? { text: () => file.content, savePoint: () => file.mark, hasMark: false };
    documents.set(file, document);
    return document;
  };
  const port: OpenFiles = {
    get,
    restore: open,
    discard: (path) => void files.delete(path),
    remove(path) {
      if (onDisk.has(path)) trashed.push(path);
      files.delete(path);
    },
  };
  return {
    port,
    trashed,
    onDisk,
    texts: () => Object.fromEntries([...files].map(([path, { content }]) => [path, content])),
    write: (path: string, content: string) => {
      Object.assign(files.get(path)!, { content, mark: (last += 1) });
    },
    /** As a document that undo is asked of. */
    at: (path: string) => ({ ...steps, savePoint: () => get(path)!.savePoint() }),
  };
}

const steps = { undo: () => undefined, redo: () => undefined, onChange: () => disposable(() => undefined) };

describe("a file that was made", () => {
  it("is gone after undo, and has its whole text again after redo", () => {
    const { port, texts } = openFiles({});
    const part = createNewPart(port, "b.json", '{"id": "b"}');
    expect([part.isDone(), texts()]).toEqual([true, { "b.json": '{"id": "b"}' }]);
    part.undo();
    expect([part.isUndone(), texts()]).toEqual([true, {}]);
    part.redo();
    expect([part.isDone(), texts()]).toEqual([true, { "b.json": '{"id": "b"}' }]);
  });

  it("stays once it was edited, and goes into the trash when it was saved", () => {
    const { port, write, trashed, onDisk } = openFiles({});
    const part = createNewPart(port, "b.json", "{}");
    onDisk.add("b.json");
    part.undo();
    expect(trashed).toEqual(["b.json"]);
    part.redo();
    write("b.json", "[]");
    expect([part.isDone(), part.isUndone()]).toEqual([false, false]);
  });
});

describe("a file that was taken away", () => {
  it("comes back with its unsaved text, and goes again", () => {
    const { port, texts, write, trashed } = openFiles({ "a.json": "{}" });
    write("a.json", '{"edited": true}');
    const part = createRemovedPart(port, "a.json");
    expect([part.isDone(), texts(), trashed]).toEqual([true, {}, []]);
    part.undo();
    expect([part.isUndone(), texts()]).toEqual([true, { "a.json": '{"edited": true}' }]);
    part.redo();
    expect([part.isDone(), texts(), trashed]).toEqual([true, {}, ["a.json"]]);
  });
});

describe("undo right after a file was made for another", () => {
  it("is taken in the new file too, and redone in the other", () => {
    const { port, texts, at } = openFiles({ "a.json": "{}" });
    const made = at("a.json");
    const order = createStepOrder();
    const part = createNewPart(port, "b.json", "[]");
    order.keep(made, made.savePoint(), [part]);
    const copy = Object.assign(port.get("b.json")!, steps);
    expect(order.undo(copy)?.paths).toEqual(["b.json"]);
    expect(texts()).toEqual({ "a.json": "{}" });
    expect(order.redo(made)?.paths).toEqual(["b.json"]);
    expect(texts()).toEqual({ "a.json": "{}", "b.json": "[]" });
  });
});
