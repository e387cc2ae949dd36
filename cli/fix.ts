// Applies the safe fixes of a pack's findings: those where only one thing can be meant.
import path from "node:path";
import { buildPackSource } from "../shared/dialects/models";
import type { LocatedFinding } from "../shared/findings/finding";
import { diagnose } from "../shared/host/checks/diagnose";
import type { PackSource } from "../shared/pack/packSource";
import { type TextEdit, applyEdits } from "../shared/text/edit";
import { writeText } from "./writeText";

/** A pack with safe fixes applied. */
export interface FixedPack {
  readonly pack: PackSource;
  /** The findings that were fixed, in the order of fixing. */
  readonly fixed: readonly LocatedFinding[];
}

/** One fix may make the next one possible; more rounds than this are a circle. */
const MAX_ROUNDS = 10;

/** Applies all safe fixes, and those that become possible by them. Writes nothing. */
export function fixPack(pack: PackSource): FixedPack {
  const fixed: LocatedFinding[] = [];
  let now = pack;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { chosen, edits } = chooseFixes(now);
    if (chosen.length === 0) break;
    fixed.push(...chosen);
    now = withEdits(now, edits);
  }
  return { pack: now, fixed };
}

interface Chosen {
  readonly chosen: readonly LocatedFinding[];
  /** By file, edits that do not touch one another. */
  readonly edits: ReadonlyMap<string, readonly TextEdit[]>;
}

/** Chooses each finding's safe fix, except where it would touch what another one changes. */
function chooseFixes(pack: PackSource): Chosen {
  const chosen: LocatedFinding[] = [];
  const edits = new Map<string, TextEdit[]>();
  for (const finding of Object.values(diagnose(pack, null).byFile).flat()) {
    const fix = finding.fixes?.find(
      ({ safe, changes }) => safe === true && changes.some(({ edits: all }) => all.length > 0),
    );
    if (fix === undefined) continue;
    const isFree = fix.changes.every(({ file, edits: wanted }) =>
      wanted.every((edit) => (edits.get(file) ?? []).every((other) => !touch(edit, other))),
    );
    if (!isFree) continue;
    chosen.push(finding);
    for (const change of fix.changes) edits.set(change.file, [...(edits.get(change.file) ?? []), ...change.edits]);
  }
  return { chosen, edits };
}

function touch(one: TextEdit, other: TextEdit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
}

function withEdits(pack: PackSource, edits: Chosen["edits"]): PackSource {
  const files = Array.from(pack.files.values(), ({ path: file, text }) => {
    const own = (edits.get(file) ?? []).toSorted((a, b) => a.offset - b.offset);
    return { path: file, text: own.length === 0 ? text : applyEdits(text, own) };
  });
  return buildPackSource(files, [...pack.assets], pack.collections);
}

/** Writes the texts that differ from those before. Returns in a sentence which one cannot be written; null: none. */
export async function writeFixed(folder: string, before: PackSource, after: PackSource): Promise<string | null> {
  for (const { path: file, text } of after.files.values()) {
    if (before.files.get(file)?.text === text) continue;
    const place = path.join(folder, file);
    const reason = await writeText(place, text);
    if (reason !== null) return `${place} cannot be written: ${reason}.`;
  }
  return null;
}
