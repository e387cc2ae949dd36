// Opens the program's windows: at the start, on request, and for packs that come from outside.
import { promises as fs } from "node:fs";
import { app, screen } from "electron";
import type { StoredWindow, WindowPlace } from "../files/user/storedWindows";
import { logError } from "../log";
import type { Beginning } from "../packs/openPacks";
import { type PackWindow, type WindowSurroundings, createPackWindow } from "./packWindow";
import type { Program } from "../program";
import { type WindowList, createWindowList } from "./windowList";
import { placeBeside, placeInSight } from "./windowPlace";

/** A window that is dragged is stored where it comes to rest. */
const REST_MS = 500;

export interface PackWindows {
  readonly list: WindowList<PackWindow>;
  /** Opens the windows of the start: the pack that was named, else those of last time, else the usual pack. */
  start(named: string | null): Promise<void>;
  /** Shows a pack that comes from outside: in the window that has it, in one without a pack, else in a new one. */
  show(root: string): Promise<void>;
  /** Opens another window beside the current one: with a pack, unless a window has it already, or without. */
  openNew(root: string | null): Promise<void>;
}

/** `menuChanged` is called when the menu must show something else. */
export function createPackWindows(program: Program, menuChanged: () => void): PackWindows {
  const { preferences } = program;
  const list = createWindowList<PackWindow>({
    remember: (windows: readonly StoredWindow[]) =>
      void preferences.rememberWindows(windows).catch((error: unknown) => logError("windows", error)),
    quit: () => app.quit(),
  });
  const around: WindowSurroundings = {
    isElsewhere: (window, root) => list.all().some((each) => each !== window && each.root() === root),
    showElsewhere: (window, root) => list.showPack(root, window),
    changed: () => list.changed(),
    remembered: menuChanged,
    menuChanged,
    settingsChanged(by) {
      menuChanged();
      program.solverBudget.renew();
      for (const window of list.all()) if (window !== by) window.events.settingsChanged(preferences.settings());
    },
    newWindow: (root) => openNew(root),
    stays: () => list.stays(),
  };

  const open = (beginning: Beginning, place: WindowPlace | null): void => {
    const window = createPackWindow({ program, beginning, place, around });
    list.add(window);
    follow(window);
    menuChanged();
  };
  const openNew = async (root: string | null): Promise<void> => {
    if (root !== null && list.showPack(await realRoot(root))) return;
    const current = list.current();
    const place = current === null ? null : placeBesideOf(current);
    open(root === null ? { kind: "empty" } : { kind: "pack", root, inPlace: false }, place);
  };
  const follow = (packWindow: PackWindow): void => {
    const { window } = packWindow.appWindow;
    let timer: NodeJS.Timeout | undefined;
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => list.changed(), REST_MS);
    };
    window.on("move", moved);
    window.on("resize", moved);
    window.on("focus", () => {
      list.focused(packWindow);
      menuChanged();
    });
    // Its place is known for the last time.
    window.on("close", () => list.changed());
    window.on("closed", () => {
      clearTimeout(timer);
      list.remove(packWindow);
      // Electron has it in its list until this event is over.
      setImmediate(menuChanged);
    });
  };

  return {
    list,
    async start(named) {
      if (named !== null) return open({ kind: "pack", root: named, inPlace: true }, null);
      const last = await preferences.windows();
      const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
      for (const { root, place } of last) open({ kind: "pack", root, inPlace: true }, placeInSight(place, screens));
      if (last.length === 0) open({ kind: "usual" }, null);
    },
    async show(root) {
      if (list.showPack(await realRoot(root))) return;
      const current = list.current();
      const free = current?.root() === null ? current : list.all().find((window) => window.root() === null);
      if (free === undefined) return openNew(root);
      free.toFront();
      free.chosen.choose(root);
      free.events.packRequested(root);
    },
    openNew,
  };
}

function placeBesideOf({ appWindow }: PackWindow): WindowPlace {
  const place = appWindow.place();
  return placeBeside(place, screen.getDisplayMatching(place).workArea);
}

/** Returns the folder that a path leads to; the path itself where there is none. */
async function realRoot(root: string): Promise<string> {
  return fs.realpath(root).catch(() => root);
}
