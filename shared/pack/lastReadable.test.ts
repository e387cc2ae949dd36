// A file while it is typed in: what could be read stays, and goes with its document.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { SourceFile } from "./packSource";
import { parseJsonTree, valueOf } from "../text/jsonTree";
import { createLastReadable } from "./lastReadable";

function file(text: string): SourceFile {
  const tree = parseJsonTree(text);
  return { path: "game.json", role: "game", text, tree, value: valueOf(tree.root) };
}

const [whole, broken, next] = [file('{"a": 1}'), file('{"a": '), file('{"a": 2}')];

test("a broken text gives the one before it, until it can be read again", () => {
  const lastReadable = createLastReadable();
  const document = {};
  expect([whole, broken, broken, next, broken].map((now) => lastReadable(document, now))).toEqual([
    whole,
    whole,
    whole,
    next,
    next,
  ]);
});

test("a text that never could be read is given as it is, whatever another document said", () => {
  const lastReadable = createLastReadable();
  lastReadable({}, whole);
  expect(lastReadable({}, broken)).toBe(broken);
});

test("a document that nobody else holds is let go", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const lastReadable = createLastReadable();
  const asked = (): WeakRef<object> => {
    const document = {};
    lastReadable(document, whole);
    return new WeakRef(document);
  };
  const document = asked();
  await expect
    .poll(() => {
      collectGarbage();
      return document.deref() === undefined;
    })
    .toBe(true);
});
