// Keeps the host's copy of the pack's texts up to date: what changed goes out after a short rest, everything again
// when a new host comes. Knows nothing of what the host does with it.
import type { AssetCollection } from "../../shared/pack/packSource";
import type { PackSync } from "../../shared/rpc/packSync";
import type { TextEdit } from "../../shared/text/edit";
import type { DocumentList } from "./documentList";

/** Long enough to let a stroke of keys finish, short enough for findings a tenth of a second after it. */
const REST_MS = 40;

export interface HostSync {
  /** The generation last sent: answers about an older one are out of date. */
  readonly generation: number;
  /** The generation with which the host gets the texts as they are: the next one while changes wait to be sent. */
  readonly generationOfTexts: number;
  /** What is null stays as it was. */
  setAssets(assets: readonly string[] | null, collections: readonly AssetCollection[] | null): void;
  /** Sends everything, for a host that knows nothing or another pack. */
  sendAll(): void;
  /** Sends now what waits to be sent. */
  flush(): void;
  /** Returns all that was sent so far as one sync, for someone who knows nothing. */
  whole(): PackSync;
}

/** Watches the list from now on and speaks through `send`. */
export function createHostSync(
  list: Pick<DocumentList, "get" | "paths" | "onChange">,
  send: (change: PackSync) => void,
): HostSync {
  /** The changes of each text since it was sent last; null: it is sent as a whole. */
  const waiting = new Map<string, (readonly TextEdit[])[] | null>();
  let assets: readonly string[] = [];
  let collections: readonly AssetCollection[] = [];
  let assetsWaiting = false;
  /** Files with a byte order mark, as sent last. */
  let marked: readonly string[] = [];
  let generation = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const rest = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    waiting.clear();
    assetsWaiting = false;
  };
  const textOf = (path: string): { path: string; text: string | null } => ({
    path,
    text: list.get(path)?.text() ?? null,
  });
  const markedNow = (): readonly string[] => list.paths().filter((path) => list.get(path)?.hasMark === true);
  const withMarks = (): Pick<PackSync, "marked"> => {
    marked = markedNow();
    return marked.length === 0 ? {} : { marked };
  };
  const flush = (): void => {
    if (waiting.size === 0 && !assetsWaiting && markedNow().join("\n") === marked.join("\n")) return;
    const edited = [...waiting].flatMap(([path, changes]) => (changes === null ? [] : { path, changes }));
    const change = {
      generation: ++generation,
      replace: false,
      files: [...waiting].flatMap(([path, changes]) => (changes === null ? textOf(path) : [])),
      ...(edited.length === 0 ? {} : { edited }),
      ...withMarks(),
      assets: assetsWaiting ? assets : null,
      collections: assetsWaiting ? collections : null,
    };
    rest();
    send(change);
  };
  const whole = (): PackSync => {
    const files = list.paths().map(textOf);
    return { generation, replace: true, files, ...withMarks(), assets, collections };
  };
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      flush();
    }, REST_MS);
  };
  list.onChange(({ path, kind, change }) => {
    // Taking the disk's text may change the mark alone; `flush` looks.
    if (kind === "state") return later();
    const changes = waiting.get(path);
    const edits = change?.edits ?? null;
    if (edits === null || changes === null) waiting.set(path, null);
    else if (changes === undefined) waiting.set(path, [edits]);
    else changes.push(edits);
    later();
  });
  return {
    get generation() {
      return generation;
    },
    get generationOfTexts() {
      return waiting.size === 0 ? generation : generation + 1;
    },
    setAssets(nextAssets, nextCollections) {
      assets = nextAssets ?? assets;
      collections = nextCollections ?? collections;
      assetsWaiting = true;
      later();
    },
    sendAll() {
      rest();
      generation += 1;
      send(whole());
    },
    flush,
    whole() {
      flush();
      return whole();
    },
  };
}
