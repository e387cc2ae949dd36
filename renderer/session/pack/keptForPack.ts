// Keeps something about each pack between starts, in the settings, by the pack's folder.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import type { ReadableStore } from "../../state/windowStore";

/** As much of the pack's store as is followed. */
type OpenPack = ReadableStore<{ readonly listing: { readonly root: string } | null }>;

export interface KeptForPack<Kept> {
  /** Returns what is to be kept of the open pack: the same object until it changes. */
  readonly now: () => Kept;
  /** Calls the listener after each change, and perhaps at other times. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets what is about one pack, before that of another is read. */
  readonly clear: () => void;
  /** Reads what is kept, by folder. */
  readonly read: () => Promise<Readonly<Record<string, string>>>;
  /** Takes what is kept for the open pack. */
  readonly take: (all: Readonly<Record<string, string>>, root: string) => void;
  readonly write: (kept: Kept, root: string) => Promise<void>;
}

/** Follows the open pack and what changes about it, once, at start. */
export function keepForPack<Kept>(
  pack: OpenPack,
  { now, subscribe, clear, read, take, write }: KeptForPack<Kept>,
): Disposable {
  let root: string | null = null;
  /** What is kept for the open pack; null until it was read. */
  let kept: { readonly value: Kept } | null = null;
  const load = async (of: string): Promise<void> => {
    const all = await read();
    if (root !== of) return;
    take(all, of);
    kept = { value: now() };
  };
  const followPack = (): void => {
    const opened = pack.getState().listing?.root ?? null;
    if (opened === root) return;
    root = opened;
    kept = null;
    clear();
    if (root !== null) void load(root);
  };
  const keep = (): void => {
    const value = now();
    if (root === null || kept === null || value === kept.value) return;
    kept = { value };
    void write(value, root);
  };
  followPack();
  const unsubscribe = [pack.subscribe(followPack), subscribe(keep)];
  return disposable(() => unsubscribe.forEach((end) => end()));
}
