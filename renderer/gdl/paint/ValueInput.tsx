// A value of a declared type, to be typed or chosen. An empty field leaves the default.
import { type ReactElement, useState } from "react";
import { type Json, plainText } from "../../../shared/base/json";
import type { DeclaredType } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { Field, Select, TextInput } from "../../ui/Field";

export interface ValueInputProps {
  readonly name: string;
  readonly type: DeclaredType;
  readonly players: readonly string[];
  /** As written; undefined: the default. */
  readonly value: Json | undefined;
  /** The default. */
  readonly fallback: Json | undefined;
  /** Several entities differ in it. */
  readonly isMixed?: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

const DEFAULT = "";
const MIXED = "several values";

export function ValueInput(props: ValueInputProps): ReactElement {
  const { name, type, players, value, fallback, isMixed = false, onChange } = props;
  const none = { value: DEFAULT, title: fallback === undefined ? "none" : `default: ${plainText(fallback)}` };
  const choices = type === "player_ref" ? players : type === "bool" ? ["true", "false"] : null;
  if (choices === null) return <TypedInput {...props} />;
  const written = value === undefined ? DEFAULT : plainText(value);
  const values = choices.includes(written) || written === DEFAULT ? choices : [...choices, written];
  return (
    <Field label={name} layout="row">
      {(control) => (
        <Select
          {...control}
          options={[
            ...(isMixed ? [{ value: MIXED, title: MIXED }] : []),
            none,
            ...values.map((each) => ({ value: each, title: each })),
          ]}
          value={isMixed ? MIXED : written}
          onChange={({ target: { value: next } }) =>
            next !== MIXED && onChange(next === DEFAULT ? undefined : type === "bool" ? next === "true" : next)
          }
        />
      )}
    </Field>
  );
}

const NUMBERS: ReadonlySet<DeclaredType> = new Set(["int", "float", "number"]);

/** Takes what was typed when Enter is pressed or the field is left. */
function TypedInput({ name, type, value, fallback, isMixed = false, onChange }: ValueInputProps): ReactElement {
  const written = value === undefined ? "" : plainText(value);
  const [draft, setDraft] = useState<{ readonly of: string; readonly text: string }>();
  const text = draft?.of === written ? draft.text : written;
  const isNumber = NUMBERS.has(type);
  const isWrong = isNumber && text !== "" && text !== written && !Number.isFinite(Number(text));
  const take = (): void => {
    if (text === written || isWrong) return;
    onChange(text === "" ? undefined : isNumber ? Number(text) : text);
  };
  return (
    <Field label={name} layout="row" error={isWrong ? "This is not a number." : undefined}>
      {(control) => (
        <TextInput
          {...control}
          value={text}
          placeholder={isMixed ? MIXED : fallback === undefined ? "none" : plainText(fallback)}
          onChange={({ target }) => setDraft({ of: written, text: target.value })}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
        />
      )}
    </Field>
  );
}
