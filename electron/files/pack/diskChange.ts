// Compares two readings of a pack's folder. Pure.
import type { DiskChange, PackFileProblem } from "../../../shared/rpc/packsOnDisk";
import type { PackContents } from "./packContents";

/**
 * Returns what changed, or null when nothing relevant did. A file whose time changed but whose bytes did not is no
 * change.
 */
export function diskChangeBetween(before: PackContents, after: PackContents): DiskChange | null {
  const changed = Array.from(after.texts.values()).filter((file) => before.texts.get(file.path)?.hash !== file.hash);
  const removed = Array.from(before.texts.keys()).filter((path) => !after.texts.has(path) && !after.problems.has(path));
  const problems = Array.from(after.problems.values()).filter((problem) => isNewProblem(before, problem));
  const assets = sameStamps(before.assets, after.assets) ? null : Array.from(after.assets.keys());
  const settled = Array.from(before.problems.keys()).filter((path) => !after.problems.has(path));
  if (settled.length === 0 && changed.length === 0 && removed.length === 0 && problems.length === 0 && assets === null)
    return null;
  return { changed, removed, assets, problems, ...(settled.length === 0 ? {} : { settled }) };
}

function isNewProblem(before: PackContents, problem: PackFileProblem): boolean {
  return before.problems.get(problem.path)?.message !== problem.message;
}

function sameStamps(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return before.size === after.size && Array.from(after).every(([path, stamp]) => before.get(path) === stamp);
}
