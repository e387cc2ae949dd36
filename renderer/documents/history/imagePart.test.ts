import { expect, it } from "vitest";
import { createBroughtImagePart, createDeletedImagePart, createImagePart } from "./imagePart";

it("an image takes its old name again by undo, its new one by redo, each once", () => {
  const moves: string[] = [];
  const part = createImagePart({ from: "a.png", to: "b.png" }, (from, to) => moves.push(`${from} ${to}`));
  expect([part.path(), part.isDone(), part.isUndone()]).toEqual(["b.png", true, false]);
  part.undo();
  part.undo();
  expect([part.path(), part.isDone(), part.isUndone()]).toEqual(["a.png", false, true]);
  part.redo();
  expect(part.isDone()).toBe(true);
  expect(moves).toEqual(["b.png a.png", "a.png b.png"]);
});

it.each([
  ["deleted comes back", createDeletedImagePart, ["restore", "remove"]],
  ["brought goes", createBroughtImagePart, ["remove", "restore"]],
] as const)("an image that was %s by undo, and the other way by redo, each once", (_what, create, expected) => {
  const acts: string[] = [];
  const part = create("a.png", { restore: () => acts.push("restore"), remove: () => acts.push("remove") });
  expect([part.isDone(), part.isUndone()]).toEqual([true, false]);
  part.undo();
  part.undo();
  expect([part.isDone(), part.isUndone()]).toEqual([false, true]);
  part.redo();
  expect(acts).toEqual(expected);
});
