// A text field with a list of what may be meant: found by typing, chosen by mouse or arrows; anything else can be typed.
import { Autocomplete } from "@base-ui/react/autocomplete";
import type { BaseUIEvent } from "@base-ui/react/types";
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from "react";
import type { Result } from "../../shared/base/result";
import type { FieldControl } from "./Field";
import { isPath } from "./pathText";
import "./picker.css";
import { type PickerOffer, type PickerRow, isPlainly, pickerRows } from "./pickerRows";
import { useCutTitle } from "./useCutTitle";
import { type Draft, useDraft } from "./useDraft";

export interface PickerProps<Value> extends Partial<FieldControl> {
  readonly text: string;
  /** A function is asked once the field has the focus: names of a whole pack take long to gather. */
  readonly offers: readonly PickerOffer[] | (() => readonly PickerOffer[]);
  readonly placeholder?: string | undefined;
  readonly "aria-label"?: string;
  /** A small picture of what a name means. */
  readonly picture?: ((name: string) => ReactNode) | undefined;
  /** What a text means; refused with what is wanted. */
  readonly read: (text: string) => Result<Value, string>;
  readonly onCommit: (value: Value) => void;
  /**
   * What is typed is a name: Enter and Tab take the best match, and a name that is not offered is a row of its own,
   * called this. Absent: any text is meant as it is typed.
   */
  readonly newName?: string;
  /** What an empty list says before anything is typed. */
  readonly none?: string | undefined;
}

/** More rows than this are left to typing. */
const MOST_SHOWN = 200;

/** What a field says of itself while it has nothing to offer: it is a plain text field. */
const PLAIN_FIELD = {
  role: "textbox",
  "aria-expanded": undefined,
  "aria-haspopup": undefined,
  "aria-autocomplete": undefined,
} as const;

export function Picker<Value>(props: PickerProps<Value>): ReactElement {
  const { text, offers, placeholder, picture, read, onCommit, newName, none, ...control } = props;
  const draft = useDraft(text, read, onCommit);
  const isUntouched = draft.text === text;
  const isName = newName !== undefined;
  const [isAsked, setIsAsked] = useState(false);
  const given = typeof offers !== "function" ? offers : isAsked ? offers() : [];
  // Offers may come while the field has the focus: it stays the same element, so that neither focus nor text is lost.
  const isPlain = typeof offers !== "function" && offers.length === 0;
  const rows = pickerRows(given, draft.isTyped ? draft.text : null, isName);
  // Values that are typed need no list to say that it has none of them; a list of names says so.
  const hasList = typeof offers === "function" || rows.length > 0;
  const choose = (row: PickerRow | undefined): void => (row === undefined ? draft.commit() : draft.commit(row.name));
  // What has better matches was not finished: it stays to be finished, and is no name until then.
  const [isLeft, setIsLeft] = useState(false);
  const isUnfinished = isName && draft.isTyped && !isPlainly(rows, draft.text);
  const leave = (): void => {
    setIsLeft(true);
    if (!isUnfinished) draft.commit();
  };
  const unfinished = isLeft && isUnfinished ? unfinishedText(rows, newName) : undefined;
  const { isCut, onPointerEnter } = useCutTitle();
  const press = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>): void => {
    const { key, currentTarget } = event;
    const isMarked = currentTarget.getAttribute("aria-activedescendant") !== null;
    const isOpen = currentTarget.getAttribute("aria-expanded") === "true";
    const takesBest = isName && draft.isTyped && draft.text.trim() !== "";
    if (key === "Enter" && !isMarked) choose(takesBest ? rows[0] : undefined);
    if (key === "Tab" && isOpen && takesBest && rows[0]?.isNew === false) choose(rows[0]);
    // First the list is closed and what was typed forgotten; only then is the key for what is around the field.
    if (key === "Escape" && (isOpen || !isUntouched)) event.stopPropagation();
    if (key === "Escape" && !isUntouched) draft.drop();
    // With the list closed the component would empty the field, and keep the key for that.
    if (key === "Escape" && !isOpen) event.preventBaseUIHandler();
  };
  return (
    <Autocomplete.Root
      items={rows}
      filter={null}
      limit={MOST_SHOWN}
      autoHighlight={isName && draft.isTyped && draft.text.trim() !== ""}
      value={draft.text}
      itemToStringValue={(row: PickerRow) => row.name}
      openOnInputClick
      onValueChange={(value, { reason }) => (reason === "item-press" ? draft.commit(value) : draft.type(value))}
    >
      <Autocomplete.Input
        {...control}
        {...(isPlain ? PLAIN_FIELD : {})}
        aria-invalid={draft.refusal !== undefined || unfinished !== undefined || control["aria-invalid"] === true}
        title={draft.refusal ?? unfinished ?? (isCut || isPath(draft.text) ? draft.text : undefined)}
        data-path={isPath(draft.text)}
        className="gw-input"
        data-draft={!isUntouched}
        spellCheck={false}
        placeholder={placeholder}
        onPointerEnter={onPointerEnter}
        onFocus={() => {
          setIsAsked(true);
          setIsLeft(false);
        }}
        onBlur={leave}
        onKeyDown={press}
      />
      {hasList ? (
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="gw-menu-place gw-picker-place" sideOffset={2} align="start">
            <Autocomplete.Popup className="gw-menu gw-picker">
              <Autocomplete.List>
                {(row: PickerRow) => (
                  <Autocomplete.Item key={`${row.isNew} ${row.name}`} value={row} className="gw-menu-item">
                    {row.isNew ? null : picture?.(row.name)}
                    <span className="gw-picker-name">{row.isNew ? `${newName} “${row.name}”` : row.name}</span>
                    <small>{row.detail}</small>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              <Autocomplete.Empty className="gw-picker-none">{noneText(draft, none)}</Autocomplete.Empty>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      ) : null}
    </Autocomplete.Root>
  );
}

/** Returns what to do with a text that is neither a name of the list nor a new one yet. */
function unfinishedText(rows: readonly PickerRow[], newName: string | undefined): string {
  return `Not in use yet: Enter takes “${rows[0]?.name ?? ""}”, or choose ${newName ?? "the name"} from the list.`;
}

/** Returns why the list is empty, and that what is typed may stand all the same. */
function noneText({ text, refusal }: Draft, none = "The pack has none yet."): string {
  if (text === "") return none;
  return `Nothing in the pack has this name.${refusal === undefined ? " Enter accepts it anyway." : ""}`;
}
