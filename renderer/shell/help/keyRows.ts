// Every command and key of the window in groups, for the key map: commands from their table, and keys that belong to the
// place that has the focus.
import type { Command, CommandPlace } from "../../../shared/commands/command";
import { ROW_KEYS } from "../../session/pack/rowKeys";
import type { KeyGroup, KeyRow } from "../../dialect/dialectCommands";

/** The keys of the pack's tree: they stay as they are. */
const TREE_KEYS: KeyGroup = {
  title: "The pack's tree, with a row in focus",
  rows: [
    { title: "Go through the rows; fold and unfold", keys: ["arrows"] },
    { title: "Show it; open it to work on it", keys: ["Space", ROW_KEYS.open] },
    { title: "Open to the side", keys: [ROW_KEYS.aside, "Alt+click"] },
    { title: "Rename", keys: [ROW_KEYS.rename] },
    { title: "Duplicate", keys: [ROW_KEYS.duplicate] },
    { title: "Copy and paste levels", keys: [ROW_KEYS.copy, ROW_KEYS.paste] },
    { title: "Delete", keys: [ROW_KEYS.remove] },
    { title: "Move in the sequence", keys: ["Alt+arrows"] },
    { title: "Choose several; all", keys: ["Shift+arrows", "CmdOrCtrl+click", ROW_KEYS.all] },
    { title: "Menu of the row", keys: ["Shift+F10"] },
  ],
};

const PLACES: Readonly<Record<CommandPlace, string>> = {
  file: "Files",
  edit: "Text",
  view: "Window",
  level: "Levels",
  paint: "Tools",
  play: "Playing",
  debug: "Debugging",
  help: "Help",
};

/** Returns the groups of the tree's and the boards' own keys, with rows that have the search in title or keys. */
export function keyGroups(boardKeys: readonly KeyGroup[], search: string): readonly KeyGroup[] {
  const wanted = search.trim().toLowerCase();
  return [TREE_KEYS, ...boardKeys]
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => isWanted(row, wanted)) }))
    .filter(({ rows }) => rows.length > 0);
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Returns all commands in the groups of the menu, those that have the search in title or keys. */
export function commandGroups(commands: readonly Command[], search: string): readonly CommandGroup[] {
  const wanted = search.trim().toLowerCase();
  return Object.entries(PLACES)
    .map(([place, title]) => ({
      title,
      commands: commands.filter(
        (command) => command.place === place && isWanted({ title: titleOf(command), keys: command.keys ?? [] }, wanted),
      ),
    }))
    .filter((group) => group.commands.length > 0);
}

/** Returns a command's title with its group before it, as the palette writes it. */
export function titleOf({ title, group }: Command): string {
  return group === undefined ? title : `${group}: ${title}`;
}

function isWanted({ title, keys }: KeyRow, wanted: string): boolean {
  return `${title} ${keys.join(" ")} ${keys.join(" ").replaceAll("CmdOrCtrl", "Ctrl")}`.toLowerCase().includes(wanted);
}
