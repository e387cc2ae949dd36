import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { isInside, isPlainPath, isSkipped, isTextFile, realPathInside } from "./packPaths";
import { temporaryFolder } from "./temporaryPack.testing";

describe("a path written in a pack", () => {
  test.each([
    ["levels/a.json", true],
    ["a b/ü.png", true],
    ["..png", true],
    ["", false],
    ["../a.png", false],
    ["a/../../b.png", false],
    ["a/./b.png", false],
    ["a//b.png", false],
    ["/etc/passwd", false],
    ["C:/Windows/a.png", false],
    ["a\\b.png", false],
    ["a.png:stream", false],
    ["a\u0000.png", false],
    ["a\n.png", false],
    [`${"a/".repeat(600)}b.png`, false],
  ])("%j is plain: %s", (relative, plain) => {
    expect(isPlainPath(relative)).toBe(plain);
  });
});

test.each([
  ["/pack", "/pack", true],
  ["/pack", "/pack/levels/a.json", true],
  ["/pack", "/pack/..hidden", true],
  ["/pack", "/packs/a.json", false],
  ["/pack", "/", false],
])("%s contains %s: %s", (root, file, inside) => {
  expect(isInside(root, file)).toBe(inside);
});

test("links are followed inside the root and nowhere else", async () => {
  const outside = temporaryFolder({ "secret.png": "x" });
  const root = temporaryFolder({ "real.png": "x" });
  symlinkSync(path.join(root, "real.png"), path.join(root, "inner.png"));
  symlinkSync(path.join(outside, "secret.png"), path.join(root, "outer.png"));
  symlinkSync(outside, path.join(root, "folder"));
  expect(await realPathInside(root, "inner.png")).toBe(path.join(root, "real.png"));
  expect(await realPathInside(root, "outer.png")).toBeNull();
  expect(await realPathInside(root, "folder/secret.png")).toBeNull();
  expect(await realPathInside(root, "absent.png")).toBeNull();
});

test("JSON in any case is text, tool and dot folders are skipped", () => {
  expect(["a.json", "A.JSON", "readme.md", "a.png", "json"].filter(isTextFile)).toEqual([
    "a.json",
    "A.JSON",
    "readme.md",
  ]);
  expect([".git", "node_modules", ".DS_Store", "levels"].filter(isSkipped)).toEqual([
    ".git",
    "node_modules",
    ".DS_Store",
  ]);
});
