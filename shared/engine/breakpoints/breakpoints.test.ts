import { describe, expect, it } from "vitest";
import { type BreakOn, matches } from "./breakPlaces";
import { type Breakpoint, type Hit, breakpointOn, hitsIn, nextHit } from "./breakpoints";
import type { TurnRecord } from "../turnRecord";
import { torchDebug, torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";
import { CascadeEnd, RecordKind } from "../trace/trace";
import { type Tracer, createTracer } from "../trace/tracer";

const nothingAsked = { holds: () => true, message: (log: string) => log };

/** The torch's turn with a trace of one record below the turn; entity 3 is another wood. */
function turnWith(record: (tracer: Tracer, turn: number) => void): TurnRecord {
  const tracer = createTracer();
  const turn = tracer.open(RecordKind.turn, 1, -1, -1, -1);
  record(tracer, turn);
  tracer.close(turn);
  const entities = [...torchTurn.shape.entities, { kind: "wood", params: { wet: true } }];
  return { ...torchTurn, shape: { ...torchTurn.shape, entities }, trace: tracer.trace() };
}

function isStop(turn: TurnRecord, on: BreakOn): boolean {
  return matches({ turn, previous: null, debug: torchDebug }, on, 1);
}

describe("a breakpoint", () => {
  it("on a kind does not stop where one of the kind becomes another of it", () => {
    const slot = 15;
    const wetted = turnWith((tracer, turn) => tracer.leaf(RecordKind.write, slot, 2, 3, turn));
    for (const kind of ["entity", "appears", "goes"] as const) {
      expect(isStop(wetted, { kind, entity: "wood" })).toBe(false);
    }
    expect(isStop(wetted, { kind: "cell", position: [3, 1] })).toBe(true);
  });

  it.each([
    ["at its depth", CascadeEnd.cutOff, true],
    ["by its budget", CascadeEnd.budgetSpent, true],
    ["by nothing", CascadeEnd.settled, false],
  ])("on a cut cascade looks at one that is ended %s", (_, end, expected) => {
    const ended = turnWith((tracer, turn) => tracer.leaf(RecordKind.end, end, -1, -1, turn));
    expect(isStop(ended, { kind: "cut-off" })).toBe(expected);
  });

  it("that logs keeps a thousand lines of a session, and counts on", () => {
    const turns = Array.from({ length: 1_001 }, () => torchTurn);
    const logs: Breakpoint = { ...breakpointOn({ kind: "event", event: "object_removed" }), log: "gone" };
    const { log, counts, hits } = hitsIn(turns, torchDebug, [logs], nothingAsked);
    expect([log.length, log.at(-1)!.turn, counts, hits]).toEqual([1_000, 999, [1_001], []]);
  });
});

describe("the next hit", () => {
  const hits: readonly Hit[] = [
    { turn: 1, record: 5, breakpoint: 0 },
    { turn: 1, record: 9, breakpoint: 1 },
    { turn: 2, record: 5, breakpoint: 0 },
  ];

  it("is another one than that where the run stands, either way", () => {
    expect(nextHit(hits, hits[1]!, "forward")).toBe(hits[2]);
    expect(nextHit(hits, hits[1]!, "backward")).toBe(hits[0]);
    expect(nextHit(hits, hits[2]!, "forward")).toBeNull();
    expect(nextHit(hits, hits[0]!, "backward")).toBeNull();
  });
});
