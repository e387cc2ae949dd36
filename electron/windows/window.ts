// Creates a window, and handles its closing and the end of its page.
import { clamp } from "../../shared/base/clamp";
import path from "node:path";
import { BrowserWindow, type Rectangle, nativeTheme, screen } from "electron";
import type { LostPage, ViewChange } from "../../shared/rpc/window";
import type { WindowPlace } from "../files/user/storedWindows";
import { logError } from "../log";
import { APP_ORIGIN } from "../page/ownPage";
import { usualSize } from "./windowPlace";

const PROGRAM = "Gridwright";

/** A page that ends again within this time is not loaded a third time. */
const RELOAD_AGAIN_MS = 10_000;

/** A window; whatever is asked of it while the program ends, and it is destroyed already, is answered and does nothing. */
export interface AppWindow {
  readonly window: BrowserWindow;
  /** Returns where it is, or was last. */
  place(): WindowPlace;
  hasUnsaved(): boolean;
  toFront(): void;
  setTitle(title: string): void;
  setUnsaved(unsaved: boolean): void;
  changeView(change: ViewChange): void;
  /** Returns why its last page ended by itself, once; null when it did not. */
  takeLostPage(): LostPage | null;
  /** Closes without another question. */
  closeNow(): void;
}

/**
 * Creates the window and loads the page. Calls `closeRequested` instead of closing while there is unsaved work. Without
 * a place the system chooses one.
 */
export function createAppWindow(place: WindowPlace | null, closeRequested: () => void): AppWindow {
  const usual = { ...usualSize(screen.getPrimaryDisplay().workArea), isMaximized: false };
  const { isMaximized, ...bounds } = place ?? usual;
  const window = openWindow(bounds);
  const title = titleOf(window);
  const closing = guardClosing(window, title.isUnsaved, closeRequested);
  const takeLostPage = reloadWhenGone(window);
  let lastPlace: WindowPlace = { ...window.getNormalBounds(), isMaximized };
  void showWhenReady(window, isMaximized);
  window.loadURL(`${APP_ORIGIN}/index.html`).catch((error: unknown) => logError("window", error));
  return {
    window,
    place() {
      if (!window.isDestroyed()) lastPlace = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
      return lastPlace;
    },
    hasUnsaved: closing.isHeld,
    toFront() {
      if (window.isDestroyed()) return;
      if (window.isMinimized()) window.restore();
      window.focus();
    },
    setTitle: title.setTitle,
    setUnsaved: title.setUnsaved,
    changeView(change) {
      if (change === "fullScreen") window.setFullScreen(!window.isFullScreen());
      else window.webContents.setZoomLevel(zoomLevel(window.webContents.getZoomLevel(), change));
    },
    takeLostPage,
    closeNow: closing.closeNow,
  };
}

/** Opens a window that is not shown yet. */
function openWindow(bounds: Partial<Rectangle>): BrowserWindow {
  return new BrowserWindow({
    ...bounds,
    minWidth: 800,
    minHeight: 500,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? "#16181d" : "#f6f7f9",
    title: PROGRAM,
    webPreferences: {
      preload: path.join(__dirname, "../preload/preload.js"),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
}

interface WindowTitle {
  readonly isUnsaved: () => boolean;
  readonly setTitle: (title: string) => void;
  readonly setUnsaved: (unsaved: boolean) => void;
}

/** Shows a title with the mark of unsaved work: a dot before it, on macOS in the close button. */
function titleOf(window: BrowserWindow): WindowTitle {
  let title = PROGRAM;
  let isUnsaved = false;
  const show = (): void => {
    window.setTitle(isUnsaved && process.platform !== "darwin" ? `● ${title}` : title);
    window.setDocumentEdited(isUnsaved);
  };
  // The page's own <title> is not used.
  window.on("page-title-updated", (event) => event.preventDefault());
  return {
    isUnsaved: () => isUnsaved,
    setTitle(newTitle) {
      title = newTitle;
      show();
    },
    setUnsaved(unsaved) {
      isUnsaved = unsaved;
      show();
    },
  };
}

interface ClosingGuard {
  /** Returns whether the window asks before it closes. */
  readonly isHeld: () => boolean;
  /** Closes without another question. */
  readonly closeNow: () => void;
}

/** Has the window call `closeRequested` instead of closing while its page has unsaved work. */
function guardClosing(window: BrowserWindow, isUnsaved: () => boolean, closeRequested: () => void): ClosingGuard {
  /** What becomes of unsaved work was decided. */
  let isDecided = false;
  /** The window was let go, and only its page can still hold it. */
  let isClosing = false;
  const isHeld = (): boolean => !isDecided && isUnsaved() && !window.isDestroyed() && !window.webContents.isCrashed();
  window.on("close", (event) => {
    isClosing = !isHeld();
    if (isClosing) return;
    event.preventDefault();
    closeRequested();
  });
  // The page does not let itself be closed where it has edits that it could not yet tell of. It comes back with them when
  // it is only loaded again. Here preventing the event lets it go all the same.
  window.webContents.on("will-prevent-unload", (event) => {
    if (isDecided || !isClosing) {
      event.preventDefault();
      return;
    }
    isClosing = false;
    closeRequested();
  });
  return {
    isHeld,
    closeNow() {
      isDecided = true;
      if (!window.isDestroyed()) window.close();
    },
  };
}

/**
 * Returns the next zoom level. Each level is a fifth larger than the one before; half levels, from a third of the size
 * to three times it.
 */
function zoomLevel(level: number, change: Exclude<ViewChange, "fullScreen">): number {
  if (change === "asMade") return 0;
  return clamp(level + (change === "larger" ? 0.5 : -0.5), -6, 6);
}

/** Shows the window once it has something to show and its page listens: a key pressed before would be lost. */
async function showWhenReady(window: BrowserWindow, isMaximized: boolean): Promise<void> {
  const painted = new Promise<void>((resolve) => void window.once("ready-to-show", resolve));
  const listens = new Promise<void>((resolve) => void window.webContents.once("dom-ready", () => resolve()));
  await Promise.all([painted, listens]);
  if (window.isDestroyed()) return;
  if (isMaximized) window.maximize();
  window.show();
}

/** Loads the page again when it ends by itself. Returns what tells why it did, once; null when it did not. */
function reloadWhenGone(window: BrowserWindow): () => LostPage | null {
  let lastAtMs = -RELOAD_AGAIN_MS;
  let lost: LostPage | null = null;
  window.webContents.on("render-process-gone", (_event, { reason, exitCode }) => {
    if (reason === "clean-exit") return;
    logError("window", new Error(`the page ended: ${reason} (${exitCode})`));
    const nowMs = Date.now();
    if (nowMs - lastAtMs < RELOAD_AGAIN_MS) return;
    lastAtMs = nowMs;
    lost = reason === "oom" ? "memory" : "other";
    if (!window.isDestroyed()) window.webContents.reload();
  });
  return () => {
    const taken = lost;
    lost = null;
    return taken;
  };
}
