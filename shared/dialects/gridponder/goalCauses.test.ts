// What decided each type of goal and of lose condition: the writes that brought it nearer, threw it back or lost the
// level, in this turn and in earlier ones. Not the last write of the turn.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../base/json";
import { causesBack } from "../../engine/explain/causeChain";
import { causeLinks } from "../../engine/explain/causeLinks";
import { earlierReasons } from "../../engine/explain/earlierReasons";
import type { GameAction } from "../../engine/turnRecord";
import { lastWriteTo } from "../../engine/explain/lastWrites";
import { RecordKind } from "../../engine/trace/trace";
import { recordText } from "./presentation/recordText";
import { recordAt, within } from "../../engine/trace/traceTree";
import { tracedTurns } from "../../engine/play/tracedTurns";
import { type Drawing, drawnLevel } from "./drawnLevel.testing";

const WAYS: Readonly<Record<string, string>> = { r: "right", l: "left", u: "up", d: "down" };
const moves = (letters: string): readonly GameAction[] =>
  Array.from(letters, (letter) => ({ action: "move", direction: WAYS[letter]! }));

/** Something that every turn writes last, to be mistaken for a cause. */
const noise: JsonObject = {
  id: "noise",
  on: "avatar_entered",
  priority: -1,
  then: [
    { increment_variable: { name: "steps", amount: 1 } },
    { set_cell: { layer: "actors", position: [0, 0], kind: "dust" } },
    { destroy: { layer: "actors", position: [0, 0] } },
  ],
};
const take: JsonObject = {
  id: "take",
  on: "avatar_entered",
  where: { position_has_tag: { layer: "objects", tag: "pickup" } },
  then: [{ destroy: { layer: "objects", position: "$event.position" } }],
};
const walk: Drawing = {
  board: "@gg.",
  symbols: {
    f: { kind: "flag", layer: "pieces" },
    g: { kind: "gem", layer: "objects", tags: ["pickup"] },
    c: { kind: "crate", layer: "objects", tags: ["solid", "pushable"] },
    t: { kind: "two", layer: "objects", tags: ["solid", "pushable"] },
    n: { kind: "num_2", layer: "objects", tags: ["solid", "pushable"] },
    x: { kind: "dust", layer: "actors" },
    p: { kind: "plate", layer: "pieces" },
  },
  systems: [{ type: "avatar_navigation", config: { solidHandling: "delegate" } }, { type: "push_objects" }],
  rules: [take, noise],
};
/** What came of a sequence's step: the chain behind the write of its index. */
function stepCauses(drawing: Drawing, actions: readonly GameAction[]): readonly string[] {
  const { level } = drawnLevel(drawing);
  const turn = [...tracedTurns(level, actions)].at(-1)!;
  const step = lastWriteTo(turn, { kind: "field", path: "sequenceIndices.it" }, Number.POSITIVE_INFINITY)!;
  return [...causesBack(turn, level, step)].map((record) => recordText(turn, level.debug, record));
}

interface Decided {
  readonly says: string;
  readonly by: readonly string[];
  readonly earlier: readonly string[];
}

/** What the last turn says of the first goal or lose condition, and what decided it. */
function decided(drawing: Drawing, actions: readonly GameAction[], kind: "goal" | "lose"): Decided {
  const { level } = drawnLevel(drawing);
  const { debug } = level;
  const turns = [...tracedTurns(level, actions)];
  const number = turns.length - 1;
  const turn = turns[number]!;
  const record = within(turn.trace, 0, RecordKind[kind]).find((each) => recordAt(turn.trace, each).ref === 0)!;
  return {
    says: recordText(turn, debug, record),
    by: causeLinks(turn, level)
      .reasonsOf(record)
      .map(({ from }) => recordText(turn, debug, from)),
    earlier: earlierReasons({ turns, number, reading: level }, record).map(
      (each) => `turn ${each.turn}: ${recordText(turns[each.turn]!, debug, each.record)}`,
    ),
  };
}

/** A level whose first goal is of a type; a second one keeps it from being won. */
function wants(type: string, config: JsonObject, drawing: Partial<Drawing> = {}): Drawing {
  const far = { id: "far", type: "variable_threshold", config: { variable: "never", target: 1 } };
  return { ...walk, ...drawing, goals: [{ id: "it", type, config }, far] };
}

type Case = readonly [title: string, drawing: Drawing, moves: string, expected: Decided];

const withRule = (rule: JsonObject): Pick<Drawing, "rules"> => ({ rules: [rule, take, noise] });
const at = (x: number): JsonObject => ({ position: [x, 0] });
const spawn = (layer: string, kind: string, x: number, when: number): JsonObject => ({
  id: "spawn",
  on: "avatar_entered",
  where: at(when),
  then: [{ spawn: { layer, kind, position: [x, 0] } }],
});

describe("a goal is decided", () => {
  const cases: readonly Case[] = [
    [
      "reach_target by the step onto it",
      wants("reach_target", { targetKind: "flag" }, { board: "@.f" }),
      "rr",
      { says: "goal it met", by: ["avatar.position: (1,0) → (2,0)"], earlier: [] },
    ],
    [
      "reach_target by what is put under the avatar, too",
      wants("reach_target", { targetKind: "flag" }, { board: "@..", ...withRule(spawn("pieces", "flag", 1, 1)) }),
      "r",
      { says: "goal it met", by: ["avatar.position: (0,0) → (1,0)", "pieces (1,0): empty → flag"], earlier: [] },
    ],
    [
      "all_cleared by what went away, in earlier turns as well",
      wants("all_cleared", { kind: "gem" }),
      "rr",
      { says: "goal it met", by: ["objects (2,0): gem → empty"], earlier: ["turn 1: objects (1,0): gem → empty"] },
    ],
    [
      "all_cleared against by what came back",
      wants("all_cleared", { tag: "pickup" }, withRule(spawn("objects", "gem", 0, 3))),
      "rrr",
      { says: "goal it: back to 50 %", by: ["objects (0,0): empty → gem"], earlier: [] },
    ],
    [
      "board_match by the cells that match now",
      wants("board_match", { targetLayers: { objects: [[null, null, "crate", "crate"]] } }, { board: "@c.c" }),
      "r",
      { says: "goal it met", by: ["objects (2,0): empty → crate"], earlier: [] },
    ],
    [
      "board_match against by the cell that matched",
      wants("board_match", { targetLayers: { objects: [[null, "crate", null, "crate"]] } }, { board: "@c.c" }),
      "r",
      { says: "goal it: back to 50 %", by: ["objects (1,0): crate → empty"], earlier: [] },
    ],
    [
      "param_match by what came onto a marker",
      wants(
        "param_match",
        { markerLayer: "pieces", markerKind: "plate", checkLayer: "objects", checkParam: "value", checkValue: 2 },
        {
          board: "@tq.",
          rules: [noise],
          symbols: {
            ...walk.symbols,
            t: { kind: "two", layer: "objects", tags: ["solid", "pushable"], params: { value: 2 } },
            q: { kind: "plate", layer: "pieces" },
          },
        },
      ),
      "r",
      { says: "goal it met", by: ["objects (2,0): empty → two {value: 2}"], earlier: [] },
    ],
    [
      "sum_constraint by the number that came into its row",
      wants(
        "sum_constraint",
        { layer: "objects", scope: "row", index: 2, target: 2 },
        { board: "@.\nn.\n..", systems: walk.systems },
      ),
      "d",
      { says: "goal it met", by: ["objects (0,2): empty → num_2"], earlier: [] },
    ],
    [
      "count_constraint by the number that came into its column",
      wants(
        "count_constraint",
        { layer: "objects", scope: "col", index: 2, target: 1, predicate: "even" },
        { board: "@n." },
      ),
      "r",
      { says: "goal it met", by: ["objects (2,0): empty → num_2"], earlier: [] },
    ],
    [
      "balance by the cell that was claimed",
      wants(
        "balance",
        { owners: ["red", "blue"], layer: "pieces", claimableLayer: "ground", claimableKind: "empty" },
        {
          board: "@b",
          symbols: { b: { kind: "blue", layer: "pieces" }, r: { kind: "red", layer: "pieces" } },
          rules: [
            {
              id: "claim",
              on: "avatar_exited",
              then: [{ set_cell: { layer: "pieces", position: "$event.position", kind: "red" } }],
            },
            noise,
          ],
        },
      ),
      "r",
      { says: "goal it met", by: ["pieces (0,0): empty → red"], earlier: [] },
    ],
    [
      "variable_threshold by the variable",
      wants("variable_threshold", { variable: "steps", target: 2 }),
      "rr",
      { says: "goal it met", by: ["variables.steps: 1 → 2"], earlier: [] },
    ],
  ];
  it.each(cases)("%s", (_title, drawing, letters, expected) =>
    expect(decided(drawing, moves(letters), "goal")).toEqual(expected),
  );
});

type StepCase = readonly [title: string, drawing: Drawing, moves: string, expected: readonly string[]];

const NUMBER = { kind: "number", layer: "objects", tags: ["mergeable"], params: { value: 2 } };
const sequences: readonly StepCase[] = [
  [
    "from what stands on the board with the next value, though the step takes it away",
    wants(
      "sequence_match",
      { sequence: [2] },
      {
        board: "@..",
        rules: [
          {
            id: "make",
            on: "avatar_entered",
            then: [{ spawn: { layer: "objects", kind: "number", position: [2, 0], value: 2 } }],
          },
          noise,
        ],
        symbols: { ...walk.symbols, "2": NUMBER },
      },
    ),
    "r",
    ["objects (2,0): empty → number {value: 2}", "spawn objects (2,0) number value: 2: number {value: 2}"],
  ],
  [
    "from the merge that gave the value",
    wants(
      "sequence_match",
      { sequence: [4], scanTrigger: "on_merge" },
      { board: "22..", symbols: { ...walk.symbols, "2": NUMBER }, systems: [{ type: "slide_merge" }], rules: [noise] },
    ),
    "r",
    ["event tiles_merged at (3,0) {resultValue: 4, inputValues: [2, 2], sources: [(0,0), (3,0)], kind: number}"],
  ],
  [
    "from what was collected",
    wants("sequence_match", { sequence: ["gem", "flag"], matchBy: "collected_by_avatar" }),
    "r",
    ["event object_removed at (1,0) {kind: gem}", "destroy objects (1,0): gem"],
  ],
];

describe("a step of a sequence came", () => {
  it.each(sequences)("%s", (_title, drawing, letters, expected) =>
    expect(stepCauses(drawing, moves(letters)).slice(0, expected.length)).toEqual(expected),
  );
});

/** A level that can be lost in one way. */
function loses(type: string, config: JsonObject, drawing: Partial<Drawing> = {}): Drawing {
  return { ...wants("reach_target", { targetKind: "flag" }), ...drawing, loseConditions: [{ type, config }] };
}

const SHARE_GOAL: JsonObject = {
  id: "it",
  type: "balance",
  config: { owners: ["red", "blue"], layer: "pieces", claimableLayer: "ground", claimableKind: "empty" },
};
const SHARES: Partial<Drawing> = {
  board: "@b",
  symbols: { b: { kind: "blue", layer: "pieces" }, r: { kind: "red", layer: "pieces" } },
};

describe("a level is lost", () => {
  const cases: readonly Case[] = [
    [
      "by max_actions with the last action",
      loses("max_actions", { limit: 2 }),
      "rr",
      { says: "max_actions: lost (found 2)", by: ["actionCount: 1 → 2"], earlier: [] },
    ],
    [
      "by variable_threshold with the variable",
      loses("variable_threshold", { variable: "steps", target: 1 }),
      "r",
      { says: "variable_threshold: lost (found 1)", by: ["variables.steps: nothing → 1"], earlier: [] },
    ],
    [
      "by board_state with what came to the place",
      loses("board_state", { kind: "crate", position: [2, 0] }, { board: "@c.." }),
      "r",
      { says: "board_state: lost (found true)", by: ["objects (2,0): empty → crate"], earlier: [] },
    ],
    [
      "by board_state with what its condition looks at",
      loses("board_state", {
        condition: { all_of: [{ avatar: { at: [2, 0] } }, { board_count: { kind: "gem", op: "eq", value: 0 } }] },
      }),
      "rr",
      {
        says: "board_state: lost (found true)",
        by: ["avatar.position: (1,0) → (2,0)", "objects (2,0): gem → empty"],
        earlier: ["turn 1: objects (1,0): gem → empty"],
      },
    ],
    [
      "by balance_unreachable with the cell that was claimed",
      loses(
        "balance_unreachable",
        {},
        {
          ...SHARES,
          goals: [SHARE_GOAL],
          board: "@.",
          rules: [
            {
              id: "claim",
              on: "avatar_entered",
              then: [
                { set_cell: { layer: "pieces", position: [0, 0], kind: "red" } },
                { set_cell: { layer: "pieces", position: [1, 0], kind: "red" } },
              ],
            },
            noise,
          ],
        },
      ),
      "r",
      {
        says: "balance_unreachable: lost (found {owned: (2,0), claimable: 2})",
        by: ["pieces (0,0): empty → red", "pieces (1,0): empty → red"],
        earlier: [],
      },
    ],
    [
      "by balance_budget_exhausted with the moves that are left",
      loses(
        "balance_budget_exhausted",
        { actorToOwner: { a: "red" }, budgetVariable: "left" },
        {
          ...SHARES,
          board: "@b..",
          goals: [SHARE_GOAL],
          variables: { left: { a: 5 } },
          rules: [
            { id: "spend", on: "avatar_entered", then: [{ set_variable: { name: "left", value: { a: 0 } } }] },
            noise,
          ],
        },
      ),
      "r",
      {
        says: "balance_budget_exhausted: lost (found {owned: (0,1), claimable: 4})",
        by: ["variables.left: {a: 5} → {a: 0}"],
        earlier: [],
      },
    ],
  ];
  it.each(cases)("%s", (_title, drawing, letters, expected) =>
    expect(decided(drawing, moves(letters), "lose")).toEqual(expected),
  );
});

describe("the end of a level follows from", () => {
  /** What led to the last turn's write of a part of the state. */
  function reasonsFor(path: string, drawing: Drawing, letters: string): readonly string[] {
    const { level } = drawnLevel(drawing);
    const turn = [...tracedTurns(level, moves(letters))].at(-1)!;
    const end = lastWriteTo(turn, { kind: "field", path }, Number.POSITIVE_INFINITY)!;
    const reasons = causeLinks(turn, level).reasonsOf(end);
    return reasons.map(({ from }) => recordText(turn, level.debug, from));
  }

  it("the goals that were met, those of the last turn first", () => {
    const there = { id: "there", type: "reach_target", config: { targetKind: "flag" } };
    const cleared = { id: "cleared", type: "all_cleared", config: { kind: "gem" } };
    const drawing = { ...walk, board: "@gf", goals: [cleared, there] };
    expect(reasonsFor("won", drawing, "rr")).toEqual(["goal there met", "goal cleared met"]);
  });

  it("the condition that held, not from those that did not", () => {
    const loseConditions = [
      { type: "max_actions", config: { limit: 9 } },
      { type: "board_state", config: { kind: "crate", position: [2, 0] } },
    ];
    const drawing = { ...wants("reach_target", { targetKind: "flag" }, { board: "@c.." }), loseConditions };
    expect(reasonsFor("lost", drawing, "r")).toEqual(["board_state: lost (found true)"]);
  });
});
