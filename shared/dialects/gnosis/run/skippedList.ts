// Lists what is skipped while events are published: each outcome and reaction once for each reason, with how often.
import { listOf, objectOf } from "../../../base/json";
import { emptyRecorder } from "./emptyRecorder";
import type { Skipped } from "./outcome";
import type { Recorder } from "./recorder";

export interface SkippedList {
  readonly recorder: Recorder;
  /** Returns what was skipped, in the order in which it first happened. `told`: reasons that are listed elsewhere. */
  list(told: ReadonlySet<string>): readonly Skipped[];
}

/** Creates an empty list, and the recorder that fills it. Events that a guard blocked are counted elsewhere. */
export function skippedList(): SkippedList {
  const found = new Map<string, Skipped>();
  const note = (key: string, skipped: Skipped): void => {
    const times = (found.get(key)?.times ?? 0) + 1;
    found.set(key, { ...skipped, times });
  };
  const recorder = emptyRecorder({
    outcomeSkipped({ rule }, outcome, why, isBlocked) {
      if (isBlocked) return;
      const { type, target } = objectOf(listOf(rule.definition["outcomes"])[outcome]);
      const what = [type, target].filter((part) => typeof part === "string").join(" ");
      note(JSON.stringify([rule.id, outcome, why]), { rule: rule.id, outcome, what, why, times: 1 });
    },
    reactionSkipped({ at }, why, isBlocked) {
      if (!isBlocked) note(JSON.stringify([at, why]), { at, why, times: 1 });
    },
  });
  return { recorder, list: (told) => Array.from(found.values()).filter(({ why }) => !told.has(why)) };
}
