import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { torchRecords as at, torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";
import { RecordKind } from "./trace";
import { type Cursor, stepBackInto, stepBackOver, stepInto, stepOut, stepOver } from "./traceSteps";
import { childrenOf, depthOf, enclosing, parentOf, recordAt, recordCount, within } from "./traceTree";

const { trace } = torchTurn;
const last = recordCount(trace) - 1;

describe("the tree of a trace", () => {
  it("knows parents, depths and children", () => {
    expect([at.turn, at.nav, at.blocked, at.removed].map((index) => parentOf(trace, index))).toEqual([
      -1,
      at.action,
      at.nav,
      at.destroy,
    ]);
    expect([at.turn, at.action, at.removed].map((index) => depthOf(trace, index))).toEqual([0, 1, 5]);
    expect(childrenOf(trace, at.pass)).toEqual([at.burns, at.melts]);
    expect(childrenOf(trace, at.removed)).toEqual([]);
  });

  it("finds what encloses a record and what it holds", () => {
    expect(enclosing(trace, at.removed, RecordKind.pass)).toBe(at.pass);
    expect(enclosing(trace, at.facing, RecordKind.pass)).toBe(-1);
    expect(within(trace, at.burns, RecordKind.effect)).toEqual([at.destroy, at.count]);
  });

  it("has no record outside itself", () => {
    expect(() => recordAt(trace, last + 1)).toThrow();
    expect(() => recordAt(trace, -1)).toThrow();
  });
});

describe("a step", () => {
  it.each<[string, (cursor: Cursor) => Cursor, Cursor, Cursor]>([
    ["into goes to the next record", (c) => stepInto(trace, c), at.burns, at.where],
    ["into leaves the turn after its last record", (c) => stepInto(trace, c), last, null],
    ["over passes what is inside", (c) => stepOver(trace, c), at.burns, at.melts],
    ["over leaves a subtree after its last record", (c) => stepOver(trace, c), at.counted, at.melts],
    ["over goes from phase to phase", (c) => stepOver(trace, c), at.action, at.cascade],
    ["over goes inside at the turn itself, which has no neighbour", (c) => stepOver(trace, c), at.turn, at.action],
    ["over ends after the last phase", (c) => stepOver(trace, c), at.goals, null],
    ["out goes past what encloses the record", (c) => stepOut(trace, c), at.removed, at.count],
    ["out of a phase ends the turn", (c) => stepOut(trace, c), at.action, null],
    ["back goes to the neighbour before", (c) => stepBackOver(trace, c), at.melts, at.burns],
    ["back goes to what encloses a first child", (c) => stepBackOver(trace, c), at.burns, at.pass],
    ["back from the end goes to the last phase", (c) => stepBackOver(trace, c), null, at.goals],
    ["back stays at the start", (c) => stepBackOver(trace, c), at.turn, at.turn],
    ["back into goes to the very last record from the end", (c) => stepBackInto(trace, c), null, last],
  ])("%s", (_title, step, from, to) => expect(step(from)).toBe(to));

  const cursors = fc.option(fc.nat(last), { nil: null });

  it("back into undoes into", () => {
    fc.assert(
      fc.property(fc.nat(last), (cursor) => {
        expect(stepBackInto(trace, stepInto(trace, cursor))).toBe(cursor);
      }),
    );
  });

  it("moves forward or backward and stays in the turn", () => {
    const place = (cursor: Cursor): number => cursor ?? last + 1;
    fc.assert(
      fc.property(cursors, (cursor) => {
        for (const step of [stepInto, stepOver, stepOut]) {
          expect(place(step(trace, cursor))).toBeGreaterThanOrEqual(Math.min(place(cursor) + 1, last + 1));
        }
        for (const step of [stepBackInto, stepBackOver]) {
          expect(place(step(trace, cursor))).toBeLessThanOrEqual(Math.max(0, place(cursor) - 1));
        }
      }),
    );
  });
});
