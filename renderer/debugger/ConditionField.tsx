// The condition of a breakpoint as it is typed: with completion, and with what is wrong with it said at the field.
import { type ReactElement, useEffect, useState } from "react";
import { type Json } from "../../shared/base/json";
import type { BreakOn } from "../../shared/engine/breakPlaces";
import type { TextProblem } from "../../shared/engine/logMessage";
import { host } from "../bridge/host";
import { Field } from "../ui/Field";
import { SuggestInput } from "../ui/SuggestInput";
import { offeredLines } from "./suggestions";

export interface ConditionFieldProps {
  /** What it is the condition of, in words. */
  readonly name: string;
  readonly on: BreakOn;
  /** As it is in force; null: always. */
  readonly condition: Json;
  /** Told each condition that is right. */
  readonly onChange: (condition: Json) => void;
}

interface Checked {
  readonly text: string;
  readonly problems: readonly TextProblem[];
}

export function ConditionField({ name, on, condition, onChange }: ConditionFieldProps): ReactElement {
  const [text, setText] = useState(condition === null ? "" : JSON.stringify(condition));
  const problems = useProblems(on, text);
  const [worst] = [...problems].sort(
    (left, right) => Number(right.severity === "error") - Number(left.severity === "error"),
  );
  const isWrong = worst?.severity === "error";
  const change = (next: string): void => {
    setText(next);
    const value = readCondition(next);
    if (value !== undefined) onChange(value);
  };
  return (
    <Field
      label="Only if"
      layout="row"
      hint={worst === undefined ? undefined : worst.message}
      error={isWrong ? `${worst.message}${where(text, worst)}` : undefined}
    >
      {(control) => (
        <SuggestInput
          {...control}
          aria-label={`Condition: ${name}`}
          placeholder={'{"variable": {"name": "gems", "op": "gte", "value": 3}}'}
          value={text}
          onChange={change}
          suggest={async (typed, caret) => offeredLines(typed, caret, await host.completeCondition(on, typed, caret))}
          takesFirst
        />
      )}
    </Field>
  );
}

/** The condition a text means; undefined while it is none: the one before stays in force. */
function readCondition(text: string): Json | undefined {
  if (text.trim() === "") return null;
  try {
    const value = JSON.parse(text) as Json;
    return typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Where in the line something is wrong. */
function where(text: string, { offset, length, message }: TextProblem): string {
  const piece = text.slice(offset, offset + length);
  return piece === "" || piece === text || message.includes(piece) ? "" : ` At ${piece}.`;
}

/** What is wrong with the text, as the host says; what it said of another text is not shown. */
function useProblems(on: BreakOn, text: string): readonly TextProblem[] {
  const [checked, setChecked] = useState<Checked>({ text: "", problems: [] });
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const problems = await host.checkCondition(on, text);
      if (isWanted) setChecked({ text, problems });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [on, text]);
  return checked.text === text ? checked.problems : [];
}
