// Keeps the windows of the program: which is in front, which has which pack, which come back at the next start, and how
// all of them end. Knows nothing of Electron.
import type { StoredWindow, WindowPlace } from "../files/user/storedWindows";

/** What the list must know of a window. */
export interface ListedWindow {
  /** Returns the real folder of its pack, or of the one it is about to open; null for none. */
  root(): string | null;
  place(): WindowPlace;
  hasUnsaved(): boolean;
  /** Brings it before all other windows. */
  toFront(): void;
  /** Asks the user about unsaved edits. The window then closes, or `stays` is called. */
  askToClose(): void;
}

export interface WindowList<Window extends ListedWindow> {
  add(window: Window): void;
  /** To be called when a window was closed. */
  remove(window: Window): void;
  all(): readonly Window[];
  /** Returns the window that had the focus last; null when there is none. */
  current(): Window | null;
  focused(window: Window): void;
  /** Brings the window with this pack to the front. False: no window but `except` has it. */
  showPack(root: string, except?: Window): boolean;
  /** To be called when a window moved, or has another pack. */
  changed(): void;
  /**
   * Begins or continues to end all windows. True: all can close now. False: one is asking the user, and `quit` is called
   * again once it was closed.
   */
  mayQuit(): boolean;
  /** The user wants to go on working in a window: the others stay too. */
  stays(): void;
}

export interface WindowListOptions {
  /** Stores the windows that come back at the next start. */
  readonly remember: (windows: readonly StoredWindow[]) => void;
  /** Ends the program; asks `mayQuit` first. */
  readonly quit: () => void;
}

export function createWindowList<Window extends ListedWindow>({
  remember,
  quit,
}: WindowListOptions): WindowList<Window> {
  /** In the order in which they were opened. */
  let windows: readonly Window[] = [];
  let current: Window | null = null;
  let quitting = false;

  const rememberAll = (): void => {
    // What was open when the program began to end is what comes back. The last window to close comes back too.
    if (quitting || windows.length === 0) return;
    const stored = windows.flatMap((window) => {
      const root = window.root();
      return root === null ? [] : [{ root, place: window.place() }];
    });
    remember(stored);
  };

  return {
    add(window) {
      windows = [...windows, window];
      current = window;
      rememberAll();
    },
    remove(window) {
      windows = windows.filter((each) => each !== window);
      if (current === window) current = windows.at(-1) ?? null;
      rememberAll();
      if (quitting && windows.length > 0) quit();
    },
    all: () => windows,
    current: () => current,
    focused(window) {
      if (windows.includes(window)) current = window;
    },
    showPack(root, except) {
      const found = windows.find((window) => window !== except && window.root() === root);
      found?.toFront();
      return found !== undefined;
    },
    changed: rememberAll,
    mayQuit() {
      if (!quitting) rememberAll();
      quitting = true;
      const asking = windows.find((window) => window.hasUnsaved());
      asking?.toFront();
      asking?.askToClose();
      return asking === undefined;
    },
    stays() {
      quitting = false;
      rememberAll();
    },
  };
}
