// What goes wrong in recorded games though each text by itself is right.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { finish } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import { applyEdits } from "../../../text/edit";
import { compilePack } from "../compilePack";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";

function playedIn(files: Readonly<Record<string, Json>>): readonly Finding[] {
  const { game } = compilePack(packOf(files));
  return game?.played === undefined ? [] : finish(game.played());
}

function withStep(step: Json): Json {
  return { ...SMALL_GAME, interactions: { list: { step } } };
}

function recorded(moves: readonly string[]): Json {
  return { id: "one", title: "One", moves, expect: {} };
}

const { step } = SMALL_GAME.interactions.list;

describe("Playing", () => {
  it.each([
    ["set(board[start], null)", ["set(board[target], entity)", "set(entity.pos, target)"], 0, 0],
    ["set(entity.pos, target)", ["set(board[start], null)", "set(board[target], entity)"], 1, 2],
    ["set(board[target], entity)", ["set(board[start], null)", "set(entity.pos, target)"], 1, 1],
  ])("tells at the effect beside it that %s is missing", (missing, effects, beside, place) => {
    const rules = withStep({ ...step, effects });
    const [finding, ...more] = playedIn({ "game.json": rules, "games/one.json": recorded(["A1 A2"]) });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      code: "board-and-pos-differ",
      at: `/interactions/list/step/effects/${beside}`,
      fixes: [{ title: `Add ${missing}` }],
    });
    const text = packOf({ "game.json": rules }).files.get("game.json")!.text;
    const fixed = JSON.parse(applyEdits(text, finding!.fixes![0]!.changes[0]!.edits)) as typeof SMALL_GAME;
    expect(fixed.interactions.list.step.effects).toEqual(effects.toSpliced(place, 0, missing));
  });

  it("tells of a capture that never found a piece in any recorded game, and of the two places it takes for one another", () => {
    const conditions = ["eq(entity.owner, player)", "eq(abs(sub(target.x, start.x)), 1)", "eq(board[target], null)"];
    const take = (place: string) => ({
      conditions,
      effects: [`remove_entity(board[${place}])`, "move_entity(entity, target)"],
    });
    const game = (place: string) =>
      playedIn({ "game.json": withStep(take(place)), "games/one.json": recorded(["A1 B2"]) }).filter(
        ({ code }) => code === "effect-idle",
      );
    expect(game("pos(start.x, target.y)")).toMatchObject([
      {
        at: "/interactions/list/step/effects/0",
        severity: "information",
        message: 'In no recorded game does "step" take anything: nothing stands on board[pos(start.x, target.y)].',
        fixes: [{ title: "Write pos(target.x, start.y)" }],
      },
    ]);
    expect(game("pos(target.x, start.y)")).toEqual([]);
    expect(game("target")).toEqual([]);
  });
});
