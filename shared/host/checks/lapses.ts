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
/** Where there are more actions none is tried in place of another: to play each takes long, and one may win by chance. */
const MOST_ACTIONS = 1_000;

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
  const found = yield* winning(level, states);
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

/** Returns the changes with which the moves win, as far as they are played before the limit. */
function* winning(level: PlayableLevel, states: readonly unknown[]): Work<readonly Lapse[]> {
  const texts = level.solution.map((move) => canonicalJson(move));
  const found: Lapse[] = [];
  let turns = 0;
  for (const is of ["missing", "other", "early", "extra"] as const) {
    for (const [index, state] of states.entries()) {
      for (const changed of changesAt(is, level, texts, index, state)) {
        const [replaced, ...moves] = changed;
        const rest = [...moves, ...level.solution.slice(index + replaced)];
        const played = yield* playOn(level, state, rest);
        turns += played.turns;
        if (played.wins) found.push({ is, step: index + 1, moves: [...level.solution.slice(0, index), ...rest] });
        if (turns > MOST_TURNS) return found;
      }
    }
  }
  return found;
}

/** How many moves a change takes away, and those that come in their place. */
type MoveChange = readonly [replaced: number, ...moves: readonly GameAction[]];

/**
 * Returns the changes of a sort at a move, counted from 0, before which the level is in a state. `texts` are the moves as
 * canonical JSON. Each way to come to the same moves is there once.
 */
function changesAt(
  is: Lapse["is"],
  level: PlayableLevel,
  texts: readonly string[],
  index: number,
  state: unknown,
): readonly MoveChange[] {
  const [here, next] = [level.solution[index], level.solution[index + 1]];
  const others = (): readonly GameAction[] => {
    const actions = level.actions(state);
    return actions.length > MOST_ACTIONS ? [] : actions.filter((action) => canonicalJson(action) !== texts[index]);
  };
  switch (is) {
    case "missing":
      // Before a move like it and after that is the same.
      return others().map((action) => [0, action]);
    case "other":
      return here === undefined ? [] : others().map((action) => [1, action]);
    case "early":
      return here === undefined || next === undefined || texts[index] === texts[index + 1] ? [] : [[2, next, here]];
    case "extra":
      return here === undefined || texts[index] === texts[index - 1] ? [] : [[1]];
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
