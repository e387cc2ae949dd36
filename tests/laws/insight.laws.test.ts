// What is reported of a level holds: counted by brute force over whole states of the engine.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "../../shared/base/work";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { type LevelInsight, insightOf } from "../../shared/engine/search/insight/insight";
import { shortest, wins } from "../../shared/engine/search/shortest";
import type { GameAction } from "../../shared/engine/turnRecord";
import { type NaiveGraph, naiveChance, naiveGraph, naiveSolutions, naiveWays } from "./naiveGraph.testing";
import { packSource } from "./randomPack";
import { randomLevel } from "./randomLevel.testing";

const MOST_STATES = 400;
const OPTIONS = { timeMs: 60_000, memoryBytes: 2 ** 26 };
const MOST_SOLUTIONS = 2000;

interface Counted {
  readonly level: PlayableLevel<State>;
  readonly insight: LevelInsight;
  readonly naive: NaiveGraph;
  readonly limited: boolean;
}

/** Runs a property over random levels that are small enough to be counted by brute force. */
function overLevels(numRuns: number, property: (counted: Counted, random: number) => void): void {
  fc.assert(
    fc.property(randomLevel, fc.constantFrom(...gridponder.profiles), fc.nat(), (pack, profile, random) => {
      const level = gridponder.compile(packSource(pack), { profile }).game!.level("random") as PlayableLevel<State>;
      const limited = JSON.stringify(pack.level["loseConditions"]).includes("max_actions");
      const naive = naiveGraph(level, MOST_STATES, limited);
      if (naive === null) return;
      property({ level, insight: finish(insightOf(level, OPTIONS)), naive, limited }, random);
    }),
    { numRuns },
  );
}

describe("by brute force", () => {
  test("the shortest length, the ways, the chance and the dead ends are right", () => {
    let solved = 0;
    overLevels(90, ({ level, insight, naive, limited }) => {
      const { shortest: answer, ways, plans, difficulty, complete } = insight.report;
      expect(complete).toBe(true);
      const length = naive.distances.get(naive.start);
      expect(answer.kind).toBe(length === undefined ? "unsolvable" : "solved");
      if (length === undefined || answer.kind !== "solved") return;
      solved += 1;
      expect(answer.length).toBe(length);
      expect(wins(level, answer.path)).toBe(true);
      expect(ways).toEqual({ count: naiveWays(naive, length), exact: true });
      if (difficulty?.kind === "exact") {
        const actions = level.search!(level.start(null))!.actions.length;
        expect(2 ** -difficulty.bits).toBeCloseTo(naiveChance(naive, actions, difficulty.steps), 10);
      } else expect(limited).toBe(true);
      const solutions = naiveSolutions(naive, length, MOST_SOLUTIONS);
      if (solutions === null || plans === null) return;
      const boards = new Set(solutions.map((path) => boardsAlong(level, path)));
      // A change that nothing ever looks at makes no plan of its own.
      expect(plans.plans.exact && plans.ideas.exact).toBe(true);
      expect(plans.plans.count).toBeLessThanOrEqual(boards.size);
      expect(plans.ideas.count).toBeLessThanOrEqual(plans.plans.count);
      expect(plans.listed).toHaveLength(Math.min(60, plans.plans.count));
      expect(new Set(plans.listed.map(({ idea }) => idea)).size).toBe(Math.min(60, plans.ideas.count));
      for (const { path } of plans.listed) {
        expect(path).toHaveLength(length);
        expect(wins(level, path)).toBe(true);
      }
    });
    expect(solved).toBeGreaterThan(5);
  });

  test("each move of a walk is best, a detour or fatal as it is", () => {
    let told = 0;
    overLevels(90, ({ insight, naive }, random) => {
      const path: GameAction[] = [];
      let [key, seed] = [naive.start, random];
      for (let move = 0; move < 12; move += 1) {
        const edges = naive.edges.get(key)!;
        const report = insight.after(path)!;
        const distance = naive.distances.get(key);
        expect(report.fate).toEqual(
          distance === undefined ? { kind: "dead" } : { kind: "winning", moves: distance, exact: true },
        );
        expect(report.moves.map(({ action }) => action)).toEqual(edges.map(({ action }) => action));
        report.moves.forEach(({ kind, moves }, index) => {
          const after = naive.distances.get(edges[index]!.to);
          told += 1;
          if (kind === "idle") return expect(after).toBe(distance);
          expect(kind).toBe(after === undefined ? "fatal" : after + 1 === distance ? "best" : "detour");
          return expect(moves).toBe(after === undefined ? null : after + 1);
        });
        if (edges.length === 0) break;
        const edge = edges[seed % edges.length]!;
        seed = Math.floor(seed / 7) + move;
        if (edge.to === "won" || edge.to === "lost") break;
        key = edge.to;
        path.push(edge.action);
      }
    });
    expect(told).toBeGreaterThan(150);
  });
});

test("a search that was cut tells only what is so", () => {
  fc.assert(
    fc.property(randomLevel, fc.integer({ min: 1, max: 60 }), (pack, states) => {
      const level = gridponder.compile(packSource(pack)).game!.level("random") as PlayableLevel<State>;
      const limited = JSON.stringify(pack.level["loseConditions"]).includes("max_actions");
      const naive = naiveGraph(level, MOST_STATES, limited);
      if (naive === null) return;
      const { report } = finish(insightOf(level, { ...OPTIONS, timeMs: 500, states }));
      const whole = finish(shortest(level, OPTIONS)).answer;
      if (report.shortest.kind !== "unknown") expect(report.shortest.kind).toBe(whole.kind);
      if (report.shortest.kind === "solved" && whole.kind === "solved") {
        expect(report.shortest.length).toBe(whole.length);
      }
      if (report.ways !== null && whole.kind === "solved") {
        expect(report.ways.count).toBe(naiveWays(naive, whole.length));
      }
      const steps = report.shortestPath?.steps ?? [];
      let key = naive.start;
      steps.forEach((step, index) => {
        const distance = naive.distances.get(key)!;
        expect(step.fate.kind).not.toBe("dead");
        if (step.fate.kind === "winning") expect(step.fate.moves).toBeGreaterThanOrEqual(distance);
        if (step.fate.kind === "winning" && step.fate.exact) expect(step.fate.moves).toBe(distance);
        for (const { action, kind } of step.moves) {
          const to = naive.edges.get(key)!.find((edge) => JSON.stringify(edge.action) === JSON.stringify(action))!.to;
          if (kind === "fatal") expect(naive.distances.has(to)).toBe(false);
        }
        const move = report.shortest.kind === "solved" ? report.shortest.path[index] : undefined;
        key = naive.edges.get(key)!.find((edge) => JSON.stringify(edge.action) === JSON.stringify(move))!.to;
      });
    }),
    { numRuns: 60 },
  );
});

/** The boards along a path without the avatar, each once. */
function boardsAlong(level: PlayableLevel<State>, path: readonly GameAction[]): string {
  const boards: string[] = [];
  let state = level.start(null);
  const note = (): void => {
    const { avatar, pendingMove: _, turnCount: _t, actionCount: _a, won: _w, ...rest } = state;
    const board = JSON.stringify({
      ...rest,
      cells: Array.from(state.cells.toArray()),
      enabled: avatar.enabled,
      item: avatar.item,
    });
    if (boards.at(-1) !== board) boards.push(board);
  };
  note();
  for (const action of path) {
    ({ state } = level.step(state, action, null));
    note();
  }
  return boards.join("\n");
}
