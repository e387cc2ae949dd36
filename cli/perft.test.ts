import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ExitCode } from "./output";
import { type PerftCommand, perft } from "./perft";

const GAMES = path.resolve(__dirname, "../tests/conformance/gdl");
const folder = mkdtempSync(path.join(tmpdir(), "gridwright-perft-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function counted(command: Partial<PerftCommand>) {
  const written: string[] = [];
  const errors: string[] = [];
  const output = {
    write: (text: string) => Promise.resolve(void written.push(text)),
    writeError: (line: string) => void errors.push(line),
  };
  const usual = { start: null, withEnds: false, divide: false, seed: 1, players: null, json: true };
  const code = await perft({ pack: path.join(GAMES, "checkers_english.json"), depth: 3, ...usual, ...command }, output);
  return { code, text: written.join(""), errors: errors.join("\n") };
}

describe("perft", () => {
  it("counts to each depth from a file of rules", async () => {
    expect(await counted({})).toEqual({ code: ExitCode.ok, text: '{"counts":[7,49,302]}\n', errors: "" });
  });

  it("counts from a recorded game in a pack, and says what follows each first move", async () => {
    cpSync(path.join(GAMES, "checkers_english.json"), path.join(folder, "game.json"));
    mkdirSync(path.join(folder, "games"));
    const start = {
      place: { D3: { owner: "Red" }, H3: { owner: "Red" }, E4: { owner: "Black" }, G8: { owner: "Black" } },
    };
    writeFileSync(path.join(folder, "games/jump.json"), JSON.stringify({ id: "must-jump", start }));
    const command = { pack: folder, start: "must-jump", depth: 2, divide: true };
    const { text } = await counted(command);
    expect(JSON.parse(text)).toEqual({ counts: [1, 2], divide: { "D3 F5": 2 } });
    expect((await counted({ ...command, json: false })).text).toBe("1  1\n2  2\n\nD3 F5  2\n");
  });

  it("refuses what is not there, and tells what is wrong with rules", async () => {
    expect(await counted({ pack: path.join(folder, "nowhere") })).toMatchObject({ code: ExitCode.usage });
    expect(await counted({ pack: folder, start: "nobody" })).toMatchObject({ code: ExitCode.usage });
    writeFileSync(path.join(folder, "broken.json"), "{");
    expect(await counted({ pack: path.join(folder, "broken.json") })).toMatchObject({ code: ExitCode.failures });
    writeFileSync(path.join(folder, "wrong.json"), JSON.stringify({ players: { roles: [] } }));
    const wrong = await counted({ pack: path.join(folder, "wrong.json") });
    expect(wrong.code).toBe(ExitCode.failures);
    expect(wrong.errors).toContain("/players: The game names no roles of players.");
  });
});
