// Running to breakpoints: what stops, where, forwards and backwards, with conditions and hit counts.
import { describe, expect, it } from "vitest";
import { NO_BOARD } from "../../base/placeName";
import { gridponderPresentation as presentation } from "../../dialects/gridponder/presentation/presentation";
import { fieldPath } from "../../engine/trace/fieldPath";
import type { Json, JsonObject } from "../../base/json";
import { type Drawing, drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import { type BreakOn, breakText, isSamePlace } from "../../engine/breakpoints/breakPlaces";
import {
  type Breakpoint,
  breakpointOn,
  hasSettings,
  momentsBetween,
  readBreakpoints,
} from "../../engine/breakpoints/breakpoints";
import { sentence } from "../../engine/trace/traceText";
import { gridponderPack } from "../../dialects/gridponder/text/packModel";
import { countingLevel } from "../checks/countingLevel.testing";
import { tracedTurns } from "../../engine/play/tracedTurns";
import { finish } from "../../base/work";
import { askAt, solutionHits, runTurns } from "./runs";

const drawing: Drawing = {
  board: "@gw..",
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
      then: [{ destroy: { layer: "objects", position: "$event.position" } }, count("gems")],
    },
    { id: "burn", on: "move_blocked", then: [{ destroy: { layer: "objects", position: "$event.position" } }] },
    { id: "walks", on: "avatar_entered", then: [count("steps")] },
  ],
  goals: [
    { id: "there", type: "reach_target", config: { position: [4, 0] } },
    { id: "many", type: "variable_threshold", config: { variable: "steps", target: 4 } },
  ],
  loseConditions: [{ type: "max_actions", config: { limit: 3 } }],
};

function count(name: string): JsonObject {
  return { increment_variable: { name, amount: 1 } };
}

const { level } = drawnLevel(drawing);
const right = { action: "move", direction: "right" };
const actions = [right, right, right];
const START = { turn: 0, record: -1 };
const END = { turn: 99, record: 0 };

function run(on: BreakOn, more: Partial<Breakpoint> = {}, from = START, isBack = false): string {
  const request = {
    breakpoints: [{ ...breakpointOn(on), ...more }],
    from,
    direction: isBack ? ("backward" as const) : ("forward" as const),
  };
  const { hit } = runTurns(level, tracedTurns(level, actions), request);
  if (hit === null) return "none";
  const turn = Array.from(tracedTurns(level, actions))[hit.turn]!;
  return `${hit.turn}: ${sentence(turn, level, hit.record)}`;
}

const TAKES =
  "1: pass 1 · rule take fired for avatar_entered at (1,0) → destroy objects (1,0): gem; increment_variable gems amount: 1: nothing → 1";

describe("a run stops at", () => {
  it.each<readonly [string, BreakOn, string]>([
    ["a rule that fires", { kind: "rule", rule: "take" }, TAKES],
    ["an event", { kind: "event", event: "object_removed" }, "1: pass 1 · event object_removed at (1,0) {kind: gem}"],
    ["a cell that changes", { kind: "cell", position: [2, 0] }, "2: pass 1 · objects (2,0): wood → empty"],
    ["a variable that changes", { kind: "field", path: "variables.gems" }, "1: pass 1 · variables.gems: nothing → 1"],
    ["a kind that goes", { kind: "entity", entity: "wood" }, "2: pass 1 · objects (2,0): wood → empty"],
    ["a kind that only goes", { kind: "goes", entity: "gem" }, "1: pass 1 · objects (1,0): gem → empty"],
    ["no kind that appears when it only goes", { kind: "appears", entity: "gem" }, "none"],
    ["a goal's progress", { kind: "goal-step" }, "1: goal many: up to 25 %"],
    ["a pass", { kind: "pass", pass: 2 }, "1: pass 2 · 4 events pending"],
    ["a loss", { kind: "lose" }, "3: max_actions: lost (found 3)"],
    ["nothing when nothing of the kind happens", { kind: "rule", rule: "melt" }, "none"],
    ["nothing when no cascade is cut off", { kind: "cut-off" }, "none"],
    ["nothing when no goal is met", { kind: "goal" }, "none"],
  ])("%s", (_title, on, expected) => expect(run(on)).toBe(expected));
});

describe("a run", () => {
  const walks: BreakOn = { kind: "rule", rule: "walks" };

  it("goes on from where it stands, and back from there", () => {
    expect(run(walks).slice(0, 2)).toBe("1:");
    expect(run(walks, {}, { turn: 1, record: 1000 }).slice(0, 2)).toBe("3:");
    expect(run(walks, {}, END, true).slice(0, 2)).toBe("3:");
    expect(run(walks, {}, { turn: 3, record: 0 }, true).slice(0, 2)).toBe("1:");
    expect(run(walks, {}, START, true)).toBe("none");
  });

  it("does not stop twice at the same place", () => {
    const request = { breakpoints: [breakpointOn(walks)], direction: "forward" } as const;
    const first = runTurns(level, tracedTurns(level, actions), { ...request, from: START });
    const second = runTurns(level, tracedTurns(level, actions), { ...request, from: first.hit! });
    expect([first.hits, second.hits, second.hit!.turn]).toEqual([2, 2, 3]);
  });

  it("stops only where the condition holds, asked at the record", () => {
    const condition = { variable: { name: "steps", op: "gte", value: 1 } };
    expect(run(walks, { condition }).slice(0, 2)).toBe("3:");
    expect(run(walks, { condition: { position: [1, 0] } }).slice(0, 2)).toBe("1:");
    expect(run(walks, { condition: { not: { position: [1, 0] } } }).slice(0, 2)).toBe("3:");
    expect(run(walks, { condition: { moon: "full" } })).toBe("none");
  });

  it("stops from the hit on that was asked for", () => {
    expect(run(walks, { fromHit: 2 }).slice(0, 2)).toBe("3:");
    expect(run(walks, { fromHit: 3 })).toBe("none");
  });

  it("leaves out what is disabled", () => {
    const breakpoints = [{ ...breakpointOn(walks), isEnabled: false }];
    const answer = runTurns(level, tracedTurns(level, actions), { breakpoints, from: START, direction: "forward" });
    expect(answer).toEqual({ hit: null, hits: 0, log: [], counts: [0] });
  });

  it("over all solutions names the levels it stops in", () => {
    const entry = (id: string, amounts: readonly number[]) => ({
      id,
      file: { path: "", role: "level", text: "", tree: { root: undefined, errors: [] }, value: null },
      model: gridponderPack,
      level: () => countingLevel(id, amounts),
    });
    const on: BreakOn = { kind: "field", path: "variables.total" };
    const condition = 2;
    const entries = [entry("one", [1, 2]), entry("two", [1, 1, 1]), entry("three", [])];
    expect(finish(solutionHits(entries, [{ ...breakpointOn(on), condition }]))).toEqual([
      {
        level: "two",
        file: "levels/two.json",
        hits: [{ turn: 2, record: 1, breakpoint: 0, text: "variables.total: 1 → 2" }],
        count: 1,
        log: [],
      },
    ]);
  });

  it("tells how often each came true, hits before the one asked for among them", () => {
    const breakpoints = [{ ...breakpointOn(walks), fromHit: 2 }, breakpointOn({ kind: "lose" })];
    const { hits, counts } = runTurns(level, tracedTurns(level, actions), {
      breakpoints,
      from: START,
      direction: "forward",
    });
    expect([hits, counts]).toEqual([2, [2, 1]]);
  });
});

describe("a log point", () => {
  const lines = (log: string, more: Partial<Breakpoint> = {}): readonly string[] => {
    const breakpoints = [{ ...breakpointOn({ kind: "event", event: "object_removed" }), log, ...more }];
    const answer = runTurns(level, tracedTurns(level, actions), { breakpoints, from: START, direction: "forward" });
    expect(answer.hit).toBeNull();
    return answer.log.map(({ turn, text }) => `${turn}: ${text}`);
  };

  it.each([
    ["words alone", "gone", ["1: gone", "2: gone"]],
    ["what the event tells", "{$event.kind} left {$event.position}", ["1: gem left (1,0)", "2: wood left (2,0)"]],
    [
      "variables and counts as they are there",
      "{steps} steps, {#wood} left",
      ["1: not set steps, 1 left", "2: 1 steps, 0 left"],
    ],
    ["cells and the avatar", "{0,0} {$avatar.position}", ["1: ground: empty (1,0)", "2: ground: empty (1,0)"]],
    ["what there is not as nothing", "{$moon.phase}", ["1: nothing", "2: nothing"]],
    ["braces that hold nothing as they stand", "{} {", ["1: {} {", "2: {} {"]],
  ])("writes %s and does not stop", (_title, log, expected) => expect(lines(log)).toEqual(expected));

  it("writes only where its condition holds and from the hit that is asked for", () => {
    expect(lines("gone", { condition: { event: { kind: "wood" } } })).toEqual(["2: gone"]);
    expect(lines("gone", { fromHit: 2 })).toEqual(["2: gone"]);
  });
});

describe("a condition asked of a moment", () => {
  it.each<readonly [string, Json, boolean | null]>([
    ["holds", { avatar: { at: [1, 0] } }, true],
    ["does not hold", { board_count: { kind: "gem", op: "gt", value: 0 } }, false],
    ["is none", { moon: "full" }, null],
    ["is none inside of others", { all_of: [{ moon: "full" }] }, null],
    ["is no object", [1], null],
  ])("%s", (_title, condition, expected) => {
    const turn = Array.from(tracedTurns(level, actions))[1]!;
    expect(askAt(level, turn, null, [condition])).toEqual([expected]);
  });
});

describe("breakpoints as kept", () => {
  const all: readonly BreakOn[] = [
    { kind: "rule", rule: "a" },
    { kind: "event", event: "a" },
    { kind: "cell", position: [1, 2] },
    { kind: "field", path: "variables.a" },
    { kind: "entity", entity: "a" },
    { kind: "appears", entity: "a" },
    { kind: "goes", entity: "a" },
    { kind: "pass", pass: 2 },
    { kind: "cut-off" },
    { kind: "goal" },
    { kind: "goal-step" },
    { kind: "lose" },
  ];

  it("are read as they were written", () => {
    const breakpoints = all.map((on) => ({
      on,
      isEnabled: false,
      condition: { position: [0, 0] },
      draft: null,
      fromHit: 3,
      log: "here",
    }));
    expect(readBreakpoints(JSON.parse(JSON.stringify(breakpoints)) as Json, presentation)).toEqual(breakpoints);
  });

  it("keep what is written for a condition and is none yet", () => {
    const drafted = [{ ...breakpointOn({ kind: "lose" }), draft: '{"variable": ' }];
    expect(readBreakpoints(JSON.parse(JSON.stringify(drafted)) as Json, presentation)).toEqual(drafted);
  });

  it("have words of their own when more is written than where they stop", () => {
    const plain = breakpointOn({ kind: "lose" });
    expect(hasSettings({ ...plain, isEnabled: false })).toBe(false);
    const changes: readonly Partial<Breakpoint>[] = [{ condition: {} }, { draft: "{" }, { fromHit: 2 }, { log: "x" }];
    for (const change of changes) expect(hasSettings({ ...plain, ...change })).toBe(true);
  });

  it("are read as earlier versions wrote them, a field by its name", () => {
    const kept = [{ ...breakpointOn({ kind: "lose" }), on: { kind: "variable", name: "a.b" } }];
    expect(readBreakpoints(kept, presentation)).toEqual([
      breakpointOn({ kind: "field", path: fieldPath("variables", "a.b") }),
    ]);
  });

  it("are one for each place", () => {
    const on: BreakOn = { kind: "rule", rule: "a" };
    const twice = [{ ...breakpointOn(on), fromHit: 2 }, breakpointOn(on)];
    expect(readBreakpoints(JSON.parse(JSON.stringify(twice)) as Json, presentation)).toEqual([twice[0]]);
  });

  it("are left out when malformed", () => {
    const malformed = [null, 1, {}, { on: { kind: "moon" } }, { on: { kind: "cell", position: "x" } }];
    expect(readBreakpoints(malformed, presentation)).toEqual([]);
    expect(readBreakpoints("none", presentation)).toEqual([]);
  });

  it("say what they stop at, each in its own words", () => {
    expect(new Set(all.map((on) => breakText(on, presentation, NO_BOARD))).size).toBe(all.length);
    expect(breakText(all[3]!, presentation, NO_BOARD)).toBe("variable a changes");
    expect(isSamePlace(all[0]!, { kind: "rule", rule: "a" })).toBe(true);
    expect(isSamePlace(all[0]!, { kind: "rule", rule: "b" })).toBe(false);
  });
});

describe("the moments from one on", () => {
  const turns = Array.from(tracedTurns(level, actions)).slice(0, 2);
  const counts = turns.map(({ trace }) => trace.records.length / 6);
  const all = [START, { turn: 0, record: counts[0]! }, { turn: 1, record: 3 }, { turn: 1, record: counts[1]! }];

  it.each(all)("are those after it and those before it, each once: %o", (from) => {
    const after = Array.from(momentsBetween(turns, from, "forward"));
    const before = Array.from(momentsBetween(turns, from, "backward")).toReversed();
    const isOne = from.record >= 0 && from.record < counts[from.turn]!;
    const texts = [...before, ...(isOne ? [from] : []), ...after].map(({ turn, record }) => `${turn} ${record}`);
    const expected = counts.flatMap((count, turn) => Array.from({ length: count }, (_, record) => `${turn} ${record}`));
    expect(texts).toEqual(expected);
  });
});
