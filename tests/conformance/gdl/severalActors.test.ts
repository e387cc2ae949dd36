// Phases in which several players may act (gdl.md, A8 and A9: a move is an actor, an interaction, a path and params).
import { describe, expect, it } from "vitest";
import { actionOfLine } from "../../../shared/dialects/gdl/text/games/moveText";
import { gameLevel } from "../../../shared/dialects/gdl/play/level";
import { gameOf, linesOf, pieces } from "./smallGames";
import { playable } from "./variants";

const LINE = { type: "grid", width: 3, height: 1 };
const bid = {
  params: { amount: { type: "int", min: 1, max: 2 } },
  conditions: ["eq(player.bid, null)", "gt(amount, 0)"],
  effects: ["set(player.bid, amount)"],
  end_turn: false,
};
const take = { conditions: ["eq(entity.rank, null)"], effects: ["set(entity.owner, player)"], end_turn: false };

function levelOf(list: Record<string, unknown>, actors: unknown = "all") {
  const game = playable(
    gameOf(LINE, list, {
      ...pieces(["A", "pos(0, 0)"]),
      state_schema: { per_player: { bid: { type: "int" } } },
      game_flow: { phases: { main_turn: { actors, allowed_actions: Object.keys(list) } } },
    }),
  );
  const about = { id: "start", file: "game.json", rulesFile: "game.json", title: "", expectedOutcome: null };
  return { game, level: gameLevel(game, { ...about, moves: [] }) };
}

function played(level: ReturnType<typeof levelOf>["level"], ...lines: readonly string[]) {
  let state = level.start(null);
  for (const line of lines) {
    const step = level.step(state, actionOfLine(line)!, null);
    if (!step.accepted) return `${line} is refused`;
    state = step.state;
  }
  const { per_player: players, board } = level.visibility!.json(state, null);
  return { players, board };
}

describe("A move in a phase of several players", () => {
  it("says who makes it", () => {
    expect(linesOf(levelOf({ bid }).game)).toEqual([
      "@bid amount=1 by=A",
      "@bid amount=2 by=A",
      "@bid amount=1 by=B",
      "@bid amount=2 by=B",
    ]);
    expect(linesOf(levelOf({ take }).game)).toEqual(["@take A1 by=A", "@take A1 by=B"]);
    expect(linesOf(levelOf({ bid }, ["B"]).game)).toEqual(["@bid amount=1", "@bid amount=2"]);
  });

  it("is made by that player, whoever is the current one", () => {
    const { level } = levelOf({ bid });
    expect(played(level, "@bid amount=2 by=B")).toMatchObject({ players: { A: { bid: null }, B: { bid: 2 } } });
    expect(played(level, "@bid amount=2 by=B", "@bid amount=1 by=A")).toMatchObject({
      players: { A: { bid: 1 }, B: { bid: 2 } },
    });
    expect(played(level, "@bid amount=2 by=B", "@bid amount=1 by=B")).toBe("@bid amount=1 by=B is refused");
    expect(played(level, "@BID Amount=2 by=b")).toMatchObject({ players: { A: { bid: null }, B: { bid: 2 } } });
    expect(played(levelOf({ take }).level, "@take A1 by=B")).toMatchObject({ board: { A1: { owner: "B" } } });
  });

  it("is made by the first who may where it does not say so", () => {
    const { level } = levelOf({ bid });
    expect(played(level, "@bid amount=2", "@bid amount=1")).toMatchObject({
      players: { A: { bid: 2 }, B: { bid: 1 } },
    });
  });

  it("may say so where nobody else may act", () => {
    const { level } = levelOf({ bid }, ["B"]);
    expect(played(level, "@bid amount=2 by=B")).toMatchObject({ players: { B: { bid: 2 } } });
    expect(played(level, "@bid amount=2 by=b")).toMatchObject({ players: { B: { bid: 2 } } });
    expect(played(level, "@bid amount=2 by=A")).toBe("@bid amount=2 by=A is refused");
  });

  it("is shown to each player without those of the others", () => {
    const { level } = levelOf({ bid });
    expect(level.visibility!.json(level.start(null), "B")["legal_moves"]).toEqual([
      "@bid amount=1 by=B",
      "@bid amount=2 by=B",
    ]);
  });

  it("keeps a choice that the author calls `by`", () => {
    const by = { ...take, params: { by: { type: "string", options: ["hand"] } } };
    expect(linesOf(levelOf({ take: by }).game)).toEqual(["@take A1 by=hand", "@take A1 by=hand"]);
  });
});
