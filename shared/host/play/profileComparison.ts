// Compares how a pack plays in the two profiles of its language, a few levels at a time, so that other requests do not
// wait.
import { SLICE_MS, type Schedule } from "../../base/work";
import { dialectOf } from "../../dialects/registry";
import { type ProfileDifference, compareProfilesByLevel } from "../../engine/compare/compareProfiles";
import type { PackSource } from "../../pack/packSource";
import type { ProfileComparison } from "../../rpc/compare";

export interface ProfileComparer {
  /** Compares the current pack; resolves to null when cancelled, or replaced by an edit or another comparison. */
  compare(): Promise<ProfileComparison | null>;
  cancel(): void;
}

/** `packNow` returns the same object while nothing is edited. */
export function createProfileComparer(packNow: () => PackSource, schedule: Schedule): ProfileComparer {
  let latest = 0;
  return {
    async compare() {
      latest += 1;
      const [own, pack] = [latest, packNow()];
      const profiles = profilesOf(pack);
      const levels = levelsOf(pack, profiles);
      const found: (ProfileDifference | null)[] = [];
      do {
        await new Promise<void>((resolve) => schedule(resolve));
        if (own !== latest || packNow() !== pack) return null;
      } while (!runSlice(levels, found));
      return { profiles, levels: found.length, differences: found.filter((difference) => difference !== null) };
    },
    cancel() {
      latest += 1;
    },
  };
}

/** Compares levels for the time of a slice; returns true when there are no more. */
function runSlice(levels: Iterator<ProfileDifference | null>, found: (ProfileDifference | null)[]): boolean {
  const yieldAtMs = Date.now() + SLICE_MS;
  do {
    const next = levels.next();
    if (next.done === true) return true;
    found.push(next.value);
  } while (Date.now() < yieldAtMs);
  return false;
}

/** Returns the pack's own profile first, then the other one. */
function profilesOf(pack: PackSource): readonly [string, string] {
  const dialect = dialectOf(pack);
  const own = dialect?.compile(pack).profile ?? "";
  return [own, dialect?.profiles.find((profile) => profile !== own) ?? own];
}

function levelsOf(pack: PackSource, profiles: readonly [string, string]): Iterator<ProfileDifference | null> {
  const dialect = dialectOf(pack);
  return dialect === null ? [].values() : compareProfilesByLevel(dialect, pack, profiles);
}
