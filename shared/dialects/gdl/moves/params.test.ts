// Params whose values are not known are mistakes of the rules.
import { expect, it } from "vitest";
import { SMALL_GAME } from "../text/smallGame.testing";
import { compileGame } from "../turn/compileGame";

it.each([
  [{ type: "int" }, "A number among the params needs options, or min and max."],
  [{ type: "int", min: 1 }, "A number among the params needs options, or min and max."],
  [{ type: "int", min: 1, max: 2 }, null],
  [{ type: "string" }, "This param needs options."],
  [{ type: "string", options: ["king"] }, null],
  [{ type: "bool" }, null],
] as const)("%j", (param, problem) => {
  const step = { ...SMALL_GAME.interactions.list.step, params: { by: param } };
  const value = { ...SMALL_GAME, interactions: { list: { step } } };
  const { problems } = compileGame({ value, at: "" }, { seed: 1, players: null, start: { value: undefined, at: "" } });
  expect(problems.map(({ message }) => message)).toEqual(problem === null ? [] : [problem]);
});
