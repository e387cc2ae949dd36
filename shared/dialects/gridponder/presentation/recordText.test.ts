import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { sourceOf } from "../../../engine/trace/recordSource";
import { EffectVerdict, RecordKind } from "../../../engine/trace/trace";
import { changedPositions, lookedAtPositions } from "../../../engine/trace/traceCells";
import { consequentialRecords } from "../../../engine/trace/traceFilter";
import { sentence, traceLines } from "../../../engine/trace/traceText";
import { endAt, recordCount } from "../../../engine/trace/traceTree";
import { createTracer } from "../../../engine/trace/tracer";
import { gridponderPresentation as presentation } from "./presentation";
import { recordText, turnText } from "./recordText";
import { torchDebug as debug, torchReading, torchRecords as at, torchTurn as turn } from "./torchTurn.testing";
import { actionText, entityText, eventText, texts, valueText } from "./valueText";

const names = (records: readonly number[]): readonly string[] =>
  records.map((record) => Object.entries(at).find(([, index]) => index === record)?.[0] ?? String(record));

describe("a record in words", () => {
  it("is a sentence that stands alone", () => {
    expect(sentence(turn, torchReading, at.burns)).toBe(
      "pass 1 · rule torch_burns fired for move_blocked at (3,1) → " +
        "destroy objects (3,1): wood; increment_variable burned.wood: nothing → 1",
    );
  });

  it("makes the whole turn an indented tree", () => {
    expect(traceLines(turn, torchReading)).toEqual([
      "turn 3: move right",
      "  action phase",
      "    system nav (avatar_navigation)",
      "      avatar.facing: up → right",
      "      event move_blocked at (3,1) {direction: right}",
      "  cascade",
      "    pass 1 · 1 event pending",
      "      rule torch_burns fired for move_blocked at (3,1) → " +
        "destroy objects (3,1): wood; increment_variable burned.wood: nothing → 1",
      "        if avatar hasItem torch: holds (found torch)",
      "        destroy objects (3,1): wood",
      "          objects (3,1): wood → empty",
      "          event object_removed at (3,1) {kind: wood}",
      "        increment_variable burned.wood: nothing → 1",
      "          variables.burned.wood: nothing → 1",
      "      rule torch_melts not for move_blocked at (3,1): where does not hold",
      "        where position_has_tag ground slippery: does not hold (found [walkable])",
      "    pass 2 · 1 event pending",
      "      the cascade was cut off at the last pass allowed; dropped: object_removed at (3,1); " +
        "would have fired: torch_melts",
      "  goals and losing",
      "    goal reach: 50 %",
    ]);
  });

  it("tells a turn's outcome", () => {
    expect(turnText({ ...turn, won: true }, 2)).toBe("turn 2: move right · won");
    expect(turnText({ ...turn, lost: true, loseReason: "max_actions" }, 2)).toBe(
      "turn 2: move right · lost (max_actions)",
    );
    expect(turnText({ ...turn, accepted: false }, 2)).toBe("turn 2: move right · refused");
    expect(turnText({ ...turn, action: null }, 0)).toBe("loading");
  });

  it("names records by a number when the pack has no such entry", () => {
    expect(recordText(turn, { ...debug, rules: [] }, at.melts)).toContain("rule 2 not for");
  });

  it("names a rule without an id by its number", () => {
    const rules = debug.rules.map((rule) => ({ ...rule, id: "" }));
    expect(recordText(turn, { ...debug, rules }, at.melts)).toContain("rule 2 not for");
  });
});

it("tells a move that was pending, and is completed, by where it leads", () => {
  const tracer = createTracer();
  const root = tracer.open(RecordKind.turn, 1, -1, -1, -1);
  const effect = tracer.open(RecordKind.effect, 0, tracer.value({}), EffectVerdict.done, root);
  const pending = tracer.value({ direction: "right", from: [2, 1], to: [3, 1] });
  tracer.leaf(RecordKind.write, tracer.field("pendingMove"), pending, tracer.value(null), effect);
  tracer.leaf(RecordKind.write, tracer.field("avatar.position"), tracer.value([2, 1]), tracer.value([3, 1]), effect);
  tracer.close(effect);
  tracer.close(root);
  const resolved = { ...turn, trace: tracer.trace() };
  const resolving = { ...debug, effects: [{ name: "resolve_move", source: debug.effects[0]!.source }] };
  expect(traceLines(resolved, { debug: resolving, presentation }).slice(1)).toEqual([
    "  resolve_move: (2,1) → (3,1)",
    "    pendingMove: right to (3,1) → nothing",
    "    avatar.position: (2,1) → (3,1)",
  ]);
});

it("tells a flat effect as any other", () => {
  const tracer = createTracer();
  const fields = tracer.value({ type: "increment_variable", name: "gems", amount: 2 });
  const root = tracer.open(RecordKind.turn, 1, -1, -1, -1);
  const effect = tracer.open(RecordKind.effect, 0, fields, EffectVerdict.nothingToDo, root);
  tracer.close(effect);
  tracer.close(root);
  const effects = [{ name: "increment_variable", source: debug.effects[0]!.source }];
  const lines = traceLines({ ...turn, trace: tracer.trace() }, { debug: { ...debug, effects }, presentation });
  expect(lines[1]).toBe("  increment_variable gems amount: 2: nothing to do");
});

describe("values in words", () => {
  it.each([
    [null, "nothing"],
    [undefined, "nothing"],
    [[3, 2], "(3,2)"],
    [["a", 1], "[a, 1]"],
    [{ kind: "wood", at: [1, 2] }, "{kind: wood, at: (1,2)}"],
    [{ position: [1, 2], size: [2, 3] }, "{position: (1,2), size: 2 × 3}"],
    [{ inputValues: [3, 1], queue: [2] }, "{inputValues: [3, 1], queue: [2]}"],
    [true, "true"],
    ["x".repeat(100), `${"x".repeat(79)}…`],
  ])("%j reads %s", (value, text) => expect(valueText(value)).toBe(text));

  it("say entities, actions and events", () => {
    expect(entityText(null)).toBe("empty");
    expect(entityText({ kind: "tile", params: { value: 4 } })).toBe("tile {value: 4}");
    expect(actionText({ action: "tap", position: [1, 2], color: "red" })).toBe("tap (1,2) color: red");
    expect(actionText({ action: "wait" })).toBe("wait");
    expect(eventText("turn_ended", {})).toBe("turn_ended");
    expect(eventText("object_pushed", { fromPosition: [0, 0], toPosition: [1, 0] })).toBe("object_pushed at (1,0)");
  });
});

describe("records", () => {
  it("have a place in the text, their own or that of what encloses them", () => {
    expect(sourceOf(turn.trace, debug, at.where)).toEqual({ file: "game.json", at: "/rules/0/if" });
    expect(sourceOf(turn.trace, debug, at.removed)).toEqual({ file: "game.json", at: "/rules/0/then/0" });
    expect(sourceOf(turn.trace, debug, at.goal)).toEqual({ file: "levels/one.json", at: "/goals/0" });
    expect(sourceOf(turn.trace, debug, at.cascade)).toBeNull();
  });
});

describe("cells of a record", () => {
  it("are those its subtree changes, a cell once", () => {
    const changedIn = (record: number) => changedPositions(turn, presentation, record, endAt(turn.trace, record));
    expect(changedIn(at.burns)).toEqual([[3, 1]]);
    expect(changedIn(at.melts)).toEqual([]);
    expect(changedPositions(turn, presentation, 0, recordCount(turn.trace))).toEqual([[3, 1]]);
  });

  it("are those of multi-cell objects that moved, not of those that stayed", () => {
    const object = (id: string, x: number): Json => ({
      id,
      kind: "bar",
      cells: [{ position: [x, 0], sprite: null }],
      params: {},
    });
    const tracer = createTracer();
    const root = tracer.open(RecordKind.turn, 1, -1, -1, -1);
    const before = tracer.value([object("a", 0), object("b", 2)]);
    const after = tracer.value([object("a", 1), object("b", 2)]);
    tracer.leaf(RecordKind.write, tracer.field("multiCellObjects"), before, after, root);
    tracer.close(root);
    const moved = { ...turn, trace: tracer.trace() };
    expect(changedPositions(moved, presentation, 0, 2)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(recordText(moved, debug, 1)).toBe("cells of a: (0,0) → (1,0)");
  });

  it("are those an event names and lists; two values that tiles hold are none", () => {
    const cells = [
      [0, 0],
      [1, 0],
    ];
    expect(texts.positionsIn({ position: [2, 2], cells, inputValues: [3, 1] })).toEqual([[2, 2], ...cells]);
    expect(texts.positionsIn({ cells: [] })).toEqual([]);
  });

  it("are looked at when a rule is tried for an event there", () => {
    expect(lookedAtPositions(turn.trace, at.melts, presentation)).toEqual([[3, 1]]);
    expect(lookedAtPositions(turn.trace, at.blocked, presentation)).toEqual([[3, 1]]);
    expect(lookedAtPositions(turn.trace, at.pass, presentation)).toEqual([]);
    expect(lookedAtPositions(turn.trace, at.meltsWhere, presentation)).toEqual([]);
    expect(lookedAtPositions(turn.trace, at.meltsWhere, presentation, debug)).toEqual([[3, 1]]);
    expect(lookedAtPositions(turn.trace, at.where, presentation, debug)).toEqual([]);
    const reads = { kind: "cell", layer: "ground", position: [0, 1] } as const;
    const elsewhere = { ...debug, conditions: debug.conditions.map((condition) => ({ ...condition, reads })) };
    expect(lookedAtPositions(turn.trace, at.melts, presentation, elsewhere)).toEqual([
      [3, 1],
      [0, 1],
    ]);
  });

  it("are worth a look when something came of the record", () => {
    const marks = consequentialRecords(turn.trace);
    const dull = Object.values(at).filter((index) => marks[index as number] === 0);
    expect(names(dull)).toEqual(["where", "melts", "meltsWhere", "goals", "goal"]);
  });
});
