import { expect, it } from "vitest";
import { MAX_FILES } from "../disk/listFolder";
import { revisionFiles } from "./revisionTree";

const OBJECT = "a".repeat(40);
const MEGABYTE = 1024 * 1024;

function row(path: string, bytes: number | "-" = 2, kind = "100644 blob"): string {
  return `${kind} ${OBJECT} ${String(bytes).padStart(7)}\t${path}\0`;
}

it("texts, other files, and what no pack has", () => {
  const listing = [
    row("game.json"),
    row("sprites/a b\n.png"),
    row("levels/ä.json", 5, "100755 blob"),
    row("link.json", 2, "120000 blob"),
    row("module", "-", "160000 commit"),
    row(".hidden/a.json"),
    row("node_modules/a.json"),
  ].join("");
  const { texts, assets, problems, tooMany } = revisionFiles(listing);
  expect(texts).toEqual([
    { path: "game.json", object: OBJECT, bytes: 2 },
    { path: "levels/ä.json", object: OBJECT, bytes: 5 },
  ]);
  expect({ assets, tooMany }).toEqual({ assets: [], tooMany: false });
  expect(problems.map(({ path }) => path)).toEqual(["sprites/a b\n.png"]);
  expect(revisionFiles("").texts).toEqual([]);
});

it("a text that is too large is a problem, as are those beyond the limit of a pack", () => {
  const many = Array.from({ length: 9 }, (_text, index) => row(`levels/${index}.json`, 8 * MEGABYTE)).join("");
  const { texts, problems } = revisionFiles(row("large.json", 8 * MEGABYTE + 1) + many);
  expect(texts).toHaveLength(8);
  expect(problems.map(({ path }) => path)).toEqual(["large.json", "levels/8.json"]);
});

it("more files than a pack may have are too many", () => {
  const rows = Array.from({ length: MAX_FILES }, (_file, index) => row(`${index}.png`)).join("");
  expect(revisionFiles(rows).tooMany).toBe(false);
  expect(revisionFiles(`${rows}${row("more.png")}`).tooMany).toBe(true);
});
