// What a finding says can never happen, or always is so, is not refuted by play: on random packs and on real ones with
// mistakes.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BoardView } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";
import { finish } from "../../shared/base/work";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { DebugInfo, Source } from "../../shared/engine/debugInfo";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction } from "../../shared/engine/turnRecord";
import { EffectVerdict, RecordKind, RuleVerdict, type Trace } from "../../shared/engine/trace/trace";
import { createTracer } from "../../shared/engine/trace/tracer";
import { recordAt, recordCount } from "../../shared/engine/trace/traceTree";
import type { Finding } from "../../shared/findings/finding";
import { readConformancePack, readWalks, vectorNames } from "../conformance/material";
import { realPacks, slips, withSlips } from "./mutatedPacks";
import { type RandomPack, packSource, randomPack } from "./randomPack";

/** What happened in some turns, by the numbers that records and findings have in common. */
class Seen {
  readonly held = new Set<number>();
  readonly failed = new Set<number>();
  readonly tried = new Set<number>();
  readonly fired = new Set<number>();
  readonly done = new Set<number>();
  readonly lost = new Set<number>();
  /** Systems that wrote something. */
  readonly wrote = new Set<number>();
  readonly met = new Set<number>();
  /** Behaviours of characters that moved. */
  readonly moved = new Set<Json>();
  /** By system and colour: what a flood turned it into. */
  readonly flooded = new Map<string, Set<Json>>();

  add(trace: Trace, { entities }: BoardView, debug: DebugInfo): void {
    for (let record = 0; record < recordCount(trace); record += 1) {
      const { kind, ref, after, end } = recordAt(trace, record);
      if (kind === RecordKind.clause) this[after === 1 ? "held" : "failed"].add(ref);
      if (kind === RecordKind.rule) this.tried.add(ref);
      if (kind === RecordKind.rule && after === RuleVerdict.fired) this.fired.add(ref);
      if (kind === RecordKind.effect && after === EffectVerdict.done) this.done.add(ref);
      if (kind === RecordKind.lose && after === 1) this.lost.add(ref);
      if (kind !== RecordKind.system) continue;
      if (hasWrite(trace, record, end)) this.wrote.add(ref);
      const { id, type } = debug.systems[ref]!;
      if (type === "flood_fill" || type === "follower_npcs") this.addWrites(id, trace, entities, record, end);
    }
  }

  private addWrites(system: string, trace: Trace, entities: BoardView["entities"], first: number, end: number): void {
    for (let record = first; record < end; record += 1) {
      const { kind, ref, before, after } = recordAt(trace, record);
      if (kind !== RecordKind.write || ref < 0) continue;
      const [old, now] = [entities[before]?.params ?? {}, entities[after]?.params ?? {}];
      if (now["behavior"] !== undefined) this.moved.add(now["behavior"]);
      const [color, next] = [old["color"], now["color"]];
      if (color === undefined || next === undefined) continue;
      const name = JSON.stringify([system, color]);
      this.flooded.set(name, (this.flooded.get(name) ?? new Set()).add(next));
    }
  }
}

function hasWrite(trace: Trace, first: number, end: number): boolean {
  for (let record = first; record < end; record += 1) {
    if (recordAt(trace, record).kind === RecordKind.write) return true;
  }
  return false;
}

/** Plays moves as long as there are any, the load cascade included. */
function play(
  level: PlayableLevel,
  choose: (state: unknown, turn: number) => GameAction | undefined,
  seen: Seen,
): void {
  const tracer = createTracer();
  let state = level.start(tracer);
  seen.add(tracer.trace(), level.view(state), level.debug);
  for (let number = 0; ; number += 1) {
    level.goals(state).forEach(({ met }, goal) => met && seen.met.add(goal));
    const action = choose(state, number);
    if (action === undefined) return;
    const turn = createTracer();
    const step = level.step(state, action, turn);
    seen.add(turn.trace(), level.view(step.state), level.debug);
    step.goals.forEach(({ met }, goal) => met && seen.met.add(goal));
    if (step.won || step.lost) return;
    ({ state } = step);
  }
}

/** Plays the recorded moves, then some that the level offers. */
function walk(level: PlayableLevel, recorded: readonly GameAction[], presses: readonly number[], seen: Seen): void {
  const choose = (state: unknown, turn: number): GameAction | undefined => {
    const press = presses[turn - recorded.length];
    if (turn < recorded.length || press === undefined) return recorded[turn];
    const offered = level.actions(state);
    return offered[press % Math.max(1, offered.length)];
  };
  play(level, choose, seen);
}

interface Part {
  readonly source: Source;
}

/** Returns the place of a finding in the document's tree. */
function pointerOf({ at }: Finding): string {
  if (typeof at === "string") return at;
  return "at" in at ? at.at : "";
}

/** Returns whether the innermost part at the place of a finding is one of those with these numbers. */
function isAmong(finding: Finding, parts: readonly Part[], numbers: ReadonlySet<number>): boolean {
  const at = pointerOf(finding);
  const around = parts
    .map(({ source }, number) => ({ source, number }))
    .filter(({ source }) => source.file === finding.file && (at === source.at || at.startsWith(`${source.at}/`)));
  const innermost = around.toSorted((a, b) => b.source.at.length - a.source.at.length)[0];
  return innermost !== undefined && numbers.has(innermost.number);
}

/** Returns whether something happened that never does according to the finding. */
function isRefuted(finding: Finding, debug: DebugInfo, seen: Seen): boolean {
  switch (finding.code) {
    case "goal-never-met":
      return isAmong(finding, debug.goals, seen.met);
    case "condition-never-holds":
      return neverHolds(finding, debug, seen);
    case "condition-always-holds":
      return isAmong(finding, debug.conditions, seen.failed);
    case "event-never-seen":
      return isAmong(finding, debug.rules, seen.tried);
    case "reference-never-resolves":
      return isAmong(finding, debug.effects, seen.done);
    case "idle-effect":
      return isAmong(finding, debug.effects, seen.done);
    case "unknown-behavior":
      return seen.moved.has(finding.params["name"] ?? null);
    case "unknown-color":
      return isFloodedOtherwise(finding, seen);
    case "idle-system":
      return isAmong(finding, debug.systems, seen.wrote);
    case "off-board":
      return finding.message.includes("never loses") && isAmong(finding, debug.loseConditions, seen.lost);
    default:
      return false;
  }
}

/** Returns whether a flood turned a colour into another one than the finding says. */
function isFloodedOtherwise({ message, params }: Finding, seen: Seen): boolean {
  const [, says] = /a flood turns it into "([^"]*)"/.exec(message) ?? [];
  const name = JSON.stringify([params["system"] ?? null, params["name"] ?? null]);
  return says !== undefined && [...(seen.flooded.get(name) ?? [])].some((color) => color !== says);
}

function neverHolds(finding: Finding, debug: DebugInfo, seen: Seen): boolean {
  if (finding.message.includes("never holds together")) {
    // Below these the rule may match without it.
    return !/\/(any_of|not)\//.test(pointerOf(finding)) && isAmong(finding, debug.rules, seen.fired);
  }
  return finding.message.includes("never holds") && isAmong(finding, debug.conditions, seen.held);
}

function refutedIn(pack: RandomPack, walks: readonly (readonly number[])[]): readonly string[] {
  const source = packSource(pack);
  const { game } = gridponder.compile(source);
  const findings = finish(gridponder.check(source));
  return (game?.levelIds ?? []).flatMap((id) => {
    const level = game!.level(id);
    if (level === null) return [];
    const seen = new Seen();
    for (const presses of walks) {
      walk(level, [], presses, seen);
      walk(level, level.solution.slice(0, presses[0]), presses, seen);
    }
    return refutedBy(findings, level, seen);
  });
}

function refutedBy(findings: readonly Finding[], { debug, file }: PlayableLevel, seen: Seen): readonly string[] {
  return findings
    .filter((finding) => [file, "game.json"].includes(finding.file) && isRefuted(finding, debug, seen))
    .map((finding) => `${finding.code} at ${pointerOf(finding)}: ${finding.message}`);
}

/** One recorded walk of so many is played. */
const WALKS = 3;

const walks = fc.array(fc.array(fc.nat(31), { minLength: 1, maxLength: 25 }), { minLength: 3, maxLength: 6 });

describe("what findings say never to happen, or always to be so", () => {
  test("is not refuted by play on random packs", () => {
    fc.assert(
      fc.property(randomPack({ rulesOnly: false }), walks, (pack, played) => {
        expect(refutedIn(pack, played)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.runIf(vectorNames() !== null).each(vectorNames() ?? [])("is not refuted by recorded walks of %s", (name) => {
    const source = readConformancePack(name);
    const { game } = gridponder.compile(source);
    const findings = finish(gridponder.check(source));
    const recorded = readWalks(name).filter((_, number) => number % WALKS === 0);
    for (const { level: id, actions } of recorded) {
      const level = game?.level(id) ?? null;
      if (level === null) continue;
      const seen = new Seen();
      walk(level, actions, [], seen);
      expect(refutedBy(findings, level, seen)).toEqual([]);
    }
  });

  const packs = realPacks();
  test.runIf(packs.length > 0)("is not refuted by play on real packs with an author's mistakes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), slips, walks, (pack, made, played) => {
        expect(refutedIn(withSlips(pack, made), played)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
