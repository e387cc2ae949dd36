import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BoardView } from "../../base/boardView";
import type { Json } from "../../base/json";
import type { TurnRecord } from "../turnRecord";
import { torchRecords as at, torchTurn as turn } from "../../dialects/gridponder/presentation/torchTurn.testing";
import { RecordKind } from "./trace";
import { createTracer } from "./tracer";
import { recordCount } from "./traceTree";
import { fieldOf, openTurnView, viewAt, withField, writeAt } from "./traceView";
import { fieldPath } from "./fieldPath";

const last = recordCount(turn.trace) - 1;

describe("the board at a cursor", () => {
  it("is the board before at the turn's first record and the board after at its last", () => {
    expect(viewAt(turn, 0)).toEqual(turn.before);
    expect(viewAt(turn, last)).toEqual(turn.after);
    expect(viewAt(turn, null)).toBe(turn.after);
  });

  it("shows a write as done, and a rule the board its conditions saw", () => {
    expect(viewAt(turn, at.burns).cells).toEqual(turn.before.cells);
    expect(viewAt(turn, at.burns).state).toMatchObject({ avatar: { facing: "right" } });
    expect(viewAt(turn, at.destroy).cells).toEqual(turn.before.cells);
    expect(viewAt(turn, at.removed).cells).toEqual(turn.after.cells);
    expect(viewAt(turn, at.removed).state["variables"]).toEqual({});
  });

  it("takes a variable away again on the way back when there was none before", () => {
    const view = openTurnView(turn);
    expect(view.at(at.counted).state["variables"]).toEqual({ "burned.wood": 1 });
    expect(view.at(at.count).state["variables"]).toEqual({});
  });

  it("gives the same object for the same cursor and never changes one it gave", () => {
    const view = openTurnView(turn);
    const early = view.at(at.destroy);
    expect(view.at(at.destroy)).toBe(early);
    view.at(last);
    expect(early.cells).toEqual(turn.before.cells);
  });
});

describe("a write", () => {
  it("is of a cell or of a field; other records have none", () => {
    expect(writeAt(turn.trace, at.removed)).toEqual({ kind: "cell", slot: 15, before: 2, after: 0 });
    expect(writeAt(turn.trace, at.counted)).toEqual({
      kind: "field",
      path: fieldPath("variables", "burned.wood"),
      before: undefined,
      after: 1,
    });
    expect(writeAt(turn.trace, at.destroy)).toBeNull();
  });

  it("names a variable by all that follows the first dot", () => {
    const state = withField(turn.before.state, fieldPath("variables", "a.b"), 2);
    expect(state["variables"]).toEqual({ "a.b": 2 });
    expect(fieldOf(state, fieldPath("variables", "a.b"))).toBe(2);
    expect(fieldOf(state, "variables.a")).toBeUndefined();
  });

  it("may name a place inside a list", () => {
    const object = { id: "m", kind: "crane", cells: [], params: {} };
    const state = { ...turn.before.state, multiCellObjects: [object, object] };
    expect(withField(state, "multiCellObjects.1.id", "n")["multiCellObjects"]).toMatchObject([
      { id: "m" },
      { id: "n" },
    ]);
  });
});

/** A turn of random writes, with the board after worked out apart from the trace. */
const randomTurns = fc
  .array(
    fc.oneof(
      fc.record({ slot: fc.nat(15), entity: fc.nat(2) }),
      fc.record({ name: fc.constantFrom("a", "b.c", "__proto__"), value: fc.option(fc.integer(), { nil: undefined }) }),
    ),
    { maxLength: 30 },
  )
  .map((changes): TurnRecord => {
    const tracer = createTracer();
    const root = tracer.open(RecordKind.turn, 1, -1, -1, -1);
    const cells = turn.before.cells.slice();
    const variables = new Map<string, Json>();
    for (const change of changes) {
      if ("slot" in change) {
        tracer.leaf(RecordKind.write, change.slot, cells[change.slot]!, change.entity, root);
        cells[change.slot] = change.entity;
        continue;
      }
      const field = tracer.field(fieldPath("variables", change.name));
      const recorded = (value: Json | undefined): number => (value === undefined ? -1 : tracer.value(value));
      tracer.leaf(RecordKind.write, field, recorded(variables.get(change.name)), recorded(change.value), root);
      if (change.value === undefined) variables.delete(change.name);
      else variables.set(change.name, change.value);
    }
    tracer.close(root);
    const state = { ...turn.before.state, variables: Object.fromEntries(variables) };
    const after: BoardView = { ...turn.before, cells, state };
    return { ...turn, after, trace: tracer.trace() };
  });

describe("laws of the board at a cursor", () => {
  it("replaying the writes rebuilds the end, undoing them the start", () => {
    fc.assert(
      fc.property(randomTurns, (random) => {
        const view = openTurnView(random);
        expect(view.at(recordCount(random.trace) - 1)).toEqual(random.after);
        expect(view.at(0)).toEqual(random.before);
      }),
    );
  });

  it("does not depend on the way the cursor came", () => {
    fc.assert(
      fc.property(randomTurns, fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (random, walk) => {
        const view = openTurnView(random);
        for (const step of walk) {
          const cursor = step % recordCount(random.trace);
          expect(view.at(cursor)).toEqual(viewAt(random, cursor));
        }
      }),
    );
  });
});
