import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withStagingFolder } from "./stagingFolder";
import { temporaryFolder } from "./temporaryPack.testing";

test("a folder is made beside its place and moved there", async () => {
  const parent = temporaryFolder({});
  const made = await withStagingFolder(parent, "new", async (staging) => {
    expect(path.dirname(staging)).toBe(parent);
    expect(existsSync(staging)).toBe(false);
    mkdirSync(staging);
    renameSync(staging, path.join(parent, "made"));
    return "made";
  });
  expect(made).toBe("made");
  expect(readdirSync(parent)).toEqual(["made"]);
});

test("what was made is removed when the work fails, and the failure is told", async () => {
  const parent = temporaryFolder({});
  const work = withStagingFolder(parent, "new", async (staging) => {
    mkdirSync(staging);
    writeFileSync(path.join(staging, "half"), "");
    throw new Error("full");
  });
  await expect(work).rejects.toThrow("full");
  expect(readdirSync(parent)).toEqual([]);
});
