import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { parsed, ran } from "../command.testing";
import type { GeneratedRow } from "./generate";
import type { InsightRow } from "./insightRow";
import type { RepairRow } from "./repair";

const samplePack = path.resolve(__dirname, "../../sample-packs/flag-worlds");

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-insight-"));
  folders.push(folder);
  return folder;
}

function rows(output: string): readonly unknown[] {
  return output
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

test("a line of JSON for each level says all that is known of it", async () => {
  const { code, output } = await ran("insight", samplePack, "fw_004", "fw_010", "--json", "--parts", "--versions");
  expect(code).toBe(0);
  const [small, large] = rows(output) as readonly InsightRow[];
  expect(small).toMatchObject({ level: "fw_004", complete: true, shortest: { length: 6 } });
  expect(small?.ways).toEqual({ count: 15, exact: true });
  expect(small?.parts?.find(({ part }) => part.name === "flag")?.verdict).toEqual({ kind: "needed" });
  expect(small?.versions).toMatchObject({ findings: [], open: [] });
  expect(large).toMatchObject({ complete: true, difficulty: { kind: "exact" }, states: { open: 0 } });
  expect(large!.shortestPath!.steps).toHaveLength(28);
  expect(large!.neverGood.length).toBeGreaterThan(0);
});

test("people read it, with what must happen, must not and only may", async () => {
  const demands = ["--must", "rule:torch_burns", "--must-not", "event:avatar_entered", "--must", "rule:no_such_rule"];
  const { code, output } = await ran("insight", samplePack, "fw_004", ...demands, "--play", "metal_crate@0,1");
  expect(code).toBe(0);
  expect(output).toContain("15 ways to win in 6, 2 plans, 2 ideas");
  expect(output).toContain("must: rule torch_burns fires: cannot be, proven");
  expect(output).toContain("must not: event avatar_entered: cannot be won without, proven");
  expect(output).toContain("must: rule no_such_rule fires: the language knows nothing like it");
  expect(output).toMatch(/metal_crate in cell \[0, 1\]: move/);
});

test("a part that makes one move of difference is told in the singular", async () => {
  const { output } = await ran("insight", samplePack, "fw_010", "--parts");
  expect(output).toContain("without entity wall [1,4]: 1 move shorter");
});

test("what is asked in no known form is refused", async () => {
  const line = await parsed(["insight", samplePack, "--must", "nonsense"]);
  expect(line.ok ? "" : line.refusal).toContain('"nonsense" is not rule:ID');
  const criteria = await parsed(["generate", samplePack, "fw_004", "--criteria", "beauty:1:2"]);
  expect(criteria.ok ? "" : criteria.refusal).toContain('"beauty:1:2" is no criterion');
});

test("a broken solution is told with its repairs, and a level without one", async () => {
  const folder = newFolder();
  cpSync(samplePack, folder, { recursive: true });
  const file = path.join(folder, "levels/fw_004.json");
  const level = JSON.parse(readFileSync(file, "utf8")) as { solution: { goldPath: unknown[] } };
  level.solution.goldPath.splice(1, 1);
  writeFileSync(file, JSON.stringify(level));
  const { code, output } = await ran("repair", folder, "fw_001", "fw_004", "--json");
  expect(code).toBe(1);
  const [whole, broken] = rows(output) as readonly RepairRow[];
  expect(whole).toEqual({ level: "fw_001", solution: "wins", repairs: null });
  expect(broken).toMatchObject({
    solution: "broken",
    repairs: { fewestEdits: { kind: "repaired", repair: { left: 0, added: 1, proven: true } } },
  });
  const text = await ran("repair", folder, "fw_004");
  expect(text.output).toContain("fw_004  DOES NOT WIN\n  fewest edits: 0 left out, 1 added");
});

test("a level that cannot be played fails: a script must not take it for one that is well", async () => {
  const folder = newFolder();
  cpSync(samplePack, folder, { recursive: true });
  rmSync(path.join(folder, "game.json"));
  expect(await ran("insight", folder, "fw_001")).toMatchObject({ code: 1, output: "fw_001\n  cannot be played\n" });
  expect(await ran("repair", folder, "fw_001")).toMatchObject({ code: 1, output: "fw_001  cannot be played\n" });
});

test.each([
  [["--kinds", "wood,tourch"], 'The pack has no kind "tourch". Did you mean "torch"?'],
  [["--lock", "99,0"], 'There is no cell "99,0": the cells are 0,0 to '],
])("what may change, or not, is what the level has: %j is refused", async (options, sentence) => {
  const { code, output, errors } = await ran("generate", samplePack, "fw_004", ...options, "--tries", "3");
  expect([code, output]).toEqual([2, ""]);
  expect(errors).toContain(sentence);
});

test("generated levels are written, and solved as they are told", async () => {
  const folder = newFolder();
  const asked = [
    "--criteria",
    "solution_length:6:",
    "--tries",
    "30",
    "--keep",
    "2",
    "--out",
    path.join(folder, "made"),
  ];
  const { code, output } = await ran("generate", samplePack, "fw_004", ...asked, "--json");
  expect(code).toBe(0);
  const all = rows(output) as readonly (GeneratedRow & { readonly summary?: { readonly tried: number } })[];
  expect(all.at(-1)?.summary?.tried).toBe(30);
  const made = all.slice(0, -1);
  expect(made).toHaveLength(2);
  expect(readdirSync(path.join(folder, "made"))).toHaveLength(2);
  const pack = path.join(folder, "pack");
  cpSync(samplePack, pack, { recursive: true });
  cpSync(made[0]!.file!, path.join(pack, "levels/fw_004.json"));
  const solved = await ran("solve", pack, "fw_004", "--json");
  expect(JSON.parse(solved.output)).toMatchObject({ kind: "solved", length: made[0]!.length });
});
