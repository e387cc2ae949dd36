// The states of one level's play between its turns: any number of moments, few of which are cached. The others are
// played again from the nearest earlier one.
import { type Link, Checkpoints } from "../../base/checkpoints";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { BOARDS_BUDGET, boardWeight } from "../../engine/trace/sessionTurns";
import type { BetweenTurns } from "../../engine/play/tracedTurns";

/** The end of a turn. */
export interface Moment extends Link<Moment> {
  /** The action that led here; null: loading. */
  readonly action: GameAction | null;
}

export interface PlayedMoments {
  readonly first: Moment;
  /** Returns the moment after an accepted action. */
  add(previous: Moment, action: GameAction, between: BetweenTurns): Moment;
  /** Does the same during a walk along which few moments are needed later; `last`: the number of the one at its end. */
  pass(previous: Moment, action: GameAction, between: BetweenTurns, last: number): Moment;
  at(moment: Moment): BetweenTurns;
}

/** Creates the moments of a level that has just been loaded; `budget` limits the bytes of cached moments. */
export function createPlayedMoments(level: PlayableLevel, loaded: BetweenTurns, budget = BOARDS_BUDGET): PlayedMoments {
  const first: Moment = { previous: null, number: 0, action: null };
  const kept = new Checkpoints<Moment, BetweenTurns>({
    budget,
    weightOf: ({ view }) => boardWeight(view),
    compute(from, moments) {
      let { state } = from;
      for (const { action } of moments) if (action !== null) ({ state } = level.step(state, action, null));
      return { state, view: level.view(state) };
    },
  });
  kept.set(first, loaded);
  const momentAfter = (previous: Moment, action: GameAction): Moment => {
    return { previous, number: previous.number + 1, action };
  };
  return {
    first,
    add(previous, action, between) {
      const moment = momentAfter(previous, action);
      kept.set(moment, between);
      return moment;
    },
    pass(previous, action, between, last) {
      const moment = momentAfter(previous, action);
      if (kept.shouldStore(moment, between, last)) kept.set(moment, between);
      return moment;
    },
    at: (moment) => kept.at(moment),
  };
}
