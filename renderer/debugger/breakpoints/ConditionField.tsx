// The field for a breakpoint's condition, with completion and with its mistakes.
import type { ReactElement } from "react";
import type { BreakOn } from "../../../shared/engine/breakpoints/breakPlaces";
import type { TextProblem } from "../../../shared/engine/breakpoints/logMessage";
import { host } from "../../bridge/host";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { Field } from "../../ui/Field";
import { SuggestInput } from "../../ui/SuggestInput";
import type { WrongCondition } from "./conditionText";
import { offeredLines } from "./suggestions";

export interface ConditionFieldProps {
  /** What it is the condition of, in words. */
  readonly name: string;
  readonly on: BreakOn;
  readonly text: string;
  readonly problems: readonly TextProblem[];
  /** Null while what is written is right. */
  readonly wrong: WrongCondition | null;
  readonly onChange: (text: string) => void;
}

export function ConditionField({ name, on, text, problems, wrong, onChange }: ConditionFieldProps): ReactElement {
  const { condition } = usePackPresentation().words;
  return (
    <Field
      label="Only if"
      layout="row"
      hint={problems[0]?.message}
      error={wrong === null ? undefined : `${wrong.problem} ${wrong.inForce}`}
    >
      {(control) => (
        <SuggestInput
          {...control}
          aria-label={`Condition: ${name}`}
          placeholder={condition}
          value={text}
          onChange={onChange}
          suggest={async (typed, caret) => offeredLines(typed, caret, await host.completeCondition(on, typed, caret))}
          takesFirst
        />
      )}
    </Field>
  );
}
