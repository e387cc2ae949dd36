// Which keys run which command: those of the table of commands, those of a preset, and those that the user chose. Pure.
import type { Command } from "./command";

/** The programs whose keys the commands can follow. */
export const KEY_PRESETS = ["gridwright", "vscode", "tiled"] as const;

export type KeyPreset = (typeof KEY_PRESETS)[number];

/** Returns the preset of a name; the program's own for any other text. */
export function presetOf(name: string): KeyPreset {
  return KEY_PRESETS.find((preset) => preset === name) ?? "gridwright";
}

/** What the user chose: the conventions to begin with, and keys by command id; an empty list is no key. */
export interface KeyChoices {
  readonly preset: KeyPreset;
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

export const USUAL_KEYS: KeyChoices = { preset: "gridwright", keys: {} };

/** Keys that differ from those of the table, as users of other programs know them. */
const PRESET_KEYS: Readonly<Record<KeyPreset, KeyChoices["keys"]>> = {
  gridwright: {},
  vscode: {
    "view.palette": ["CmdOrCtrl+Shift+P", "F1"],
    "help.keys": ["CmdOrCtrl+K CmdOrCtrl+S"],
    "edit.redo": ["CmdOrCtrl+Y", "CmdOrCtrl+Shift+Z"],
    "view.quickOpen": ["CmdOrCtrl+P", "CmdOrCtrl+E", "CmdOrCtrl+T"],
    "panel.turn": ["CmdOrCtrl+Shift+D"],
    "panel.solution": ["CmdOrCtrl+J"],
  },
  tiled: {
    "tool.brush": ["B"],
    "tool.fill": ["F"],
    "tool.eraser": ["E"],
    "tool.rectangle": ["P"],
    "tool.select": ["R"],
    "tool.inspect": ["S"],
    "tool.resize": ["Shift+S"],
    "play.toggle": ["Shift+E"],
    "view.fitBoard": ["CmdOrCtrl+/", "CmdOrCtrl+0"],
    "edit.redo": ["CmdOrCtrl+Shift+Z", "CmdOrCtrl+Y"],
  },
};

/** Returns the keys of a command before the user's own choice. */
export function presetKeys(command: Command, preset: KeyPreset): readonly string[] {
  return PRESET_KEYS[preset][command.id] ?? command.keys ?? [];
}

/** Returns the keys that run a command. */
export function keysOf(command: Command, { preset, keys }: KeyChoices): readonly string[] {
  return (Object.hasOwn(keys, command.id) ? keys[command.id] : undefined) ?? presetKeys(command, preset);
}

/** Returns commands with the keys that run them. */
export function commandsWithKeys(commands: readonly Command[], choices: KeyChoices): readonly Command[] {
  return commands.map((command) => {
    const keys = keysOf(command, choices);
    const { keys: _usual, ...rest } = command;
    // The text editor hears the usual keys of its commands by itself, and only those.
    const isOwn = Object.hasOwn(choices.keys, command.id) && isOfText(command);
    return { ...rest, ...(keys.length === 0 ? {} : { keys }), ...(isOwn ? { when: "always" as const } : {}) };
  });
}

/** Undo and redo too: they are the text editor's own while one types, by their usual keys alone. */
function isOfText({ place, when }: Command): boolean {
  return place === "edit" && when === undefined;
}

interface KeyedCommand {
  readonly command: Command;
  /** Its keys in the form in which they can be compared. */
  readonly keys: readonly string[];
}

/** Returns, by command id, the titles of other commands that the same key would run at the same place. */
export function keyConflicts(commands: readonly Command[]): ReadonlyMap<string, readonly string[]> {
  const keyed = commands.map((command): KeyedCommand => ({ command, keys: (command.keys ?? []).map(canonical) }));
  const conflicts = new Map<string, readonly string[]>();
  for (const one of keyed) {
    const others = keyed.filter((other) => one.command.id !== other.command.id && meet(one, other));
    if (others.length > 0) {
      conflicts.set(
        one.command.id,
        others.map(({ command }) => command.title),
      );
    }
  }
  return conflicts;
}

function meet(one: KeyedCommand, other: KeyedCommand): boolean {
  const [first, second] = [one.command.when, other.command.when];
  // One paints or plays, never both.
  const isApart = (first === "paint" && second === "play") || (first === "play" && second === "paint");
  return !isApart && one.keys.some((keys) => other.keys.some((each) => clash(keys, each)));
}

/** Returns whether two accelerators are the same, or one begins a pair that the other cannot wait for. */
function clash(first: string, second: string): boolean {
  return first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `);
}

/** Returns an accelerator with its modifiers in one order. */
function canonical(keys: string): string {
  return keys
    .split(" ")
    .map((each) => {
      const parts = each.toLowerCase().replace("cmdorctrl", "ctrl").split("+");
      return [...parts.slice(0, -1).toSorted(), parts.at(-1)].join("+");
    })
    .join(" ");
}
