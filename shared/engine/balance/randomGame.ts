// Plays a level to its end by moves chosen at random, whatever its language.
import { drawn, drawnFraction, nextRandom } from "../../base/random";
import type { Work } from "../../base/work";
import type { ChosenMove, MoveSupport } from "../levelSupport";
import type { Outcome, PlayableLevel } from "../playableLevel";

export interface RandomGame {
  /** How many moves were made. */
  readonly turns: number;
  /** Null: the game still went on after the most moves. */
  readonly outcome: Outcome | null;
}

/** Draws whole numbers: equal seeds give equal games. */
export interface Draw {
  /** Returns a number from 0 up to, and without, `count`. */
  next(count: number): number;
  /** Returns a seed for the chance in a game, which takes nothing from the choices. */
  seed(): number;
}

/** Creates the random choices of a seed. */
export function drawsOf(seed: number): Draw {
  let random = seed | 0;
  let chance = ~seed;
  return {
    next(count) {
      random = nextRandom(random);
      return Math.floor(drawnFraction(random) * count);
    },
    seed() {
      chance = nextRandom(chance);
      return drawn(chance);
    },
  };
}

/**
 * Plays one game of at most so many moves, with a deal and dice of its own, pausing after each move; `each` is called
 * with every move and what it led to.
 */
export function* randomGame<State>(
  level: PlayableLevel<State>,
  moves: MoveSupport<State>,
  draw: Draw,
  mostTurns: number,
  each: (turn: number, move: ChosenMove<State>) => void,
): Work<RandomGame> {
  let state = moves.startWith(draw.seed());
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const move = moves.playChosen(state, (count) => draw.next(count));
    if (move === null) return { turns, outcome: level.outcome(state) };
    each(turns, move);
    ({ state } = move);
    yield;
  }
  return { turns: mostTurns, outcome: level.outcome(state) };
}
