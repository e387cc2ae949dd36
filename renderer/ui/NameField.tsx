// The field in a row of a list in which another name is typed: Enter takes it, Escape leaves it, so does going away.
import { type ReactElement, useEffect, useRef, useState } from "react";
import "./nameField.css";

export interface Renaming {
  /** Called at the end, with the reason for a refusal. */
  readonly onDone: (refusal: string | null) => void;
  /** Called when Enter is refused: the name can still be changed. */
  readonly onRefused: (refusal: string) => void;
}

export interface NameFieldProps extends Renaming {
  /** What the field is called in the row, and to screen readers. */
  readonly caption: string;
  readonly label: string;
  readonly title: string;
  readonly before: string;
  /** How many characters of the name are selected at first; all unless given. */
  readonly selected?: number;
  /** Gives the thing the name; returns the reason for a refusal, or null. */
  readonly rename: (next: string) => Promise<string | null> | string | null;
}

export function NameField({
  caption,
  label,
  title,
  before,
  selected = before.length,
  rename,
  onDone,
  onRefused,
}: NameFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [first] = useState(selected);
  const [text, setText] = useState(before);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, first);
  }, [first]);
  const take = async (refuse: (refusal: string) => void): Promise<void> => {
    // Leaving the field follows Enter and Escape.
    if (isOver.current) return;
    isOver.current = true;
    const next = text.trim();
    const refusal = next === "" || next === before ? null : await rename(next);
    if (refusal === null) return onDone(null);
    isOver.current = false;
    refuse(refusal);
  };
  return (
    <span className="gw-name-field" title={title}>
      <span aria-hidden>{caption}</span>
      <input
        ref={input}
        data-keys-first
        className="gw-input"
        aria-label={label}
        spellCheck={false}
        aria-invalid={isRefused}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onBlur={() => void take(onDone)}
        onKeyDown={(event) => {
          // The list's own keys are not meant.
          event.stopPropagation();
          if (event.key === "Enter") {
            void take((refusal) => {
              setRefused(true);
              onRefused(refusal);
            });
          }
          if (event.key === "Escape") {
            isOver.current = true;
            onDone(null);
          }
        }}
      />
    </span>
  );
}
