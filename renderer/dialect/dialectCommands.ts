// The commands that a language's user interface carries out, and the keys that it knows beside them. Types only.
import type { CommandId } from "../../shared/commands/commands";
import type { Disposable } from "../../shared/base/disposable";
import type { PanelId } from "./dialectPanels";

/** Commands that act on boards, kinds, rules and selected cells: each language has those that it has a use for. */
export type DialectCommandId = Extract<
  CommandId,
  | `tool.${string}`
  | `cells.${string}`
  | `mirror.${string}`
  | `show.${string}`
  | `kind.${string}`
  | `rule.${string}`
  | "level.turnRight"
  | "level.turnLeft"
  | "level.flipX"
  | "level.flipY"
  | "view.fitBoard"
>;

export type DialectCommands = Readonly<Partial<Record<DialectCommandId, (window: CommandWindow) => void>>>;

/** The commands that switch something on and off. */
export interface DialectSwitches {
  /** Returns those whose switch is on. */
  readonly on: () => readonly DialectCommandId[];
  /** Tells of each switch that changes, until disposed. */
  readonly follow: (listener: () => void) => Disposable;
}

/** What a command may do with the window around the board. */
export interface CommandWindow {
  /** Brings a panel to the front and gives it the focus. */
  readonly showPanel: (panel: PanelId) => void;
  /** Says why nothing was done, and where to go instead. */
  readonly showRefusal: (
    title: string,
    detail: string,
    way: { readonly label: string; readonly run: () => void },
  ) => void;
}

/** A group of the sheet of keys. */
export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

export interface KeyRow {
  readonly title: string;
  /** Electron accelerators, or words such as "Alt+click". */
  readonly keys: readonly string[];
}
