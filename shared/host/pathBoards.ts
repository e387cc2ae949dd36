// The boards along a level's gold path, a stretch at a time: a path of thousands of moves is never there as a whole.
// Knows how to play a level; keeps a state here and there, so that a stretch far behind needs no play from the start.
import type { BoardView } from "../base/boardView";
import type { PlayableLevel } from "../engine/dialect";

/** A state is kept after each so many moves. */
const BETWEEN = 64;

/** Boards given at once at most. */
const MOST_BOARDS = 512;

/** States along one level's path: the nth after n * BETWEEN moves. */
const known = new WeakMap<PlayableLevel, unknown[]>();

/**
 * The boards after `from` moves and the following ones, `count` at most (0: the board after loading); fewer where the
 * path ends or meets a move that the game does not take.
 */
export function pathBoards(level: PlayableLevel, from: number, count: number): readonly BoardView[] {
  const last = Math.min(from + Math.min(count, MOST_BOARDS) - 1, level.goldPath.length);
  const states = known.get(level) ?? [level.start(null)];
  known.set(level, states);
  const nearest = Math.min(states.length - 1, Math.max(0, Math.floor(from / BETWEEN)));
  let state = states[nearest];
  const boards: BoardView[] = [];
  for (let moves = nearest * BETWEEN; moves <= last; moves += 1) {
    if (moves % BETWEEN === 0) states[moves / BETWEEN] ??= state;
    if (moves >= from) boards.push(level.view(state));
    const action = level.goldPath[moves];
    if (action === undefined) break;
    const taken = level.step(state, action, null);
    if (!taken.accepted) break;
    state = taken.state;
  }
  return boards;
}

/** The board after so many moves of the level's path; null when the game does not let it come that far. */
export function boardAfter(level: PlayableLevel, moves: number): BoardView | null {
  return pathBoards(level, moves, 1)[0] ?? null;
}
