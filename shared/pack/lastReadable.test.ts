// A file while it is typed in: what could be read stays, and goes with its document.
import { expect, test } from "vitest";
import { expectLetGo } from "../base/garbage.testing";
import type { SourceFile } from "./packSource";
import { parseJsonTree, valueOf } from "../text/jsonTree";
import { createLastReadable } from "./lastReadable";

function file(text: string): SourceFile {
  const tree = parseJsonTree(text);
  return { path: "game.json", role: "game", text, tree, value: valueOf(tree.root) };
}

const [whole, broken, next] = [file('{"a": 1}'), file('{"a": '), file('{"a": 2}')];
const brokenLater = file('{"a": {');

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
  const document = {};
  expect(lastReadable(document, broken)).toBe(broken);
  expect(lastReadable(document, brokenLater)).toBe(brokenLater);
});

test("a document that nobody else holds is let go", async () => {
  const lastReadable = createLastReadable();
  await expectLetGo((document) => void lastReadable(document, whole));
});
