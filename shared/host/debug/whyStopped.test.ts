// Why an action led to nothing, for each system that can stop one.
import { describe, expect, it } from "vitest";
import { type Drawing, drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import type { GameAction } from "../../engine/turnRecord";
import { stopSentence } from "../../engine/explain/whyStopped";
import { tracedTurns } from "../../engine/play/tracedTurns";

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
    ["by the edge", { board: "@", symbols: walls, systems: [walk] }, "Blocked: (1,0) is off the board."],
    [
      "by a void cell",
      { board: "@v", symbols: { v: { kind: "void", layer: "ground" } }, systems: [walk] },
      "Blocked: (1,0) is void.",
    ],
    [
      "by ground that is not for walking",
      {
        board: "@~",
        symbols: walls,
        systems: [{ type: "avatar_navigation", config: { validGroundTags: ["walkable"] } }],
      },
      'Blocked: water at (1,0) is no ground to walk on; avatar_navigation wants "walkable" (validGroundTags).',
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
      'Blocked: wall at (1,0) cannot be pushed; push_objects wants "pushable" (pushableTags).',
    ],
    ["by the edge", "@c", "Blocked: (2,0) is off the board."],
    ["by what stands behind", "@cw", "Blocked: wall at (2,0) is in the way of what is pushed."],
    [
      "by the ground behind",
      "@c~",
      'Blocked: water at (2,0) is no ground to be pushed to; push_objects wants "walkable" (validTargetTags).',
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
    expect(why(drawing, right)).toBe("Blocked: (2,0) is off the board.");
  });

  it("an actor that must be selected first, and a cell without one", () => {
    const drawing: Drawing = {
      board: ".a",
      symbols: { a: { kind: "ant", layer: "actors", tags: ["actor"] } },
      systems: [{ type: "individual_actors" }],
    };
    expect(why(drawing, right)).toBe("Blocked: no actor is selected (selectedActorKind).");
    expect(why(drawing, { action: "tap_cell", position: [0, 0] })).toBe(
      'Blocked: (0,0) is no actor to select; individual_actors wants "actor" (actorTag).',
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

describe("a change of a region is stopped", () => {
  const turn = {
    type: "region_transform",
    config: { operations: { cw: { action: "wait", type: "rotate" } }, affectedLayers: ["objects"], blockOnVoid: true },
  } as const;
  const frame = (x: number, y: number, width: number, height: number) => ({ position: [x, y], size: [width, height] });
  const symbols = { ...walls, _: { kind: "void", layer: "ground" } } as const;

  it.each<readonly [string, Drawing, string | null]>([
    ["by nothing", { board: "c.\n..", symbols, systems: [turn], overlay: frame(0, 0, 2, 2) }, null],
    ["without a frame", { board: "c.", symbols, systems: [turn] }, "Blocked: the level has no frame."],
    [
      "by void below the frame",
      { board: "c_\n..", symbols, systems: [turn], overlay: frame(0, 0, 2, 2) },
      "Blocked: a part of the frame is off the board or over void (blockOnVoid).",
    ],
    [
      "by a frame larger than the board",
      {
        board: "c.",
        symbols,
        systems: [{ ...turn, config: { ...turn.config, blockOnVoid: false } }],
        overlay: frame(0, 0, 3, 3),
      },
      "Blocked: the frame is larger than the board.",
    ],
    [
      "by a frame that cannot be rotated",
      { board: "c.", symbols, systems: [turn], overlay: frame(0, 0, 2, 1) },
      "Blocked: the action moves no cell of the frame.",
    ],
  ])("%s", (_title, drawing, text) => {
    expect(why(drawing, { action: "wait" })).toBe(text);
  });
});

describe("a flood is stopped", () => {
  const paints = { dry: { layer: "objects" }, wet: { layer: "objects" }, c: walls.c } as const;
  const symbols = { d: { ...paints.dry, kind: "dry" }, w: { ...paints.wet, kind: "wet" }, c: walls.c } as const;
  const from = (config: object): Drawing["systems"] => [
    { type: "flood_fill", config: { floodAction: "wait", kindTransform: { dry: "wet" }, ...config } },
  ];
  const spreading = from({ sourcePosition: "all_of_kind", sourceKind: "wet" });
  const tapped = from({ sourcePosition: "action_param", matchBy: "kind" });

  it.each<readonly [string, Drawing, GameAction, string | null]>([
    ["by nothing", { board: "wd", symbols, systems: spreading }, { action: "wait" }, null],
    [
      "without a source",
      { board: ".d", symbols, systems: spreading },
      { action: "wait" },
      "Blocked: nothing on the board can flood (sourceKind).",
    ],
    [
      "by what cannot be flooded",
      { board: "wc", symbols, systems: spreading },
      { action: "wait" },
      "Blocked: nothing beside the flooded cells can be flooded (kindTransform).",
    ],
    [
      "without a cell",
      { board: "d", symbols, systems: tapped },
      { action: "wait" },
      "Blocked: the action names no cell to flood from.",
    ],
    [
      "by an empty cell",
      { board: ".d", symbols, systems: tapped },
      { action: "wait", position: [0, 0] },
      "Blocked: (0,0) has nothing that could be flooded.",
    ],
    [
      "by a kind that becomes nothing else",
      { board: "cd", symbols, systems: tapped },
      { action: "wait", position: [0, 0] },
      "Blocked: crate at (0,0) becomes nothing else by a flood (kindTransform).",
    ],
  ])("%s", (_title, drawing, action, text) => {
    expect(why(drawing, action)).toBe(text);
  });
});

describe("boxes with sides stop a walk", () => {
  const box = (sides: number) => ({ kind: "box", layer: "objects", tags: ["sided"], params: { sides } });
  const symbols = {
    ...walls,
    g: { kind: "rock_ground", layer: "ground", tags: ["solid"] },
    // Closed on the left; closed on all sides; open on the left, closed on the right.
    L: box(8),
    O: box(15),
    R: box(2),
  } as const;

  it.each<readonly [string, string, readonly GameAction[], string | null]>([
    ["not where one is entered", "@R.", [right], null],
    ["at the edge", "@", [right], "Blocked: (1,0) is off the board."],
    ["before solid ground", "@g", [right], "Blocked: rock_ground at (1,0) is solid."],
    [
      "before a rock without a tool",
      "@w",
      [right],
      "Blocked: wall at (1,0) is solid, and the avatar holds no tool for it (toolInteractions).",
    ],
    [
      "that cannot be pushed on",
      "@Lw",
      [right],
      "Blocked: box at (1,0) cannot be pushed on: the next cell is no valid ground (validGroundTags), or what is there does not fit.",
    ],
    [
      "that do not fit what is carried",
      "@RO",
      [right, right],
      "Blocked: box at (2,0) does not fit together with the box that is carried.",
    ],
  ])("%s", (_title, board, actions, text) => {
    expect(why({ board, symbols, systems: [{ type: "sided_box" }] }, ...actions)).toBe(text);
  });
});

describe("a way back to the marker is stopped", () => {
  const symbols = { ...walls, m: { kind: "marker", layer: "pieces" } } as const;
  const anchor = {
    type: "anchor_point",
    config: { markerKind: "marker", markerLayer: "pieces", action: "wait" },
  } as const;
  const wait: GameAction = { action: "wait" };

  it("not where it is free", () => {
    expect(why({ board: "@.", symbols, systems: [walk, anchor] }, wait, right, wait)).toBeNull();
  });

  it("without an avatar", () => {
    const text = "Blocked: the avatar is not on the board.";
    expect(why({ board: "..", symbols, systems: [anchor] }, wait)).toBe(text);
  });

  it("by what stands on it", () => {
    const drawing: Drawing = {
      board: "@.c",
      symbols,
      systems: [walk, anchor],
      rules: [
        {
          id: "drop",
          on: "avatar_entered",
          then: [{ spawn: { layer: "objects", kind: "wall", position: [0, 0] } }],
        },
      ],
    };
    const text =
      'Blocked: wall at (0,0) stands on the marker; anchor_point wants nothing with "solid" there (blockedByTags).';
    expect(why(drawing, wait, right, wait)).toBe(text);
  });
});
