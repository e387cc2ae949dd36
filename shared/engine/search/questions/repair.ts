// Repairs a solution that no longer wins: with as few edits as can be, and by keeping its start.
import { canonicalJson } from "../../../base/canonicalJson";
import type { Work } from "../../../base/work";
import type { PlayableLevel } from "../../playableLevel";
import type { GameAction } from "../../turnRecord";
import { type SearchOptions, SearchRun } from "../searchRun";
import { shortestIn, wins } from "../shortest";
import { EditSearch } from "./editSearch";
import type { RepairOutcome, Repairs } from "./questionOutcome";

const UNPLAYABLE: RepairOutcome = { kind: "unknown", because: "unplayable" };

/** Repairs a path in both ways. Each search has the whole budget. */
export function* repairsOf<State>(
  level: PlayableLevel<State>,
  path: readonly GameAction[],
  options: SearchOptions,
): Work<Repairs> {
  const sameStart = yield* keepingStart(level, path, options);
  const fewestEdits = sameStart.kind === "unsolvable" ? sameStart : yield* withFewestEdits(level, path, options);
  return { fewestEdits, sameStart };
}

/** Leaves out and inserts as few moves as can be; of the solutions with as few it finds a shortest. */
export function* withFewestEdits<State>(
  level: PlayableLevel<State>,
  path: readonly GameAction[],
  options: SearchOptions,
): Work<RepairOutcome> {
  const search = level.search?.(level.start(null)) ?? null;
  if (search === null) return UNPLAYABLE;
  const numbers = new Map(search.actions.map((action, number) => [canonicalJson(action), number]));
  const moves = path.map((action) => numbers.get(canonicalJson(action)) ?? -1);
  const run = new SearchRun(search, (table, memo) => new EditSearch(search, table, memo, moves));
  const ending = yield* run.run(options);
  const edited = run.expansion?.edited ?? null;
  if (edited === null) {
    return ending.kind === "cut" ? { kind: "unknown", because: ending.because } : { kind: "unsolvable" };
  }
  const repaired = edited.path.flatMap((action) => search.actions[action] ?? []);
  if (!wins(level, repaired)) return { kind: "unknown", because: "contradiction" };
  const proven = ending.kind !== "cut" && run.expansion?.passedLimit !== true;
  return { kind: "repaired", repair: { path: repaired, left: edited.left, added: edited.added, proven } };
}

/**
 * Keeps the longest start of a path from which the level can be won, and adds the shortest end. A state from which it can
 * be won leads there from all states before it, so that the start is found by halving.
 */
export function* keepingStart<State>(
  level: PlayableLevel<State>,
  path: readonly GameAction[],
  options: SearchOptions,
): Work<RepairOutcome> {
  const states = statesAlong(level, path);
  let best: { readonly kept: number; readonly end: readonly GameAction[] } | null = null;
  let proven = true;
  let because: RepairOutcome | null = null;
  let [low, high] = [0, states.length - 1];
  // The whole path first: most often only its end is missing. Then its start: often nothing can be won.
  for (const order = [high, 0]; low <= high;) {
    const kept = Math.min(high, Math.max(low, order.shift() ?? Math.ceil((low + high) / 2)));
    const state = states[kept];
    const search = state === undefined ? null : (level.search?.(state) ?? null);
    if (search === null) return UNPLAYABLE;
    const { answer } = yield* shortestIn(search, options);
    if (answer.kind === "solved") {
      best = { kept, end: answer.path };
      low = kept + 1;
      continue;
    }
    if (answer.kind === "unknown") {
      if (answer.because === "cancelled") return { kind: "unknown", because: "cancelled" };
      because = { kind: "unknown", because: answer.because };
      proven = false;
    }
    high = kept - 1;
  }
  if (best === null) return because ?? { kind: "unsolvable" };
  const { kept, end } = best;
  const repaired = [...path.slice(0, kept), ...end];
  if (!wins(level, repaired)) return { kind: "unknown", because: "contradiction" };
  return { kind: "repaired", repair: { path: repaired, left: path.length - kept, added: end.length, proven } };
}

/** Returns the states after the start's moves that are accepted and do not end the level. */
function statesAlong<State>(level: PlayableLevel<State>, path: readonly GameAction[]): readonly State[] {
  const states = [level.start(null)];
  for (const action of path) {
    const last = states.at(-1);
    if (last === undefined) break;
    const step = level.step(last, action, null);
    if (!step.accepted || step.won || step.lost) break;
    states.push(step.state);
  }
  return states;
}
