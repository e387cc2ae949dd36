// Where each of the debugger's commands leads over a session that the engine recorded: from a sentence to a sentence.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Drawing, drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import {
  MOMENT_KINDS,
  type MomentKind,
  type SessionStep,
  type StepPosition,
  isOfKind,
  momentAround,
  momentFrom,
  stepInSession,
} from "../../engine/trace/sessionSteps";
import { endAt, parentOf, recordCount } from "../../engine/trace/traceTree";
import { tracedTurns } from "../../engine/play/tracedTurns";

const gone = { destroy: { layer: "objects", position: "$event.position" } };
const drawing: Drawing = {
  board: "@gw.",
  symbols: {
    w: { kind: "wood", layer: "objects", tags: ["solid"] },
    g: { kind: "gem", layer: "objects", tags: ["pickup"] },
  },
  systems: [{ type: "avatar_navigation", config: { solidHandling: "delegate" } }],
  rules: [
    {
      id: "take",
      on: "avatar_entered",
      where: { position_has_tag: { layer: "objects", tag: "pickup" } },
      then: [gone, { increment_variable: { name: "gems", amount: 1 } }],
    },
    { id: "burn", on: "move_blocked", if: { variable: { name: "gems", op: "gte", value: 1 } }, then: [gone] },
    {
      id: "told",
      on: "variable_changed",
      if: { event: { param: "variable", equals: "gems" } },
      then: [{ set_variable: { name: "told", value: 1 } }],
    },
  ],
  goals: [{ id: "there", type: "reach_target", config: { position: [3, 0] } }],
};
const { level } = drawnLevel(drawing);
const right = { action: "move", direction: "right" };
const turns = Array.from(tracedTurns(level, [right, right]));
const END = "the end";

function said({ turn, cursor }: StepPosition): string {
  if (cursor === null) return END;
  return cursor === 0 ? "the turn" : level.presentation.recordText(turns[turn]!, level.debug, cursor);
}

/** The first record of a turn whose sentence begins so. */
function standing(turn: number, text: string): StepPosition {
  if (text === END) return { turn, cursor: null };
  const count = recordCount(turns[turn]!.trace);
  for (let cursor = 0; cursor < count; cursor += 1) {
    if (said({ turn, cursor }).startsWith(text)) return { turn, cursor };
  }
  throw new Error(`No record of turn ${turn} says ${text}`);
}

describe("a step through the session", () => {
  it.each<readonly [number, string, SessionStep, number, string]>([
    [1, "the turn", "over", 1, "action phase"],
    [1, "the turn", "into", 1, "action phase"],
    [1, "action phase", "over", 1, "cascade"],
    [1, "action phase", "into", 1, "system avatar_navigation"],
    [1, "system avatar_navigation", "over", 1, "cascade"],
    [1, "avatar.position", "out", 1, "cascade"],
    [1, "rule take fired", "into", 1, "where position_has_tag"],
    [1, "rule take fired", "over", 1, "pass 2"],
    [1, "where position_has_tag", "over", 1, "destroy objects (1,0): gem"],
    [1, "destroy objects (1,0): gem", "over", 1, "increment_variable gems"],
    [1, "destroy objects (1,0): gem", "into", 1, "objects (1,0): gem → empty"],
    [1, "objects (1,0): gem → empty", "out", 1, "increment_variable gems"],
    [1, "event variable_changed", "over", 1, "pass 2"],
    [1, "increment_variable gems", "out", 1, "pass 2"],
    [1, "cascade", "out", 1, END],
    [1, "goals and losing", "over", 1, END],
    [1, END, "into", 2, "the turn"],
    [1, END, "over", 2, "the turn"],
    [1, END, "out", 2, "the turn"],
    [0, END, "over", 1, "the turn"],
    [2, END, "over", 2, END],
    [1, "pass 2", "backOver", 1, "pass 1"],
    [1, "pass 1", "backOver", 1, "cascade"],
    [1, "cascade", "backOver", 1, "action phase"],
    [1, "action phase", "backOver", 1, "the turn"],
    [1, "the turn", "backOver", 0, END],
    [1, "the turn", "backInto", 0, END],
    [1, END, "backOver", 1, "goals and losing"],
    [1, END, "backInto", 1, "event turn_ended"],
    [1, "increment_variable gems", "backOver", 1, "destroy objects (1,0): gem"],
    [1, "increment_variable gems", "backInto", 1, "event cell_cleared at (1,0)"],
    [1, "where position_has_tag", "backInto", 1, "rule take fired"],
    [0, "the turn", "backInto", 0, "the turn"],
    [0, "the turn", "backOver", 0, "the turn"],
  ])("in turn %i from “%s” %s leads to turn %i, “%s”", (turn, from, step, toTurn, to) => {
    const found = stepInSession(turns, standing(turn, from), step);
    expect(found.turn).toBe(toTurn);
    expect(said(found).startsWith(to)).toBe(true);
  });

  it("stays where nothing was played", () => {
    expect(stepInSession([], { turn: 0, cursor: null }, "into")).toEqual({ turn: 0, cursor: null });
  });
});

describe("going to the next moment of a kind, or the last", () => {
  it.each<readonly [number, string, MomentKind, "forward" | "backward", number, string]>([
    [1, "the turn", "rule", "forward", 1, "rule take fired"],
    [1, "rule take fired", "rule", "forward", 1, "rule told fired"],
    [1, "rule told fired", "rule", "forward", 2, "rule burn fired"],
    [2, "rule burn fired", "rule", "backward", 1, "rule told fired"],
    [1, "cascade", "pass", "forward", 1, "pass 1"],
    [1, "pass 1", "pass", "forward", 1, "pass 2"],
    [2, "the turn", "pass", "backward", 1, "pass 3"],
    [1, "pass 2", "pass", "backward", 1, "pass 1"],
    [1, "the turn", "phase", "forward", 1, "action phase"],
    [1, "rule take fired", "phase", "forward", 1, "goals and losing"],
    [1, "goals and losing", "phase", "forward", 2, "action phase"],
    [1, "action phase", "phase", "backward", 0, "loading the level"],
    [1, "the turn", "write", "forward", 1, "avatar.position"],
    [1, "avatar.position", "write", "forward", 1, "objects (1,0): gem → empty"],
    [1, "avatar.position", "write", "backward", 0, ""],
    [1, "avatar.position", "event", "forward", 1, "event avatar_exited"],
    [1, "rule take fired", "event", "backward", 1, "event avatar_entered"],
    [1, "rule take fired", "turn", "forward", 2, "the turn"],
    [1, "rule take fired", "turn", "backward", 1, "the turn"],
    [2, "the turn", "turn", "backward", 1, "the turn"],
    [0, END, "turn", "forward", 1, "the turn"],
  ])("in turn %i from “%s” to a %s %s is turn %i, “%s”", (turn, from, kind, direction, toTurn, to) => {
    const found = momentFrom(turns, standing(turn, from), direction, (each, record) => isOfKind(each, record, kind));
    const text = found === null ? "" : said({ turn: found.turn, cursor: found.record });
    expect(found?.turn ?? toTurn).toBe(toTurn);
    expect(text).toContain(to);
    expect(found === null).toBe(to === "");
  });
});

describe("the laws of stepping", () => {
  const standings = turns.flatMap(({ trace }, turn): readonly StepPosition[] => [
    ...Array.from({ length: recordCount(trace) }, (_, cursor) => ({ turn, cursor })),
    { turn, cursor: null },
  ]);
  const anywhere = fc.constantFrom(...standings);
  const step = (from: StepPosition, name: SessionStep): StepPosition => stepInSession(turns, from, name);
  const first = standings[0]!;
  const last = standings.at(-1)!;

  it("into visits every moment of the session, and back into all of them again", () => {
    const walk = (from: StepPosition, name: SessionStep): readonly StepPosition[] => {
      const seen = [from];
      for (let at = from; ; at = seen.at(-1)!) {
        const next = step(at, name);
        if (next.turn === at.turn && next.cursor === at.cursor) return seen;
        seen.push(next);
      }
    };
    expect(walk(first, "into")).toEqual(standings);
    expect(walk(last, "backInto")).toEqual(standings.toReversed());
  });

  it("back over returns to where over came from, or to what is around it", () => {
    fc.assert(
      fc.property(anywhere, (from) => {
        const over = step(from, "over");
        if (over.turn === from.turn && over.cursor === from.cursor) return;
        const back = step(over, "backOver");
        if (from.cursor === null || from.cursor === 0 || back.cursor === null) {
          expect(back).toEqual(from);
          return;
        }
        const { trace } = turns[from.turn]!;
        let around: number = from.cursor;
        while (around !== back.cursor && around > 0) around = parentOf(trace, around);
        expect({ turn: back.turn, cursor: around }).toEqual({ turn: from.turn, cursor: back.cursor });
        // Beside one another it returns exactly.
        if (over.cursor !== null && parentOf(trace, over.cursor) === parentOf(trace, from.cursor)) {
          expect(back).toEqual(from);
        }
      }),
    );
  });

  it("out of what one stepped into is over it", () => {
    fc.assert(
      fc.property(anywhere, (from) => {
        if (from.cursor === null || from.cursor === 0) return;
        const { trace } = turns[from.turn]!;
        if (endAt(trace, from.cursor) === from.cursor + 1) return;
        expect(step(step(from, "into"), "out")).toEqual(step(from, "over"));
      }),
    );
  });

  it("the next moment of a kind and the last one before it return to one another", () => {
    const kinds = fc.constantFrom(...(Object.keys(MOMENT_KINDS) as MomentKind[]));
    fc.assert(
      fc.property(anywhere, kinds, (from, kind) => {
        const to = (at: StepPosition, direction: "forward" | "backward"): StepPosition | null => {
          const found = momentFrom(turns, at, direction, (turn, record) => isOfKind(turn, record, kind));
          return found === null ? null : { turn: found.turn, cursor: found.record };
        };
        const next = to(from, "forward");
        if (next === null) return;
        const second = to(next, "forward");
        if (second !== null) expect(to(second, "backward")).toEqual(next);
      }),
    );
  });
});

describe("a search", () => {
  it("goes on at the other end of the session, both ways, and finds nothing where there is nothing", () => {
    const isEvent = (turn: (typeof turns)[number], record: number): boolean => isOfKind(turn, record, "event");
    const first = momentFrom(turns, { turn: 0, cursor: 0 }, "forward", isEvent);
    const last = momentFrom(turns, { turn: turns.length - 1, cursor: null }, "backward", isEvent);
    expect(first).not.toBeNull();
    const end = { turn: turns.length - 1, cursor: null };
    expect(momentAround(turns, end, "forward", isEvent)).toEqual({ moment: first, wrapped: true });
    expect(momentAround(turns, { turn: 0, cursor: 0 }, "backward", isEvent)).toEqual({ moment: last, wrapped: true });
    expect(momentAround(turns, { turn: 0, cursor: 0 }, "forward", isEvent)).toEqual({ moment: first, wrapped: false });
    expect(momentAround(turns, end, "forward", () => false)).toBeNull();
    expect(momentAround([], { turn: 0, cursor: null }, "backward", isEvent)).toBeNull();
  });
});
