import { expect, test } from "vitest";
import { drawn, drawnLevel } from "../drawnLevel.testing";
import type { JsonObject } from "../../../base/json";

const pair = { pairs: { a: "b" } };

test.each<[string, JsonObject, string, string]>([
  ["between two of the other side", pair, "a.bba", ".aaaa"],
  ["between one of the other side and a wall", pair, "a.bb#", ".aaa#"],
  ["the edge does not hold anything", pair, "a.bb", ".abb"],
  ["a wall does not hold when it is told not to", { ...pair, wallTerminates: false }, "a.bb#", ".abb#"],
  ["another kind may hold too", { ...pair, terminalKinds: { a: ["c"] } }, "a.bc", ".aac"],
  ["only along rows when only those are asked for", { ...pair, directions: ["up"] }, "a.bba", ".abba"],
])("%s (12.4)", (_title, config, board, after) => {
  const symbols = {
    "#": { layer: "ground", tags: ["solid"], kind: "wall" },
    a: { layer: "pieces" },
    b: { layer: "pieces" },
    c: { layer: "pieces" },
  };
  const level = drawnLevel({
    board,
    symbols,
    systems: [
      { type: "individual_actors", config: { actorLayer: "pieces", selectedVariable: "chosen" } },
      { type: "flank_capture", config },
    ],
    variables: { chosen: "a", selectedActorPosition: [0, 0] },
  });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(drawn(after));
});
