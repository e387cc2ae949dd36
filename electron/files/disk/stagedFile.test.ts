import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { replaceFile } from "./stagedFile";
import { temporaryFolder } from "./temporaryPack.testing";

test("a file is replaced whole", async () => {
  const folder = temporaryFolder({ "a.txt": "old" });
  await replaceFile(path.join(folder, "a.txt"), "new");
  expect(readFileSync(path.join(folder, "a.txt"), "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["a.txt"]);
});

test("what cannot be put in its place leaves nothing beside it", async () => {
  const folder = temporaryFolder({ "taken/a.txt": "" });
  await expect(replaceFile(path.join(folder, "taken"), "new")).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["taken"]);
});
