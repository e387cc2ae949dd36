// Where the play of one level stood between its turns: any number of moments, few of which are held. The others are
// played again from the nearest one before them.
import { type Link, Checkpoints } from "../../base/checkpoints";
import type { PlayableLevel, Scratch } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { BOARDS_BUDGET, boardWeight } from "../../engine/trace/sessionTurns";
import type { BetweenTurns } from "./tracedTurns";

/** The end of a turn. */
export interface Moment extends Link<Moment> {
  /** What led here; null: loading. */
  readonly action: GameAction | null;
}

export interface PlayedMoments {
  readonly first: Moment;
  /** The moment after an action that the game took at another one. */
  add(previous: Moment, action: GameAction, between: BetweenTurns): Moment;
  /** The same on a way along which few are needed later. */
  pass(previous: Moment, action: GameAction, between: BetweenTurns, way: Way): Moment;
  at(moment: Moment): BetweenTurns;
}

/** A way from moment to moment. */
export interface Way {
  /** The number of the moment to which it leads. */
  readonly last: number;
  /** Where its turns are played: what is to be held is taken out of it. */
  readonly scratch: Scratch;
}

/** The moments of a level that has just been loaded; `budget`: what those that are held may weigh, in bytes. */
export function createPlayedMoments(level: PlayableLevel, loaded: BetweenTurns, budget = BOARDS_BUDGET): PlayedMoments {
  const first: Moment = { previous: null, number: 0, action: null };
  const kept = new Checkpoints<Moment, BetweenTurns>({
    budget,
    weightOf: ({ view }) => boardWeight(view),
    compute(from, moments) {
      const scratch = level.scratch();
      let { state } = from;
      for (const { action } of moments) if (action !== null) ({ state } = level.step(state, action, null, scratch));
      scratch.keep(state);
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
    pass(previous, action, between, { last, scratch }) {
      const moment = momentAfter(previous, action);
      if (kept.shouldStore(moment, between, last)) {
        scratch.keep(between.state);
        kept.set(moment, between);
      }
      return moment;
    },
    at: (moment) => kept.at(moment),
  };
}
