// Keys of two presses: keeps the first, which the status bar shows, until the second is pressed or the time is over.
// Knows nothing of which keys there are.
import { accelerator } from "../../ui/accelerator";
import type { KeyPress } from "../../ui/keyPress";
import { acceleratorOfPress } from "../accelerators";
import { useShellStore } from "../shellStore";

/** How long the second key is waited for, and how long the message that there is no such pair is shown, as in VS Code. */
const WAIT_MS = 5_000;
const TELL_MS = 3_000;

let begun: KeyPress | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Waits for the second key. */
export function beginPair(first: KeyPress): void {
  begun = first;
  tell(`${words(first)} was pressed. Waiting for the second key…`, WAIT_MS);
}

/** Returns whether a second key is waited for. */
export function isPairBegun(): boolean {
  return begun !== null;
}

/** Returns the first key when there is one; it is waited for no longer. */
export function endPair(): KeyPress | null {
  const first = begun;
  begun = null;
  clearTimeout(ending);
  // Not every key press changes the store.
  if (useShellStore.getState().keySign !== null) useShellStore.setState({ keySign: null });
  return first;
}

/** Says that two keys mean nothing. */
export function tellNoPair(first: KeyPress, second: KeyPress): void {
  tell(`${words(first)} ${words(second)} is no command.`, TELL_MS);
}

function tell(keySign: string, forMs: number): void {
  clearTimeout(ending);
  useShellStore.setState({ keySign });
  ending = setTimeout(endPair, forMs);
}

function words(press: KeyPress): string {
  return accelerator(acceleratorOfPress(press));
}
