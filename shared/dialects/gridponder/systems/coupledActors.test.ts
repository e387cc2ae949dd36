import { expect, test } from "vitest";
import { drawn, drawnLevel } from "../drawnLevel.testing";

const symbols = {
  "#": { layer: "ground", tags: ["solid"], kind: "wall" },
  _: { layer: "ground", kind: "void" },
  r: { layer: "actors" },
  b: { layer: "actors" },
};

test.each([
  ["each actor goes its own way", { b: "mirror_x" }, "r...b", "right", ".r.b."],
  ["actors going towards each other stop", { b: "invert" }, ".rb..", "right", ".rb.."],
  ["the foremost goes first, so a row moves as one", {}, "rb...", "right", ".rb.."],
  ["a wall stops the first and so the others", {}, "rb#..", "right", "rb#.."],
  ["void stops an actor (decision 13)", {}, "r_...", "right", "r_..."],
  ["an unknown transform changes nothing", { r: "sideways" }, "r....", "right", ".r..."],
])("%s (12.2)", (_title, directionTransforms, board, direction, after) => {
  const level = drawnLevel({ board, symbols, systems: [{ type: "coupled_actors", config: { directionTransforms } }] });
  expect(level.act("move", { direction })).toBe(true);
  expect(level.draw()).toBe(drawn(after));
});

test("an actor that enters a cell claims it, but not over another owner's (12.1)", () => {
  const level = drawnLevel({
    board: "r.T",
    symbols: { r: { layer: "actors" }, T: { layer: "pieces" }, t: { layer: "pieces" } },
    systems: [{ type: "coupled_actors", config: { claim: { layer: "pieces", map: { r: "t" } } } }],
  });
  level.act("move", { direction: "right" });
  expect(level.events.map((event) => event.type)).toEqual(["actor_moved", "actor_entered", "cell_claimed"]);
  level.act("move", { direction: "right" });
  expect(level.events.map((event) => event.type)).toEqual(["actor_moved", "actor_entered"]);
  expect(level.draw()).toBe(".tT");
});
