// How the levels of a pack changed, each in the order after; those that went come first.
import { pairItems } from "../../base/listPairs";
import type { Work } from "../../base/work";
import type { Compilation } from "../../engine/dialect";
import type { PackModel, PackSource, SourceFile } from "../../pack/packSource";
import { compilePack } from "../checks/diagnose";
import { createSolutionChecker, levelEntries } from "../checks/solutions";
import { type LevelChange, type LevelVersion, levelChange, levelOfOne } from "./levelChange";
import type { PackVersion } from "./packParts";

/** Returns the files of the levels by their ids, in their order; of equal ids the first. */
export function levelFiles(model: PackModel, pack: PackSource): ReadonlyMap<string, SourceFile> {
  const files = new Map<string, SourceFile>();
  for (const entry of model.starts.entries(pack)) {
    if (entry.kind === "start" && !files.has(entry.id)) files.set(entry.id, entry.file);
  }
  return files;
}

/** Returns the levels that changed or play otherwise. Pauses after each level. */
export function* levelChanges(model: PackModel, before: PackVersion, after: PackVersion): Work<readonly LevelChange[]> {
  const [were, are] = [levelFiles(model, before.pack), levelFiles(model, after.pack)];
  const [was, is] = [versionsOf(before, were), versionsOf(after, are)];
  const [idsBefore, idsAfter] = [Array.from(were.keys()), Array.from(are.keys())];
  const { pairs, removed } = pairItems(idsBefore.map(itemOf), idsAfter.map(itemOf));
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]));
  const changes = removed.flatMap((index) => {
    const file = were.get(idsBefore[index] ?? "");
    return file === undefined ? [] : [levelOfOne(model, "removed", file)];
  });
  for (const [index, id] of idsAfter.entries()) {
    yield;
    const [now, pair] = [is(id), pairOf.get(index)];
    if (now === null) continue;
    const earlier = pair === undefined ? null : was(id);
    if (pair === undefined || earlier === null) {
      changes.push(levelOfOne(model, "added", now.entry.file));
      continue;
    }
    const moved = pair.isMoved ? { from: pair.before + 1, to: pair.after + 1 } : null;
    const change = levelChange(model, earlier, now, moved);
    if (change !== null) changes.push(change);
  }
  return changes;
}

function itemOf(id: string): { readonly key: string; readonly text: string } {
  return { key: id, text: id };
}

function versionsOf(
  { pack, rules, broken }: PackVersion,
  files: ReadonlyMap<string, SourceFile>,
): (id: string) => LevelVersion | null {
  const compilation: Compilation = compilePack(pack, {});
  const entries = new Map(levelEntries(pack, compilation.game).map((entry) => [entry.id, entry]));
  const checker = createSolutionChecker();
  return (id) => {
    const file = files.get(id);
    if (file === undefined || pack.model === null) return null;
    const entry = entries.get(id) ?? { id, file, model: pack.model, level: () => null };
    return { entry, pack, rules, broken, checker, profile: compilation.profile };
  };
}
