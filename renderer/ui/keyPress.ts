// Key presses, and the accelerators that they make.
import type { KeyboardEvent } from "react";
import { isMac } from "./accelerator";

export interface KeyPress {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** As `KeyboardEvent.code`, for letters under layouts that type others. */
  readonly code: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

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

/** Returns whether a key press is exactly an accelerator, on this machine. */
export function isPress(event: PressedKeys, accelerator: string): boolean {
  return matchesAccelerator(accelerator, pressOfEvent(event), isMac());
}

/** Returns whether the keys pressed are exactly the accelerator's. */
export function matchesAccelerator(accelerator: string, press: KeyPress, mac: boolean): boolean {
  const parts = accelerator.split("+");
  const key = parts.at(-1) ?? "";
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  const command = has("CmdOrCtrl");
  return (
    press.ctrl === (has("Ctrl") || (command && !mac)) &&
    press.meta === (command && mac) &&
    press.alt === has("Alt") &&
    press.shift === has("Shift") &&
    matchesKey(key, press)
  );
}

function matchesKey(key: string, press: KeyPress): boolean {
  if (press.key.toUpperCase() === key.toUpperCase()) return true;
  // A letter or digit typed by another layout, or changed by Shift or Alt: the key's place decides.
  const typesLatin = /^[a-z0-9]$/i.test(press.key);
  const places = [`Key${key}`, `Digit${key}`, PUNCTUATION[key]];
  return !typesLatin && places.includes(press.code);
}

/** Where the signs that accelerators name are typed; Shift makes others of them. */
const PUNCTUATION: Readonly<Record<string, string>> = { ".": "Period", ",": "Comma", "=": "Equal", "-": "Minus" };
