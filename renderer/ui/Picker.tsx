// A text field with a list of what may be meant: found by typing, chosen by mouse or arrows; anything else can be typed.
import { Autocomplete } from "@base-ui/react/autocomplete";
import type { ReactElement, ReactNode } from "react";
import type { Result } from "../../shared/base/result";
import type { FieldControl } from "./Field";
import "./picker.css";
import { type Draft, useDraft } from "./useDraft";

export interface PickerOffer {
  readonly name: string;
  /** A few words beside it; "" for none. */
  readonly detail: string;
}

export interface PickerProps<Value> extends Partial<FieldControl> {
  readonly text: string;
  readonly offers: readonly PickerOffer[];
  readonly placeholder?: string | undefined;
  readonly "aria-label"?: string;
  /** A small picture of what a name means. */
  readonly picture?: ((name: string) => ReactNode) | undefined;
  /** What a text means; refused with what is wanted. */
  readonly read: (text: string) => Result<Value, string>;
  readonly onCommit: (value: Value) => void;
}

/** More rows than this are left to typing. */
const MOST_SHOWN = 200;

export function Picker<Value>(props: PickerProps<Value>): ReactElement {
  const { text, offers, placeholder, picture, read, onCommit, ...control } = props;
  const draft = useDraft(text, read, onCommit);
  const isUntouched = draft.text === text;
  return (
    <Autocomplete.Root
      items={offers}
      // Until something else is typed, all names are offered, not only the one that is there.
      filter={isUntouched ? null : fits}
      limit={MOST_SHOWN}
      value={draft.text}
      itemToStringValue={(offer: PickerOffer) => offer.name}
      openOnInputClick
      onValueChange={(value, { reason }) => (reason === "item-press" ? draft.commit(value) : draft.type(value))}
    >
      <Autocomplete.Input
        {...control}
        aria-invalid={draft.refusal !== undefined || control["aria-invalid"] === true}
        title={draft.refusal}
        className="gw-input"
        data-draft={!isUntouched}
        spellCheck={false}
        placeholder={placeholder}
        onBlur={() => draft.commit()}
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.currentTarget.getAttribute("aria-activedescendant") === null) {
            draft.commit();
          }
          // First the list is closed and what was typed forgotten; only then is the key for what is around the field.
          const isOpen = event.currentTarget.getAttribute("aria-expanded") === "true";
          if (event.key === "Escape" && (isOpen || !isUntouched)) event.stopPropagation();
          if (event.key === "Escape" && !isUntouched) draft.drop();
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="gw-menu-place gw-picker-place" sideOffset={2} align="start">
          <Autocomplete.Popup className="gw-menu gw-picker">
            <Autocomplete.List>
              {(offer: PickerOffer) => (
                <Autocomplete.Item key={offer.name} value={offer} className="gw-menu-item">
                  {picture?.(offer.name)}
                  <span className="gw-picker-name">{offer.name}</span>
                  <small>{offer.detail}</small>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
            <Autocomplete.Empty className="gw-picker-none">{noneText(draft)}</Autocomplete.Empty>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

/** Returns why the list is empty, and that what is typed may stand all the same. */
function noneText({ text, refusal }: Draft): string {
  if (text === "") return "The pack has none yet.";
  return `Nothing in the pack has this name.${refusal === undefined ? " Enter accepts it anyway." : ""}`;
}

function fits(offer: PickerOffer, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${offer.name} ${offer.detail}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
