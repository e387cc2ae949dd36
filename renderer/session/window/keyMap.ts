// The commands with the keys that the user chose, for the window's shortcuts and hints.
import type { Command } from "../../../shared/commands/command";
import { COMMANDS, type CommandId } from "../../../shared/commands/commands";
import { type KeyChoices, USUAL_KEYS, commandsWithKeys } from "../../../shared/commands/keyMap";
import { windowStore } from "../../state/windowStore";

interface KeyMap {
  readonly choices: KeyChoices;
  readonly commands: readonly Command[];
}

export const useKeyMap = windowStore<KeyMap>(() => ({ choices: USUAL_KEYS, commands: COMMANDS }));

/** Uses other keys from now on. */
export function applyKeys(choices: KeyChoices): void {
  useKeyMap.setState({ choices, commands: commandsWithKeys(COMMANDS, choices) });
}

/** Returns the keys that are shown with a command, as an Electron accelerator; undefined for one without keys. */
export function commandKeys(id: CommandId): string | undefined {
  return firstKeys(useKeyMap.getState().commands, id);
}

/** Returns the same for components, which then follow the user's choice. */
export function useCommandKeys(): (id: CommandId | `tool.${string}`) => string | undefined {
  const commands = useKeyMap((state) => state.commands);
  return (id) => firstKeys(commands, id);
}

function firstKeys(commands: readonly Command[], id: string): string | undefined {
  return commands.find((command) => command.id === id)?.keys?.[0];
}
