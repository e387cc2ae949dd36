// A recorder that notes only what its caller wants to know.
import type { Found } from "../rules/value";
import type { ActiveRule } from "./activeRules";
import type { Recorder, RuleFate } from "./recorder";
import type { Publishing, StateWrite } from "./services";

export interface Noting {
  eventOpened?: (id: string) => void;
  ruleClosed?: (active: ActiveRule, fate: RuleFate) => void;
  /** A condition that did not hold: its rule, its index in it, and what was at its path. */
  conditionFailed?: (active: ActiveRule, condition: number, actual: Found) => void;
  /** An outcome that was skipped: its rule, its index in it, and why; whether a guard blocked its event. */
  outcomeSkipped?: (active: ActiveRule, outcome: number, why: string, isBlocked: boolean) => void;
  /** The same of what a stub or a subscriber was to do. */
  reactionSkipped?: (part: StateWrite | Publishing, why: string, isBlocked: boolean) => void;
}

/**
 * Creates a recorder that calls those of the functions that are given. Outcomes come with the rule that they belong to.
 */
export function emptyRecorder(noting: Noting): Recorder {
  const { eventOpened, ruleClosed, conditionFailed, outcomeSkipped, reactionSkipped } = noting;
  const rules: ActiveRule[] = [];
  const outcomes: number[] = [];
  let isBlocked = false;
  const nothing = (): void => undefined;
  return {
    openEvent: (id) => eventOpened?.(id),
    closeEvent: nothing,
    openPhase: nothing,
    closePhase: nothing,
    openRule: (active) => void rules.push(active),
    closeRule(fate) {
      const active = rules.pop();
      if (active !== undefined) ruleClosed?.(active, fate);
    },
    calculation: nothing,
    condition(index, { holds, actual }) {
      const active = rules.at(-1);
      if (!holds && active !== undefined) conditionFailed?.(active, index, actual);
    },
    openOutcome: (index) => void outcomes.push(index),
    closeOutcome(skipped) {
      const outcome = outcomes.pop();
      const active = rules.at(-1);
      if (skipped !== null && active !== undefined && outcome !== undefined) {
        outcomeSkipped?.(active, outcome, skipped, isBlocked);
      }
      isBlocked = false;
    },
    openSubscriber: nothing,
    closeSubscriber: nothing,
    write: nothing,
    rules: nothing,
    call: nothing,
    blocked: () => void (isBlocked = true),
    reactionSkipped(part, why) {
      reactionSkipped?.(part, why, isBlocked);
      isBlocked = false;
    },
    cutOff: nothing,
  };
}
