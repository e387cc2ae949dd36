// How two versions of a pack differ: kinds, rules, levels and how they play, and what else the texts say.
import { type Work, finish } from "../../base/work";
import type { PackModel, PackSource } from "../../pack/packSource";
import { type FileChange, fileChanges } from "./fileChanges";
import type { LevelChange } from "./levelChange";
import { levelChanges } from "./levelChanges";
import { type PartChange, partChanges } from "./partChanges";
import { type PackPart, type PackVersion, kindsOf, rulesOf } from "./packParts";
import { type Uncompared, brokenTexts, otherLanguage } from "./uncompared";

export interface PackDifference {
  readonly uncompared: readonly Uncompared[];
  /** What entities of the board go by. */
  readonly kinds: readonly PartChange[];
  readonly rules: readonly PartChange[];
  readonly levels: readonly LevelChange[];
  /** What none of the fields above reports. */
  readonly files: readonly FileChange[];
}

/** Compares two versions of a pack. Never throws, whatever their texts are: what cannot be compared is listed. */
export function packDifference(before: PackSource, after: PackSource): PackDifference {
  return finish(comparePacks(before, after));
}

/** Does the same a little at a time: pauses after each level. */
export function* comparePacks(before: PackSource, after: PackSource): Work<PackDifference> {
  const uncompared = [...brokenTexts(before, after, "before"), ...brokenTexts(after, before, "after")];
  const broken = new Set(uncompared.map(({ file }) => file));
  const model = before.model?.id === after.model?.id ? after.model : null;
  if (model === null) {
    const files = fileChanges(null, versionOf(before, null, broken), versionOf(after, null, broken));
    return { uncompared: [...otherLanguage(before, after), ...uncompared], kinds: [], rules: [], levels: [], files };
  }
  const [was, is] = [versionOf(before, model, broken), versionOf(after, model, broken)];
  yield;
  const { naming } = model.style;
  return {
    uncompared,
    kinds: partChanges(was.kinds, is.kinds, naming, false),
    rules: partChanges(was.rules, is.rules, naming, true),
    levels: yield* levelChanges(model, was, is),
    files: fileChanges(model, was, is),
  };
}

/** Returns whether nothing was found that differs or could not be compared. */
export function isSamePack({ uncompared, kinds, rules, levels, files }: PackDifference): boolean {
  return [uncompared, kinds, rules, levels, files].every((list) => list.length === 0);
}

function versionOf(pack: PackSource, model: PackModel | null, broken: ReadonlySet<string>): PackVersion {
  if (model === null) return { pack, kinds: [], rules: [], broken };
  const isRead = ({ file }: PackPart): boolean => !broken.has(file);
  return { pack, kinds: kindsOf(pack).filter(isRead), rules: rulesOf(pack).filter(isRead), broken };
}
