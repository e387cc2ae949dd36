// What is answered to "why (not)?", situation by situation: a board as a drawing, moves, and the sentence.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../base/json";
import type { GameAction } from "../../engine/dialect";
import type { Drawing } from "../../dialects/gridponder/drawnLevel.testing";
import { CONDITION_NAMES } from "../../dialects/gridponder/rules/conditions";
import { conditionReads } from "../../dialects/gridponder/rules/conditionReads";
import { whyRule } from "../../engine/why";
import { whyCell, whyRefused } from "../../engine/whyCell";
import { cellHeadline, refusalText, ruleAnswerLines, ruleHeadline } from "../../engine/whyText";
import { drawnTurns, ruleNumber } from "./drawnTurns.testing";

const burn: JsonObject = { destroy: { layer: "objects", position: "$event.position" } };
const count = (name: string): JsonObject => ({ increment_variable: { name, amount: 1 } });

function drawing(rules: readonly JsonObject[], more: Partial<Drawing> = {}): Drawing {
  return {
    board: ".@w.",
    symbols: {
      w: { kind: "wood", layer: "objects", tags: ["solid", "wooden"] },
      r: { kind: "rock", layer: "objects", tags: ["solid"] },
      g: { kind: "gem", layer: "objects", tags: ["pickup"] },
    },
    systems: [{ type: "avatar_navigation", config: { solidHandling: "delegate" } }],
    rules,
    ...more,
  };
}

/** `asked` is the rule by that name: on a blocked move, burning what is there, with more or other members. */
const asked = (more: JsonObject): JsonObject => ({ id: "asked", on: "move_blocked", then: [burn], ...more });
const wooden: JsonObject = { position_has_tag: { layer: "objects", tag: "wooden" } };
const torch: JsonObject = { avatar: { hasItem: "torch" } };
const flag = (value: number): JsonObject => ({ variable: { name: "flag", op: "eq", value } });

type Situation = readonly [title: string, Drawing, moves: readonly string[], answer: string];

const SITUATIONS: readonly Situation[] = [
  ["it fired", drawing([asked({ where: wooden })]), ["right"], "asked fired once in turn 1."],
  ["it fired without conditions", drawing([asked({})]), ["right"], "asked fired once in turn 1."],
  [
    "it fired for two events",
    drawing([asked({ on: "object_placed", then: [count("n")] })], { board: "@w.w" }),
    [],
    "asked fired 2 times at loading.",
  ],
  [
    "where fails by a tag",
    drawing([asked({ where: wooden })], { board: ".@r." }),
    ["right"],
    "asked did not fire in turn 1: where position_has_tag {layer: objects, tag: wooden} does not hold, found rock.",
  ],
  [
    "if fails by what the avatar holds",
    drawing([asked({ if: torch })]),
    ["right"],
    "asked did not fire in turn 1: if avatar {hasItem: torch} does not hold, found {position: (1,0), item: nothing}.",
  ],
  [
    "if fails, the wrong thing in the hand",
    drawing([asked({ if: torch })], { item: "key" }),
    ["right"],
    "asked did not fire in turn 1: if avatar {hasItem: torch} does not hold, found {position: (1,0), item: key}.",
  ],
  [
    "if fails by a variable",
    drawing([asked({ if: flag(1) })], { variables: { flag: 0 } }),
    ["right"],
    "asked did not fire in turn 1: if variable {name: flag, op: eq, value: 1} does not hold, found 0.",
  ],
  [
    "if fails by a variable that nobody set",
    drawing([asked({ if: flag(1) })]),
    ["right"],
    "asked did not fire in turn 1: if variable {name: flag, op: eq, value: 1} does not hold, found nothing.",
  ],
  [
    "if fails by a count",
    drawing([asked({ if: { board_count: { kind: "wood", op: "gte", value: 2 } } })]),
    ["right"],
    "asked did not fire in turn 1: if board_count {kind: wood, op: gte, value: 2} does not hold, found 1.",
  ],
  [
    "if fails by a cell",
    drawing([asked({ if: { cell: { position: [0, 0], layer: "objects", kind: "wood" } } })]),
    ["right"],
    "asked did not fire in turn 1: if cell {position: [0, 0], layer: objects, kind: wood} does not hold, found nothing.",
  ],
  [
    "where fails by a position",
    drawing([asked({ where: { position: [0, 0] } })]),
    ["right"],
    "asked did not fire in turn 1: where position [0, 0] does not hold, found (2,0).",
  ],
  [
    "where fails by the event's kind",
    drawing([
      asked({ on: "object_removed", where: { event: { kind: "rock" } } }),
      { id: "burns", on: "move_blocked", then: [burn] },
    ]),
    ["right"],
    "asked did not fire in turn 1: where event {kind: rock} does not hold, found {kind: wood}.",
  ],
  [
    "where fails by the event's direction",
    drawing([asked({ where: { event: { param: "direction", equals: "up" } } })]),
    ["right"],
    "asked did not fire in turn 1: where event {param: direction, equals: up} does not hold, found {direction: right}.",
  ],
  [
    "all_of blames the first that fails, for the others were not looked at",
    drawing([asked({ if: { all_of: [flag(1), torch] } })]),
    ["right"],
    "asked did not fire in turn 1: if variable {name: flag, op: eq, value: 1} does not hold, found nothing.",
  ],
  [
    "all_of leaves out what held",
    drawing([asked({ if: { all_of: [torch, flag(1)] } })], { item: "torch" }),
    ["right"],
    "asked did not fire in turn 1: if variable {name: flag, op: eq, value: 1} does not hold, found nothing.",
  ],
  [
    "any_of blames all of its parts",
    drawing([asked({ if: { any_of: [flag(1), torch] } })]),
    ["right"],
    "asked did not fire in turn 1: if variable {name: flag, op: eq, value: 1} does not hold, found nothing; if avatar {hasItem: torch} does not hold, found {position: (1,0), item: nothing}.",
  ],
  [
    "an empty any_of blames itself",
    drawing([asked({ if: { any_of: [] } })]),
    ["right"],
    "asked did not fire in turn 1: if any_of does not hold.",
  ],
  [
    "not blames what held",
    drawing([asked({ if: { not: torch } })], { item: "torch" }),
    ["right"],
    "asked did not fire in turn 1: if avatar {hasItem: torch} holds, found {position: (1,0), item: torch}, and must not.",
  ],
  [
    "not of all_of blames everything that held",
    drawing([asked({ if: { not: { all_of: [torch, flag(1)] } } })], { item: "torch", variables: { flag: 1 } }),
    ["right"],
    "asked did not fire in turn 1: if avatar {hasItem: torch} holds, found {position: (1,0), item: torch}, and must not; if variable {name: flag, op: eq, value: 1} holds, found 1, and must not.",
  ],
  [
    "a condition that there is not never holds",
    drawing([asked({ if: { moon: "full" } })]),
    ["right"],
    "asked did not fire in turn 1: if {moon: full} does not hold, found nothing.",
  ],
  [
    "the nearest of two attempts is told",
    drawing([asked({ on: "object_placed", where: { all_of: [wooden, { position: [9, 9] }] }, then: [] })], {
      board: "@r.w",
    }),
    [],
    "asked did not fire at loading: where position [9, 9] does not hold, found (3,0) (the nearest of 2 attempts).",
  ],
  [
    "once, used in the turn before",
    drawing([asked({ once: true, then: [count("n")] })]),
    ["right", "right"],
    "asked did not fire in turn 2: it fires once, and was used in turn 1.",
  ],
  [
    "once, used long before",
    drawing([asked({ on: "avatar_entered", once: true }), { id: "other", on: "object_placed", then: [] }], {
      board: "@....w",
    }),
    ["right", "right", "right", "right"],
    "asked did not fire in turn 4: it fires once, and was used in turn 1.",
  ],
  [
    "once, for the first of two events",
    drawing([asked({ on: "object_placed", once: true, then: [] })], { board: "@w.w" }),
    [],
    "asked fired once at loading.",
  ],
  [
    "no such event",
    drawing([asked({ on: "object_removed" })]),
    ["right"],
    "asked did not fire in turn 1: it listens to object_removed, and no such event happened.",
  ],
  [
    "no event at all",
    drawing([asked({})], { board: "@..", dslVersion: "0.5" }),
    [],
    "asked did not fire at loading: it listens to move_blocked, and no such event happened.",
  ],
  [
    "the cascade was cut off, and it would have fired",
    drawing([asked({ on: "object_removed", then: [] }), { id: "burns", on: "move_blocked", then: [burn] }], {
      maxCascadeDepth: 1,
    }),
    ["right"],
    "asked did not fire in turn 1: the cascade was cut off at pass 1 of 1, before object_removed at (2,0) could be answered; the rule would have fired.",
  ],
  [
    "the cascade was cut off, and it would not have fired",
    drawing(
      [asked({ on: "object_removed", where: { position: [0, 0] } }), { id: "burns", on: "move_blocked", then: [burn] }],
      { maxCascadeDepth: 1 },
    ),
    ["right"],
    "asked did not fire in turn 1: the cascade was cut off at pass 1 of 1, before object_removed at (2,0) could be answered.",
  ],
  [
    "the event came after the cascade",
    drawing([asked({ on: "turn_ended" })]),
    ["right"],
    "asked did not fire in turn 1: turn_ended came after the cascade was over; rules do not hear it.",
  ],
  [
    "a rule of higher priority changed the cell before",
    drawing([asked({ where: wooden }), { id: "first", on: "move_blocked", priority: 5, then: [burn] }]),
    ["right"],
    "asked did not fire in turn 1: where position_has_tag {layer: objects, tag: wooden} does not hold, found nothing (changed before by rule first (pass 1): objects (2,0): wood → empty).",
  ],
  [
    "in 0.5 all rules match before any runs",
    drawing([asked({ where: wooden }), { id: "first", on: "move_blocked", priority: 5, then: [burn] }], {
      dslVersion: "0.5",
    }),
    ["right"],
    "asked fired once in turn 1.",
  ],
  [
    "in 0.5 a rule listening to what comes later is tried in the next pass",
    drawing(
      [
        asked({ on: "object_removed", where: { event: { kind: "wood" } }, then: [] }),
        { id: "burns", on: "move_blocked", then: [burn] },
      ],
      { dslVersion: "0.5" },
    ),
    ["right"],
    "asked fired once in turn 1.",
  ],
  [
    "the action was refused",
    drawing([asked({})], { loseConditions: [{ type: "max_actions", config: { limit: 1 } }] }),
    ["right", "right"],
    "asked did not fire in turn 2: the action was refused.",
  ],
];

describe("why a rule did or did not fire", () => {
  it.each(SITUATIONS)("%s", (_title, drawn, moves, answer) => {
    const { debug, turns } = drawnTurns(drawn, moves);
    const turn = turns.at(-1)!;
    const told = whyRule(turns, turns.length - 1, debug, ruleNumber(debug, "asked"));
    expect(ruleHeadline(turn, debug, told)).toBe(answer);
  });
});

const firstBurns: JsonObject = { id: "burns", on: "move_blocked", where: wooden, if: torch, then: [burn] };

describe("why a cell changed or did not", () => {
  it.each<readonly [string, Drawing, readonly string[], readonly [number, number], string, readonly string[]]>([
    [
      "it changed",
      drawing([firstBurns], { item: "torch" }),
      ["right"],
      [2, 0],
      "The cell (2,0) changed once in turn 1, last by rule burns (pass 1): objects (2,0): wood → empty.",
      [],
    ],
    [
      "a rule came near",
      drawing([firstBurns]),
      ["right"],
      [2, 0],
      "The cell (2,0) did not change in turn 1; these rules came nearest.",
      ["burns"],
    ],
    [
      "the nearest rule is told first",
      drawing([{ ...firstBurns, id: "far", if: { all_of: [torch, flag(1)] } }, firstBurns]),
      ["right"],
      [2, 0],
      "The cell (2,0) did not change in turn 1; these rules came nearest.",
      ["burns", "far"],
    ],
    [
      "a rule looked at the cell without an event there",
      drawing([asked({ if: { cell: { position: [3, 0], layer: "objects", kind: "wood" } } })]),
      ["right"],
      [3, 0],
      "The cell (3,0) did not change in turn 1; these rules came nearest.",
      ["asked"],
    ],
    [
      "no rule listens",
      drawing([]),
      ["right"],
      [2, 0],
      "The cell (2,0) did not change in turn 1: no rule listens to what happened there.",
      [],
    ],
    [
      "nothing happened there",
      drawing([firstBurns]),
      ["right"],
      [3, 0],
      "The cell (3,0) did not change in turn 1: no event was about it.",
      [],
    ],
  ])("%s", (_title, drawn, moves, position, headline, rules) => {
    const { debug, turns } = drawnTurns(drawn, moves);
    const answer = whyCell(turns, turns.length - 1, debug, position);
    expect(cellHeadline(turns.at(-1)!, debug, answer)).toBe(headline);
    expect(answer.rules.map(({ rule }) => debug.rules[rule]!.id)).toEqual(rules);
    expect(answer.nearestEvents.length > 0).toBe(answer.events.length === 0);
  });
});

describe("why an action was refused", () => {
  const over = drawing([], { loseConditions: [{ type: "max_actions", config: { limit: 1 } }] });
  const cutting = drawing([], { systems: [{ type: "support_collapse", config: { severAction: "cut" } }] });
  it.each<readonly [string, Drawing, readonly (string | GameAction)[], string]>([
    ["the level is over", over, ["right", "right"], "move right was refused: the level is lost already."],
    ["there is no such action", drawing([]), [{ action: "fly" }], "fly was refused: the game declares no such action."],
    [
      "a system refused it",
      cutting,
      [{ action: "cut", position: [0, 0] }],
      "cut (0,0) was refused by system support_collapse (support_collapse).",
    ],
  ])("%s", (_title, drawn, actions, text) => {
    const { debug, turns, offers } = drawnTurns(drawn, actions);
    const turn = turns.at(-1)!;
    expect(refusalText(turn, debug, whyRefused(turn, offers)!)).toBe(text);
  });

  it("a param has a value that is not offered", () => {
    const { debug, turns } = drawnTurns(drawing([]), [{ action: "fly", direction: "upwards" }]);
    const values = ["up", "down"];
    const answer = whyRefused(turns.at(-1)!, [{ id: "fly", params: { direction: { type: "direction", values } } }])!;
    expect(refusalText(turns.at(-1)!, debug, answer)).toBe(
      "fly upwards was refused: direction must be one of up, down.",
    );
  });

  it("says nothing of an accepted one", () => {
    const { turns, offers } = drawnTurns(drawing([]), ["right"]);
    expect(whyRefused(turns[1]!, offers)).toBeNull();
  });
});

describe("the whole answer", () => {
  it("lists the attempts with their clauses, those to blame marked", () => {
    const rules = [asked({ where: wooden, if: { all_of: [torch, flag(1)] } })];
    const { debug, turns } = drawnTurns(drawing(rules, { item: "torch" }), ["right"]);
    expect(ruleAnswerLines(turns[1]!, debug, whyRule(turns, 1, debug, 0)).slice(1)).toEqual([
      "  pass 1 · for move_blocked at (2,0): 1 condition short",
      "      where position_has_tag {layer: objects, tag: wooden} holds, found wood",
      "      if all_of does not hold",
      "        if avatar {hasItem: torch} holds, found {position: (1,0), item: torch}",
      "      ! if variable {name: flag, op: eq, value: 1} does not hold, found nothing",
    ]);
  });

  it("names the events that come nearest when there was none of the type", () => {
    const { debug, turns } = drawnTurns(drawing([asked({ on: "actor_blocked" })]), ["right"]);
    const lines = ruleAnswerLines(turns[1]!, debug, whyRule(turns, 1, debug, 0));
    expect(lines.slice(1)).toEqual(["  These came nearest:", "    move_blocked at (2,0)", "    turn_ended"]);
  });
});

it("knows what every condition of the language reads", () => {
  for (const name of CONDITION_NAMES) {
    const body = name === "cell" ? { position: [0, 0], layer: "objects" } : {};
    expect(conditionReads({ [name]: body }, name).kind, name).not.toBe("nothing");
  }
});
