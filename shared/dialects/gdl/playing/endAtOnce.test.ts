// Ends that hold before anybody has moved.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { finish } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import { compilePack } from "../compilePack";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";

function playedIn(files: Readonly<Record<string, Json>>): readonly Finding[] {
  const { game } = compilePack(packOf(files));
  return game?.played === undefined ? [] : finish(game.played());
}

describe("An end that holds before anybody has moved", () => {
  const ending = (condition: string): Json => ({
    ...SMALL_GAME,
    end_conditions: { conditions: [{ type: "victory", for: "player(p)", condition }] },
  });

  it("is reported where it is written, and nothing that follows from it", () => {
    const found = playedIn({
      "game.json": ending("eq(count(entities_of_player(other_player(p))), 0)"),
      "games/one.json": { id: "one", title: "One", moves: ["A1 A2"], expect: { legal: 4 } },
    });
    expect(found).toMatchObject([
      {
        code: "ends-at-once",
        at: "/end_conditions/conditions/0/condition",
        message: "This holds before anybody has moved: each of the 4 first moves ends the game (White wins).",
      },
    ]);
  });

  it("is no problem where a first move can change it, or it does not hold yet", () => {
    for (const condition of ["eq(state.taken, 0)", "eq(state.taken, 1)"]) {
      const found = playedIn({ "game.json": ending(condition) });
      expect(found.map(({ code }) => code)).not.toContain("ends-at-once");
    }
  });
});
