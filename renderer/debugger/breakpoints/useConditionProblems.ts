// Asks the host what is wrong with a breakpoint's condition as it is typed.
import { useEffect, useState } from "react";
import { type BreakOn, breakKey } from "../../../shared/engine/breakpoints/breakPlaces";
import type { TextProblem } from "../../../shared/engine/breakpoints/logMessage";
import { host } from "../../bridge/host";

/** Conditions of watches may look at the event around the cursor, whatever it is. */
export const ANY_EVENT = { kind: "event", event: "" } as const;

interface Checked {
  /** The place and the text it was said of. */
  readonly of: string;
  readonly problems: readonly TextProblem[];
}

const NOTHING: readonly TextProblem[] = [];

/** None for an empty text, and until the host has answered: what it said of another text is not shown. */
export function useConditionProblems(on: BreakOn, text: string): readonly TextProblem[] {
  const [checked, setChecked] = useState<Checked | null>(null);
  const of = `${breakKey(on)}\n${text}`;
  useEffect(() => {
    if (text.trim() === "") return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const problems = await host.checkCondition(on, text);
      if (isWanted) setChecked({ of, problems });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [on, text, of]);
  return checked?.of === of && text.trim() !== "" ? checked.problems : NOTHING;
}
