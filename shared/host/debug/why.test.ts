// What is answered to "why (not)?", situation by situation: a board as a drawing, moves, and the sentence.
import { describe, expect, it } from "vitest";
import type { Drawing } from "../../dialects/gridponder/drawnLevel.testing";
import { CONDITION_NAMES } from "../../dialects/gridponder/rules/conditions";
import { conditionReads } from "../../dialects/gridponder/rules/conditionReads";
import { whyRule } from "../../engine/explain/why";
import { ruleAnswerLines, ruleHeadline } from "../../engine/explain/whyText";
import { drawnTurns, ruleNumber } from "./drawnTurns.testing";
import { asked, burn, count, drawing, flag, torch, wooden } from "./whyDrawings.testing";

const here = { layer: "objects", position: "$event.position" } as const;
const pickup = { position_has_tag: { layer: "objects", tag: "pickup" } } as const;

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
    "asked did not fire in turn 1: if avatar {hasItem: torch} does not hold, found {item: nothing}.",
  ],
  [
    "if fails, the wrong thing in the hand",
    drawing([asked({ if: torch })], { item: "key" }),
    ["right"],
    "asked did not fire in turn 1: if avatar {hasItem: torch} does not hold, found {item: key}.",
  ],
  [
    "if fails by what the avatar holds, and that it walked has no part in it",
    drawing([asked({ on: "avatar_entered", if: torch })], { board: "@..w" }),
    ["right"],
    "asked did not fire in turn 1: if avatar {hasItem: torch} does not hold, found {item: nothing}.",
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
    "asked did not fire in turn 1: if variable {name: flag, op: eq, value: 1} does not hold, found nothing; if avatar {hasItem: torch} does not hold, found {item: nothing}.",
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
    "asked did not fire in turn 1: if avatar {hasItem: torch} holds, found {item: torch}, but must not.",
  ],
  [
    "not of all_of blames everything that held",
    drawing([asked({ if: { not: { all_of: [torch, flag(1)] } } })], { item: "torch", variables: { flag: 1 } }),
    ["right"],
    "asked did not fire in turn 1: if avatar {hasItem: torch} holds, found {item: torch}, but must not; if variable {name: flag, op: eq, value: 1} holds, found 1, but must not.",
  ],
  [
    "a condition that there is not never holds",
    drawing([asked({ if: { moon: "full" } })]),
    ["right"],
    "asked did not fire in turn 1: if {moon: full} does not hold, found nothing.",
  ],
  [
    "the nearest of two attempts is reported",
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
    "asked did not fire in turn 1: it listens to object_removed, and no such event happened; the nearest was move_blocked at (2,0).",
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
    "asked did not fire in turn 1: the cascade was cut off at pass 1 of 1, before object_removed at (2,0) could be handled; the rule would have fired.",
  ],
  [
    "the cascade was cut off, and it would not have fired",
    drawing(
      [asked({ on: "object_removed", where: { position: [0, 0] } }), { id: "burns", on: "move_blocked", then: [burn] }],
      { maxCascadeDepth: 1 },
    ),
    ["right"],
    "asked did not fire in turn 1: the cascade was cut off at pass 1 of 1, before object_removed at (2,0) could be handled.",
  ],
  [
    "the event came after the cascade",
    drawing([asked({ on: "turn_ended" })]),
    ["right"],
    "asked did not fire in turn 1: turn_ended came after the cascade had ended; rules do not receive it.",
  ],
  [
    "a rule of higher priority changed the cell before",
    drawing([asked({ where: wooden }), { id: "first", on: "move_blocked", priority: 5, then: [burn] }]),
    ["right"],
    "asked did not fire in turn 1: where position_has_tag {layer: objects, tag: wooden} does not hold, found nothing (changed before by rule first, of higher priority (pass 1): objects (2,0): wood → empty).",
  ],
  [
    "what a rule took away before was nothing that it wanted",
    drawing([asked({ where: pickup }), { id: "first", on: "move_blocked", priority: 5, then: [burn] }]),
    ["right"],
    "asked did not fire in turn 1: where position_has_tag {layer: objects, tag: pickup} does not hold, found nothing.",
  ],
  [
    "what a rule took away afterwards made no difference",
    drawing([asked({ where: pickup, priority: 5 }), { id: "first", on: "move_blocked", then: [burn] }]),
    ["right"],
    "asked did not fire in turn 1: where position_has_tag {layer: objects, tag: pickup} does not hold, found wood.",
  ],
  [
    "what must not be there was put there before",
    drawing(
      [
        asked({ where: { not: wooden } }),
        { id: "first", on: "move_blocked", priority: 5, then: [{ transform: { ...here, toKind: "wood" } }] },
      ],
      { board: ".@r." },
    ),
    ["right"],
    "asked did not fire in turn 1: where position_has_tag {layer: objects, tag: wooden} holds, found wood, but must not (changed before by rule first, of higher priority (pass 1): objects (2,0): rock → wood).",
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
    const { debug, reading, turns } = drawnTurns(drawn, moves);
    const turn = turns.at(-1)!;
    const told = whyRule({ turns, number: turns.length - 1, reading }, ruleNumber(debug, "asked"));
    expect(ruleHeadline(turn, reading, told)).toBe(answer);
  });
});

describe("the whole answer", () => {
  it("about a cell says that no event was about it, though there were some elsewhere", () => {
    const { debug, reading, turns } = drawnTurns(drawing([asked({})]), ["right"]);
    const answer = whyRule({ turns, number: 1, reading }, ruleNumber(debug, "asked"), [0, 0]);
    expect(ruleHeadline(turns[1]!, reading, answer)).toMatch(
      /it listens to move_blocked, and no such event was about \(0,0\); the nearest was move_blocked at \(2,0\)/,
    );
  });

  it("lists the attempts with their clauses, those to blame marked", () => {
    const rules = [asked({ where: wooden, if: { all_of: [torch, flag(1)] } })];
    const { reading, turns } = drawnTurns(drawing(rules, { item: "torch" }), ["right"]);
    expect(ruleAnswerLines(turns[1]!, reading, whyRule({ turns, number: 1, reading }, 0)).slice(1)).toEqual([
      "  pass 1 · for move_blocked at (2,0): 1 condition fails",
      "      where position_has_tag {layer: objects, tag: wooden} holds, found wood",
      "      if all_of does not hold",
      "        if avatar {hasItem: torch} holds, found {item: torch}",
      "      ! if variable {name: flag, op: eq, value: 1} does not hold, found nothing",
    ]);
  });

  it("does not count among the failed what was not looked at", () => {
    const rules = [asked({ where: { position_has_tag: { layer: "objects", tag: "stone" } }, if: flag(1) })];
    const { reading, turns } = drawnTurns(drawing(rules), ["right"]);
    expect(ruleAnswerLines(turns[1]!, reading, whyRule({ turns, number: 1, reading }, 0))).toContain(
      "  pass 1 · for move_blocked at (2,0): 1 condition fails, 1 not evaluated",
    );
  });

  it("names the events that come nearest when there was none of the type", () => {
    const { reading, turns } = drawnTurns(drawing([asked({ on: "actor_blocked" })]), ["right"]);
    const lines = ruleAnswerLines(turns[1]!, reading, whyRule({ turns, number: 1, reading }, 0));
    expect(lines.slice(1)).toEqual(["  Closest attempts:", "    move_blocked at (2,0)", "    turn_ended"]);
  });
});

it("knows what every condition of the language reads", () => {
  for (const name of CONDITION_NAMES) {
    const body = name === "cell" ? { position: [0, 0], layer: "objects" } : {};
    expect(conditionReads({ [name]: body }, name).kind, name).not.toBe("nothing");
  }
});
