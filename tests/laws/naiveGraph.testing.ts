// All states of a small level as whole states of the engine, with the turns between them, for counting by brute force.
// Shares nothing with the search that it is compared with.
import type { State, StateParts } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction, GameEventData } from "../../shared/engine/turnRecord";

export interface NaiveEdge {
  readonly action: GameAction;
  /** The state's key, or how the level ends. */
  readonly to: string;
  readonly events: readonly GameEventData[];
  /** The state after it, or the end of the level. */
  readonly state: State;
}

export interface NaiveGraph {
  readonly start: string;
  readonly edges: ReadonlyMap<string, readonly NaiveEdge[]>;
  /** The fewest moves to a win; a state without one cannot be won. */
  readonly distances: ReadonlyMap<string, number>;
}

/** Null when there are more states than that. */
export function naiveGraph(level: PlayableLevel<State>, mostStates: number, countsActions: boolean): NaiveGraph | null {
  const keyOf = (state: StateParts): string =>
    level.key({ ...state, turnCount: 0, actionCount: countsActions ? state.actionCount : 0 });
  const first = level.start(null);
  const start = keyOf(first);
  const edges = new Map<string, NaiveEdge[]>();
  const open: (readonly [string, State])[] = [[start, first]];
  const seen = new Set([start]);
  for (const [key, state] of open) {
    const out: NaiveEdge[] = [];
    edges.set(key, out);
    for (const action of level.actions(state)) {
      const step = level.step(state, action, null);
      if (!step.accepted) continue;
      if (step.won || step.lost) {
        out.push({ action, to: step.won ? "won" : "lost", events: step.events, state: step.state });
        continue;
      }
      const to = keyOf(step.state);
      out.push({ action, to, events: step.events, state: step.state });
      if (seen.has(to)) continue;
      seen.add(to);
      open.push([to, step.state]);
    }
    if (seen.size > mostStates) return null;
  }
  return { start, edges, distances: distancesIn(edges) };
}

function distancesIn(edges: ReadonlyMap<string, readonly NaiveEdge[]>): ReadonlyMap<string, number> {
  const distances = new Map<string, number>([["won", 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [key, out] of edges) {
      const best = Math.min(...out.map(({ to }) => 1 + (distances.get(to) ?? Infinity)));
      if (best >= (distances.get(key) ?? Infinity)) continue;
      distances.set(key, best);
      changed = true;
    }
  }
  return distances;
}

/** Counts the sequences of `length` moves that win and do not win before. */
export function naiveWays({ start, edges }: NaiveGraph, length: number): number {
  let layer = new Map([[start, 1]]);
  let won = 0;
  for (let move = 1; move <= length; move += 1) {
    const next = new Map<string, number>();
    for (const [key, ways] of layer) {
      for (const { to } of edges.get(key) ?? []) {
        if (to === "won") won += move === length ? ways : 0;
        else if (to !== "lost") next.set(to, (next.get(to) ?? 0) + ways);
      }
    }
    layer = next;
  }
  return won;
}

/** Returns the chance that `steps` actions tried at random win; `actions`: how many there are, refused ones too. */
export function naiveChance({ start, edges }: NaiveGraph, actions: number, steps: number): number {
  let chances = new Map<string, number>([["won", 1]]);
  for (let step = 0; step < steps; step += 1) {
    const next = new Map<string, number>([["won", 1]]);
    for (const [key, out] of edges) {
      const stays = (actions - out.length) * (chances.get(key) ?? 0);
      next.set(key, (stays + out.reduce((sum, { to }) => sum + (chances.get(to) ?? 0), 0)) / actions);
    }
    chances = next;
  }
  return chances.get(start) ?? 0;
}

/** Returns all sequences of `length` moves that win; null when there are more than `most`. */
export function naiveSolutions(
  { start, edges, distances }: NaiveGraph,
  length: number,
  most: number,
): readonly (readonly GameAction[])[] | null {
  const found: (readonly GameAction[])[] = [];
  const visit = (key: string, path: readonly GameAction[]): void => {
    if (key === "won") found.push(path);
    if (key === "won" || found.length > most) return;
    for (const { action, to } of edges.get(key) ?? []) {
      if (distances.get(to) === length - path.length - 1) visit(to, [...path, action]);
    }
  };
  visit(start, []);
  return found.length > most ? null : found;
}
