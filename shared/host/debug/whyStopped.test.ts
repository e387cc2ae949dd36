// Why an action led to nothing, for each system that can stop one.
import { describe, expect, it } from "vitest";
import { type Drawing, drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import type { GameAction } from "../../engine/turnRecord";
import { stopSentence } from "../../engine/explain/whyStopped";
import { tracedTurns } from "../play/tracedTurns";

/** The sentence for the last of some actions on a drawn board. */
function why(drawing: Drawing, ...actions: readonly GameAction[]): string | null {
  const { level } = drawnLevel(drawing);
  const turns = [...tracedTurns(level, actions)];
  const last = turns.at(-1);
  return last === undefined ? null : stopSentence(last, level);
}

const right: GameAction = { action: "move", direction: "right" };
const up: GameAction = { action: "move", direction: "up" };

const walls = {
  w: { kind: "wall", layer: "objects", tags: ["solid"] },
  c: { kind: "crate", layer: "objects", tags: ["solid", "pushable"] },
  "~": { kind: "water", layer: "ground", tags: ["deep"] },
} as const;
const walk = { type: "avatar_navigation" };
const delegating = { type: "avatar_navigation", config: { solidHandling: "delegate" } };
const push = { type: "push_objects" };

describe("a walk is stopped", () => {
  it.each<readonly [string, Drawing, string | null]>([
    ["by nothing", { board: "@.", symbols: walls, systems: [walk] }, null],
    ["by a wall", { board: "@w", symbols: walls, systems: [walk] }, "Blocked: wall at (1,0) is solid."],
    ["by the edge", { board: "@", symbols: walls, systems: [walk] }, "Blocked: (1,0) is off the board or void."],
    [
      "by ground that is not for walking",
      {
        board: "@~",
        symbols: walls,
        systems: [{ type: "avatar_navigation", config: { validGroundTags: ["walkable"] } }],
      },
      "Blocked: water at (1,0) is no ground to walk on; avatar_navigation wants `walkable` (validGroundTags).",
    ],
    [
      "by a wall that nobody pushes",
      { board: "@w", symbols: walls, systems: [delegating] },
      "Blocked: wall at (1,0) is solid.",
    ],
  ])("%s", (_title, drawing, text) => {
    expect(why(drawing, right)).toBe(text);
  });
});

describe("a push is stopped", () => {
  it.each<readonly [string, string, string | null]>([
    ["by nothing", "@c.", null],
    [
      "by what cannot be pushed",
      "@w.",
      "Blocked: wall at (1,0) cannot be pushed; push_objects wants `pushable` (pushableTags).",
    ],
    ["by the edge", "@c", "Blocked: (2,0) is off the board or void."],
    ["by what stands behind", "@cw", "Blocked: wall at (2,0) is in the way of what is pushed."],
    [
      "by the ground behind",
      "@c~",
      "Blocked: water at (2,0) is no ground to be pushed to; push_objects wants `walkable` (validTargetTags).",
    ],
  ])("%s", (_title, board, text) => {
    expect(why({ board, symbols: walls, systems: [delegating, push] }, right)).toBe(text);
  });
});

describe("other systems say why, too", () => {
  it("actors that all react", () => {
    const drawing: Drawing = {
      board: ".a",
      symbols: { a: { kind: "ant", layer: "actors", tags: ["actor"] } },
      systems: [{ type: "coupled_actors" }],
    };
    expect(why(drawing, right)).toBe("Blocked: (2,0) is off the board or void.");
  });

  it("an actor that must be selected first, and a cell without one", () => {
    const drawing: Drawing = {
      board: ".a",
      symbols: { a: { kind: "ant", layer: "actors", tags: ["actor"] } },
      systems: [{ type: "individual_actors" }],
    };
    expect(why(drawing, right)).toBe("Blocked: no actor is selected (selectedActorKind).");
    expect(why(drawing, { action: "tap_cell", position: [0, 0] })).toBe(
      "Blocked: (0,0) is no actor to select; individual_actors wants `actor` (actorTag).",
    );
  });

  it("blocks that slide", () => {
    const drawing: Drawing = {
      board: "..w",
      symbols: walls,
      systems: [{ type: "sliding_blocks" }],
      multiCellObjects: [
        {
          id: "b",
          kind: "car",
          cells: [
            [0, 0],
            [1, 0],
          ],
          params: { axis: "horizontal" },
        },
      ],
    };
    const at = (direction: string): GameAction => ({ action: "move", direction, position: [0, 0] });
    expect(why(drawing, at("up"))).toBe("Blocked: the block does not slide along this axis (its param `axis`).");
    expect(why(drawing, at("right"))).toBe(
      "Blocked: wall at (2,0) is taken by another block, or by something that blocks (blockingTags).",
    );
  });

  it("tiles that cannot slide", () => {
    const drawing: Drawing = {
      board: ".n",
      symbols: { n: { kind: "number", layer: "objects", tags: ["mergeable"], params: { value: 2 } } },
      systems: [{ type: "slide_merge" }],
    };
    expect(why(drawing, right)).toMatch(/^Blocked: no tile can slide or merge that way/);
  });

  it("a frame at the edge", () => {
    const drawing: Drawing = {
      board: "..\n..",
      symbols: {},
      systems: [{ type: "overlay_cursor" }],
      overlay: { position: [0, 0], size: [2, 2] },
    };
    expect(why(drawing, up)).toBe("Blocked: (0,0) is as far as the frame goes (boundsConstrained).");
  });
});
