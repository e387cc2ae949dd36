// Shows the application menu for the current window. Choosing an item only notifies the window's page.
import { BrowserWindow, Menu } from "electron";
import { COMMANDS } from "../../shared/commands/commands";
import { presetOf } from "../../shared/commands/keyMap";
import type { MenuState } from "../../shared/rpc/window";
import { type MenuChoices, menuTemplate } from "./menuTemplate";
import type { PackWindows } from "./packWindows";
import type { Program } from "../program";

/** Shows the menu of all windows, as it should be for the current one; again whenever that changes. */
export async function showMenu({ preferences }: Program, windows: PackWindows): Promise<void> {
  const { list } = windows;
  const recent = await preferences.recentPacks();
  const { keyPreset, keys, animations, isBlind } = preferences.settings();
  const choices: MenuChoices = {
    command: (id) => list.current()?.events.commandChosen(id),
    pack: (root, isOther) => (isOther ? void windows.openNew(root) : list.current()?.events.packRequested(root)),
  };
  const menu = list.current()?.menu() ?? null;
  const shown = COMMANDS.filter(({ id }) => /^(panel|arrange|show|mirror)\./.test(id)).map(
    ({ id }) => [id, isChecked(menu, id)] as const,
  );
  const checks = new Map([["play.animations", animations], ["solver.blind", isBlind], ...shown]);
  // A window that is being destroyed refuses a menu; once it is gone the menu is shown again.
  if (BrowserWindow.getAllWindows().some((window) => window.isDestroyed())) return;
  const template = menuTemplate(choices, { recent, keys: { preset: presetOf(keyPreset), keys }, checks, menu });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

function isChecked(menu: MenuState | null, id: string): boolean {
  return menu?.checked.includes(id) === true;
}
