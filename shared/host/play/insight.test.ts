// Counting moves and playing at random through the host's calls, a little with each question.
import { describe, expect, it } from "vitest";
import { compilePack } from "../../dialects/gdl/compilePack";
import { actionOfLine } from "../../dialects/gdl/text/games/moveText";
import { SMALL_GAME, packOf } from "../../dialects/gdl/text/smallGame.testing";
import type { Pulled } from "../../rpc/insight";
import { createInsight } from "./insight";

const game = { ...SMALL_GAME, game_flow: { ...SMALL_GAME.game_flow, next_player: "player('White')" } };
const { game: compiled } = compilePack(packOf({ "game.json": game }));

function insightOf(generation = (): number => 1) {
  return createInsight({
    level: (id) => compiled?.level(id) ?? null,
    generation,
    schedule: (work) => void setImmediate(work),
  });
}

/** Asks until the work is done. */
async function finished<Report>(ask: () => Promise<Pulled<Report> | null>): Promise<Report> {
  for (;;) {
    const report = await ask();
    if (report === null) throw new Error("refused");
    if (report.isDone) return report;
  }
}

describe("Counting moves", () => {
  const request = { level: "start", actions: [], depth: 3 };

  it("gives the numbers by depth, and those after each first move", async () => {
    const insight = insightOf();
    const { counts, divide } = await finished(() => insight.countMoves(request));
    expect(counts.slice(0, 2)).toEqual([4, 32]);
    expect(divide.map(({ action }) => action["path"])).toEqual([
      ["A1", "A2"],
      ["B1", "B2"],
      ["C1", "C2"],
      ["D1", "D2"],
    ]);
    expect(divide.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(counts[2]);
  });

  it("begins at the position after some moves, and refuses one that is not legal", async () => {
    const insight = insightOf();
    const [move, wrong] = ["A1 A2", "A1 A3"].map((line) => actionOfLine(line)!);
    const { counts } = await finished(() => insight.countMoves({ ...request, actions: [move!], depth: 1 }));
    const whole = await finished(() => insight.countMoves({ ...request, depth: 2 }));
    expect(counts[0]).toBe(whole.divide[0]?.count);
    expect(await insight.countMoves({ ...request, actions: [wrong!] })).toBeNull();
    expect(await insight.countMoves({ ...request, level: "nope" })).toBeNull();
  });

  it("goes on with each question, and starts over with another one or an edit", async () => {
    let generation = 1;
    const insight = insightOf(() => generation);
    const deep = { ...request, depth: 12 };
    const first = await insight.countMoves(deep);
    expect(first?.isDone).toBe(false);
    const second = await insight.countMoves(deep);
    expect(second?.counts.length).toBeGreaterThanOrEqual(first?.counts.length ?? 0);
    generation = 2;
    const again = await insight.countMoves({ ...deep, depth: 1 });
    expect(again).toMatchObject({ counts: [4], isDone: true });
  });
});

describe("Playing at random", () => {
  const request = { level: "start", games: 20, seed: 7, mostTurns: 30, run: 1 };

  it("sums up all games, the same ones for the same seed", async () => {
    const insight = insightOf();
    const report = await finished(() => insight.playAtRandom(request));
    expect(report.games).toBe(20);
    expect(report.lengths).toHaveLength(20);
    expect(report.outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(report.choices[0]).toEqual({ least: 4, most: 4, sum: 80, games: 20 });
    expect(report.rules).toMatchObject([{ id: "step", legal: 20, played: 20 }]);
    expect(await finished(() => insight.playAtRandom({ ...request, run: 2 }))).toEqual(report);
    const other = await finished(() => insight.playAtRandom({ ...request, seed: 8 }));
    expect(other.choices).not.toEqual(report.choices);
  });
});
