import { expect, test } from "vitest";
import { createChosenPaths } from "./chosenPaths";

test("only what was chosen may be asked for, however it is written", () => {
  const chosen = createChosenPaths();
  chosen.choose("/packs/mine/");
  expect(chosen.isChosen("/packs/mine")).toBe(true);
  expect(chosen.isChosen("/packs/./other/../mine/")).toBe(true);
  for (const other of ["/packs", "/packs/mine/levels", "/packs/mine2", "/", "", "packs/mine", "/packs/mine/.."]) {
    expect(chosen.isChosen(other), other).toBe(false);
  }
});

test("a pack's own file stands for its folder, any other file for itself", () => {
  const chosen = createChosenPaths();
  chosen.choose("/packs/a/manifest.json");
  chosen.choose("/packs/b.zip");
  expect(chosen.isChosen("/packs/a")).toBe(true);
  expect(chosen.isChosen("/packs/b.zip")).toBe(true);
  expect(chosen.isChosen("/packs")).toBe(false);
});
