// Builds the application menu from the table of commands. Choosing an item only notifies the page of the current window.
import { Menu, type MenuItemConstructorOptions } from "electron";
import type { Command, CommandPlace } from "../shared/commands/command";
import { COMMANDS } from "../shared/commands/commands";
import { type KeyChoices, commandsWithKeys, presetOf } from "../shared/commands/keyMap";
import type { RecentPack } from "../shared/rpc/packsOnDisk";
import type { PackWindows } from "./packWindows";
import type { Program } from "./program";

const PLACES: readonly { readonly place: CommandPlace; readonly label: string }[] = [
  { place: "file", label: "&File" },
  { place: "edit", label: "&Edit" },
  { place: "view", label: "&View" },
  { place: "level", label: "&Level" },
  { place: "paint", label: "P&aint" },
  { place: "play", label: "&Play" },
  { place: "debug", label: "&Debug" },
  { place: "help", label: "&Help" },
];

/** The items of the system itself, beside our own commands in each menu. */
const SYSTEM_ITEMS: Partial<Record<CommandPlace, readonly MenuItemConstructorOptions[]>> = {
  file: [{ type: "separator" }, { role: process.platform === "darwin" ? "close" : "quit" }],
  edit: [{ type: "separator" }, { role: "cut" }, { role: "copy" }, { role: "paste" }, { role: "selectAll" }],
};

interface MenuChoices {
  readonly command: (commandId: string) => void;
  readonly pack: (root: string, isOther: boolean) => void;
}

/** Commands with a line above them; so has each whose id begins otherwise than that of the one before. */
const AFTER_LINE: ReadonlySet<string> = new Set([
  "pack.import",
  "edit.find",
  "edit.fix",
  "edit.symbol",
  "edit.format",
  "view.nextPart",
  "level.rename",
  "level.earlier",
  "level.turnRight",
  "play.record",
  "play.animations",
  "debug.breakpoint",
  "debug.why",
  "debug.over",
  "debug.start",
]);

/** What the menu shows beside the commands. */
interface MenuState {
  readonly recent: readonly RecentPack[];
  readonly keys: KeyChoices;
  /** Commands that switch something, by id: whether it is on. */
  readonly switches: Readonly<Record<string, boolean>>;
}

/** Shows the menu of all windows, as it should be for the current one; again whenever that changes. */
export async function showMenu({ preferences }: Program, windows: PackWindows): Promise<void> {
  const { list } = windows;
  const recent = await preferences.recentPacks();
  const { keyPreset, keys, animations, isBlind } = preferences.settings();
  const choices: MenuChoices = {
    command: (id) => list.current()?.events.commandChosen(id),
    pack: (root, isOther) => (isOther ? void windows.openNew(root) : list.current()?.events.packRequested(root)),
  };
  const switches = { "play.animations": animations, "solver.blind": isBlind };
  setMenu(choices, { recent, keys: { preset: presetOf(keyPreset), keys }, switches });
}

function setMenu({ command: choose, pack }: MenuChoices, { recent, keys, switches }: MenuState): void {
  const all = commandsWithKeys(COMMANDS, keys);
  const places = PLACES.map(
    ({ place, label }): MenuItemConstructorOptions & { submenu: MenuItemConstructorOptions[] } => {
      const commands = all.filter((command) => command.place === place);
      const own = itemsOf(commands, switches, choose);
      if (place === "file") own.splice(1, 0, openRecentItem(recent, pack));
      return { label, submenu: [...own, ...(SYSTEM_ITEMS[place] ?? [])] };
    },
  );
  const menus = places.filter(({ submenu }) => submenu.length > 0);
  const template = process.platform === "darwin" ? [{ role: "appMenu" } as const, ...menus] : menus;
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** With Ctrl or Cmd held, a pack opens in a new window. */
function openRecentItem(recent: readonly RecentPack[], open: MenuChoices["pack"]): MenuItemConstructorOptions {
  const submenu = recent.map(({ root, title }): MenuItemConstructorOptions => ({
    label: `${title} (${root})`.replaceAll("&", "&&"),
    click: (_item, _window, event) => open(root, event.ctrlKey === true || event.metaKey === true),
  }));
  return { id: "pack.openRecent", label: "Open Recent", enabled: submenu.length > 0, submenu };
}

/** Returns the items for commands. A group's commands share a submenu, placed where its first command is. */
function itemsOf(
  commands: readonly Command[],
  switches: MenuState["switches"],
  choose: (commandId: string) => void,
): MenuItemConstructorOptions[] {
  const groups = new Map<string, MenuItemConstructorOptions[]>();
  let before = commands[0]?.id ?? "";
  return commands.flatMap((command) => {
    const item = itemOf(command, switches, choose);
    const group = command.group === undefined ? undefined : groups.get(command.group);
    if (group !== undefined) {
      group.push(item);
      return [];
    }
    const hasLine = AFTER_LINE.has(command.id) || roomOf(command.id) !== roomOf(before);
    before = command.id;
    const line: MenuItemConstructorOptions[] = hasLine ? [{ type: "separator" }] : [];
    if (command.group === undefined) return [...line, item];
    const submenu = [item];
    groups.set(command.group, submenu);
    return [...line, { label: command.group, submenu }];
  });
}

/** Returns what a command is about: "view" of "view.palette". */
function roomOf(id: string): string {
  return id.slice(0, id.indexOf("."));
}

/**
 * Returns a command's item. Its keys are shown here but handled by the page, which knows what has the focus. A menu
 * cannot show a chord of two keys.
 */
function itemOf(
  { id, title, keys }: Command,
  switches: MenuState["switches"],
  choose: (commandId: string) => void,
): MenuItemConstructorOptions {
  const accelerator = keys?.find((each) => !each.includes(" "));
  const shown = accelerator === undefined ? {} : { accelerator, registerAccelerator: false };
  const checked = Object.hasOwn(switches, id) ? { type: "checkbox" as const, checked: switches[id] === true } : {};
  return { id, label: title.replaceAll("&", "&&"), ...shown, ...checked, click: () => choose(id) };
}
