// Which command of the table a key press means.
// Pure: what has the focus and which mode is on are given.
import type { Command } from "../../shared/commands/command";
import { type KeyPress, matchesAccelerator } from "../ui/keyPress";

export interface KeyContext {
  readonly mac: boolean;
  /** The focus is where text is typed. */
  readonly typing: boolean;
  readonly playing: boolean;
  /** The focus is on the painter's board, in what belongs to it, or nowhere. */
  readonly painting: boolean;
  /** What over the window has the focus: the palette, any other dialog or menu, or none. */
  readonly popup: "palette" | "other" | null;
  /** The focus is in a field that shows what its document says: nothing is being typed that could be undone. */
  readonly isSettled: boolean;
}

/** Returns the accelerator of a key press: "Ctrl+Shift+K". */
export function acceleratorOfPress({ key, ctrl, meta, shift, alt }: KeyPress): string {
  const named = key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
  const held = { Ctrl: ctrl, Meta: meta, Alt: alt, Shift: shift };
  return [...Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [name] : [])), named].join("+");
}

/** Returns whether a key press begins one of two, as in "CmdOrCtrl+K CmdOrCtrl+S". */
export function beginsChord(commands: readonly Command[], press: KeyPress, mac: boolean): boolean {
  const firsts = new Set(
    commands.flatMap(({ keys = [] }) => keys.filter(isChord).map((each) => each.split(" ")[0] ?? each)),
  );
  return [...firsts].some((first) => matchesAccelerator(first, press, mac));
}

/**
 * Returns the command that a key press means where the focus is; null for none. With `begun`, the press before it began
 * a pair, and it can only be the other one.
 */
export function commandOfKey(
  commands: readonly Command[],
  press: KeyPress,
  context: KeyContext,
  begun: KeyPress | null = null,
): Command | null {
  const { mac } = context;
  const matches = (keys: string): boolean => {
    if (begun === null) return !isChord(keys) && matchesAccelerator(keys, press, mac);
    const [first = keys, second] = keys.split(" ");
    return second !== undefined && matchesAccelerator(first, begun, mac) && matchesAccelerator(second, press, mac);
  };
  const matching = (command: Command): boolean =>
    isHeard(command, press, context) && (command.keys ?? []).some(matches);
  return commands.find(matching) ?? null;
}

function isChord(keys: string): boolean {
  return keys.includes(" ");
}

/** Function keys type nothing, so they are heard in a text too; other keys only by commands that always are. */
function isHeard(command: Command, press: KeyPress, context: KeyContext): boolean {
  const { typing, playing, painting, popup, isSettled } = context;
  if (popup !== null && !worksIn(command, popup)) return false;
  if (isSettled && (command.id === "edit.undo" || command.id === "edit.redo")) return true;
  if (command.when === "always") return true;
  if (command.when === "play" && !playing) return false;
  if (command.when === "paint" && (playing || !painting)) return false;
  return !typing || /^F\d+$/.test(press.key);
}

/** Returns whether a command works while something is open over the window. */
export function worksIn({ inPopups }: Command, popup: "palette" | "other"): boolean {
  return inPopups === "any" || (inPopups === "palette" && popup === "palette");
}
