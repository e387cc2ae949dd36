// Finds the levels of a pack that play differently in two profiles of its language, by playing them side by side.
import { canonicalJson } from "../../base/canonicalJson";
import type { BoardView } from "../../base/boardView";
import type { PackSource } from "../../pack/packSource";
import type { Dialect } from "../dialect";
import type { PlayableLevel, Step } from "../playableLevel";
import type { GameAction } from "../turnRecord";
import { type Difference, differing } from "./difference";

/** The first divergence of two profiles on a level. */
export interface ProfileDifference {
  readonly level: string;
  readonly title: string;
  readonly file: string;
  /** The moves that show it; the last one diverges. None: the boards differ right after loading. */
  readonly moves: readonly GameAction[];
  /** Whether those moves are the beginning of the level's own solution. */
  readonly onSolution: boolean;
  /** How the two results differ after those moves; `one` is the first profile. Never empty. */
  readonly differences: readonly Difference[];
}

const RANDOM_WALKS = 12;
const WALK_LENGTH = 24;

/**
 * Returns the levels that differ, in the pack's order: along the solution, else along random walks with fixed seeds.
 * Levels that are not named were equal in everything tried, which is no proof. Levels that cannot be played are left
 * out.
 */
export function compareProfiles(
  dialect: Dialect,
  pack: PackSource,
  profiles: readonly [string, string],
): readonly ProfileDifference[] {
  return [...compareProfilesByLevel(dialect, pack, profiles)].filter((difference) => difference !== null);
}

/** Does the same one level at a time, so that callers can pause in between: yields null for an equal level. */
export function* compareProfilesByLevel(
  dialect: Dialect,
  pack: PackSource,
  [one, other]: readonly [string, string],
): Generator<ProfileDifference | null> {
  const [game, twin] = [one, other].map((profile) => dialect.compile(pack, { profile }).game);
  for (const id of game?.levelIds ?? []) {
    const [level, twinLevel] = [game?.level(id), twin?.level(id)];
    yield level && twinLevel ? compareLevel(level, twinLevel) : null;
  }
}

/**
 * Returns the first divergence of a level and its twin, another compilation of the same level: along the solution of the
 * first, else along random walks; null when none was found.
 */
export function compareLevel(level: PlayableLevel, twin: PlayableLevel): ProfileDifference | null {
  const { id, title, file } = level;
  const along = firstDifference(level, twin, (step) => level.solution[step]);
  if (along !== null) return { level: id, title, file, ...along, onSolution: true };
  for (let walk = 1; walk <= RANDOM_WALKS; walk += 1) {
    const random = numbers(walk);
    const found = firstDifference(level, twin, (step, state) => {
      const offered = step < WALK_LENGTH ? level.actions(state) : [];
      return offered[random(offered.length)];
    });
    if (found !== null) return { level: id, title, file, ...found, onSolution: false };
  }
  return null;
}

/** Plays the same moves in both until they diverge; returns the moves so far, or null when `next` has no more. */
function firstDifference(
  level: PlayableLevel,
  twin: PlayableLevel,
  next: (step: number, state: unknown) => GameAction | undefined,
): Pick<ProfileDifference, "moves" | "differences"> | null {
  let [state, twinState] = [level.start(null), twin.start(null)];
  const moves: GameAction[] = [];
  const atStart = differences(level, resultOf(level, state, BEGUN), resultOf(twin, twinState, BEGUN));
  if (atStart.length > 0) return { moves, differences: atStart };
  for (let action = next(0, state); action !== undefined; action = next(moves.length, state)) {
    moves.push(action);
    const [step, twinStep] = [level.step(state, action, null), twin.step(twinState, action, null)];
    [state, twinState] = [step.state, twinStep.state];
    const found = differences(level, resultOf(level, state, step), resultOf(twin, twinState, twinStep));
    if (found.length > 0) return { moves, differences: found };
    if (step.won || step.lost) return null;
  }
  return null;
}

/** Most results are equal: comparing their texts first avoids describing them. */
function differences({ presentation }: PlayableLevel, one: MoveResult, other: MoveResult): readonly Difference[] {
  if (one.text === other.text) return [];
  const found = [
    ...differing("the move", one.accepted ? "accepted" : "refused", other.accepted ? "accepted" : "refused"),
    ...presentation.differences(one.view, other.view),
  ];
  return found.length > 0 ? found : [{ what: "the state", one: "as it is", other: "otherwise, in its details" }];
}

/** The result of a move. */
interface MoveResult {
  readonly accepted: boolean;
  readonly view: BoardView;
  /** What a player can see. What the state only remembers counts once it has a visible effect. */
  readonly text: string;
}

const BEGUN = { accepted: true, won: false, lost: false, loseReason: null };

function resultOf(
  level: PlayableLevel,
  state: unknown,
  { accepted, won, lost, loseReason }: Pick<Step<unknown>, keyof typeof BEGUN>,
): MoveResult {
  const { remembered } = level.presentation;
  const seen = Object.entries(level.canonical(state)).filter(([name]) => !remembered.has(name));
  const text = canonicalJson([[accepted, won, lost, loseReason], Object.fromEntries(seen)]);
  return { accepted, view: level.view(state), text };
}

/** Returns a seeded sequence of random numbers below a limit. */
function numbers(seed: number): (limit: number) => number {
  let current = seed * 7919;
  return (limit) => {
    current = (current * 48_271) % 2_147_483_647;
    return limit === 0 ? 0 : current % limit;
  };
}
