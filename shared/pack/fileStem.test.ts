import { expect, test } from "vitest";
import { fileStem } from "./fileStem";

test.each([
  ["levels/one.json", "one"],
  ["a.b/two.JSON", "two"],
  ["game.json.bak", "game.json.bak"],
  ["three", "three"],
])("the name in %s is %s", (path, stem) => {
  expect(fileStem(path)).toBe(stem);
});
