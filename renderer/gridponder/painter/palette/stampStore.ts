// Stamps: selections kept under a name, to be put down again and again; nine at most, one a number key. Kept for each
// pack in the window's own storage, as the text of small levels.
import { clipText, readClip } from "../../../../shared/dialects/gridponder/text/board/clipText";
import { say } from "../painting";
import { liftSelection } from "../tools/select/lift";
import type { Level } from "../tools/tool";
import { windowStore } from "../../../state/windowStore";

export interface Stamp {
  readonly name: string;
  /** A clip as text. */
  readonly text: string;
}

export const MOST_STAMPS = 9;

interface StampState {
  readonly stamps: readonly Stamp[];
  /** The folder of the pack that they belong to; null while no pack is open. */
  readonly root: string | null;
}

export const useStampStore = windowStore<StampState>(() => ({ stamps: [], root: null }));

/** Shows the stamps of a pack, by its folder; none without one. */
export function loadStamps(root: string | null): void {
  const stored = root === null ? null : (globalThis.localStorage?.getItem(keyOf(root)) ?? null);
  useStampStore.setState({ stamps: readStamps(stored), root });
}

/** Keeps what is selected as one more stamp; gives whether it was. */
export function saveStamp(level: Level, name: string): boolean {
  const { stamps } = useStampStore.getState();
  if (stamps.length >= MOST_STAMPS) {
    say(`There are ${MOST_STAMPS} stamps already: delete one first.`);
    return false;
  }
  const lifted = liftSelection(level);
  if (!lifted.ok) {
    say(lifted.refusal);
    return false;
  }
  const { clip } = lifted.value;
  const [width, height] = clip.size;
  const stamp = { name: name.trim() || `${width} × ${height}`, text: clipText(clip, level.game) };
  change([...stamps, stamp]);
  say(`Kept as stamp ${stamps.length + 1}, "${stamp.name}".`);
  return true;
}

/** Deletes the stamp of a number key, from 1; those after it move up. */
export function deleteStamp(number: number): void {
  change(useStampStore.getState().stamps.filter((_, index) => index !== number - 1));
}

function change(stamps: readonly Stamp[]): void {
  const { root } = useStampStore.getState();
  useStampStore.setState({ stamps });
  if (root !== null) globalThis.localStorage?.setItem(keyOf(root), JSON.stringify(stamps));
}

function keyOf(root: string): string {
  return `gridwright.stamps ${root}`;
}

/** Returns the stamps that a stored text holds; none where it holds anything else. */
export function readStamps(stored: string | null): readonly Stamp[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? (list as readonly unknown[]).filter(isStamp).slice(0, MOST_STAMPS) : [];
  } catch {
    return [];
  }
}

function isStamp(value: unknown): value is Stamp {
  if (typeof value !== "object" || value === null || !("name" in value) || !("text" in value)) return false;
  return typeof value.name === "string" && typeof value.text === "string" && readClip(value.text) !== null;
}
