// Where the user is in a pack: open files, the file and the level in view, cursors. Kept by main beside the unsaved
// texts, so that a reloaded page, or the next start, continues there.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { useOpenFiles } from "../../editor/files/openFiles";
import { allViewStates, forgetViewStates, keepViewState, onViewState } from "../../editor/files/viewStates";
import { usePackStore } from "../../session/pack/packStore";
import { type Views, readViews, sidesAgain, writeViews } from "./keptViews";

const REST_MS = 400;

/** Begins to keep them; to be called once the window lives. */
export function followViews(): Disposable {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const keep = (): void => {
    timer = null;
    void keepViews();
  };
  const later = (): void => {
    timer ??= setTimeout(keep, REST_MS);
  };
  const subscriptions = [
    onViewState(later),
    disposable(useOpenFiles.subscribe(later)),
    disposable(usePackStore.subscribe(later)),
  ];
  return disposable(() => {
    if (timer !== null) clearTimeout(timer);
    disposeAll(subscriptions);
  });
}

/** Keeps them at once: the window closes, or another pack comes. Never fails: nobody stays for where a cursor was. */
export async function keepViews(): Promise<void> {
  const { listing } = usePackStore.getState();
  if (listing === null) return;
  await main.keepState(listing.id, { views: viewsText() }).catch(() => undefined);
}

/** Returns where the user is, as main keeps it. */
export function viewsText(): string {
  return writeViews(viewsNow());
}

/** Goes to where the user was in a pack just opened, as far as the files are there. Gives false when that is nowhere. */
export function showViews(stored: string | null): boolean {
  forgetViewStates();
  const views = readViews(stored);
  if (views === null) return false;
  for (const [path, state] of Object.entries(views.cursors)) keepViewState(path, state);
  const isThere = (path: string | null): boolean => path !== null && documents.get(path) !== undefined;
  usePackStore.setState((sides) => sidesAgain(views, sides, isThere));
  const tabs = views.tabs.filter(isThere);
  useOpenFiles.setState({ tabs, passing: tabs.includes(views.passing ?? "") ? views.passing : null });
  return isThere(views.level) || isThere(views.file);
}

function viewsNow(): Views {
  const { activeFile, activeLevelFile, other } = usePackStore.getState();
  const { tabs, passing } = useOpenFiles.getState();
  const cursors = Object.fromEntries(Object.entries(allViewStates()).filter(([path]) => tabs.includes(path)));
  return { tabs, passing, file: activeFile, level: activeLevelFile, other, cursors };
}
