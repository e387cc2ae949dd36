// Commands that were asked for while a pack is read and none is there: they run, in turn, once its panels are arranged.
import { useShellStore } from "../shellStore";

export interface WaitingCommand {
  readonly title: string;
  readonly run: () => void;
}

/** More keys than these were pressed in vain, or held down. */
const MOST = 8;

let waiting: readonly WaitingCommand[] = [];

/** Keeps a command for the pack that is being read. */
export function waitForPack(command: WaitingCommand): void {
  show([...waiting, command].slice(0, MOST));
}

/** Runs what was asked for, once the pack that is shown now has its panels: `onceArranged` waits for those. */
export function runWaiting(onceArranged: (run: () => void) => void): void {
  const due = waiting;
  show([]);
  if (due.length > 0) onceArranged(() => due.forEach(({ run }) => run()));
}

/** Lets go of what was asked for: no pack has come. */
export function dropWaiting(): void {
  show([]);
}

function show(commands: readonly WaitingCommand[]): void {
  waiting = commands;
  useShellStore.setState({ waiting: commands.map(({ title }) => title) });
}
