// Watches a pack's folder. Events are only hints that something may have changed: they are gathered for a moment and
// passed on as a set of paths; whoever listens reads again and compares.
import path from "node:path";
import { watch } from "chokidar";
import type { Disposable } from "../../shared/base/disposable";
import { isSkipped, packPath } from "./packPaths";

/** How long the folder must be quiet before the hints are passed on, and how long they are held back at most. */
const QUIET_MS = 60;
const LONGEST_MS = 500;

export interface PackWatcher extends Disposable {
  /** Resolves when every later change will be noticed. */
  readonly ready: Promise<void>;
  /** The same as an event: have the paths looked at again soon. */
  hint(paths: readonly string[]): void;
}

/** Calls `hinted` with the relative paths of what may have changed, one call at a time. */
export function watchPack(realRoot: string, hinted: (paths: ReadonlySet<string>) => Promise<void>): PackWatcher {
  let gathered = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  let firstAtMs = 0;
  let running: Promise<void> = Promise.resolve();

  const passOn = (): void => {
    const paths = gathered;
    gathered = new Set();
    running = running.then(() => hinted(paths));
  };
  const hint = (paths: readonly string[]): void => {
    const nowMs = Date.now();
    if (gathered.size === 0) firstAtMs = nowMs;
    for (const each of paths) gathered.add(each);
    clearTimeout(quiet);
    quiet = setTimeout(passOn, Math.max(0, Math.min(QUIET_MS, firstAtMs + LONGEST_MS - nowMs)));
  };
  const watcher = watch(realRoot, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (file) => path.resolve(file) !== realRoot && isSkipped(path.basename(file)),
  });
  watcher.on("all", (_event, file) => hint([packPath(realRoot, file)]));
  // A folder that cannot be watched can still be edited; only news from the disk are missed.
  watcher.on("error", (error) => console.error("watcher:", error));
  return {
    ready: new Promise((resolve) => watcher.on("ready", () => resolve())),
    hint,
    dispose: () => {
      clearTimeout(quiet);
      void watcher.close();
    },
  };
}
