import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Json } from "../shared/base/json";
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

  it("says which games there are, and that a pack is in another language", async () => {
    const samples = path.resolve(__dirname, "../sample-packs");
    const chess = await counted({ pack: path.join(samples, "chess"), start: "nope" });
    expect([chess.code, chess.errors]).toEqual([ExitCode.usage, expect.stringMatching(/It has castling, .*stalemate/)]);
    const rules = await counted({ pack: path.join(samples, "dungeon") });
    expect([rules.code, rules.errors]).toEqual([ExitCode.usage, expect.stringContaining("is no board game")]);
  });

  const gameFile = (name: string, list: Json, more: { readonly [key: string]: Json } = {}): string => {
    const rules = {
      players: { roles: [{ name: "A" }, { name: "B" }] },
      entity_schemas: { Piece: { attributes: { owner: { type: "player_ref" } } } },
      topology: { type: "grid", width: 2, height: 1 },
      interactions: { list },
      game_flow: { phases: { main: { actors: "current_player", allowed_actions: Object.keys(list as object) } } },
      ...more,
    };
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(rules));
    return file;
  };
  const range = (max: number): Json => ({
    conditions: ["gt(n, 0)"],
    effects: [],
    params: { n: { type: "int", min: 1, max } },
  });
  const told = "Some positions have more moves than are listed; the others were left out.";

  it.each([
    ["as many moves as are listed", { bet: range(10_000) }, [10_000], ""],
    [
      "more moves",
      { bet: range(9_999), other: range(2) },
      [10_000],
      `${told} The counts from depth 1 on are too small.`,
    ],
    ["a choice of more values", { bet: range(10_001) }, [10_000], `${told} The counts from depth 1 on are too small.`],
  ])("says of %s whether some were left out", async (_, list, counts, errors) => {
    const pack = gameFile("many.json", list);
    const cut = errors === "" ? {} : { cutFrom: 1 };
    const wanted = { code: ExitCode.ok, text: `${JSON.stringify({ counts, ...cut })}\n`, errors };
    expect(await counted({ pack, depth: 1 })).toEqual(wanted);
  });

  it("says from which depth on moves were left out", async () => {
    const first = { conditions: ["eq(state.open, false)"], effects: ["set(state.open, true)"] };
    const bet = { ...(range(20_000) as object), conditions: ["state.open", "gt(n, 0)"] };
    const state_schema = { global: { open: { type: "bool", initial: false } } };
    const pack = gameFile("later.json", { first, bet }, { state_schema });
    const { text, errors } = await counted({ pack, depth: 2, json: false });
    expect(text).toBe("1      1\n2  10000\n");
    expect(errors).toBe(`${told} The counts from depth 2 on are too small.`);
  });

  it("says what follows each first move, also of moves that are written alike", async () => {
    const put = (schema: string) => ({
      conditions: ["eq(board[target], null)"],
      effects: [`spawn_entity('${schema}', target, player)`],
      params: { path: { type: "bool" } },
    });
    const entity_schemas = { Man: { attributes: {} }, King: { attributes: {} } };
    const wait = { conditions: ["eq(state.open, true)"], effects: [], params: { n: { type: "int", options: [1] } } };
    const state_schema = { global: { open: { type: "bool", initial: true } } };
    const pack = gameFile("alike.json", { man: put("Man"), wait }, { entity_schemas, state_schema });
    const { text } = await counted({ pack, depth: 2, divide: true });
    const { counts, divide } = JSON.parse(text) as { counts: number[]; divide: Record<string, number> };
    expect(divide).toEqual({
      "A1 (man) [1]": 3,
      "A1 (man) [2]": 3,
      "B1 (man) [1]": 3,
      "B1 (man) [2]": 3,
      "@wait n=1": 5,
    });
    expect(Object.values(divide).reduce((sum, each) => sum + each, 0)).toBe(counts[1]);
  });

  it("refuses what is not there, and tells what is wrong with rules", async () => {
    expect(await counted({ pack: path.join(folder, "nowhere") })).toMatchObject({ code: ExitCode.usage });
    mkdirSync(path.join(folder, "empty"));
    expect((await counted({ pack: path.join(folder, "empty") })).errors).toMatch(/empty is not a pack: it has neither/);
    expect(await counted({ pack: folder, start: "nobody" })).toMatchObject({ code: ExitCode.usage });
    writeFileSync(path.join(folder, "broken.json"), "{");
    const broken = path.join(folder, "broken.json");
    expect(await counted({ pack: broken })).toMatchObject({
      code: ExitCode.failures,
      errors: expect.stringMatching(/broken\.json:1:1: A closing brace/) as string,
    });
    writeFileSync(path.join(folder, "wrong.json"), JSON.stringify({ players: { roles: [] } }));
    const wrong = await counted({ pack: path.join(folder, "wrong.json") });
    expect(wrong.code).toBe(ExitCode.failures);
    expect(wrong.errors).toContain("/players: The game names no roles of players.");
  });
});
