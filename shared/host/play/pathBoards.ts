// The boards along a level's solution, a range at a time: a path of thousands of moves is never in memory as a whole.
// A range far along the path does not need to be played from the start.
import { memoByIdentity } from "../../base/memo";
import type { BoardView } from "../../base/boardView";
import { defined } from "../../base/defined";
import { type Work, finish } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import { type TurnEnd, type TurnEnds, createTurnEnds } from "./turnEnds";
import type { BetweenTurns } from "../../engine/play/tracedTurns";

/** The most boards returned at once. */
const MOST_BOARDS = 512;

/** The memory limit for the states cached along one path, in bytes. */
const BUDGET = 16 * 2 ** 20;

interface Path {
  readonly kept: TurnEnds;
  /** By the number of moves. */
  readonly ends: TurnEnd[];
}

const pathOf = memoByIdentity((level: PlayableLevel): Path => {
  const state = level.start(null);
  const kept = createTurnEnds(level, { state, view: level.view(state) }, BUDGET);
  return { kept, ends: [kept.first] };
});

/** Continues along the path up to a number of moves, or as far as the game allows; pauses after each move. */
function* playAsFarAs(level: PlayableLevel, { kept, ends }: Path, moves: number): Work<void> {
  let [end, between]: readonly [TurnEnd, BetweenTurns] = [kept.first, kept.at(kept.first)];
  while (ends.length <= moves) {
    const from = defined(ends.at(-1));
    // Another caller may have played on meanwhile.
    if (from !== end) between = kept.at(from);
    const action = level.solution[from.number];
    const step = action === undefined ? null : level.step(between.state, action, null);
    if (action === undefined || step?.accepted !== true) return;
    between = { state: step.state, view: level.view(step.state) };
    end = kept.pass(from, action, between, moves);
    ends.push(end);
    yield;
  }
}

/**
 * Returns the boards after `from` moves and the following ones, up to `count` (0: the board after loading); fewer where
 * the path ends or meets a refused move. Playing up to `from` pauses; then each board is made when it is read.
 */
export function* pathBoards(level: PlayableLevel, from: number, count: number): Work<Iterable<BoardView>> {
  const path = pathOf(level);
  const last = Math.min(from + Math.min(count, MOST_BOARDS) - 1, level.solution.length);
  // Caches what is read first.
  yield* playAsFarAs(level, path, from);
  yield* playAsFarAs(level, path, last);
  return boardsOf(path, from, last);
}

function* boardsOf({ kept, ends }: Path, from: number, last: number): Generator<BoardView> {
  for (const end of ends.slice(from, last + 1)) yield kept.at(end).view;
}

/** Returns the board after a number of moves of the level's path; null when the game does not get that far. */
export function boardAfter(level: PlayableLevel, moves: number): BoardView | null {
  for (const board of finish(pathBoards(level, moves, 1))) return board;
  return null;
}
