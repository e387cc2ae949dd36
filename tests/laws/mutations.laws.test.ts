// A pack is data from a stranger: whatever it holds, compiling and playing it ends, and nothing throws.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { createTracer } from "../../shared/engine/trace/tracer";
import { readConformancePack, vectorNames } from "../conformance/material";
import { type RandomPack, packSource, randomPack } from "./randomPack";

/** What a mutation puts in: the odd values of every kind. */
const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, "", "ground", "$event.position", "$cell.objects.kind", "__proto__", "constructor"),
  fc.constantFrom<Json>(0, -1, 1.5, 1e9, -1e9, 9_007_199_254_740_991, 1e300),
  fc.constantFrom<Json>([], {}, [0, 0], [-5, 1e9], [[[]]], { kind: 5 }, { x: 1, y: 1 }, { format: "sparse" }),
  fc.json().map((text) => JSON.parse(text) as Json),
);

/** A value with one of its parts, found by following `path` modulo what is there, replaced or taken away. */
function mutated(value: Json, path: readonly number[], put: Json, remove: boolean): Json {
  const [step, ...rest] = path;
  const keys = isJsonObject(value) || Array.isArray(value) ? Object.keys(value) : [];
  if (step === undefined || keys.length === 0) return put;
  const key = keys[step % keys.length]!;
  const last = rest.length === 0;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    if (last && remove) return items.filter((_, index) => String(index) !== key);
    return items.map((item, index) => (String(index) === key ? mutated(item, rest, put, remove) : item));
  }
  const entries = Object.entries(value as JsonObject);
  if (last && remove) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === key ? mutated(item, rest, put, remove) : item]),
  );
}

const mutation = fc.record({
  file: fc.constantFrom<keyof RandomPack>("game", "game", "level", "level", "manifest"),
  path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
  put: odd,
  remove: fc.boolean(),
});

function mutatedPack(
  pack: RandomPack,
  changes: readonly { file: keyof RandomPack; path: readonly number[]; put: Json; remove: boolean }[],
): RandomPack {
  return changes.reduce<RandomPack>(
    (current, { file, path, put, remove }) => ({
      ...current,
      [file]: mutated(current[file], path, put, remove),
    }),
    pack,
  );
}

/** Compiles and plays a few candidate actions, traced too; every part of the interface is asked once. */
function tryOut(pack: RandomPack, presses: readonly number[]): void {
  const { game } = gridponder.compile(packSource(pack));
  for (const id of game?.levelIds ?? []) {
    const level = game!.level(id);
    if (level !== null) playThrough(level, presses);
  }
}

function playThrough(level: PlayableLevel, presses: readonly number[]): void {
  let state = level.start(null);
  for (const press of presses) {
    const offered = level.actions(state);
    const action = offered[press % Math.max(1, offered.length)] ?? { action: "move", direction: "up" };
    const tracer = createTracer();
    const step = level.step(state, action, tracer);
    tracer.trace();
    state = step.state;
    expect(step.events.length).toBeLessThan(20_000);
    expect(level.goals(state).every((goal) => goal.progress >= 0 && goal.progress <= 1)).toBe(true);
  }
  expect(level.key(state)).not.toBe("");
  expect(level.digest(state)).toMatch(/^[0-9a-f]{16}$/);
}

const presses = fc.array(fc.nat(31), { minLength: 1, maxLength: 4 });

/** The packs of the conformance material, one level each: every system, goal and lose condition there is. */
function realPacks(): readonly RandomPack[] {
  return (vectorNames() ?? []).flatMap((name) => {
    const source = readConformancePack(name);
    const value = (file: { readonly value: Json | undefined } | null | undefined): JsonObject =>
      (file?.value ?? {}) as JsonObject;
    return source.levels
      .slice(0, 2)
      .map((level) => ({ manifest: value(source.manifest), game: value(source.game), level: value(level) }));
  });
}

describe("a pack that makes no sense", () => {
  test("made from a random one: compiling and playing it ends and never throws", () => {
    fc.assert(
      fc.property(
        randomPack({ rulesOnly: false }),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        presses,
        (pack, changes, walk) => tryOut(mutatedPack(pack, changes), walk),
      ),
      { numRuns: 300 },
    );
  });

  const packs = realPacks();
  test.runIf(packs.length > 0)("made from one of the conformance material: the same", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...packs),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        presses,
        (pack, changes, walk) => tryOut(mutatedPack(pack, changes), walk),
      ),
      { numRuns: 600 },
    );
  });

  test("rules that answer each other for ever end with their turn's budget", () => {
    const echo = (from: string, to: string): JsonObject => ({
      id: from,
      on: "variable_changed",
      where: { event: { param: "variable", equals: from } },
      then: [{ increment_variable: { name: to } }, { increment_variable: { name: to } }],
    });
    const pack: RandomPack = {
      manifest: { dslVersion: "0.8" },
      game: {
        layers: [{ id: "ground", occupancy: "exactly_one" }],
        actions: [{ id: "wait", params: {} }],
        entityKinds: {},
        systems: [{ id: "cursor", type: "overlay_cursor", config: { moveAction: "wait" } }],
        rules: [
          { id: "begin", on: "object_placed", then: [] },
          echo("ping", "pong"),
          echo("pong", "ping"),
          { id: "go", on: "avatar_entered", then: [{ increment_variable: { name: "ping" } }] },
        ],
        defaults: { maxCascadeDepth: 1e9 },
      },
      level: { id: "random", board: { size: [2, 1], layers: {} }, state: { avatar: { position: [0, 0] } }, goals: [] },
    };
    const walking = { id: "walk", type: "avatar_navigation", config: { moveAction: "wait" } };
    const level = gridponder
      .compile(packSource({ ...pack, game: { ...pack.game, systems: [walking] } }))
      .game!.level("random")!;
    const step = level.step(level.start(null), { action: "wait", direction: "right" }, null);
    expect(step.budgetSpent).toBe(true);
    expect(step.accepted).toBe(true);
    expect(step.events.at(-1)!.type).toBe("turn_ended");
  });
});
