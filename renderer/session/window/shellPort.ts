// What features can ask of the shell: show a panel, run a command. The shell provides it when the window is connected.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import type { CommandId } from "../../../shared/commands/commands";

export type ShownPanel =
  | "pack"
  | "board"
  | "editor"
  | "palette"
  | "inspector"
  | "moves"
  | "solution"
  | "problems"
  | "turn"
  | "breakpoints"
  | "compare"
  | "because"
  | "watch"
  | "solver";

export interface ShellPort {
  /** Brings a panel to the front and gives it the focus. */
  showPanel(panel: ShownPanel): void;
  /** Brings a panel to the front, one that is hidden too, and leaves the focus where it is. */
  bringToFront(panel: ShownPanel): void;
  /** Brings a panel of the arrangement in use before those of its group, and leaves the focus where it is. */
  uncoverPanel(panel: ShownPanel): void;
  runCommand(id: CommandId): void;
}

const NO_SHELL: ShellPort = {
  showPanel: () => undefined,
  bringToFront: () => undefined,
  uncoverPanel: () => undefined,
  runCommand: () => undefined,
};

let provided = NO_SHELL;

/** Sets the shell of the window, until disposed. */
export function provideShell(port: ShellPort): Disposable {
  provided = port;
  return disposable(() => {
    provided = NO_SHELL;
  });
}

/** Brings a panel to the front and gives it the focus. */
export function showPanel(panel: ShownPanel): void {
  provided.showPanel(panel);
}

/** Brings a panel to the front, one that is hidden too, and leaves the focus where it is. */
export function bringToFront(panel: ShownPanel): void {
  provided.bringToFront(panel);
}

/** Brings a panel of the arrangement in use before those of its group, and leaves the focus where it is. */
export function uncoverPanel(panel: ShownPanel): void {
  provided.uncoverPanel(panel);
}

/** Runs a command as if it were chosen from the menu. */
export function requestCommand(id: CommandId): void {
  provided.runCommand(id);
}
