// Decides which earlier versions of a file are kept. Pure.
import type { BackupVersion } from "../../../shared/rpc/keeping";

/**
 * This many of the newest versions are kept whatever their age; of older ones the last of each day, for `DAYS_KEPT`.
 */
export const NEWEST_KEPT = 30;
export const DAYS_KEPT = 60;
/** The limit for all versions of one file together. The newest is kept whatever its size. */
export const BYTES_KEPT = 32 * 1024 * 1024;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the versions to delete. `versions` has the newest first. */
export function versionsToDrop(versions: readonly BackupVersion[], nowMs: number): readonly BackupVersion[] {
  const days = new Set<number>();
  let bytes = 0;
  return versions.filter(({ atMs, bytes: size }, at) => {
    const day = Math.floor(atMs / DAY_MS);
    const lastOfItsDay = !days.has(day);
    days.add(day);
    const wanted = at < NEWEST_KEPT || (lastOfItsDay && nowMs - atMs < DAYS_KEPT * DAY_MS);
    if (!wanted || (at > 0 && bytes + size > BYTES_KEPT)) return true;
    bytes += size;
    return false;
  });
}
