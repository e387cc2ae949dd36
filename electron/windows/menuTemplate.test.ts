import type { MenuItemConstructorOptions } from "electron";
import { describe, expect, it } from "vitest";
import { USUAL_KEYS } from "../../shared/commands/keyMap";
import type { MenuState } from "../../shared/rpc/window";
import { type ShownInMenu, fixedText, menuTemplate } from "./menuTemplate";

const EVERYTHING: ShownInMenu = { recent: [], keys: USUAL_KEYS, checks: new Map(), menu: null };

function template(shown: Partial<ShownInMenu> = {}, chosen: string[] = []): readonly MenuItemConstructorOptions[] {
  const choices = { command: (id: string) => chosen.push(id), pack: (root: string) => chosen.push(root) };
  return menuTemplate(choices, { ...EVERYTHING, ...shown }).filter(({ role }) => role !== "appMenu");
}

function rowsOf({ submenu }: MenuItemConstructorOptions): readonly MenuItemConstructorOptions[] {
  return Array.isArray(submenu) ? submenu : [];
}

function all(items: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...all(rowsOf(item))]);
}

function seen(items: readonly MenuItemConstructorOptions[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.visible === false) return [];
    return item.submenu === undefined
      ? [item.label ?? item.type ?? item.role ?? ""]
      : [item.label ?? "", ...seen(rowsOf(item))];
  });
}

describe("the menus", () => {
  it("are short: no list has more than sixteen rows", () => {
    const lists = all(template()).filter(({ submenu }) => submenu !== undefined);
    const lengths = lists.map((list) => [list.label, rowsOf(list).filter(({ type }) => type !== "separator").length]);
    expect(lengths.filter(([, length]) => Number(length) > 16)).toEqual([]);
  });

  it("have only what the current window has a use for, in its words", () => {
    const titles = { "level.new": "New Empty Session…", "play.solution": "Play the Session", "panel.pack": "Pack" };
    const menus = template({ menu: { titles, hasPack: true, idle: [], startMenu: "Session", checked: [] } });
    expect(seen(menus)).toEqual([
      "&File",
      "Open Recent",
      "separator",
      "quit",
      "&Edit",
      "separator",
      "cut",
      "copy",
      "paste",
      "selectAll",
      "&View",
      "Panel",
      "Pack",
      "&Session",
      "New Empty Session…",
      "&Play",
      "Play the Session",
    ]);
  });

  it("have in grey what needs a pack while none is open", () => {
    const titles = { "pack.open": "Open Pack…", "file.save": "Save", "level.new": "New Empty Level…" };
    const enabled = (hasPack: boolean, idle: readonly string[] = []): readonly unknown[] =>
      all(template({ menu: { titles, hasPack, idle: [...idle], startMenu: "Level", checked: [] } }))
        .filter(({ id, visible }) => id !== undefined && id in titles && visible === true)
        .map((item) => item.enabled);
    expect(enabled(true)).toEqual([true, true, true]);
    expect(enabled(false)).toEqual([true, false, false]);
    // And what has nothing to do while one is open.
    expect(enabled(true, ["level.new"])).toEqual([true, true, false]);
  });

  it("check what is shown, and leave the check to the page when it is chosen", () => {
    const chosen: string[] = [];
    const checks = new Map([
      ["panel.pack", true],
      ["panel.turn", false],
    ]);
    const items = all(template({ checks }, chosen));
    const pack = items.find(({ id }) => id === "panel.pack");
    expect(pack).toMatchObject({ type: "checkbox", checked: true });
    expect(items.find(({ id }) => id === "panel.turn")).toMatchObject({ type: "checkbox", checked: false });
    expect(items.find(({ id }) => id === "file.save")).not.toHaveProperty("type");
    const clicked = { checked: false };
    Reflect.apply(pack?.click ?? (() => undefined), undefined, [clicked]);
    expect(clicked.checked).toBe(true);
    expect(chosen).toEqual(["panel.pack"]);
  });

  it("have the same items whatever is grey or checked, and others in other words", () => {
    const titles = { "pack.open": "Open Pack…", "panel.pack": "Pack" };
    const menu = { titles, hasPack: true, idle: [], startMenu: "Level", checked: [] };
    const fixed = (changed: Partial<MenuState>, isChecked = false): string =>
      fixedText(template({ menu: { ...menu, ...changed }, checks: new Map([["panel.pack", isChecked]]) }));
    const before = fixed({});
    expect(fixed({ hasPack: false }, true)).toBe(before);
    expect(fixed({ startMenu: "Session" })).not.toBe(before);
    expect(fixed({ titles: { "pack.open": "Open Pack…" } })).not.toBe(before);
  });
});
