import { expect, test } from "vitest";
import { readText } from "./readText";
import { temporaryFolder } from "./temporaryPack.testing";

test.each([
  ["a.json", "text"],
  ["b.json", "absent"],
  ["none/b.json", "absent"],
  ["a.json/b.json", "absent"],
  ["levels", "problem"],
])("%s: %s", async (file, kind) => {
  const root = temporaryFolder({ "a.json": "{}", "levels/c.json": "{}" });
  expect((await readText(root, file)).kind).toBe(kind);
});
