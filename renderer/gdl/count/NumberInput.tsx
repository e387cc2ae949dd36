// A whole number between two ends. What is typed beyond them is brought inside when the field is left.
import { clamp } from "../../../shared/base/clamp";
import { type ReactElement, useState } from "react";
import type { FieldControl } from "../../ui/Field";

export interface NumberInputProps extends FieldControl {
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function NumberInput({ least, most, value, onChange, ...control }: NumberInputProps): ReactElement {
  /** What is typed and is no such number yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const number = Math.floor(Number(text));
    return text.trim() !== "" && number >= least && number <= most ? number : null;
  };
  return (
    <input
      {...control}
      className="gw-input gw-count-number"
      type="number"
      min={least}
      max={most}
      value={draft ?? value}
      onChange={({ target }) => {
        const number = read(target.value);
        setDraft(number === null ? target.value : null);
        if (number !== null) onChange(number);
      }}
      onBlur={() => {
        if (draft === null) return;
        const number = Math.floor(Number(draft));
        if (draft.trim() !== "" && Number.isFinite(number)) onChange(clamp(number, least, most));
        setDraft(null);
      }}
    />
  );
}
