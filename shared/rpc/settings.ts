// The user's settings.
import * as v from "valibot";
import { count, text } from "./shapes";

/** The user's settings, stored between starts. */
export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly animations: boolean;
  /** Whether earlier states of saved files are stored. */
  readonly backups: boolean;
  /** Whether files are brought into the house style when they are saved. */
  readonly formatOnSave: boolean;
  /** Megabytes that all searches for solutions together may use; 0: what suits the machine. */
  readonly solverMemoryMb: number;
  /** Blind mode: nothing is shown of what the solver knows. */
  readonly isBlind: boolean;
  /** Pixels of a letter in the text editor. */
  readonly fontSize: number;
  /** When files with edits are saved without being asked for. */
  readonly autosave: "off" | "delay" | "focus";
  /** The zoom with which boards are opened: percent of a cell of 64 pixels; 0: the whole board. */
  readonly boardZoom: number;
  /** The conventions that keys follow, and keys that the user chose, by command id. */
  readonly keyPreset: string;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Serialized panel layout by pack root, as the shell wrote it; "" is the layout for a pack not seen before. */
  readonly layouts: Readonly<Record<string, string>>;
  /** The debugger's breakpoints and watches by pack root, as it wrote them. */
  readonly breakpoints: Readonly<Record<string, string>>;
  /** What must happen in the levels of a pack, and what must not, by pack root, as the solver's panel wrote it. */
  readonly constraints: Readonly<Record<string, string>>;
}

/** What holds until the user chooses otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  theme: "system",
  animations: true,
  backups: true,
  formatOnSave: false,
  solverMemoryMb: 0,
  isBlind: false,
  fontSize: 13,
  autosave: "off",
  boardZoom: 0,
  keyPreset: "gridwright",
  keys: {},
  layouts: {},
  breakpoints: {},
  constraints: {},
};

export const someSettings = v.object({
  theme: v.exactOptional(v.picklist(["system", "light", "dark"])),
  animations: v.exactOptional(v.boolean()),
  backups: v.exactOptional(v.boolean()),
  formatOnSave: v.exactOptional(v.boolean()),
  solverMemoryMb: v.exactOptional(count),
  isBlind: v.exactOptional(v.boolean()),
  fontSize: v.exactOptional(count),
  autosave: v.exactOptional(v.picklist(["off", "delay", "focus"])),
  boardZoom: v.exactOptional(count),
  keyPreset: v.exactOptional(text),
  keys: v.exactOptional(v.record(text, v.array(text))),
  layouts: v.exactOptional(v.record(text, text)),
  breakpoints: v.exactOptional(v.record(text, text)),
  constraints: v.exactOptional(v.record(text, text)),
});
