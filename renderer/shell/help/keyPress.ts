// Key presses, and the accelerators that they make.
import type { KeyboardEvent } from "react";
import type { KeyPress } from "../accelerators";

type PressedKeys = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Returns what was pressed. */
export function pressOfEvent({ key, code, ctrlKey, metaKey, shiftKey, altKey }: PressedKeys): KeyPress {
  return { key, code, ctrl: ctrlKey, meta: metaKey, shift: shiftKey, alt: altKey };
}

/** Returns whether a key only changes others. */
export function isModifier({ key }: Pick<KeyboardEvent, "key">): boolean {
  return ["Control", "Shift", "Alt", "Meta", "AltGraph", "CapsLock"].includes(key);
}

/** Returns an accelerator for any machine: its main modifier has one name. */
export function portableKeys(keys: string, mac: boolean): string {
  const main = mac ? "Meta" : "Ctrl";
  return keys
    .split("+")
    .map((part, at, parts) => (part === main && at < parts.length - 1 ? "CmdOrCtrl" : part))
    .join("+");
}
