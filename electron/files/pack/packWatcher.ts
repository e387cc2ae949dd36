// Watches a pack's folder. Events are only hints that something may have changed: they are collected for a moment and
// passed on as a set of paths, and the listener reads the files and compares. Now and then everything is checked
// without a hint, because systems lose events and watchers fail silently.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { clamp } from "../../../shared/base/clamp";
import type { Disposable } from "../../../shared/base/disposable";
import { isSkipped, packPath } from "../disk/packPaths";

/** How long the folder must be quiet before hints are passed on, and how long they are held back at most. */
const QUIET_MS = 60;
const LONGEST_MS = 500;

/** How often everything is checked without a hint, but never for more than a twentieth of the time. */
const CHECK_MS = 4_000;
const CHECK_SHARE = 20;

/** How often a folder that is missing is looked for: one call, whatever the pack's size. */
const MISSING_MS = 1_000;

/** After this many changes found without a hint the watcher is taken for dead. One may be an event still on its way. */
const MISSES = 2;

export interface PackWatcher extends Disposable {
  /** Resolves when every later change will be noticed. */
  readonly ready: Promise<void>;
  /** Does what an event does: has the paths checked again soon. */
  hint(paths: readonly string[]): void;
}

export interface WatcherOptions {
  readonly checkMs?: number;
  /** Starts watching a folder; tests give a watcher that fails. */
  readonly begin?: (realRoot: string) => Pick<FSWatcher, "on" | "close">;
}

/**
 * Calls `hinted` with the relative paths that may have changed, one call at a time; with no paths, everything is to be
 * checked. `hinted` resolves to true when something had really changed.
 */
export function watchPack(
  realRoot: string,
  hinted: (paths: ReadonlySet<string>) => Promise<boolean>,
  { checkMs = CHECK_MS, begin = watchFolder }: WatcherOptions = {},
): PackWatcher {
  const isMissing = async (): Promise<boolean> => (await identityOf(realRoot)) === "";
  const hints = collectHints(async (paths) => {
    const changed = await hinted(paths);
    if (await isMissing()) lookForFolder();
    return changed;
  });
  let misses = 0;
  let folder = "";
  let closed = false;
  let isChecking = false;
  let timer: NodeJS.Timeout | undefined;
  let watcher: Pick<FSWatcher, "on" | "close">;

  const start = (): void => {
    watcher = begin(realRoot);
    watcher.on("all", (_event, file) => {
      misses = 0;
      hints.hint([packPath(realRoot, file)]);
    });
    // A folder that cannot be watched is still checked from time to time, and may be watched later.
    watcher.on("error", (error) => {
      console.error("watcher:", error);
      misses = MISSES;
    });
  };
  const check = async (): Promise<void> => {
    isChecking = true;
    const startedAtMs = Date.now();
    const now = await identityOf(realRoot);
    const missed = await hints.checkNow();
    misses = missed ? misses + 1 : Math.min(misses, MISSES);
    // Another folder under the old name: a watcher stays with the one it started on.
    if (!closed && now !== "" && (now !== folder || misses >= MISSES)) {
      misses = 0;
      folder = now;
      await watcher.close();
      if (!closed) start();
    }
    const isGone = await isMissing();
    isChecking = false;
    if (isGone) lookForFolder();
    else scheduleCheck(Math.max(checkMs, (Date.now() - startedAtMs) * CHECK_SHARE));
  };
  const scheduleCheck = (afterMs: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void check(), afterMs).unref();
  };
  /** A check that runs looks again by itself. */
  const lookForFolder = (): void => {
    if (!isChecking) scheduleCheck(Math.min(checkMs, MISSING_MS));
  };

  start();
  const ready = new Promise<void>((resolve) => watcher.on("ready", () => resolve()));
  const identifyFolder = async (): Promise<void> => {
    folder = await identityOf(realRoot);
    scheduleCheck(checkMs);
  };
  void identifyFolder();
  return {
    ready,
    hint: hints.hint,
    dispose: () => {
      closed = true;
      clearTimeout(timer);
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
  /** Checks everything; resolves to true when something had changed without a hint. */
  checkNow(): Promise<boolean>;
}

/** Passes hints on once they have become quiet, never two calls at the same time. */
function collectHints(hinted: (paths: ReadonlySet<string>) => Promise<boolean>): Hints {
  let collected = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let firstAtMs = 0;
  let running: Promise<boolean> = Promise.resolve(false);
  const enqueue = (paths: ReadonlySet<string>): Promise<boolean> => {
    running = running.then(() => hinted(paths));
    return running;
  };
  return {
    hint(paths) {
      const nowMs = Date.now();
      if (collected.size === 0) firstAtMs = nowMs;
      for (const each of paths) collected.add(each);
      clearTimeout(quiet);
      quiet = setTimeout(
        () => {
          const suspects = collected;
          collected = new Set();
          void enqueue(suspects);
        },
        clamp(firstAtMs + LONGEST_MS - nowMs, 0, QUIET_MS),
      );
    },
    async checkNow() {
      const hadHints = collected.size > 0;
      return (await enqueue(new Set())) && !hadHints;
    },
    dispose: () => clearTimeout(quiet),
  };
}

/** Returns an identity that tells one folder from another of the same name; "" when there is none. */
async function identityOf(folder: string): Promise<string> {
  const stat = await fs.stat(folder).catch(() => null);
  return stat === null ? "" : `${stat.dev}:${stat.ino}`;
}
