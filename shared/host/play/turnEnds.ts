// The states at the ends of a level's turns: any number of them, few of which are cached. The others are played again
// from the nearest earlier one.
import { type Link, Checkpoints } from "../../base/checkpoints";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { BOARDS_BUDGET, boardWeight } from "../../engine/trace/sessionTurns";
import type { BetweenTurns } from "../../engine/play/tracedTurns";

/** The end of a turn, as a link to the end of the turn before it. */
export interface TurnEnd extends Link<TurnEnd> {
  /** The action that led here; null: loading. */
  readonly action: GameAction | null;
}

export interface TurnEnds {
  /** The end of loading. */
  readonly first: TurnEnd;
  /** Returns the end of the turn in which an action was accepted; `between`: the state there. */
  add(previous: TurnEnd, action: GameAction, between: BetweenTurns): TurnEnd;
  /** Does the same during a walk along which few ends are needed later; `last`: the number of the one at its end. */
  pass(previous: TurnEnd, action: GameAction, between: BetweenTurns, last: number): TurnEnd;
  /** Returns the state at the end of a turn. */
  at(end: TurnEnd): BetweenTurns;
}

/** Begins with a level that has just been loaded; `budget` limits the bytes of cached states. */
export function createTurnEnds(level: PlayableLevel, loaded: BetweenTurns, budget = BOARDS_BUDGET): TurnEnds {
  const first: TurnEnd = { previous: null, number: 0, action: null };
  const kept = new Checkpoints<TurnEnd, BetweenTurns>({
    budget,
    weightOf: ({ view }) => boardWeight(view),
    compute(from, ends) {
      let { state } = from;
      for (const { action } of ends) if (action !== null) ({ state } = level.step(state, action, null));
      return { state, view: level.view(state) };
    },
  });
  kept.set(first, loaded);
  const endAfter = (previous: TurnEnd, action: GameAction): TurnEnd => {
    return { previous, number: previous.number + 1, action };
  };
  return {
    first,
    add(previous, action, between) {
      const end = endAfter(previous, action);
      kept.set(end, between);
      return end;
    },
    pass(previous, action, between, last) {
      const end = endAfter(previous, action);
      if (kept.shouldStore(end, between, last)) kept.set(end, between);
      return end;
    },
    at: (end) => kept.at(end),
  };
}
