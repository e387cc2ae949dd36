// Where the play of one level stood between its turns: any number of moments, few of which are held. The others are
// played again from the nearest one before them.
import { type Link, Milestones } from "../base/milestones";
import type { GameAction, PlayableLevel, Scratch } from "../engine/dialect";
import { BOARDS_BUDGET, boardWeight } from "../engine/sessionTurns";
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
  /**
   * The same on the way to the moment of number `last`. What lies there lies in the scratch: it is taken out where it is
   * to be held.
   */
  pass(previous: Moment, action: GameAction, between: BetweenTurns, last: number): Moment;
  at(moment: Moment): BetweenTurns;
  /** Where turns are played whose ends are told to `pass`. */
  readonly scratch: Scratch;
}

/** The moments of a level that has just been loaded; `budget`: what those that are held may weigh, in bytes. */
export function createPlayedMoments(level: PlayableLevel, loaded: BetweenTurns, budget = BOARDS_BUDGET): PlayedMoments {
  const first: Moment = { previous: null, number: 0, action: null };
  const scratch = level.scratch();
  const kept = new Milestones<Moment, BetweenTurns>({
    budget,
    weightOf: ({ view }) => boardWeight(view),
    remade(from, moments) {
      let { state } = from;
      for (const { action } of moments) if (action !== null) ({ state } = level.step(state, action, null, scratch));
      scratch.keep(state);
      return { state, view: level.view(state) };
    },
  });
  kept.keep(first, loaded);
  const momentAfter = (previous: Moment, action: GameAction): Moment => {
    return { previous, number: previous.number + 1, action };
  };
  return {
    first,
    add(previous, action, between) {
      const moment = momentAfter(previous, action);
      kept.keep(moment, between);
      return moment;
    },
    pass(previous, action, between, last) {
      const moment = momentAfter(previous, action);
      if (kept.wants(moment, between, last)) {
        scratch.keep(between.state);
        kept.keep(moment, between);
      }
      return moment;
    },
    at: (moment) => kept.at(moment),
    scratch,
  };
}
