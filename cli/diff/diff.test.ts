import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { builtCli } from "../../scripts/prepare/cliPackage.mts";
import { diff } from "./diff";

const samplePack = path.resolve(__dirname, "../../sample-packs/flag-worlds");
const LEVEL = "levels/fw_001.json";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-diff-"));
  folders.push(folder);
  return folder;
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

async function run(
  before: string,
  after: string,
  { rest = null, json = false }: { rest?: string | null; json?: boolean } = {},
): Promise<{ readonly code: number; readonly text: string; readonly errors: readonly string[] }> {
  const errors: string[] = [];
  let text = "";
  const output = {
    write(more: string): Promise<void> {
      text += more;
      return Promise.resolve();
    },
    writeError: (line: string): void => void errors.push(line),
  };
  const code = await diff({ before, after, rest, html: null, json }, output);
  return { code, text, errors };
}

describe("diff", () => {
  it("finds no difference between a pack and itself", async () => {
    const { code, text } = await run(samplePack, samplePack);
    expect(code).toBe(0);
    expect(text).toContain("no difference");
  });

  it("prints changed cells as a map, and how the level plays", async () => {
    const copy = path.join(newFolder(), "pack");
    cpSync(samplePack, copy, { recursive: true });
    edit(path.join(copy, LEVEL), '"position": [4, 3]', '"position": [4, 2]');
    const { code, text } = await run(samplePack, copy);
    expect(code).toBe(1);
    expect(text.split("\n").slice(1)).toEqual([
      "",
      "Levels",
      "  ~ fw_001  First Steps  levels/fw_001.json",
      "      plays shorter: wins in 7 → wins at move 6 of 7",
      "      differs from the start: markers at (4,2): empty → flag",
      "        · · · · ·",
      "        · · · · ·",
      "        · · · · *",
      "        · · · · *",
      "      markers at (4,2): nothing → flag",
      "      markers at (4,3): flag → nothing",
      "",
      "  1 level changed; 1 shorter",
      "",
    ]);
  });

  it("lists a broken text and a file that cannot be read, as text and as JSON", async () => {
    const copy = path.join(newFolder(), "pack");
    cpSync(samplePack, copy, { recursive: true });
    edit(path.join(copy, LEVEL), '"id": "fw_001",', '"id": "fw_001"');
    writeFileSync(path.join(copy, "theme.json"), Buffer.from([0xff, 0xfe, 0x00]));
    expect((await run(samplePack, copy)).text).toMatch(
      /Cannot be compared\n {2}after: theme.json:1:1: .*\n {2}after: levels/,
    );
    const { code, text } = await run(samplePack, copy, { json: true });
    expect(code).toBe(1);
    const { packs } = JSON.parse(text) as { readonly packs: readonly object[] };
    expect(packs).toHaveLength(1);
    expect(Object.keys(packs[0] ?? {})).toEqual(["path", "uncompared", "kinds", "rules", "levels", "files"]);
    expect(packs[0]).toMatchObject({ path: copy, uncompared: [{ file: "theme.json" }, { file: LEVEL, line: 3 }] });
  });

  it("refuses a folder that is not a pack", async () => {
    const { code, errors, text } = await run(samplePack, newFolder());
    expect({ code, text }).toEqual({ code: 2, text: "" });
    expect(errors).toHaveLength(1);
  });

  it("compares what git says has changed, in every pack of a repository", async () => {
    const folder = newFolder();
    const git = (...args: readonly string[]): string =>
      execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
        cwd: folder,
        encoding: "utf8",
      });
    for (const name of ["one", "two", "three"]) {
      cpSync(samplePack, path.join(folder, "packs", name), { recursive: true });
    }
    git("init", "-q", ".");
    git("add", ".");
    git("commit", "-qm", "Add packs");
    edit(path.join(folder, "packs/one", LEVEL), '"position": [4, 3]', '"position": [4, 2]');
    rmSync(path.join(folder, "packs/two", LEVEL));
    writeFileSync(path.join(folder, "notes.txt"), "Not in a pack.");
    git("add", ".");
    const program = `"${process.execPath}" "${await builtCli()}"`;
    git("config", "difftool.gridwright.cmd", `${program} diff "$LOCAL" "$REMOTE" --rest .`);
    const text = git("difftool", "--dir-diff", "--no-symlinks", "--tool=gridwright", "HEAD");
    expect(text).toContain("plays shorter: wins in 7 → wins at move 6 of 7");
    expect(text).toContain(`${path.normalize("packs/two")}\n\nLevels\n  - fw_001  First Steps`);
    expect(text).not.toContain("three");
    expect(text).not.toContain("Cannot be compared");
    expect((await run(newFolder(), newFolder(), { rest: folder })).code).toBe(0);
    const nowhere = await run(newFolder(), newFolder(), { rest: path.join(folder, "nowhere") });
    expect(nowhere).toMatchObject({ code: 2, errors: [expect.stringMatching(/^There is no folder .*nowhere\.$/)] });
  });

  it("tells of board games and events in their words, and how a game ends", async () => {
    const changed = async (pack: string, file: string, from: string, to: string): Promise<string> => {
      const before = path.join(samplePack, "..", pack);
      const after = path.join(newFolder(), pack);
      cpSync(before, after, { recursive: true });
      edit(path.join(after, file), from, to);
      return (await run(before, after)).text;
    };
    const mate = await changed("chess", "game.json", '"description": "Checkmate"', '"description": "Mate"');
    expect(mate).toContain("Fool's mate  games/fools-mate.json\n      plays differently\n");
    expect(mate).toContain("D8 H4: outcome: Black wins (Checkmate) → Black wins (Mate)\n");
    const step = await changed("chess", "game.json", '"eq(board[target], null)",', '"ne(board[target], null)",');
    expect(step).toContain("DOES NOT END AS RECORDED any more: ends as recorded in 11 → illegal at move 9\n");
    expect(step).toMatch(/3 do not end as recorded any more/);
    const kills = await changed("dungeon", "rules/achievements.json", '"value": 100}', '"value": 50}');
    expect(kills).toContain("DOES NOT PASS any more: passes in 1 → is not as expected at event 1\n");
    expect(kills).toContain("1 rule, 1 session changed; 1 does not pass any more\n");
  });
});
