// Keeps the journal of unsaved text up to date: changes are sent after a short delay, so that a crash of this process
// loses no more than that. Knows the list of documents; does not know where the journal is stored.
import type { JournalChange } from "../../../shared/rpc/keeping";
import type { DocumentList } from "../documentList";

/** Edits are sent this long after the first of them; the rest of a second is left for the disk. */
const REST_MS = 250;

/** A text from this length on (UTF-16 units) takes the window noticeable time to send: less often. */
const LARGE = 100_000;
const LARGE_REST_MS = 600;

/** What the disk has refused is tried again this much later. */
const AGAIN_MS = 5_000;

export interface Journaling {
  /** From now on changes belong to this pack; nothing is sent while it is null. */
  follow(packId: string | null): void;
  /**
   * Sends what waits at once. Resolves when the disk has it and all that was on its way, with false when it refuses some
   * of that.
   */
  flush(): Promise<boolean>;
  /**
   * Gives up the unsaved edits, and those still to come: the journal forgets them, though the documents hold them until
   * another pack is followed.
   */
  forgetAll(): Promise<void>;
  /** Returns whether the unsaved edits are given up. */
  isGivenUp(): boolean;
  /** Sends unsaved edits again after `forgetAll`, for a pack that stays open after all. */
  goOn(): void;
}

/**
 * Watches the list from now on and sends changes through `keep`, which returns false when the disk refuses them. They
 * are tried again then; the text stays in its document meanwhile. `onKept` gets each answer of the disk.
 */
export function createJournaling(
  list: DocumentList,
  keep: (packId: string, changes: readonly JournalChange[]) => Promise<boolean>,
  onKept: (isKept: boolean) => void,
): Journaling {
  /** The files that the journal may have a text of. */
  const kept = new Set<string>();
  const waiting = new Set<string>();
  /** What the disk has not answered yet. */
  const onTheirWay = new Set<Promise<boolean>>();
  let packId: string | null = null;
  let isGivenUp = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const changeOf = (path: string): JournalChange => {
    const document = list.get(path);
    if (document === undefined || !document.unsaved) return { path, unsaved: null };
    const { baseHash, baseText } = document;
    return { path, unsaved: { text: document.text(), baseHash, baseText, atMs: Date.now() } };
  };
  const takeWaiting = (): readonly JournalChange[] => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const changes = Array.from(waiting, changeOf).filter(({ path, unsaved }) => unsaved !== null || kept.has(path));
    waiting.clear();
    for (const { path, unsaved } of changes) {
      if (unsaved === null) kept.delete(path);
      else kept.add(path);
    }
    return changes;
  };
  const later = (afterMs: number): void => {
    timer ??= setTimeout(() => void flush(), afterMs);
  };
  const send = async (): Promise<boolean> => {
    const changes = takeWaiting();
    const own = packId;
    if (own === null || changes.length === 0) return true;
    const isKept = await keep(own, changes);
    onKept(isKept);
    if (isKept || own !== packId || isGivenUp) return isKept;
    for (const { path } of changes) waiting.add(path);
    later(AGAIN_MS);
    return false;
  };
  const flush = async (): Promise<boolean> => {
    const own = send().finally(() => onTheirWay.delete(own));
    onTheirWay.add(own);
    return (await Promise.all(onTheirWay)).every((isKept) => isKept);
  };
  list.onChange(({ path }) => {
    if (packId === null || isGivenUp) return;
    waiting.add(path);
    later((list.get(path)?.text().length ?? 0) < LARGE ? REST_MS : LARGE_REST_MS);
  });
  return {
    follow(next) {
      void flush();
      packId = next;
      isGivenUp = false;
      kept.clear();
    },
    flush,
    async forgetAll() {
      isGivenUp = true;
      takeWaiting();
      const changes = Array.from(kept, (path) => ({ path, unsaved: null }));
      kept.clear();
      if (packId !== null && changes.length > 0) await keep(packId, changes);
    },
    isGivenUp: () => isGivenUp,
    goOn() {
      if (!isGivenUp) return;
      isGivenUp = false;
      for (const path of list.unsavedPaths()) waiting.add(path);
      void flush();
    },
  };
}
