// Which levels of a pack play differently in two profiles of its language: found by playing them side by side.
// Knows nothing of what the profiles are.
import { canonicalJson } from "../base/canonicalJson";
import type { PackSource } from "../pack/packSource";
import type { Dialect, GameAction, PlayableLevel, Step } from "./dialect";

/** Where two profiles part for the first time on a level. */
export interface ProfileDifference {
  readonly level: string;
  readonly file: string;
  /** The moves that show it; the last one is where they part. None: the boards differ right after loading. */
  readonly moves: readonly GameAction[];
  /** Whether those moves are the beginning of the level's own gold path. */
  readonly onGoldPath: boolean;
}

const RANDOM_WALKS = 12;
const WALK_LENGTH = 24;

/**
 * The levels that differ, in the pack's order: along the gold path, else along random walks that are the same every
 * time. A level that is not named is alike in all that was tried; that is no proof. Levels that cannot be played are
 * left out.
 */
export function compareProfiles(
  dialect: Dialect,
  pack: PackSource,
  [one, other]: readonly [string, string],
): readonly ProfileDifference[] {
  const [game, twin] = [one, other].map((profile) => dialect.compile(pack, { profile }).game);
  return (game?.levelIds ?? []).flatMap((id) => {
    const [level, twinLevel] = [game?.level(id), twin?.level(id)];
    const difference = level && twinLevel ? compareLevel(level, twinLevel) : null;
    return difference === null ? [] : [difference];
  });
}

function compareLevel(level: PlayableLevel, twin: PlayableLevel): ProfileDifference | null {
  const { id, file } = level;
  const along = firstDifference(level, twin, (step) => level.goldPath[step]);
  if (along !== null) return { level: id, file, moves: along, onGoldPath: true };
  for (let walk = 1; walk <= RANDOM_WALKS; walk += 1) {
    const random = numbers(walk);
    const moves = firstDifference(level, twin, (step, state) => {
      const offered = step < WALK_LENGTH ? level.actions(state) : [];
      return offered[random(offered.length)];
    });
    if (moves !== null) return { level: id, file, moves, onGoldPath: false };
  }
  return null;
}

/** Plays the same moves in both until they part; gives the moves so far, or null when `next` has no more. */
function firstDifference(
  level: PlayableLevel,
  twin: PlayableLevel,
  next: (step: number, state: unknown) => GameAction | undefined,
): readonly GameAction[] | null {
  let [state, twinState] = [level.start(null), twin.start(null)];
  const moves: GameAction[] = [];
  if (told(level, state) !== told(twin, twinState)) return moves;
  for (let action = next(0, state); action !== undefined; action = next(moves.length, state)) {
    moves.push(action);
    const [step, twinStep] = [level.step(state, action, null), twin.step(twinState, action, null)];
    [state, twinState] = [step.state, twinStep.state];
    if (outcome(step) !== outcome(twinStep) || told(level, state) !== told(twin, twinState)) return moves;
    if (step.won || step.lost) return null;
  }
  return null;
}

/** What a player can see. A blocked move that waits, and rules used up, show in what they do later, and then count. */
function told(level: PlayableLevel, state: unknown): string {
  const { pendingMove: _pendingMove, onceFired: _onceFired, ...seen } = level.canonical(state);
  return canonicalJson(seen);
}

function outcome({ accepted, won, lost, loseReason }: Step<unknown>): string {
  return canonicalJson([accepted, won, lost, loseReason]);
}

/** A sequence of numbers below a limit, the same for the same seed. */
function numbers(seed: number): (limit: number) => number {
  let current = seed * 7919;
  return (limit) => {
    current = (current * 48_271) % 2_147_483_647;
    return limit === 0 ? 0 : current % limit;
  };
}
