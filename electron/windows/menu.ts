// Shows the application menu for the current window. Choosing an item only notifies the window's page.
import { BrowserWindow, Menu, type MenuItemConstructorOptions } from "electron";
import { COMMANDS } from "../../shared/commands/commands";
import { presetOf } from "../../shared/commands/keyMap";
import type { MenuState } from "../../shared/rpc/window";
import type { Preferences } from "../files/user/preferences";
import { type MenuChoices, fixedText, menuTemplate } from "./menuTemplate";
import type { PackWindows } from "./packWindows";

type Template = MenuItemConstructorOptions[];

/** The menu of all windows. Making it takes 10 to 20 ms, and it changes ten times while a pack is opened. */
export class ApplicationMenu {
  private shown: { readonly fixed: string; readonly menu: Menu } | null = null;

  constructor(private readonly preferences: Preferences) {}

  /** Shows the menu as it should be for the current window; to be called whenever that changes. */
  async show(windows: PackWindows): Promise<void> {
    const { list } = windows;
    const recent = await this.preferences.recentPacks();
    const { keyPreset, keys, animations, isBlind } = this.preferences.settings();
    const choices: MenuChoices = {
      command: (id) => list.current()?.events.commandChosen(id),
      pack: (root, isOther) => (isOther ? void windows.openNew(root) : list.current()?.events.packRequested(root)),
    };
    const menu = list.current()?.menu() ?? null;
    const switches = COMMANDS.filter(({ id }) => /^(panel|arrange|show|mirror)\./.test(id)).map(
      ({ id }) => [id, isChecked(menu, id)] as const,
    );
    const checks = new Map([["play.animations", animations], ["solver.blind", isBlind], ...switches]);
    // A window that is being destroyed refuses a menu; once it is gone the menu is shown again.
    if (BrowserWindow.getAllWindows().some((window) => window.isDestroyed())) return;
    this.showTemplate(menuTemplate(choices, { recent, keys: { preset: presetOf(keyPreset), keys }, checks, menu }));
  }

  private showTemplate(template: Template): void {
    const fixed = fixedText(template);
    if (this.shown?.fixed === fixed) return update(this.shown.menu, template);
    const menu = Menu.buildFromTemplate(template);
    Menu.setApplicationMenu(menu);
    this.shown = { fixed, menu };
  }
}

/** Enables and checks the items of a menu as a template with the same items says. */
function update({ items }: Menu, template: Template): void {
  const wanted = template.filter(isCommand);
  for (const [at, item] of items.filter(isCommand).entries()) {
    const { enabled, checked, submenu } = wanted[at] ?? {};
    if (enabled !== undefined && item.enabled !== enabled) item.enabled = enabled;
    if (checked !== undefined && item.checked !== checked) item.checked = checked;
    if (item.submenu !== undefined && Array.isArray(submenu)) update(item.submenu, submenu);
  }
}

/** Electron leaves out lines that have nothing to part. */
function isCommand({ type }: { readonly type?: string }): boolean {
  return type !== "separator";
}

function isChecked(menu: MenuState | null, id: string): boolean {
  return menu?.checked.includes(id) === true;
}
