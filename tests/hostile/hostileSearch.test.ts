// Levels that no search can finish: the answer is an honest "unknown" with its reason, within what the search may use.
import { expect, test } from "vitest";
import { finish } from "../../shared/base/work";
import type { JsonObject } from "../../shared/base/json";
import { buildPackSource } from "../../shared/dialects/models";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { Shortest } from "../../shared/engine/search/searchOutcome";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { insightOf } from "../../shared/engine/search/insight/insight";
import { playThat } from "../../shared/engine/search/questions/constraints";
import { repairsOf } from "../../shared/engine/search/questions/repair";
import { shortest } from "../../shared/engine/search/shortest";

const MOVE = { id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } };

interface Parts {
  readonly size?: readonly [number, number];
  readonly rules?: readonly JsonObject[];
  readonly depth?: number;
  readonly goal?: JsonObject;
  /** Instead of `goal`. */
  readonly goals?: readonly JsonObject[];
  readonly actions?: readonly JsonObject[];
  readonly kinds?: JsonObject;
}

/** Returns an open board of the given size on which one walks. */
function levelWith(parts: Parts): PlayableLevel {
  const game: JsonObject = {
    layers: [
      { id: "ground", occupancy: "exactly_one", default: "empty" },
      { id: "objects", occupancy: "zero_or_one" },
    ],
    actions: parts.actions ?? [MOVE],
    entityKinds: {
      empty: { layer: "ground", tags: ["walkable"] },
      gem: { layer: "objects", tags: [] },
    },
    systems: [{ id: "walk", type: "avatar_navigation", config: {} }],
    rules: parts.rules ?? [],
    levelSequence: [{ type: "level", ref: "one" }],
    defaults: { maxCascadeDepth: parts.depth ?? 3 },
  };
  const level: JsonObject = {
    id: "one",
    board: { size: parts.size ?? [4, 4], layers: {} },
    state: { avatar: { position: [0, 0] }, variables: { steps: 0 } },
    goals: parts.goals ?? [parts.goal ?? { id: "g", type: "reach_target", config: { targetKind: "gem" } }],
  };
  const texts = { "manifest.json": { dslVersion: "0.5" }, "game.json": game, "levels/one.json": level };
  const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  const compiled = gridponder.compile(buildPackSource(files, [], [])).game?.level("one");
  if (!compiled) throw new Error("The level is not playable");
  return compiled;
}

function answerFor(parts: Parts, timeMs: number, memoryBytes: number): Shortest {
  return finish(shortest(levelWith(parts), { timeMs, memoryBytes })).answer;
}

const COUNTING = { id: "count", on: "avatar_entered", then: [{ increment_variable: { name: "steps", amount: 1 } }] };
/** Reads the count, so that it tells states apart. */
const NEVER = { id: "never", type: "variable_threshold", config: { variable: "steps", target: -1, comparison: "eq" } };

test("a variable that grows without end is named", () => {
  const answer = answerFor({ rules: [COUNTING], goal: NEVER }, 60_000, 2 ** 21);
  expect(answer).toMatchObject({ kind: "unknown", because: "memory", grows: "variables.steps" });
});

test("a variable that nothing reads is no reason to go on", () => {
  expect(answerFor({ rules: [COUNTING] }, 60_000, 2 ** 24)).toMatchObject({ kind: "unsolvable", proven: true });
});

test("a level without goals is known to have no solution at once, however large", () => {
  const level = { size: [256, 256], rules: [COUNTING], goals: [] } as const;
  expect(answerFor(level, 1_000, 2 ** 20)).toEqual({ kind: "unsolvable", proven: true, limit: null, lacksGoal: true });
});

test("a cascade without end ends with the time, or with its proof", () => {
  const echo = { id: "echo", on: "variable_changed", then: [{ increment_variable: { name: "steps", amount: 1 } }] };
  const answer = answerFor({ rules: [COUNTING, echo], goal: NEVER, depth: 1_000_000 }, 300, 2 ** 24);
  expect(answer).toMatchObject({ kind: "unknown", noneUnder: expect.any(Number) as number });
});

test("a board of 256 by 256 cells ends with the time or the memory", () => {
  const dropping = { id: "drop", on: "avatar_exited", then: [{ spawn: { position: "$event.position", kind: "gem" } }] };
  expect(answerFor({ size: [256, 256], rules: [dropping], goal: NEVER }, 1_000, 2 ** 26).kind).toBe("unknown");
});

test("more actions than can be listed are not listed", () => {
  const swap = { id: "swap", params: { one: { type: "position" }, other: { type: "position" } } };
  const answer = answerFor({ size: [256, 256], actions: [MOVE, swap] }, 1_000, 2 ** 26);
  expect(answer).toMatchObject({ kind: "unknown", because: "unplayable" });
});

test("a search is cancelled between two slices", () => {
  const level = answerFor.bind(null, { rules: [COUNTING], goal: NEVER });
  expect(level(0, 2 ** 24)).toMatchObject({ kind: "unknown", because: "time" });
});

test("whatever else is asked of a level without end is answered with 'unknown' and its reason", () => {
  const level = levelWith({ rules: [COUNTING], goal: NEVER });
  const options = { timeMs: 60_000, memoryBytes: 2 ** 21 };
  const { report } = finish(insightOf(level, { ...options, timeMs: 2_000 }));
  expect(report).toMatchObject({ complete: false, shortest: { kind: "unknown" }, ways: null, plans: null });
  expect(report.states?.dead).toBe(0);
  expect(report.neverGood).toEqual([]);
  const gem = { kind: "entity", name: "gem", position: [1, 1] } as const;
  expect(finish(playThat(level, gem, options))).toMatchObject({ kind: "unknown", because: "memory" });
  const path = [{ action: "move", direction: "right" }, { action: "nonsense" }];
  const unknown = { kind: "unknown", because: "memory" };
  expect(finish(repairsOf(level, path, options))).toEqual({ fewestEdits: unknown, sameStart: unknown });
});

test("a level that cannot be searched has no answer, and no more is reported of it", () => {
  const swap = { id: "swap", params: { one: { type: "position" }, other: { type: "position" } } };
  const level = levelWith({ size: [256, 256], actions: [MOVE, swap] });
  const { report } = finish(insightOf(level, { timeMs: 1_000, memoryBytes: 2 ** 26 }));
  expect(report).toMatchObject({ shortest: { kind: "unknown", because: "unplayable" }, states: null });
});
