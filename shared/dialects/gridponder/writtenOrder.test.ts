// "The first one" is the first in the text, also among names that JavaScript would sort ("2" before "10").
import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../base/json";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { entityAt } from "../../base/boardView";
import { buildPackSource } from "../models";
import { gridponder } from "./dialect";

interface Parts {
  readonly kinds?: JsonObject;
  readonly actions?: readonly Json[];
  readonly systems?: readonly Json[];
  readonly rules?: readonly Json[];
  readonly layers?: JsonObject;
  readonly state?: JsonObject;
}

/** Compiles a board of 4 × 4. In the texts "~1" becomes "1", which an object of the test would sort. */
function levelOf({ kinds, actions, systems, rules, layers, state }: Parts): PlayableLevel {
  const files: JsonObject = {
    "manifest.json": { dslVersion: "0.8" },
    "game.json": {
      layers: [{ id: "ground", occupancy: "exactly_one" }, { id: "objects" }, { id: "pieces" }],
      actions: [{ id: "move", params: {} }, ...(actions ?? [])],
      entityKinds: { empty: { layer: "ground", tags: ["walkable"] }, ...kinds },
      systems: systems ?? [],
      rules: rules ?? [],
      levelSequence: [{ type: "level", ref: "l" }],
    },
    "levels/l.json": {
      id: "l",
      board: { size: [4, 4], layers: layers ?? {} },
      state: { avatar: { enabled: false }, ...state },
      goals: [],
      solution: { goldPath: [] },
    },
  };
  const texts = Object.entries(files).map(([path, value]) => ({
    path,
    text: JSON.stringify(value).replaceAll("~", ""),
  }));
  return gridponder.compile(buildPackSource(texts, [], [])).game!.level("l")!;
}

/** Returns the kinds on a layer after one action, in row-major order. */
function kindsAfter(level: PlayableLevel, action: GameAction, layer: string): readonly (string | null)[] {
  const view = level.view(level.step(level.start(null), action, null).state);
  return Array.from({ length: 16 }, (_, cell) => entityAt(view, layer, cell % 4, Math.floor(cell / 4))?.kind ?? null);
}

const MOVE_UP: GameAction = { action: "move", direction: "up" };
const WALL = { layer: "ground", tags: ["solid"] };

/** Both orders of two names, and the one that is the first in it, as the engine knows it. */
const ORDERS = [
  ["~1", "~2", "1"],
  ["~2", "~1", "2"],
] as const;

test.each(ORDERS)("pairs of flank_capture %s, %s: the first takes what both could (12.4)", (first, second, taker) => {
  const level = levelOf({
    kinds: { v: {}, wall: WALL },
    systems: [
      { id: "actors", type: "individual_actors", config: { actorLayer: "pieces" } },
      { id: "flank", type: "flank_capture", config: { pairs: { [first]: "v", [second]: "v" } } },
    ],
    layers: { ground: [[], ["wall", "empty", "wall"], [], []], pieces: [[], [], [null, "v"], []] },
    state: { variables: { selectedActorKind: "v", selectedActorPosition: [1, 2] } },
  });
  expect(kindsAfter(level, MOVE_UP, "pieces")[5]).toBe(taker);
});

test.each(ORDERS)("operations of region_transform %s, %s: the first with the action counts (11.6)", (first, second) => {
  const flip = { action: "move", type: "flip" };
  const rotate = { action: "move", type: "rotate" };
  const level = levelOf({
    kinds: { gem: {} },
    systems: [{ id: "r", type: "region_transform", config: { operations: { [first]: flip, [second]: rotate } } }],
    layers: { objects: [["gem"], [], [], []] },
    state: { overlay: { position: [0, 0], size: [3, 3] } },
  });
  // Rotated, the gem would be in the corner too: two thirds along a row it is flipped.
  const other = levelOf({
    kinds: { gem: {} },
    systems: [{ id: "r", type: "region_transform", config: { operations: { [first]: rotate, [second]: flip } } }],
    layers: { objects: [[null, "gem"], [], [], []] },
    state: { overlay: { position: [0, 0], size: [3, 3] } },
  });
  expect(kindsAfter(level, MOVE_UP, "objects").indexOf("gem")).toBe(2);
  expect(kindsAfter(other, MOVE_UP, "objects").indexOf("gem")).toBe(6);
});

test.each(ORDERS)("deflect of support_collapse %s, %s: the first tag that matches counts (12.5)", (first, second) => {
  const level = levelOf({
    kinds: {
      root: { tags: ["support_root", "severable"] },
      o: { tags: ["supported"] },
      rock: { tags: ["solid"] },
      slope: { tags: ["solid", "~1", "~2"] },
    },
    actions: [{ id: "cut", params: {} }],
    systems: [
      {
        id: "c",
        type: "support_collapse",
        config: { severAction: "cut", layer: "objects", deflect: { [first]: "right", [second]: "left" } },
      },
    ],
    layers: {
      objects: [
        [null, "root"],
        [null, "o"],
        [null, "slope"],
        ["rock", "rock", "rock", "rock"],
      ],
    },
    state: { avatar: { position: [0, 0] } },
  });
  const kinds = kindsAfter(level, { action: "cut", direction: "right" }, "objects");
  expect(kinds.indexOf("o")).toBe(10);
});

test.each(ORDERS)("params of an action %s, %s: later ones vary faster (16)", (first, second) => {
  const param = { type: "enum", values: ["a", "b"] };
  const level = levelOf({ actions: [{ id: "pick", params: { [first]: param, [second]: param } }] });
  const [slow, fast] = [first.slice(1), second.slice(1)];
  const picks = level.actions(level.start(null)).filter(({ action }) => action === "pick");
  expect(picks.map((pick) => [pick[slow], pick[fast]])).toEqual([
    ["a", "a"],
    ["a", "b"],
    ["b", "a"],
    ["b", "b"],
  ]);
});

test("the first name of an effect names it (8)", () => {
  const effect = { increment_variable: { name: "n" }, "~1": {} };
  const level = levelOf({
    systems: [{ id: "nav", type: "avatar_navigation" }],
    rules: [{ id: "r", on: "avatar_entered", then: [effect] }],
    state: { avatar: { position: [1, 1] } },
  });
  const { state } = level.step(level.start(null), MOVE_UP, null);
  expect(level.view(state).state["variables"]).toEqual({ n: 1 });
});
