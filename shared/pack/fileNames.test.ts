import { expect, test } from "vitest";
import { fileName, fileStem } from "./fileNames";

test.each([
  ["levels/one.json", "one"],
  ["a.b/two.JSON", "two"],
  ["game.json.bak", "game.json.bak"],
  ["three", "three"],
])("the name in %s is %s", (path, stem) => {
  expect(fileStem(path)).toBe(stem);
});

test("the name of a file is what follows its folders", () => {
  expect(["levels/a.b/one.json", "two.png", "assets/"].map(fileName)).toEqual(["one.json", "two.png", ""]);
});
