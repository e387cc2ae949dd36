// A pack is untrusted data: whatever it holds, compiling and playing it ends, and nothing throws.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../shared/base/json";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { createTracer } from "../../shared/engine/trace/tracer";
import { mutatedPack, packMutations, realPacks } from "./mutatedPacks";
import { type RandomPack, packSource, randomPack } from "./randomPack";
import { stateDigest } from "../../shared/engine/stateDigest";

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
  expect(stateDigest(level, state)).toMatch(/^[0-9a-f]{16}$/);
}

const presses = fc.array(fc.nat(31), { minLength: 1, maxLength: 4 });

describe("a pack that makes no sense", () => {
  test("made from a random one: compiling and playing it ends and never throws", () => {
    fc.assert(
      fc.property(randomPack({ rulesOnly: false }), packMutations, presses, (pack, changes, walk) =>
        tryOut(mutatedPack(pack, changes), walk),
      ),
      { numRuns: 300 },
    );
  });

  const packs = realPacks();
  test.runIf(packs.length > 0)("made from one of the conformance material: the same", () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), packMutations, presses, (pack, changes, walk) =>
        tryOut(mutatedPack(pack, changes), walk),
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
