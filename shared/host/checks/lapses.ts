// Finds the one move with which recorded moves come to what they should: a move that was dropped, doubled, written
// otherwise, or in the place of its neighbour.
import { assertNever } from "../../base/assertNever";
import { canonicalJson } from "../../base/canonicalJson";
import type { Work } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { runSolution } from "./solutionRun";

/** The moves with one change. */
export interface Lapse {
  readonly is: "missing" | "other" | "early" | "extra";
  /** The move that it is about, from 1: the one to insert, to write otherwise, to exchange with the next, to take out. */
  readonly step: number;
  readonly moves: readonly GameAction[];
}

/** So many turns are played at most. */
const MOST_TURNS = 20_000;

/**
 * Returns the moves with the one change with which they win at their last move; null for none. Of several, the one in
 * which the fewest moves change nothing that is shown, then the shortest. Pauses after each turn.
 */
export function* lapseIn(level: PlayableLevel): Work<Lapse | null> {
  const moves = level.solution;
  const states = [level.start(null)];
  for (const move of moves) {
    const taken = level.step(states.at(-1), move, null);
    if (!taken.accepted || taken.won || taken.lost) break;
    states.push(taken.state);
    yield;
  }
  let turns = 0;
  const tried = new Set<string>();
  const found: Lapse[] = [];
  for (const is of ["missing", "other", "early", "extra"] as const) {
    for (const [index, state] of states.entries()) {
      for (const lapse of lapsesAt(is, level, index, state)) {
        const text = canonicalJson(lapse.moves);
        if (tried.has(text) || turns > MOST_TURNS) continue;
        tried.add(text);
        const played = yield* playOn(level, state, lapse.moves.slice(index));
        turns += played.turns;
        if (played.wins) found.push(lapse);
      }
    }
  }
  // A record that ends too early is the most likely.
  const last = found.find(({ step }) => step > moves.length);
  if (last !== undefined) return last;
  let best: { readonly lapse: Lapse; readonly idle: number } | null = null;
  for (const lapse of found.toSorted((one, other) => one.moves.length - other.moves.length)) {
    const { replay } = yield* runSolution(level, "", lapse.moves);
    const idle = replay.noOps?.length ?? 0;
    if (best === null || idle < best.idle) best = { lapse, idle };
  }
  return best === null ? null : best.lapse;
}

/** Returns the changes of a sort at a move, counted from 0, before which the level is in a state. */
function lapsesAt(is: Lapse["is"], level: PlayableLevel, index: number, state: unknown): readonly Lapse[] {
  const moves = level.solution;
  const [here, next] = [moves[index], moves[index + 1]];
  const [before, rest] = [moves.slice(0, index), moves.slice(index + 1)];
  const lapse = (changed: readonly GameAction[]): Lapse => ({ is, step: index + 1, moves: changed });
  switch (is) {
    case "missing":
      // Before a move like it and after that is the same.
      return level
        .actions(state)
        .filter((action) => canonicalJson(action) !== canonicalJson(here ?? null))
        .map((action) => lapse([...before, action, ...moves.slice(index)]));
    case "other":
      return here === undefined ? [] : level.actions(state).map((action) => lapse([...before, action, ...rest]));
    case "early":
      return here === undefined || next === undefined
        ? []
        : [lapse([...before, next, here, ...moves.slice(index + 2)])];
    case "extra":
      return here === undefined ? [] : [lapse([...before, ...rest])];
    default:
      return assertNever(is);
  }
}

/** Plays moves to their end; returns whether they win with the last one, and how many were played. */
function* playOn(
  level: PlayableLevel,
  start: unknown,
  moves: readonly GameAction[],
): Work<{ readonly wins: boolean; readonly turns: number }> {
  let state = start;
  for (const [index, move] of moves.entries()) {
    const turns = index + 1;
    const taken = level.step(state, move, null);
    yield;
    if (taken.won) return { wins: turns === moves.length, turns };
    if (!taken.accepted || taken.lost) return { wins: false, turns };
    state = taken.state;
  }
  return { wins: false, turns: moves.length };
}
