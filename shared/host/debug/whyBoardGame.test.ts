// What is answered to "why not?" about an interaction of a board game, which listens to no event.
import { expect, it } from "vitest";
import { compilePack } from "../../dialects/gdl/compilePack";
import { actionOfLine } from "../../dialects/gdl/text/games/moveText";
import { SMALL_GAME, packOf } from "../../dialects/gdl/text/smallGame.testing";
import { whyRule } from "../../engine/explain/why";
import { ruleHeadline } from "../../engine/explain/whyText";
import { tracedTurns } from "../../engine/play/tracedTurns";
import { ruleNumber } from "./drawnTurns.testing";

it("says of an interaction that was not played that it was not tried", () => {
  const { step } = SMALL_GAME.interactions.list;
  const phases = { main_turn: { actors: "current_player", allowed_actions: ["step", "leap"] } };
  const game = {
    ...SMALL_GAME,
    interactions: { list: { step, leap: { ...step, conditions: [...step.conditions, "eq(target.y, 3)"] } } },
    game_flow: { time_model: "turn_based", phases },
  };
  const level = compilePack(packOf({ "game.json": game })).game?.level("start");
  if (level === null || level === undefined) throw new Error("not playable");
  const action = actionOfLine("A1 A2");
  const turns = Array.from(tracedTurns(level, action === null ? [] : [action]));
  const answer = (turn: number): string =>
    ruleHeadline(
      turns[turn]!,
      level,
      whyRule({ turns, number: turn, reading: level }, ruleNumber(level.debug, "leap")),
    );
  expect(answer(1)).toBe("leap did not fire in turn 1: it was not tried.");
  expect(answer(0)).toBe("leap did not fire at loading: it was not tried.");
});
