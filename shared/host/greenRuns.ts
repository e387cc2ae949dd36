// The last winning run of each level in this session: what a change of the rules is held against. A level may still
// win and yet play differently; the first board that is another one says where.
import type { BoardView } from "../base/boardView";
import { canonicalJson } from "../base/canonicalJson";
import type { GameAction, PlayableLevel } from "../engine/dialect";
import type { GoldPathStatus, RunComparison } from "../rpc/contract";

/** How a gold path of one compiled level went. */
export interface GoldRun {
  readonly level: PlayableLevel;
  /** How it ended; see `Replay` in goldPaths.ts. */
  readonly replay: {
    readonly status: GoldPathStatus;
    readonly moves: number;
    readonly step?: number;
    readonly loseReason?: string;
    readonly noOps?: readonly number[];
  };
  /** A print of the board after loading and after each move played. */
  readonly prints: readonly string[];
}

export interface GreenRuns {
  /**
   * The first move after which the board is not that of the level's green run; null where all are alike. A winning run
   * of another path or another board at the start is the author's own doing: it becomes the green run.
   */
  differenceOf(level: string, run: GoldRun): number | null;
  /** A winning run becomes the green one; others leave it as it is. */
  accept(level: string, run: GoldRun): void;
  /** Both boards after `step` moves; null without a green run, or where it has no such step. */
  compare(level: string, now: PlayableLevel, step: number): RunComparison | null;
}

/** No green runs yet: the first win of each level is one. */
export function createGreenRuns(): GreenRuns {
  const greens = new Map<string, GoldRun>();
  return {
    differenceOf(level, run) {
      const green = greens.get(level);
      const wins = run.replay.status === "wins";
      if (green === undefined || (wins && isOtherGame(green, run))) {
        if (wins) greens.set(level, run);
        return null;
      }
      return green.prints[0] === run.prints[0] ? firstDifference(green, run) : null;
    },
    accept(level, run) {
      if (run.replay.status === "wins") greens.set(level, run);
    },
    compare(level, now, step) {
      const green = greens.get(level);
      const action = green?.level.goldPath[step - 1];
      if (green === undefined || (step > 0 && action === undefined)) return null;
      const before = boardAfter(green.level, step);
      if (before === null) return null;
      return { level, step, action: action ?? null, green: before, now: boardAfter(now, step) };
    },
  };
}

function isOtherGame(green: GoldRun, run: GoldRun): boolean {
  const path = (of: GoldRun): string => canonicalJson(of.level.goldPath);
  return green.prints[0] !== run.prints[0] || path(green) !== path(run);
}

function firstDifference(green: GoldRun, run: GoldRun): number | null {
  const last = Math.min(green.prints.length, run.prints.length);
  for (let step = 1; step < last; step += 1) {
    if (!isSame(green.level.goldPath[step - 1], run.level.goldPath[step - 1])) return null;
    if (green.prints[step] !== run.prints[step]) return step;
  }
  return null;
}

function isSame(one: GameAction | undefined, other: GameAction | undefined): boolean {
  return one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other);
}

/** Boards told of one path at most: a strip of more is nothing that anybody looks at. */
const MOST_BOARDS = 500;

/** The board after loading and after each of the first `moves` moves, up to the first that the game does not take. */
export function pathBoards(level: PlayableLevel, moves = MOST_BOARDS): readonly BoardView[] {
  let state = level.start(null);
  const boards = [level.view(state)];
  for (const action of level.goldPath.slice(0, moves)) {
    const taken = level.step(state, action, null);
    if (!taken.accepted) break;
    state = taken.state;
    boards.push(level.view(state));
  }
  return boards;
}

/** The board after so many moves of the level's path; null when the game does not let it come that far. */
function boardAfter(level: PlayableLevel, moves: number): BoardView | null {
  return pathBoards(level, moves)[moves] ?? null;
}
