import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { check } from "../check";
import type { Output } from "../output";
import { solve } from "./solve";
import type { SolveRow } from "./solveText";

const samplePack = path.resolve(__dirname, "../../sample-packs/flag-worlds");
const BUDGET = { budgetMs: 60_000, memoryBytes: 2 ** 28 };
const ASKED = { pack: samplePack, ...BUDGET, profile: null, json: false } as const;

/** Collects what a command writes. */
function collected(): { readonly output: Output; readonly told: { text: string; errors: string } } {
  const told = { text: "", errors: "" };
  return {
    told,
    output: {
      write: (text) => {
        told.text += text;
        return Promise.resolve();
      },
      writeError: (line) => (told.errors += line),
    },
  };
}

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the sample pack whose first level has a goal that nothing can meet. */
function packWithoutSolution(): string {
  return packWithFirstGoals((goals) => goals.replace("[", '[{ "id": "no", "type": "nothing" },'));
}

/** A copy of the sample pack with other goals in its first level. */
function packWithFirstGoals(change: (goals: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-solve-"));
  folders.push(folder);
  cpSync(samplePack, folder, { recursive: true });
  const level = path.join(folder, "levels/fw_001.json");
  writeFileSync(level, readFileSync(level, "utf8").replace(/(?<="goals": )\[[^\]]*\]/, change));
  return folder;
}

test("a line of JSON for each level says what is proven", async () => {
  const { output, told } = collected();
  expect(await solve({ ...ASKED, levels: ["fw_001", "fw_004"], json: true }, output)).toBe(0);
  const rows = told.text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as SolveRow);
  expect(rows).toMatchObject([
    { level: "fw_001", kind: "solved", length: 7, proven: true, noneUnder: 7, because: null },
    { level: "fw_004", kind: "solved", length: 6, proven: true, noneUnder: 6, because: null },
  ]);
  expect(rows.map(({ path: moves }) => moves?.length)).toEqual([7, 6]);
  expect(rows.every(({ states, ms }) => states > 0 && ms >= 0)).toBe(true);
});

test("people read the moves, in another version of the language if they ask for it", async () => {
  const { output, told } = collected();
  expect(await solve({ ...ASKED, levels: ["fw_001"], profile: "published" }, output)).toBe(0);
  expect(told.text).toContain("fw_001  7 moves, proven: move right, move right");
});

test("a search that may use next to nothing says what it knows, and why no more", async () => {
  const { output, told } = collected();
  expect(await solve({ ...ASKED, levels: ["fw_010"], memoryBytes: 1, json: true }, output)).toBe(0);
  const row = JSON.parse(told.text) as SolveRow;
  expect(row).toMatchObject({ kind: "unknown", length: null, path: null, proven: false, because: "memory" });
  expect(row.noneUnder).toBeGreaterThanOrEqual(1);
});

test("a level that is proven to have no solution fails, in a check too", async () => {
  const pack = packWithoutSolution();
  const solved = collected();
  expect(await solve({ ...ASKED, pack, levels: ["fw_001"] }, solved.output)).toBe(1);
  expect(solved.told.text).toContain("NO SOLUTION, proven");
  const checked = collected();
  expect(await check([pack], { form: "json", sarif: null, fix: null, solve: BUDGET }, checked.output)).toBe(1);
  const { packs } = JSON.parse(checked.told.text) as { packs: { levels: { solve: SolveRow }[] }[] };
  expect(packs[0]?.levels.slice(0, 2).map((level) => level.solve)).toMatchObject([
    { kind: "unsolvable", proven: true },
    { kind: "solved", length: 10 },
  ]);
  const annotated = collected();
  await check([pack], { form: "annotations", sarif: null, fix: null, solve: BUDGET }, annotated.output);
  expect(annotated.told.text).toContain(`::error::${pack}: fw_001; NO SOLUTION, proven\n`);
  const text = collected();
  await check([samplePack], { form: "text", sarif: null, fix: null, solve: BUDGET }, text.output);
  expect(text.told.text).toContain("fw_002  wins in 10 moves; fewest moves: 10, proven");
});

test("a level without goals is said to have none", async () => {
  const pack = packWithFirstGoals(() => "[]");
  const solved = collected();
  expect(await solve({ ...ASKED, pack, levels: ["fw_001"], json: true }, solved.output)).toBe(1);
  expect(JSON.parse(solved.told.text)).toMatchObject({ kind: "unsolvable", because: "no-goal" });
  const checked = collected();
  expect(await check([pack], { form: "text", sarif: null, fix: null, solve: BUDGET }, checked.output)).toBe(1);
  expect(checked.told.text).toContain("NO SOLUTION: the level has no goal\n");
});

test("a recorded solution that wins by a move which is not offered is told apart", async () => {
  const pack = packWithFirstGoals((goals) => goals);
  const game = path.join(pack, "game.json");
  writeFileSync(game, readFileSync(game, "utf8").replace('"id": "move",', '"id": "move", "entityKind": "void",'));
  const solved = collected();
  expect(await solve({ ...ASKED, pack, levels: ["fw_001"], json: true }, solved.output)).toBe(1);
  expect(JSON.parse(solved.told.text)).toMatchObject({ kind: "unsolvable", because: "not-offered" });
  const checked = collected();
  expect(await check([pack], { form: "text", sarif: null, fix: null, solve: BUDGET }, checked.output)).toBe(1);
  const says = "NO SOLUTION of moves that are offered, proven; the recorded one has a move that is not\n";
  expect(checked.told.text).toContain(`fw_001  wins in 7 moves; ${says}`);
});

test("a level that does not exist is a usage error", async () => {
  const { output, told } = collected();
  expect(await solve({ ...ASKED, levels: ["fw_999"] }, output)).toBe(2);
  expect(told.errors).toContain('no level "fw_999"');
});

test.each([
  ["chess", "Board game", "games"],
  ["dungeon", "Gnosis", "sessions"],
])("a pack without puzzles is a usage error: %s", async (name, title, starts) => {
  const { output, told } = collected();
  const pack = path.resolve(samplePack, "..", name);
  expect(await solve({ ...ASKED, pack, levels: [] }, output)).toBe(2);
  expect(told.text).toBe("");
  expect(told.errors).toContain(`holds no puzzles to search; its language is ${title}.`);
  expect(told.errors).toContain(`replays its ${starts}.`);
});

test("a level of a pack without a game cannot be played, and fails", async () => {
  const pack = packWithoutSolution();
  rmSync(path.join(pack, "game.json"));
  const { output, told } = collected();
  expect(await solve({ ...ASKED, pack, levels: ["fw_002"] }, output)).toBe(1);
  expect(told).toEqual({ text: "fw_002  cannot be played\n", errors: "" });
});

test("a pack without levels is refused: nothing was searched", async () => {
  const pack = packWithoutSolution();
  rmSync(path.join(pack, "levels"), { recursive: true });
  const { output, told } = collected();
  expect(await solve({ ...ASKED, pack, levels: [] }, output)).toBe(2);
  expect(told).toEqual({ text: "", errors: `${pack} has no levels.` });
});

test("an answer about a text that is not valid JSON says so", async () => {
  const pack = packWithoutSolution();
  const file = path.join(pack, "levels/fw_002.json");
  writeFileSync(file, readFileSync(file, "utf8").slice(0, 300));
  const { output, told } = collected();
  await solve({ ...ASKED, pack, levels: ["fw_002"] }, output);
  expect(told.text).toBe("fw_002  NO SOLUTION: the level has no goal\n");
  expect(told.errors).toBe("levels/fw_002.json is not valid JSON: only what can be read of it counts.");
});
