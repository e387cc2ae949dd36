// The whole pack played in sequence, as a player meets it: story screens, levels, the end. Knows the sequence and how
// to open a level; what is shown is the play view's business.
import { disposeAll, disposable, type Disposable } from "../../../shared/base/disposable";
import type { PackEntry } from "../../../shared/pack/packSource";
import { packSource } from "../../documents/packSource";
import { type PackRun, type RunEntry, rememberRun, rememberedRun, runFrom } from "./packRunMemory";
import { selectFile, usePackStore } from "../pack/packStore";
import { startPlay, stopPlay } from "./playCommands";
import { playStore } from "./playStore";
import { session } from "./windowPlay";
import { windowStore } from "../../state/windowStore";

interface PackRunState {
  /** Null while levels are played one by one. */
  readonly run: PackRun | null;
}

export const usePackRun = windowStore<PackRunState>(() => ({ run: null }));

let following: readonly Disposable[] = [];

/**
 * Continues where the pack was last played, else begins with the first entry of its sequence; `fromStart` always begins
 * there. A pack without one has nothing to run through.
 */
export async function startPackRun(fromStart = false): Promise<void> {
  endPackRun();
  const root = usePackStore.getState().listing?.root ?? "";
  const pack = packSource();
  const entries = (pack.model?.starts.entries(pack) ?? []).filter(isListedEntry);
  if (entries.length === 0) return;
  const shown = show(runFrom(entries, fromStart ? null : rememberedRun(root)));
  // At once: play may end while the level is still being opened.
  following = [
    disposable(playStore.subscribe(({ mode }) => (mode === "edit" ? endPackRun() : undefined))),
    disposable(usePackStore.subscribe(leaveWithLevel)),
  ];
  await shown;
}

/** On to the next entry; a level that was won counts. Beyond the last one the run is at its end. */
export async function nextInRun(): Promise<void> {
  const { run } = usePackRun.getState();
  if (run === null) return;
  const { turns, shown } = playStore.getState();
  const isWon = run.entries[run.index]?.kind === "start" && turns[shown]?.won === true;
  const solved = isWon ? new Map([...run.solved, [run.index, shown]]) : run.solved;
  await show({ ...run, solved, index: Math.min(run.index + 1, run.entries.length) });
}

/** Back to playing levels one by one, where the run is. */
function endPackRun(): void {
  disposeAll(following);
  following = [];
  usePackRun.setState({ run: null });
}

/** Back to editing. */
export function leavePackRun(): void {
  endPackRun();
  stopPlay();
}

async function show(run: PackRun): Promise<void> {
  usePackRun.setState({ run });
  const root = usePackStore.getState().listing?.root;
  if (root !== undefined) rememberRun(root, run);
  const entry = run.entries[run.index];
  if (entry?.kind !== "start") {
    session.setView({ mode: "play", isReplaying: false });
    return;
  }
  const { path } = entry.file;
  const { mode, level } = playStore.getState();
  // While playing, the choice of another level starts it by itself.
  const startsItself = mode === "play" && usePackStore.getState().activeLevelFile !== path && level?.file !== path;
  selectFile(path);
  if (!startsItself) await startPlay();
}

/** Opening another level ends the run. */
function leaveWithLevel({ activeLevelFile, listing }: ReturnType<typeof usePackStore.getState>): void {
  const { run } = usePackRun.getState();
  const entry = run?.entries[run.index];
  if (listing === null || (entry?.kind === "start" && entry.file.path !== activeLevelFile)) endPackRun();
}

/** Runs pass over levels that no list names, and names without a level. */
function isListedEntry(entry: PackEntry): entry is RunEntry {
  return entry.kind !== "missing" && entry.listedAt !== null;
}
