// Builds the application menu from the table of commands. Choosing an item only notifies the page.
import { Menu, type MenuItemConstructorOptions } from "electron";
import type { Command, CommandPlace } from "../shared/commands/command";
import { COMMANDS } from "../shared/commands/commands";
import { type KeyChoices, commandsWithKeys } from "../shared/commands/keyMap";
import type { RecentPack } from "../shared/rpc/packsOnDisk";

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

export interface MenuChoices {
  readonly command: (commandId: string) => void;
  readonly pack: (root: string) => void;
}

/** Sets the menu of all windows; again whenever another pack was opened or other keys were chosen. */
export function setMenu({ command: choose, pack }: MenuChoices, recent: readonly RecentPack[], keys: KeyChoices): void {
  const all = commandsWithKeys(COMMANDS, keys);
  const places = PLACES.map(
    ({ place, label }): MenuItemConstructorOptions & { submenu: MenuItemConstructorOptions[] } => {
      const commands = all.filter((command) => command.place === place);
      const own = itemsOf(commands, choose);
      if (place === "file") own.splice(1, 0, openRecentItem(recent, pack));
      return { label, submenu: [...own, ...(SYSTEM_ITEMS[place] ?? [])] };
    },
  );
  const menus = places.filter(({ submenu }) => submenu.length > 0);
  const template = process.platform === "darwin" ? [{ role: "appMenu" } as const, ...menus] : menus;
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

function openRecentItem(recent: readonly RecentPack[], open: (root: string) => void): MenuItemConstructorOptions {
  const submenu = recent.map(({ root, title }) => ({
    label: `${title} (${root})`.replaceAll("&", "&&"),
    click: () => open(root),
  }));
  return { id: "pack.openRecent", label: "Open Recent", enabled: submenu.length > 0, submenu };
}

/** Returns the items for commands. A group's commands share a submenu, placed where its first command is. */
function itemsOf(commands: readonly Command[], choose: (commandId: string) => void): MenuItemConstructorOptions[] {
  const groups = new Map<string, MenuItemConstructorOptions[]>();
  return commands.flatMap((command) => {
    const item = itemOf(command, choose);
    if (command.group === undefined) return [item];
    const group = groups.get(command.group);
    group?.push(item);
    if (group !== undefined) return [];
    const submenu = [item];
    groups.set(command.group, submenu);
    return [{ label: command.group, submenu }];
  });
}

/**
 * Returns a command's item. Its keys are shown here but handled by the page, which knows what has the focus. A menu
 * cannot show a chord of two keys.
 */
function itemOf({ id, title, keys }: Command, choose: (commandId: string) => void): MenuItemConstructorOptions {
  const accelerator = keys?.find((each) => !each.includes(" "));
  const shown = accelerator === undefined ? {} : { accelerator, registerAccelerator: false };
  return { id, label: title.replaceAll("&", "&&"), ...shown, click: () => choose(id) };
}
