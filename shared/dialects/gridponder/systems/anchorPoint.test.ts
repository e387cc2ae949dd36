import { expect, test } from "vitest";
import { drawnLevel } from "../drawnLevel.testing";

test("only a marker on its own layer leads back", () => {
  const level = drawnLevel({
    board: "m@.",
    symbols: { m: { kind: "marker", layer: "pieces" } },
    systems: [
      { type: "avatar_navigation" },
      { type: "anchor_point", config: { markerKind: "marker", markerLayer: "actors", action: "wait" } },
    ],
  });
  level.act("wait");
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe("mm@");
  level.act("wait");
  expect(level.draw()).toBe("m@.");
});
