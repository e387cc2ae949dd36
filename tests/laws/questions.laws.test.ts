// Questions about a level are answered as a count over whole states of the engine answers them.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../../shared/base/work";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { Observed } from "../../shared/engine/search/observed";
import { playThat, shortestWith } from "../../shared/engine/search/questions/constraints";
import { versionReport } from "../../shared/engine/search/questions/versions";
import { keepingStart, withFewestEdits } from "../../shared/engine/search/questions/repair";
import { wins } from "../../shared/engine/search/shortest";
import type { GameAction } from "../../shared/engine/turnRecord";
import { type NaiveEdge, type NaiveGraph, naiveGraph } from "./naiveGraph.testing";
import { packNames, readConformancePack } from "../conformance/material";
import { packSource } from "./randomPack";
import { randomLevel } from "./randomLevel.testing";

const MOST_STATES = 300;
const OPTIONS = { timeMs: 60_000, memoryBytes: 2 ** 26 };

const observed: fc.Arbitrary<Observed> = fc.oneof(
  fc
    .constantFrom("avatar_entered", "object_pushed", "object_removed", "variable_changed", "avatar_exited")
    .map((event) => ({ kind: "event" as const, event, where: {} })),
  fc.tuple(fc.nat(3), fc.nat(2)).map((position) => ({
    kind: "event" as const,
    event: "avatar_entered",
    where: { position: [...position] },
  })),
  fc.tuple(fc.constantFrom("crate", "gem", "ice", "rock"), fc.nat(3), fc.nat(2)).map(([name, x, y]) => ({
    kind: "entity" as const,
    name,
    position: [x, y] as const,
  })),
  fc.integer({ min: 0, max: 3 }).map((value) => ({
    kind: "condition" as const,
    condition: { variable: { name: "b", op: "gte", value } },
  })),
);

/** Whether what is observed happens on an edge of the naive graph. */
function happens(level: PlayableLevel<State>, what: Observed, { events, state }: NaiveEdge): boolean {
  switch (what.kind) {
    case "event":
      return events.some(
        ({ type, payload }) =>
          type === what.event &&
          Object.entries(what.where).every(([name, value]) => JSON.stringify(payload[name]) === JSON.stringify(value)),
      );
    case "entity":
      return isThere(level, what.name, what.position, state);
    case "condition":
      return level.condition(what.condition)!(level.view(state), null);
    default:
      return false;
  }
}

function isThere(level: PlayableLevel<State>, name: string, [x, y]: readonly [number, number], state: State): boolean {
  const { width, height, cells, entities, layers } = level.view(state);
  return layers.some((_, layer) => entities[cells[layer * width * height + y * width + x]!]?.kind === name);
}

/** The fewest moves over pairs of a state and whether it has happened. */
function naiveLength(
  graph: NaiveGraph,
  atStart: boolean,
  happensOn: (edge: NaiveEdge) => boolean,
  isEnd: (to: string, happened: boolean) => boolean,
  allowed: (happened: boolean) => boolean,
): number | null {
  let layer = new Set([`${atStart ? 1 : 0}${graph.start}`]);
  const seen = new Set(layer);
  for (let moves = 1; layer.size > 0; moves += 1) {
    const next = new Set<string>();
    for (const pair of layer) {
      for (const edge of graph.edges.get(pair.slice(1)) ?? []) {
        const happened = pair[0] === "1" || happensOn(edge);
        if (!allowed(happened)) continue;
        if (isEnd(edge.to, happened)) return moves;
        const to = `${happened ? 1 : 0}${edge.to}`;
        if (edge.to === "won" || edge.to === "lost" || seen.has(to)) continue;
        seen.add(to);
        next.add(to);
      }
    }
    layer = next;
  }
  return null;
}

function smallLevel(
  pack: Parameters<typeof packSource>[0],
  profile: string,
): [PlayableLevel<State>, NaiveGraph] | null {
  const level = gridponder.compile(packSource(pack), { profile }).game!.level("random") as PlayableLevel<State>;
  const limited = JSON.stringify((pack.level as { loseConditions?: unknown })["loseConditions"]).includes(
    "max_actions",
  );
  const graph = naiveGraph(level, MOST_STATES, limited);
  return graph === null ? null : [level, graph];
}

test("what must happen, must not, or only may", () => {
  const told = { solved: 0, unsolvable: 0, found: 0, never: 0 };
  fc.assert(
    fc.property(randomLevel, fc.constantFrom(...gridponder.profiles), observed, (pack, profile, what) => {
      const small = smallLevel(pack, profile);
      if (small === null) return;
      const [level, graph] = small;
      const on = (edge: NaiveEdge): boolean => happens(level, what, edge);
      const start = level.start(null);
      const atStart =
        what.kind !== "event" && happens(level, what, { action: { action: "" }, to: "", events: [], state: start });
      for (const must of [true, false]) {
        const expected =
          !must && atStart
            ? null
            : naiveLength(
                graph,
                atStart,
                on,
                (to, happened) => to === "won" && (happened || !must),
                (happened) => must || !happened,
              );
        const { answer } = finish(shortestWith(level, [{ must, what }], OPTIONS))!;
        expect(answer.kind).toBe(expected === null ? "unsolvable" : "solved");
        if (answer.kind === "solved") expect(answer.length).toBe(expected);
        if (answer.kind !== "unknown") told[answer.kind] += 1;
      }
      const reached = atStart
        ? 0
        : naiveLength(
            graph,
            false,
            on,
            (_, happened) => happened,
            () => true,
          );
      const play = finish(playThat(level, what, OPTIONS));
      expect(play.kind).toBe(reached === null ? "never" : "found");
      if (play.kind === "found") expect(play.path).toHaveLength(reached!);
      if (play.kind === "found" || play.kind === "never") told[play.kind] += 1;
    }),
    { numRuns: 90 },
  );
  expect(Math.min(...Object.values(told))).toBeGreaterThan(5);
});

/** The fewest edits that make a winning path of this one, then its length: over pairs of a state and a place in it. */
function naiveRepair(graph: NaiveGraph, path: readonly GameAction[]): readonly [edits: number, length: number] | null {
  const wanted = path.map((action) => JSON.stringify(action));
  const best = new Map<string, readonly [number, number]>();
  const open: [string, number, number, number][] = [[graph.start, 0, 0, 0]];
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    const [key, at, edits, length] = node;
    const known = best.get(`${at} ${key}`);
    if (known !== undefined && (known[0] < edits || (known[0] === edits && known[1] <= length))) continue;
    best.set(`${at} ${key}`, [edits, length]);
    if (at < path.length) open.push([key, at + 1, edits + 1, length]);
    if (key === "won" || key === "lost") continue;
    for (const { action, to } of graph.edges.get(key) ?? []) {
      open.push([to, at, edits + 1, length + 1]);
      if (JSON.stringify(action) === wanted[at]) open.push([to, at + 1, edits, length + 1]);
    }
  }
  return best.get(`${path.length} won`) ?? null;
}

test("a broken solution is repaired with the fewest edits, and from its longest start", () => {
  let repaired = 0;
  fc.assert(
    fc.property(randomLevel, fc.array(fc.nat(), { maxLength: 6 }), (pack, picks) => {
      const small = smallLevel(pack, "dsl-0.5");
      if (small === null || JSON.stringify(pack.level["loseConditions"]).includes("max_actions")) return;
      const [level, graph] = small;
      const { actions } = level.search!(level.start(null))!;
      if (actions.length === 0) return;
      const path = picks.map((pick) => actions[pick % actions.length]!);
      const expected = naiveRepair(graph, path);
      const outcome = finish(withFewestEdits(level, path, OPTIONS));
      expect(outcome.kind).toBe(expected === null ? "unsolvable" : "repaired");
      const kept = finish(keepingStart(level, path, OPTIONS));
      expect(kept.kind).toBe(outcome.kind);
      if (outcome.kind !== "repaired" || kept.kind !== "repaired" || expected === null) return;
      repaired += 1;
      const { left, added, proven } = outcome.repair;
      expect([left + added, outcome.repair.path.length, proven]).toEqual([...expected, true]);
      expect(wins(level, outcome.repair.path) && wins(level, kept.repair.path)).toBe(true);
      const start = kept.repair.path.length - kept.repair.added;
      expect(kept.repair.path.slice(0, start)).toEqual(path.slice(0, start));
    }),
    { numRuns: 90 },
  );
  expect(repaired).toBeGreaterThan(4);
});

const names = packNames() ?? [];
test.runIf(names.includes("carrot_quest"))(
  "a shortest solution that needs a kept move says so, and since which turn",
  () => {
    const { game } = gridponder.compile(readConformancePack("carrot_quest"));
    const level = game!.level("fw_007")!;
    const rows = game!.variants!("fw_007")!.versions.filter(({ row }) => row === "V6" || row === "V5");
    const report = finish(versionReport(level, rows, OPTIONS));
    expect(report).toMatchObject({ own: { kind: "solved", length: 13 }, open: [] });
    expect(report.findings).toMatchObject([{ row: "V6", other: { kind: "solved", length: 40 } }]);
    const { turn } = report.findings[0]!;
    expect(turn).toBeGreaterThan(1);
    expect(turn).toBeLessThanOrEqual(13);
  },
);
