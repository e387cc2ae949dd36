// Passes on what changes on the disk of the pack that is shown. News of a pack that is about to be shown waits for it.
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import type { DiskChange, PackDiskChange } from "../../../shared/rpc/packsOnDisk";

export interface DiskNews {
  /** Takes what main tells: now, later, or, of a pack that is no longer shown, never. */
  take(change: PackDiskChange): void;
  /** Call it when another pack is shown, or none: from now on its changes are passed on. */
  show(packId: string | null): void;
  onChange(listener: (change: DiskChange) => void): Disposable;
}

/** Returns the news of no pack. */
export function createDiskNews(): DiskNews {
  const changes = createEmitter<DiskChange>();
  let shown: string | null = null;
  let early: readonly PackDiskChange[] = [];
  return {
    take(change) {
      if (change.packId === shown) changes.emit(change);
      else early = [...early, change];
    },
    show(packId) {
      shown = packId;
      const due = early.filter((change) => change.packId === packId);
      // Those of others are of packs that were left.
      early = [];
      for (const change of due) changes.emit(change);
    },
    onChange: (listener) => changes.on(listener),
  };
}

/** The window's. */
export const diskNews = createDiskNews();
