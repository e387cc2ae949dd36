// Every key of the window in groups, for the sheet of keys: those of commands from their table, and those that belong
// to the place that has the focus.
import type { Command, CommandPlace } from "../../../shared/commands/command";
import { COMMANDS } from "../../../shared/commands/commands";

export interface KeyRow {
  readonly title: string;
  /** Electron accelerators, or words such as "Alt+click". */
  readonly keys: readonly string[];
}

export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

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

/** Keys that only a focused board, tree or panel knows. */
const ELSEWHERE: readonly KeyGroup[] = [
  {
    title: "Painting, with the board in focus",
    rows: [
      { title: "Erase, pick without changing the tool", keys: ["right button", "Alt+click"] },
      { title: "Copy, cut, paste the selection", keys: ["CmdOrCtrl+C", "CmdOrCtrl+X", "CmdOrCtrl+V"] },
      { title: "Select a rectangle; move what is selected", keys: ["Shift+arrows", "Alt+arrows"] },
      { title: "Flip and turn the selection", keys: ["X", "Y", "Z"] },
      { title: "Recent kinds; kind before and after", keys: ["1…9", "[", "]"] },
      { title: "Layer above and below; show it alone", keys: ["CmdOrCtrl+PageUp", "CmdOrCtrl+PageDown", "H"] },
      { title: "Move the cell cursor; paint there", keys: ["arrows", "Space"] },
      { title: "Pan; zoom", keys: ["Space+drag", "middle button", "wheel"] },
      { title: "Drop what is half done", keys: ["Escape"] },
    ],
  },
  {
    title: "Playing, with the board in focus",
    rows: [
      { title: "Move, as the pack's theme says", keys: ["arrows", "W A S D", "drag", "click"] },
      { title: "Ask why about a cell", keys: ["Alt+click"] },
      { title: "Stop where a cell changes", keys: ["CmdOrCtrl+click"] },
    ],
  },
];

/** All groups, in the order of the menu, with rows that have a word of the search in title or keys. */
export function keyGroups(search: string): readonly KeyGroup[] {
  const commands: readonly Command[] = COMMANDS;
  const groups = Object.entries(PLACES).map(([place, title]): KeyGroup => {
    const own = commands.filter((command) => command.place === place && command.keys !== undefined);
    return { title, rows: own.map((command) => ({ title: titleOf(command), keys: command.keys ?? [] })) };
  });
  const wanted = search.trim().toLowerCase();
  return [...groups, ...ELSEWHERE]
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => isWanted(row, wanted)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A command's title with its group before it, as the palette writes it. */
export function titleOf({ title, group }: Command): string {
  return group === undefined ? title : `${group}: ${title}`;
}

function isWanted({ title, keys }: KeyRow, wanted: string): boolean {
  return `${title} ${keys.join(" ")} ${keys.join(" ").replaceAll("CmdOrCtrl", "Ctrl")}`.toLowerCase().includes(wanted);
}
