// Conditions that are texts of the language's own, not JSON: completed and checked at their place in the text.
import { describe, expect, it } from "vitest";
import { actionOfLine } from "../../dialects/gdl/text/games/moveText";
import { SMALL_GAME, packOf } from "../../dialects/gdl/text/smallGame.testing";
import { compilePack } from "../../dialects/gdl/compilePack";
import type { BreakOn } from "../../engine/breakpoints/breakPlaces";
import { type Breakpoint, breakpointOn } from "../../engine/breakpoints/breakpoints";
import { tracedTurns } from "../../engine/play/tracedTurns";
import { checkCondition, completeCondition } from "./breakFields";
import { runRefused, runTurns } from "./runs";

const pack = packOf({ "game.json": SMALL_GAME });
const ON: BreakOn = { kind: "rule", rule: "step" };

function check(text: string): readonly string[] {
  return checkCondition(pack, ON, text).map(
    ({ message, offset, length }) => `${text.slice(offset, offset + length)}: ${message}`,
  );
}

describe("A condition that is a text", () => {
  it.each(["", "eq(entity.rank, 'man')", "gt(state.taken, 2)", 'eq(entity.rank, "man")', "eq(board[target], null)"])(
    "may say %s",
    (text) => expect(check(text)).toEqual([]),
  );

  it("is wrong at a place of its own", () => {
    expect(check("eq(state.nope, 1)")[0]).toMatch(/^nope: /);
    expect(check('eq("a", foo)')[0]).toMatch(/^foo: /);
    expect(check("gt(state.taken, ")).toHaveLength(1);
  });

  it("is completed at the caret", async () => {
    const text = 'and(eq(entity.rank, "man"), state.ta)';
    const offers = await completeCondition(pack, ON, text, text.length - 1);
    const taken = offers.find(({ label }) => label === "taken");
    expect(taken?.span).toEqual({ offset: text.length - 3, length: 2 });
    expect((await completeCondition(pack, ON, "e", 1)).map(({ label }) => label)).toContain("eq");
  });
});

describe("A breakpoint of a board game", () => {
  const crowning = {
    ...SMALL_GAME.interactions.list.step,
    effects: [...SMALL_GAME.interactions.list.step.effects, "if(eq(target.y, 1), set(entity.rank, 'king'))"],
  };
  const game = {
    ...SMALL_GAME,
    interactions: { list: { step: crowning } },
    game_flow: { ...SMALL_GAME.game_flow, next_player: "player('White')" },
  };
  const level = compilePack(packOf({ "game.json": game })).game?.level("start");
  const actions = ["A1 A2", "B1 A1", "A1 B1", "C1 C4"].flatMap((line) => actionOfLine(line) ?? []);

  function hitsOf(on: BreakOn, more: Partial<Breakpoint> = {}): readonly number[] {
    if (level === null || level === undefined) throw new Error("not playable");
    const found: number[] = [];
    let from = { turn: 0, record: -1 };
    for (;;) {
      const turns = Array.from(tracedTurns(level, actions));
      const breakpoints = [{ ...breakpointOn(on), ...more }];
      const { hit } = runTurns(level, turns, { breakpoints, from, direction: "forward" });
      if (hit === null) return found;
      found.push(hit.turn);
      from = hit;
    }
  }

  it("stops where its expression holds, with the piece and the places of the move", () => {
    expect(hitsOf(ON)).toEqual([1, 2, 3]);
    expect(hitsOf(ON, { condition: "eq(target.y, 1)" })).toEqual([1]);
    expect(hitsOf(ON, { condition: "lt(target.x, start.x)" })).toEqual([2]);
    expect(hitsOf(ON, { condition: "gte(state.taken, 1)" })).toEqual([2, 3]);
    expect(hitsOf(ON, { condition: "eq(" })).toEqual([]);
  });

  it("writes values of expressions", () => {
    if (level === null || level === undefined) throw new Error("not playable");
    const turns = Array.from(tracedTurns(level, actions));
    const log = "{entity.rank} to {concat(target)}, {state.taken} so far";
    const request = { breakpoints: [{ ...breakpointOn(ON), log }], from: { turn: 0, record: -1 } };
    const { log: lines } = runTurns(level, turns, { ...request, direction: "forward" });
    expect(lines.map(({ text }) => text)).toEqual([
      "man to 0,1, 0 so far",
      "man to 0,0, 1 so far",
      "man to 1,0, 2 so far",
    ]);
  });

  it("stops at entities by their attributes, and at a refused move", () => {
    expect(hitsOf({ kind: "appears", entity: "Piece rank=king" })).toEqual([1]);
    expect(hitsOf({ kind: "goes", entity: "Piece rank=king" })).toEqual([]);
    expect(hitsOf({ kind: "refused" })).toEqual([4]);
    expect(hitsOf({ kind: "field", path: "phase" })).toEqual([]);
  });

  it("at a refused move asks about its piece and its places", () => {
    const refused: BreakOn = { kind: "refused" };
    expect(hitsOf(refused, { condition: "eq(target.y, 3)" })).toEqual([4]);
    expect(hitsOf(refused, { condition: "eq(entity.rank, 'man')" })).toEqual([4]);
    expect(hitsOf(refused, { condition: "eq(start.x, 0)" })).toEqual([]);
  });

  it("stops at a refused move that is only tried", () => {
    if (level === null || level === undefined) throw new Error("not playable");
    const [tried] = ["C1 C4"].flatMap((line) => actionOfLine(line) ?? []);
    if (tried === undefined) throw new Error("no move");
    const attempt = Array.from(tracedTurns(level, [tried]))[1];
    if (attempt === undefined) throw new Error("no turn");
    const on = (more: Partial<Breakpoint>) => ({ ...breakpointOn({ kind: "refused" }), ...more });
    const { hit, counts } = runRefused(level, attempt, [
      on({ condition: "eq(target.y, 0)" }),
      on({ fromHit: 5 }),
      on({ isEnabled: false }),
    ]);
    expect(hit).toMatchObject({ record: 0, breakpoint: 1 });
    expect(counts).toEqual([0, 1, 0]);
    expect(runRefused(level, attempt, [on({ log: "no {target}" })]).log[0]?.text).toMatch(/^no /);
  });
});
