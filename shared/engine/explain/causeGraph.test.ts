import { describe, expect, it } from "vitest";
import { becauseLines, boxText, causeGraph } from "./causeGraph";
import { causesBack, directConsequences } from "./causeChain";
import { causeLinks, significantRecord, decisionOf, focusOf } from "./causeLinks";
import { fieldPath } from "../trace/fieldPath";
import type { TraceReading } from "../tracePresentation";
import {
  torchDebug,
  torchReading,
  torchRecords as at,
  torchTurn,
} from "../../dialects/gridponder/presentation/torchTurn.testing";

const links = causeLinks(torchTurn, torchReading);
const from = (record: number): readonly (readonly [number, string])[] =>
  links.reasonsOf(record).map((link) => [link.from, link.kind]);

/** A graph as `title: box, box` lines; a box inside another one is indented by dots. */
function drawn(record: number, direction: "back" | "on" | "both", most = 200): readonly string[] {
  const { columns, hidden } = causeGraph({ turns: [torchTurn], number: 0, reading: torchReading }, record, {
    direction,
    most,
  });
  const lines = columns.map(
    ({ title, boxes }) =>
      `${title}: ${boxes.map((box) => `${".".repeat(box.depth)}${boxText(torchTurn, torchReading, box.record)}`).join(", ")}`,
  );
  return hidden === 0 ? lines : [...lines, `and ${hidden} more`];
}

describe("the reasons of a record", () => {
  it.each([
    ["a write has its effect", at.removed, [[at.destroy, "led-to"]]],
    ["an effect has its rule", at.destroy, [[at.burns, "led-to"]]],
    [
      "a rule that fired has its event, and the writes that its conditions saw",
      at.burns,
      [
        [at.blocked, "led-to"],
        [at.facing, "allowed"],
      ],
    ],
    ["a system has the turn: phases only hold things together", at.nav, [[at.turn, "led-to"]]],
    ["a rule that did not fire has none", at.melts, []],
    ["a goal that is not met has none", at.goal, []],
    ["the turn has none", at.turn, []],
  ])("%s", (_title, record, expected) => expect(from(record)).toEqual(expected));

  it("go back to the key press", () => {
    expect([...causesBack(torchTurn, torchReading, at.removed)]).toEqual([
      at.destroy,
      at.burns,
      at.blocked,
      at.nav,
      at.turn,
    ]);
    expect([...causesBack(torchTurn, torchReading, at.turn)]).toEqual([]);
    // A clause belongs to its rule, one of a rule tried in vain to the event, a phase to the turn.
    expect(significantRecord(torchTurn.trace, at.where)).toBe(at.burns);
    expect(significantRecord(torchTurn.trace, at.meltsWhere)).toBe(at.blocked);
    expect(significantRecord(torchTurn.trace, at.secondPass)).toBe(at.turn);
    expect(focusOf(torchTurn, torchReading.presentation)).toBe(at.counted);
    expect(decisionOf(torchTurn, torchReading.presentation)).toBeNull();
  });
});

it("what came directly from a record leaves out what came to nothing, and ends where it is enough", () => {
  const led = (record: number, most = 12): readonly number[] =>
    directConsequences(torchTurn, torchReading, record, most);
  expect(led(at.blocked)).toEqual([at.burns]);
  expect(led(at.destroy)).toEqual([at.removed, at.removedEvent]);
  expect(led(at.destroy, 1)).toEqual([at.removed]);
  expect(led(at.counted)).toEqual([]);
});

describe("a graph of causes", () => {
  it("has a column for each pass or phase, back to the action", () => {
    expect(drawn(at.removed, "back")).toEqual([
      "action: turn 3: move right",
      "action phase: nav, .avatar.facing: up → right, .move_blocked at (3,1) {direction: right}",
      "pass 1: rule torch_burns, .destroy objects (3,1): wood, ..objects (3,1): wood → empty",
    ]);
  });

  it("shows all that followed", () => {
    expect(drawn(at.blocked, "on")).toEqual([
      "action phase: move_blocked at (3,1) {direction: right}",
      "pass 1: rule torch_burns, .destroy objects (3,1): wood, ..objects (3,1): wood → empty, " +
        "..object_removed at (3,1) {kind: wood}, .increment_variable burned.wood: nothing → 1, " +
        "..variables.burned.wood: nothing → 1",
    ]);
  });

  it("is bounded, both ways alike, nearest first", () => {
    expect(drawn(at.burns, "both", 4)).toEqual([
      "action phase: .avatar.facing: up → right, .move_blocked at (3,1) {direction: right}"
        .replaceAll(".av", "av")
        .replaceAll(".mo", "mo"),
      "pass 1: rule torch_burns, .destroy objects (3,1): wood",
      "and 6 more",
    ]);
  });
});

it("finds in earlier turns what made a rule possible", () => {
  const reads = { kind: "fields", paths: [fieldPath("variables", "burned.wood")] } as const;
  const conditions = [{ ...torchDebug.conditions[0]!, reads }, torchDebug.conditions[1]!];
  const reading: TraceReading = { ...torchReading, debug: { ...torchDebug, conditions } };
  const turns = [torchTurn, { ...torchTurn, trace: { ...torchTurn.trace } }];
  const { earlier } = causeGraph({ turns, number: 1, reading }, at.removed, { direction: "back", most: 200 });
  expect(earlier).toEqual([{ turn: 0, record: at.counted, to: at.burns }]);
  expect(becauseLines({ turns, number: 1, reading }, at.burns)).toContain(
    "  ← made possible by variables.burned.wood: nothing → 1 (at loading)",
  );
});

it("tells the reasons as text, each once", () => {
  expect(becauseLines({ turns: [torchTurn], number: 0, reading: torchReading }, at.removed)).toEqual([
    "objects (3,1): wood → empty",
    "  ← destroy objects (3,1): wood",
    "    ← rule torch_burns fired for move_blocked at (3,1) → destroy objects (3,1): wood; increment_variable burned.wood: nothing → 1",
    "      ← event move_blocked at (3,1) {direction: right}",
    "        ← system nav (avatar_navigation)",
    "          ← turn 3: move right",
    "      ← made possible by avatar.facing: up → right",
    "        ← system nav (avatar_navigation) (see above)",
  ]);
});
