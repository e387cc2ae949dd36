// A colour: a name that the pack gives it, a hex code or a token, with a patch that shows it and opens a colour chooser.
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from "react";
import { useDialectUi } from "../dialect/openDialect";
import { followTexts } from "../documents/packSource";
import { Picker } from "../ui/Picker";
import { elementOf } from "../ui/elementOf";
import { readTrimmed } from "../ui/useDraft";
import type { ValueControlProps } from "./valueControlProps";

export function ColorControl({ value, field, label, placeholder, offers, onChange }: ValueControlProps): ReactElement {
  const palette = useSyncExternalStore(followTexts, useDialectUi().colorNames);
  const text = typeof value === "string" ? value : "";
  const shown = opaqueHex(palette.get(text) ?? text);
  const patch = (name: string): ReactElement | null => {
    const color = palette.get(name);
    return color === undefined ? null : (
      <span className="gw-color-patch" style={{ background: opaqueHex(color) ?? "" }} />
    );
  };
  return (
    <span className="gw-control">
      <ColorChooser key={shown ?? ""} label={label} color={shown} onChoose={onChange} />
      <Picker
        read={readTrimmed}
        {...field}
        text={text}
        offers={() => offers(["color"])}
        placeholder={placeholder}
        picture={patch}
        onCommit={(next) => onChange(next === "" ? undefined : next)}
      />
    </span>
  );
}

interface ColorChooserProps {
  readonly label: string;
  /** `#rrggbb`; null where the colour depends on the instance or is none. */
  readonly color: string | null;
  readonly onChoose: (color: string) => void;
}

/** The browser's colour picker; reports the colour once it closes, so that it is one step of undo. */
export function ColorChooser({ label, color, onChoose }: ColorChooserProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    const element = elementOf(input);
    // React's onChange is the native input event, which fires at each movement in the picker.
    const closed = (): void => choose.current(element.value);
    element.addEventListener("change", closed);
    return () => element.removeEventListener("change", closed);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      className="gw-color-chooser"
      data-none={color === null}
      aria-label={`Choose ${label}`}
      defaultValue={color ?? "#888888"}
    />
  );
}

/** `#rrggbb` of `#RRGGBB` or `#AARRGGBB`; null for anything else. */
export function opaqueHex(color: string): string | null {
  const digits = /^#(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(color)?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
