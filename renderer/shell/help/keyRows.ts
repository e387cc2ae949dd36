// Every key of the window in groups, for the sheet of keys: those of commands from their table, and those that belong
// to the place that has the focus.
import type { Command, CommandPlace } from "../../../shared/commands/command";
import type { KeyGroup, KeyRow } from "../../dialect/dialectCommands";

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

/**
 * Returns all groups, in the order of the menu, then those of the boards, with rows that have the search in title or
 * keys.
 */
export function keyGroups(
  commands: readonly Command[],
  boardKeys: readonly KeyGroup[],
  search: string,
): readonly KeyGroup[] {
  const groups = Object.entries(PLACES).map(([place, title]): KeyGroup => {
    const own = commands.filter((command) => command.place === place && command.keys !== undefined);
    return { title, rows: own.map((command) => ({ title: titleOf(command), keys: command.keys ?? [] })) };
  });
  const wanted = search.trim().toLowerCase();
  return [...groups, ...boardKeys]
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => isWanted(row, wanted)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns a command's title with its group before it, as the palette writes it. */
export function titleOf({ title, group }: Command): string {
  return group === undefined ? title : `${group}: ${title}`;
}

function isWanted({ title, keys }: KeyRow, wanted: string): boolean {
  return `${title} ${keys.join(" ")} ${keys.join(" ").replaceAll("CmdOrCtrl", "Ctrl")}`.toLowerCase().includes(wanted);
}
