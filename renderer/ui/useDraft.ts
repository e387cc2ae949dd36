// The text typed into a field until it is committed: by Enter or by leaving the field; Escape discards it.
import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { type Result, done } from "../../shared/base/result";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Any text is meant as it is, without white space around it. */
export function readTrimmed(text: string): Result<string, string> {
  return done(text.trim());
}

export interface Draft {
  readonly text: string;
  /** Something was typed, be it the same again. */
  readonly isTyped: boolean;
  /** Why what is typed cannot be meant; undefined while it can. */
  readonly refusal: string | undefined;
  type(text: string): void;
  /** Tells what is typed, or the given text; nothing while it is refused or says what is there already. */
  commit(text?: string): void;
  drop(): void;
  /** For an input or a text area; in the latter Enter begins a new line. */
  readonly props: {
    readonly value: string;
    /** Something is being typed: undo is the field's own. */
    readonly "data-draft": boolean;
    readonly onChange: (event: ChangeEvent<TextElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<TextElement>) => void;
  };
}

/** Returns a draft of a field that shows `shown`; `read` says what a text means. Calls `onCommit` with the value. */
export function useDraft<Value>(
  shown: string,
  read: (text: string) => Result<Value, string>,
  onCommit: (value: Value) => void,
): Draft {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? shown;
  const meant = typed === null ? null : read(typed);
  const drop = (): void => setTyped(null);
  const commit = (next = text): void => {
    const value = read(next);
    if (!value.ok) return setTyped(next);
    drop();
    if (next !== shown) onCommit(value.value);
  };
  return {
    text,
    isTyped: typed !== null,
    refusal: meant === null || meant.ok ? undefined : meant.refusal,
    type: setTyped,
    commit,
    drop,
    props: {
      value: text,
      "data-draft": text !== shown,
      onChange: (event) => setTyped(event.target.value),
      onBlur: () => commit(),
      onKeyDown: (event) => {
        if (event.key === "Enter" && (event.target instanceof HTMLInputElement || event.ctrlKey)) commit();
        if (event.key === "Escape" && typed !== null) {
          event.stopPropagation();
          drop();
        }
      },
    },
  };
}
