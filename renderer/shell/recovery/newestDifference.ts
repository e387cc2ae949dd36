// Chooses the earlier version of a file that is shown first.
import type { BackupVersion } from "../../../shared/rpc/keeping";

/**
 * Returns the newest version whose text differs from the present one, of versions with the newest first; null when none
 * differs. `read` gives a version's text, or null when it is not kept any more.
 */
export async function newestDifference(
  versions: readonly BackupVersion[],
  present: string,
  read: (id: string) => Promise<string | null>,
): Promise<BackupVersion | null> {
  for (const version of versions) {
    // One after the other: the first or second is nearly always the one.
    const text = await read(version.id);
    if (text !== null && text !== present) return version;
  }
  return null;
}
