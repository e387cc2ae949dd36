// Stands in for Electron's menus: what was built, to be looked at and chosen from, and never drawn.

interface Template {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly checked?: boolean;
  readonly enabled?: boolean;
  readonly visible?: boolean;
  readonly submenu?: readonly Template[];
  readonly click?: (item: unknown, window: unknown, event: object) => void;
}

type Item = Omit<Template, "submenu" | "click"> & {
  readonly label: string;
  readonly checked: boolean;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly submenu: MenuStandIn | undefined;
  click(): void;
};

export class MenuStandIn {
  private static current: MenuStandIn | null = null;
  readonly items: readonly Item[];

  private constructor(template: readonly Template[]) {
    this.items = template.map((each) => {
      const item: Item = {
        ...each,
        label: each.label ?? each.role ?? "",
        // What Electron takes where nothing is said.
        checked: each.checked ?? false,
        enabled: each.enabled ?? true,
        visible: each.visible ?? true,
        submenu: each.submenu === undefined ? undefined : new MenuStandIn(each.submenu),
        // As with the mouse alone.
        click: () => each.click?.(item, null, { ctrlKey: false, metaKey: false, shiftKey: false }),
      };
      return item;
    });
  }

  static buildFromTemplate(template: readonly Template[]): MenuStandIn {
    return new MenuStandIn(template);
  }

  static setApplicationMenu(menu: MenuStandIn): void {
    MenuStandIn.current = menu;
  }

  static getApplicationMenu(): MenuStandIn | null {
    return MenuStandIn.current;
  }

  getMenuItemById(id: string): Item | null {
    for (const item of this.items) {
      const found = item.id === id ? item : (item.submenu?.getMenuItemById(id) ?? null);
      if (found !== null) return found;
    }
    return null;
  }
}
