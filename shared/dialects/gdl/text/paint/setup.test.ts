// How places that are painted are written in the set-up.
import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { indexGame } from "../names/gameIndex";
import { SMALL_GAME, packOf } from "../smallGame.testing";
import { brushInSetup, paintSetup } from "./setup";

/** The places of pieces after another one is painted. */
function painted(at: string, x: number, y: number): unknown {
  const [spawn] = SMALL_GAME.setup.steps;
  const game = { ...SMALL_GAME, setup: { steps: [{ ...spawn, at: [at] }] } };
  const text = JSON.stringify(game);
  const parsed = { text, tree: parseJsonTree(text) };
  const [itsX = 0, itsY = 0] = at.match(/\d/g)?.map(Number) ?? [];
  const brush = brushInSetup(parsed, { kind: "point", x: itsX, y: itsY });
  const edits = paintSetup(parsed, indexGame(packOf({ "game.json": game })), { kind: "point", x, y }, brush);
  return (JSON.parse(applyEdits(text, edits)) as typeof game).setup.steps[0]?.at;
}

it.each([
  ["at the end of a row", "grid_nodes(1,1, 2,1)", 3, 1, ["grid_nodes(1,1, 3,1)"]],
  ["before a row", "grid_nodes(1,1, 2,1)", 0, 1, ["grid_nodes(0,1, 2,1)"]],
  ["above a column", "grid_nodes(1,1, 1,2)", 1, 3, ["grid_nodes(1,1, 1,3)"]],
  ["below a column", "grid_nodes(1,1, 1,2)", 1, 0, ["grid_nodes(1,0, 1,2)"]],
  ["beside a row", "grid_nodes(1,1, 2,1)", 1, 2, ["grid_nodes(1,1, 2,1)", "grid_nodes(1,2, 1,2)"]],
  ["one further on", "grid_nodes(0,1, 1,1)", 3, 1, ["grid_nodes(0,1, 1,1)", "grid_nodes(3,1, 3,1)"]],
] as const)("a place %s", (_where, at, x, y, expected) => {
  expect(painted(at, x, y)).toEqual(expected);
});
