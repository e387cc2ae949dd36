// `check --json` with fixes, `check --fix` and `check --fix --dry-run`, on a small pack on the disk.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { TEXTS } from "../shared/dialects/gridponder/checks/smallPack.testing";
import { applyEdits } from "../shared/text/edit";
import { type CheckOptions, check } from "./check";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const LEVEL = "levels/one.json";

/** Writes the small pack with pieces of its files replaced; returns its folder. */
function packWith(...changes: readonly (readonly [file: string, piece: string, by: string])[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-fix-"));
  folders.push(folder);
  mkdirSync(path.join(folder, "levels"));
  for (const [file, text] of Object.entries(TEXTS)) {
    const own = changes.filter(([changed]) => changed === file);
    writeFileSync(
      path.join(folder, file),
      own.reduce((before, [, piece, by]) => before.replace(piece, () => by), text),
    );
  }
  return folder;
}

async function run(folder: string, options: CheckOptions): Promise<string> {
  let said = "";
  const take = (text: string): void => {
    said += text;
  };
  await check([folder], options, { write: async (text) => take(text), writeError: take });
  return said;
}

function textOf(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), "utf8");
}

const OPERATOR = ["game.json", '"op": "lt"', '"op": "<"'] as const;
const ROW = [LEVEL, '["empty", "empty", "empty", "void"]', '["empty", "empty", null]'] as const;
const NAME = [LEVEL, '"kind": "crate"', '"kind": "crat"'] as const;

it("prints the fixes of a finding as JSON: title, whether it is safe, and edits that do it", async () => {
  const folder = packWith(OPERATOR);
  const report = JSON.parse(await run(folder, { form: "json", sarif: null, fix: null, solve: null })) as {
    packs: [{ findings: { code: string; fixes: { title: string; safe: boolean; changes: never }[] }[] }];
  };
  const finding = report.packs[0].findings.find(({ code }) => code === "wrong-value")!;
  expect(finding.fixes).toMatchObject([{ title: 'Change to "lt"', safe: true }]);
  const [change] = finding.fixes[0]!.changes as [{ file: string; edits: Parameters<typeof applyEdits>[1] }];
  expect(change.file).toBe("game.json");
  expect(applyEdits(textOf(folder, "game.json"), change.edits)).toBe(TEXTS["game.json"]);
});

it("applies safe fixes, those that others make possible too, and no others", async () => {
  const folder = packWith(OPERATOR, ROW, NAME);
  const said = await run(folder, { form: "text", sarif: null, fix: "apply", solve: null });
  expect(textOf(folder, "game.json")).toBe(TEXTS["game.json"]);
  expect(textOf(folder, LEVEL)).toContain('["empty", "empty", "empty", "empty"]');
  expect(textOf(folder, LEVEL)).toContain('"kind": "crat"');
  expect(said).toContain('fixed: Change to "lt"');
  expect(said).toContain('There is no entity kind "crat"');
  expect(said).not.toContain('error: "op"');
});

it("fixes a text that is no JSON, and then what that text says", async () => {
  const folder = packWith(OPERATOR, [
    "game.json",
    '"defaults": {"maxCascadeDepth": 3}',
    '"defaults": {"maxCascadeDepth": 3},',
  ]);
  await run(folder, { form: "text", sarif: null, fix: "apply", solve: null });
  expect(JSON.parse(textOf(folder, "game.json"))).toEqual(JSON.parse(TEXTS["game.json"]!));
});

it("writes nothing in a dry run, and says what it would do", async () => {
  const folder = packWith(OPERATOR);
  const before = textOf(folder, "game.json");
  const said = await run(folder, { form: "text", sarif: null, fix: "show", solve: null });
  expect(said).toContain('would fix: Change to "lt"');
  expect(said).toContain("[wrong-value]");
  expect(textOf(folder, "game.json")).toBe(before);
});

it("leaves a pack without safe fixes as it is", async () => {
  const folder = packWith(NAME);
  const before = textOf(folder, LEVEL);
  expect(await run(folder, { form: "text", sarif: null, fix: "apply", solve: null })).not.toContain("fixed:");
  expect(textOf(folder, LEVEL)).toBe(before);
});
