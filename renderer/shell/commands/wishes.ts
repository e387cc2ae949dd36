// A command wished for by a panel: what commands do needs the dock, and the dock needs the panels.
import type { CommandId } from "../../../shared/commands/commands";
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";

const wishes = createEmitter<CommandId>();

/** Asks for a command to be run. */
export function wishCommand(id: CommandId): void {
  wishes.emit(id);
}

export function onCommandWish(listener: (id: CommandId) => void): Disposable {
  return wishes.on(listener);
}
