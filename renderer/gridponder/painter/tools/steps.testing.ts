// Small levels, and what a designer may do on them with pointer and keys: for laws about all tools.
import * as fc from "fast-check";
import type { Position } from "../../../../shared/base/boardView";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import type { BoardPointer } from "../../../board/boardPointer";
import { type TestLevel, openLevel } from "../paintTarget.testing";
import { chooseTool } from "../paintStore";
import { pickPosition } from "./positionPick";
import { TOOLS } from "./tools";

const GAME = {
  layers: [{ id: "ground", occupancy: "exactly_one", default: "grass" }, { id: "objects" }],
  entityKinds: {
    grass: { layer: "ground" },
    water: { layer: "ground" },
    rock: { layer: "objects" },
    box: { layer: "objects", tags: ["sided"], params: { to: { type: "position" } } },
    pipe: { layer: "objects" },
  },
  systems: [{ type: "sided_box", config: {} }],
};

const LEVELS: readonly string[] = [
  `{ "board": { "size": [3, 2] } }`,
  `{
  "board": {
    "size": [3, 3],
    "layers": {
      "ground": [["water", "grass", "grass"], ["grass", "grass", "water"], ["grass", "grass", "grass"]],
      "objects": { "format": "sparse", "entries": [
        { "position": [1, 1], "kind": "box", "sides": 9 },
        { "position": [2, 0], "kind": "rock" }
      ] }
    },
    "multiCellObjects": [
      { "id": "pipe_1", "kind": "pipe", "cells": [[0, 0], [0, 1]], "params": { "exitPosition": [0, 1], "exitDirection": "down" } },
      { "id": "pipe_2", "kind": "pipe", "cells": [[2, 2]], "params": { "exitPosition": [2, 2] } }
    ]
  },
  "state": { "avatar": { "position": [1, 0], "facing": "up" }, "overlay": { "position": [0, 0], "size": [1, 1] } },
  "solution": { "goldPath": [] }
}`,
];

/** The mark of the cell at (0, 0) can be pressed. */
const FINDING: LocatedFinding = {
  code: "unknown-kind",
  severity: "error",
  message: "It is unknown.",
  file: "level.json",
  at: "/board/layers/ground/0/0",
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  span: { offset: 0, length: 0 },
  related: [],
  params: {},
};

/** Opens one of the levels. */
export const someLevel = fc.constantFrom(...LEVELS).map((text) => () => openLevel(text, GAME, [FINDING]));

export type Step =
  | { readonly do: "point"; readonly event: Pick<BoardPointer, "phase" | "cell"> & Partial<BoardPointer> }
  | { readonly do: "key"; readonly key: string; readonly held: Held }
  | { readonly do: "tool"; readonly id: string }
  | { readonly do: "pick" };

type Held = Readonly<Record<"shift" | "alt" | "control", boolean>>;

const seldom = fc.integer({ min: 0, max: 7 }).map((number) => number === 0);
const held: fc.Arbitrary<Held> = fc.record({ shift: seldom, alt: seldom, control: seldom });

const coordinate = fc.integer({ min: -1, max: 3 });
const cell = fc.oneof(
  { arbitrary: fc.constantFrom<Position>([1, 1], [0, 0], [0, 1], [2, 2]), weight: 3 },
  { arbitrary: fc.tuple(coordinate, coordinate), weight: 2 },
);

/** Near the sides of a cell, in its middle, and on the mark of its problems. */
const SPOTS = [
  [0.02, 0.5],
  [0.95, 0.5],
  [0.5, 0.02],
  [0.5, 0.95],
  [0.5, 0.5],
  [0.73, 0.27],
] as const;

/** One phase of a pointer, anywhere near the board. */
function somePoint(...phases: readonly BoardPointer["phase"][]): fc.Arbitrary<Step> {
  const parts = {
    phase: fc.constantFrom(...phases),
    cell,
    spot: fc.constantFrom(...SPOTS),
    button: fc.constantFrom<0 | 2>(0, 0, 0, 0, 2),
    held,
  };
  return fc.record(parts).map(({ held: keys, ...event }) => ({ do: "point", event: { ...event, ...keys } }));
}

const KEYS = [
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  " ",
  "Enter",
  "Escape",
  "Delete",
  "x",
  "y",
  "z",
  "Z",
  "1",
] as const;
const someKey: fc.Arbitrary<Step> = fc.record({ do: fc.constant("key"), key: fc.constantFrom(...KEYS), held });

/** A press with what may come before its end. */
export const someDrag: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    somePoint("down"),
    fc.array(fc.oneof({ arbitrary: somePoint("move"), weight: 5 }, { arbitrary: someKey, weight: 1 }), {
      maxLength: 3,
    }),
  )
  .map(([press, way]) => [press, ...way]);

/** The same with its end, often where it was pressed. */
export const someClick: fc.Arbitrary<readonly Step[]> = fc
  .tuple(someDrag, somePoint("up"), fc.boolean())
  .map(([drag, end, stays]) => {
    const [press] = drag;
    if (!stays || press?.do !== "point" || end.do !== "point") return [...drag, end];
    return [...drag, { ...end, event: { ...end.event, cell: press.event.cell } }];
  });

/** Pointers and keys in any order: whole drags, keys, and phases without those that belong to them. */
export const someSteps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof(
      { arbitrary: someClick, weight: 4 },
      { arbitrary: someDrag, weight: 1 },
      { arbitrary: someKey.map((step) => [step]), weight: 4 },
      { arbitrary: somePoint("down", "move", "up", "cancel", "hover", "leave").map((step) => [step]), weight: 2 },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.flat());

const someTool: fc.Arbitrary<Step> = fc.record({
  do: fc.constant("tool"),
  id: fc.constantFrom(...TOOLS.map(({ id }) => id)),
});

/** The same with other tools chosen on the way, and positions picked. */
export const someWork: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof(someSteps, fc.tuple(someTool), fc.constant<readonly Step[]>([{ do: "pick" }])), { maxLength: 8 })
  .map((parts) => parts.flat());

/** Does a step. */
export function take(level: TestLevel, step: Step): void {
  switch (step.do) {
    case "point":
      return level.pointer(step.event.phase, step.event.cell, step.event);
    case "key":
      return void level.key(step.key, step.held);
    case "tool":
      return chooseTool(step.id);
    default:
      return level.perform(pickPosition({ kind: "object", index: 0 }, "exitPosition"));
  }
}
