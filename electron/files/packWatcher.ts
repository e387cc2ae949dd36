// Watches a pack's folder. Events are only hints that something may have changed: they are gathered for a moment and
// passed on as a set of paths; whoever listens reads again and compares. Now and then it has everything looked at
// without a hint: systems lose events, and watchers die without a word.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type FSWatcher, watch } from "chokidar";
import type { Disposable } from "../../shared/base/disposable";
import { isSkipped, packPath } from "./packPaths";

/** How long the folder must be quiet before the hints are passed on, and how long they are held back at most. */
const QUIET_MS = 60;
const LONGEST_MS = 500;

/** Looking without a hint: this often, but never for more than a twentieth of the time. */
const LOOK_MS = 4_000;
const LOOK_SHARE = 20;

/** Changes found so often without a hint mean that the watcher is dead; once may be an event still on its way. */
const MISSES = 2;

export interface PackWatcher extends Disposable {
  /** Resolves when every later change will be noticed. */
  readonly ready: Promise<void>;
  /** The same as an event: have the paths looked at again soon. */
  hint(paths: readonly string[]): void;
}

export interface WatcherOptions {
  readonly lookMs?: number;
  /** Begins to watch a folder; for tests, one that dies. */
  readonly begin?: (realRoot: string) => Pick<FSWatcher, "on" | "close">;
}

/**
 * Calls `hinted` with the relative paths of what may have changed, one call at a time; with none of them, to have a look
 * at everything. It gives true when something had really changed.
 */
export function watchPack(
  realRoot: string,
  hinted: (paths: ReadonlySet<string>) => Promise<boolean>,
  { lookMs = LOOK_MS, begin = watchFolder }: WatcherOptions = {},
): PackWatcher {
  const hints = gatherHints(hinted);
  let misses = 0;
  let folder = "";
  let closed = false;
  let looking: NodeJS.Timeout | undefined;
  let watcher: Pick<FSWatcher, "on" | "close">;

  const start = (): void => {
    watcher = begin(realRoot);
    watcher.on("all", (_event, file) => {
      misses = 0;
      hints.hint([packPath(realRoot, file)]);
    });
    // A folder that cannot be watched is looked at all the same; perhaps it can be watched later.
    watcher.on("error", (error) => {
      console.error("watcher:", error);
      misses = MISSES;
    });
  };
  const look = async (): Promise<void> => {
    const startedAtMs = Date.now();
    const now = await identityOf(realRoot);
    const missed = await hints.lookNow();
    misses = missed ? misses + 1 : Math.min(misses, MISSES);
    // Another folder under the old name: a watcher keeps to the one it began with.
    if (!closed && now !== "" && (now !== folder || misses >= MISSES)) {
      misses = 0;
      folder = now;
      await watcher.close();
      if (!closed) start();
    }
    later(Math.max(lookMs, (Date.now() - startedAtMs) * LOOK_SHARE));
  };
  const later = (afterMs: number): void => {
    if (!closed) looking = setTimeout(() => void look(), afterMs).unref();
  };

  start();
  const ready = new Promise<void>((resolve) => watcher.on("ready", () => resolve()));
  const knowFolder = async (): Promise<void> => {
    folder = await identityOf(realRoot);
    later(lookMs);
  };
  void knowFolder();
  return {
    ready,
    hint: hints.hint,
    dispose: () => {
      closed = true;
      clearTimeout(looking);
      hints.dispose();
      void watcher.close();
    },
  };
}

function watchFolder(realRoot: string): FSWatcher {
  return watch(realRoot, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (file) => path.resolve(file) !== realRoot && isSkipped(path.basename(file)),
  });
}

interface Hints extends Disposable {
  readonly hint: (paths: readonly string[]) => void;
  /** Has everything looked at; true when something had changed of which there was no hint. */
  lookNow(): Promise<boolean>;
}

/** Passes hints on when they have become quiet, never two calls at once. */
function gatherHints(hinted: (paths: ReadonlySet<string>) => Promise<boolean>): Hints {
  let gathered = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let firstAtMs = 0;
  let running: Promise<boolean> = Promise.resolve(false);
  const inLine = (paths: ReadonlySet<string>): Promise<boolean> => {
    running = running.then(() => hinted(paths));
    return running;
  };
  return {
    hint(paths) {
      const nowMs = Date.now();
      if (gathered.size === 0) firstAtMs = nowMs;
      for (const each of paths) gathered.add(each);
      clearTimeout(quiet);
      quiet = setTimeout(
        () => {
          const suspects = gathered;
          gathered = new Set();
          void inLine(suspects);
        },
        Math.max(0, Math.min(QUIET_MS, firstAtMs + LONGEST_MS - nowMs)),
      );
    },
    async lookNow() {
      const hadHints = gathered.size > 0;
      return (await inLine(new Set())) && !hadHints;
    },
    dispose: () => clearTimeout(quiet),
  };
}

/** Tells one folder from another under the same name; "" when there is none. */
async function identityOf(folder: string): Promise<string> {
  const stat = await fs.stat(folder).catch(() => null);
  return stat === null ? "" : `${stat.dev}:${stat.ino}`;
}
