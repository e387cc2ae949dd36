// A recorder that notes only outcomes that are skipped or blocked.
import type { Rule } from "../rules/rule";
import type { Recorder } from "../run/recorder";

export interface Noted {
  readonly rule: Rule;
  /** Its index in the rule. */
  readonly outcome: number;
  readonly skipped: string;
  /** A guard kept its event from being published. */
  readonly isBlocked: boolean;
}

export function notingRecorder(note: (noted: Noted) => void): Recorder {
  const rules: Rule[] = [];
  const outcomes: number[] = [];
  let isBlocked = false;
  const nothing = (): void => undefined;
  return {
    openEvent: nothing,
    closeEvent: nothing,
    openPhase: nothing,
    closePhase: nothing,
    openRule: ({ rule }) => void rules.push(rule),
    closeRule: () => void rules.pop(),
    calculation: nothing,
    condition: nothing,
    openOutcome: (index) => void outcomes.push(index),
    closeOutcome(skipped) {
      const outcome = outcomes.pop();
      const rule = rules.at(-1);
      if (skipped !== null && rule !== undefined && outcome !== undefined) note({ rule, outcome, skipped, isBlocked });
      isBlocked = false;
    },
    openSubscriber: nothing,
    closeSubscriber: nothing,
    write: nothing,
    rules: nothing,
    call: nothing,
    blocked: () => void (isBlocked = true),
  };
}
