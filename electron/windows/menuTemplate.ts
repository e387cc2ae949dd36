// The application menu as data: the table of commands in menus and submenus, as the current window wants them. Pure.
import type { MenuItemConstructorOptions } from "electron";
import type { Command, CommandPlace } from "../../shared/commands/command";
import { COMMANDS } from "../../shared/commands/commands";
import { type KeyChoices, commandsWithKeys } from "../../shared/commands/keyMap";
import type { RecentPack } from "../../shared/rpc/packsOnDisk";
import type { MenuState } from "../../shared/rpc/window";

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
  "debug.start",
  "debug.over",
]);

/** What the menu shows beside the commands. */
export interface ShownInMenu {
  readonly recent: readonly RecentPack[];
  readonly keys: KeyChoices;
  /** Commands that switch or show something, by id: whether it is on. */
  readonly checks: ReadonlyMap<string, boolean>;
  /** Null: all commands, by their own titles. */
  readonly menu: MenuState | null;
}

/** Returns the menus of all windows. */
export function menuTemplate(
  { command: choose, pack }: MenuChoices,
  { recent, keys, checks, menu }: ShownInMenu,
): MenuItemConstructorOptions[] {
  const all = commandsWithKeys(COMMANDS, keys);
  const places = PLACES.map(
    ({ place, label }): MenuItemConstructorOptions & { submenu: MenuItemConstructorOptions[] } => {
      const items = itemsOf(
        all.filter((command) => command.place === place),
        { checks, menu, choose },
      );
      if (place === "file") items.splice(1, 0, openRecentItem(recent, pack));
      const title = place === "level" && menu !== null ? `&${menu.startMenu}` : label;
      return {
        label: title,
        visible: place in SYSTEM_ITEMS || items.some(isShown),
        submenu: [...items, ...(SYSTEM_ITEMS[place] ?? [])],
      };
    },
  );
  return process.platform === "darwin" ? [{ role: "appMenu" }, ...places] : places;
}

/** Returns as text what cannot be changed of a template while its menu is shown: all but what is enabled and checked. */
export function fixedText(template: readonly MenuItemConstructorOptions[]): string {
  return JSON.stringify(template, (key, value: unknown) =>
    key === "enabled" || key === "checked" ? undefined : value,
  );
}

function isShown({ visible, type }: MenuItemConstructorOptions): boolean {
  return visible !== false && type !== "separator";
}

/** With Ctrl or Cmd held, a pack opens in a new window. */
function openRecentItem(recent: readonly RecentPack[], open: MenuChoices["pack"]): MenuItemConstructorOptions {
  const submenu = recent.map(({ root, title }): MenuItemConstructorOptions => ({
    label: `${title} (${root})`.replaceAll("&", "&&"),
    click: (_item, _window, event) => open(root, event.ctrlKey === true || event.metaKey === true),
  }));
  return { id: "pack.openRecent", label: "Open Recent", enabled: submenu.length > 0, submenu };
}

interface ItemStyle extends Pick<ShownInMenu, "checks" | "menu"> {
  readonly choose: (commandId: string) => void;
}

/**
 * Returns the items for commands. A group's commands share a submenu, placed where its first command is. Those that the
 * current window has no use for are there, but not seen.
 */
function itemsOf(commands: readonly Command[], style: ItemStyle): MenuItemConstructorOptions[] {
  const groups = new Map<string, MenuItemConstructorOptions[]>();
  let before = "";
  const items = commands.flatMap((command): MenuItemConstructorOptions[] => {
    const item = itemOf(command, style);
    const group = command.group === undefined ? undefined : groups.get(command.group);
    if (group !== undefined) {
      if (AFTER_LINE.has(command.id)) group.push({ type: "separator" });
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
  for (const item of items) {
    if (Array.isArray(item.submenu)) item.visible = item.submenu.some(isShown);
  }
  return withoutIdleLines(items);
}

/** Leaves out lines at the beginning, and those after which nothing is seen before the next line. */
function withoutIdleLines(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.filter((item, at) => {
    if (item.type !== "separator") return true;
    const next = items.findIndex((each, index) => index > at && each.type === "separator");
    const between = items.slice(at + 1, next < 0 ? undefined : next);
    return items.slice(0, at).some(isShown) && between.some(isShown);
  });
}

/** Returns what a command is about: "view" of "view.palette". */
function roomOf(id: string): string {
  return id.slice(0, id.indexOf("."));
}

/**
 * Returns a command's item. Its keys are shown here but handled by the page, which knows what has the focus. A menu
 * cannot show a chord of two keys. What is checked is what the page says: choosing an item does not change it.
 */
function itemOf(
  { id, title, keys, withoutPack = false }: Command,
  { checks, menu, choose }: ItemStyle,
): MenuItemConstructorOptions {
  const accelerator = keys?.find((each) => !each.includes(" "));
  const shown = accelerator === undefined ? {} : { accelerator, registerAccelerator: false };
  const checked = checks.get(id);
  return {
    id,
    label: (menu?.titles[id] ?? title).replaceAll("&", "&&"),
    visible: menu === null || Object.hasOwn(menu.titles, id),
    enabled: menu === null || ((menu.hasPack || withoutPack) && !menu.idle.includes(id)),
    ...shown,
    ...(checked === undefined ? {} : { type: "checkbox", checked }),
    click(item) {
      // Electron has just turned it.
      if (checked !== undefined) item.checked = !item.checked;
      choose(id);
    },
  };
}
