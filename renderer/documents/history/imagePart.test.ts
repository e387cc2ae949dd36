import { expect, it } from "vitest";
import { createImagePart } from "./imagePart";

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
