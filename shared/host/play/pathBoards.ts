// The boards along a level's gold path, a stretch at a time: a path of thousands of moves is never there as a whole.
// Knows how to play a level; a stretch far behind needs no play from the start.
import { memoByIdentity } from "../../base/memo";
import type { BoardView } from "../../base/boardView";
import { defined } from "../../base/defined";
import { type Work, finish } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import { type Moment, type PlayedMoments, createPlayedMoments } from "./playedMoments";
import type { BetweenTurns } from "./tracedTurns";

/** Boards given at once at most. */
const MOST_BOARDS = 512;

/** What the states held along one path may weigh, in bytes. */
const BUDGET = 16 * 2 ** 20;

interface Path {
  readonly kept: PlayedMoments;
  /** By the number of moves. */
  readonly moments: Moment[];
}

const pathOf = memoByIdentity((level: PlayableLevel): Path => {
  const state = level.start(null);
  const kept = createPlayedMoments(level, { state, view: level.view(state) }, BUDGET);
  return { kept, moments: [kept.first] };
});

/** Plays on along the path as far as so many moves, or as the game lets it come; a move a step. */
function* playAsFarAs(level: PlayableLevel, { kept, moments }: Path, moves: number): Work<void> {
  const scratch = level.scratch();
  let [moment, between]: readonly [Moment, BetweenTurns] = [kept.first, kept.at(kept.first)];
  while (moments.length <= moves) {
    const from = defined(moments.at(-1));
    // Others may have played on meanwhile.
    if (from !== moment) between = kept.at(from);
    const action = level.goldPath[from.number];
    const step = action === undefined ? null : level.step(between.state, action, null, scratch);
    if (action === undefined || step?.accepted !== true) return;
    between = { state: step.state, view: level.view(step.state) };
    moment = kept.pass(from, action, between, { last: moves, scratch });
    moments.push(moment);
    yield;
  }
}

/**
 * The boards after `from` moves and the following ones, `count` at most (0: the board after loading); fewer where the
 * path ends or meets a move that the game does not take. The way there is played in steps; then each is made as it is
 * read.
 */
export function* pathBoards(level: PlayableLevel, from: number, count: number): Work<Iterable<BoardView>> {
  const path = pathOf(level);
  const last = Math.min(from + Math.min(count, MOST_BOARDS) - 1, level.goldPath.length);
  // What is read first is held.
  yield* playAsFarAs(level, path, from);
  yield* playAsFarAs(level, path, last);
  return boardsOf(path, from, last);
}

function* boardsOf({ kept, moments }: Path, from: number, last: number): Generator<BoardView> {
  for (const moment of moments.slice(from, last + 1)) yield kept.at(moment).view;
}

/** The board after so many moves of the level's path; null when the game does not let it come that far. */
export function boardAfter(level: PlayableLevel, moves: number): BoardView | null {
  for (const board of finish(pathBoards(level, moves, 1))) return board;
  return null;
}
