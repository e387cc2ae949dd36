// Where the user is in a pack: open files, the file and the level in view, cursors. Kept by main beside the unsaved
// texts, so that a reloaded page, or the next start, continues there.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import { isJsonObject } from "../../../shared/base/json";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { useOpenFiles } from "../../editor/files/openFiles";
import { type ViewState, allViewStates, keepViewState, onViewState } from "../../editor/files/viewStates";
import type { OtherSide } from "../../session/pack/sides";
import { selectFile, usePackStore } from "../../session/pack/packStore";

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
  await main.keepState(listing.id, { views: JSON.stringify(viewsNow()) }).catch(() => undefined);
}

/** Goes to where the user was, as far as the files are still there. Gives false when that is nowhere. */
export function showViews(stored: string | null): boolean {
  const views = readViews(stored);
  if (views === null) return false;
  for (const [path, state] of Object.entries(views.cursors)) keepViewState(path, state);
  const there = (path: string | null): path is string => path !== null && documents.get(path) !== undefined;
  if (there(views.level)) selectFile(views.level);
  if (there(views.file)) usePackStore.setState({ activeFile: views.file });
  const { other } = views;
  if (other !== null && there(other.file) && there(other.level)) usePackStore.setState({ other });
  const tabs = views.tabs.filter(there);
  useOpenFiles.setState({ tabs, passing: tabs.includes(views.passing ?? "") ? views.passing : null });
  return there(views.level) || there(views.file);
}

interface Views {
  readonly tabs: readonly string[];
  readonly passing: string | null;
  readonly file: string | null;
  readonly level: string | null;
  readonly other: OtherSide | null;
  readonly cursors: Readonly<Record<string, ViewState>>;
}

function viewsNow(): Views {
  const { activeFile, activeLevelFile, other } = usePackStore.getState();
  const { tabs, passing } = useOpenFiles.getState();
  const cursors = Object.fromEntries(Object.entries(allViewStates()).filter(([path]) => tabs.includes(path)));
  return { tabs, passing, file: activeFile, level: activeLevelFile, other, cursors };
}

/** Null for what another version wrote otherwise. */
function readViews(stored: string | null): Views | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (!isJsonObject(value) || !Array.isArray(value.tabs) || !isJsonObject(value.cursors)) return null;
    const { tabs, passing, file, level, other, cursors } = value;
    const text = (part: unknown): string | null => (typeof part === "string" ? part : null);
    return {
      tabs: (tabs as readonly unknown[]).filter((tab) => typeof tab === "string"),
      passing: text(passing),
      file: text(file),
      level: text(level),
      other: isJsonObject(other)
        ? { file: text(other["file"]), level: text(other["level"]), isLeft: other["isLeft"] === true }
        : null,
      // As `viewsNow` has written them; the editor leaves out what it does not know.
      cursors: cursors as unknown as Views["cursors"],
    };
  } catch {
    return null;
  }
}
