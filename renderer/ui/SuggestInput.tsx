// A line to type in that offers what can stand at the caret. What is offered is the caller's business.
import { Autocomplete } from "@base-ui/react/autocomplete";
import { type InputHTMLAttributes, type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from "react";
import "./suggest.css";

/** One row of the list; to choose it makes the line `text`, with `select` marked in it. */
export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  readonly text: string;
  /** Start and end, UTF-16. */
  readonly select: readonly [number, number];
  /** Requests the suggestions for the new caret at once. */
  readonly asks: boolean;
}

export interface SuggestInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggest: (text: string, caret: number) => Promise<readonly Suggestion[]>;
  /** Enter takes the first row without an arrow key before. */
  readonly takesFirst?: boolean;
}

/** Rows beyond which a list helps nobody. */
const MOST = 60;

export function SuggestInput(props: SuggestInputProps): ReactElement {
  const { value, onChange, suggest, takesFirst = false, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const { rows, open, ask, close } = useSuggestions(input, suggest);
  const chosen = useRef<Suggestion | null>(null);

  const take = (row: Suggestion | undefined): void => {
    chosen.current = row ?? null;
    close();
    if (row !== undefined) onChange(row.text);
  };

  useLayoutEffect(() => {
    const taken = chosen.current;
    if (taken === null || value !== taken.text) return;
    chosen.current = null;
    input.current?.setSelectionRange(...taken.select);
    if (taken.asks) void ask(value);
  });

  return (
    <Autocomplete.Root
      items={rows}
      mode="none"
      open={open}
      onOpenChange={(wanted, { reason }) => {
        if (!wanted) close();
        // Each key typed asks anyway, with the line as it is then.
        else if (reason !== "input-change") void ask(value);
      }}
      openOnInputClick={false}
      autoHighlight={takesFirst ? "always" : false}
      value={value}
      itemToStringValue={(row: Suggestion) => row.text}
      onValueChange={(next, { reason }) => {
        // Escape closes the list; what was typed stays.
        if (reason === "escape-key") return;
        if (reason === "item-press") return take(rows.find(({ text }) => text === next));
        void ask(next);
        onChange(next);
      }}
    >
      <Autocomplete.Input
        {...rest}
        ref={input}
        spellCheck={false}
        className="gw-input"
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          // Rows that came a moment ago are not marked yet.
          const isUnmarked = !event.currentTarget.getAttribute("aria-activedescendant");
          if (event.key === "Enter" && takesFirst && open && isUnmarked) {
            event.preventDefault();
            take(rows[0]);
          }
          if (event.key === " " && event.ctrlKey) {
            event.preventDefault();
            void ask(value);
          }
        }}
        onBlur={(event) => {
          close();
          rest.onBlur?.(event);
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="gw-suggest-place" positionMethod="fixed" align="start" sideOffset={2}>
          <Autocomplete.Popup className="gw-suggest">
            <Autocomplete.List className="gw-suggest-list">
              {(row: Suggestion) => (
                <Autocomplete.Item key={row.label + row.text} value={row} className="gw-suggest-row">
                  <span>{row.label}</span>
                  <small>{row.detail}</small>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

interface Suggestions {
  /** The rows that came last. */
  readonly rows: readonly Suggestion[];
  /** Whether they are shown. */
  readonly open: boolean;
  /** Asks what can stand at the caret of a line, and shows it. */
  readonly ask: (text: string) => Promise<void>;
  /** Hides the rows, those too that are on their way. */
  readonly close: () => void;
}

/** Keeps what is offered in a line. Answers that come late, or without the focus in the line, are dropped. */
function useSuggestions(input: RefObject<HTMLInputElement | null>, suggest: SuggestInputProps["suggest"]): Suggestions {
  const [rows, setRows] = useState<readonly Suggestion[]>([]);
  const [open, setOpen] = useState(false);
  const asked = useRef(0);
  return {
    rows,
    open,
    async ask(text) {
      const number = (asked.current += 1);
      const found = await suggest(text, input.current?.selectionStart ?? text.length);
      // Typed on or left meanwhile: another answer comes, or none is wanted.
      if (number !== asked.current || document.activeElement !== input.current) return;
      setRows(found.slice(0, MOST));
      setOpen(found.length > 0);
    },
    close() {
      asked.current += 1;
      setOpen(false);
    },
  };
}
