// A pack with the fixes of its findings made, to see what only follows from the mistakes.
import { buildPackSource } from "../../dialects/models";
import type { Fix, LocatedFinding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import { type TextEdit, applyEdits } from "../../text/edit";

/**
 * A pack of more characters is not checked again to find out what follows from a mistake: a check takes as long as it is
 * large. All tries for findings together check no more than this.
 */
export const MOST_CHECKED_AGAIN = 250_000;

/** Returns how many characters the texts of a pack have: what checking it again costs. */
export function textSize({ files }: PackSource): number {
  let size = 0;
  for (const { text } of files.values()) size += text.length;
  return size;
}

/** Returns the pack with these fixes made; null where one is about a file that is not there. */
export function packAfter(pack: PackSource, fixes: readonly Fix[]): PackSource | null {
  const edits = new Map<string, readonly TextEdit[]>();
  for (const { file, edits: own } of fixes.flatMap(({ changes }) => changes)) {
    if (!pack.files.has(file)) return null;
    edits.set(file, [...(edits.get(file) ?? []), ...own]);
  }
  const texts = Array.from(pack.files.values(), ({ path, text }) => {
    const own = edits.get(path);
    return { path, text: own === undefined ? text : applyEdits(text, own) };
  });
  return buildPackSource(texts, [...pack.assets], pack.collections, { previous: pack });
}

function overlaps(one: TextEdit, other: TextEdit): boolean {
  return one.offset < other.offset + other.length && other.offset < one.offset + one.length;
}

/**
 * Returns the first fix of each finding that has one, or the one that does the same for all findings of its code, without
 * those that change what an earlier one does.
 */
export function firstFixes(findings: readonly Pick<LocatedFinding, "fixes">[]): readonly Fix[] {
  const changed = new Map<string, readonly TextEdit[]>();
  return findings.flatMap(({ fixes = [] }) => {
    const fix = fixes.find(({ forAll }) => forAll === true) ?? fixes[0];
    if (fix === undefined) return [];
    const isFree = fix.changes.every(({ file, edits }) =>
      edits.every((edit) => (changed.get(file) ?? []).every((other) => !overlaps(edit, other))),
    );
    if (!isFree) return [];
    for (const { file, edits } of fix.changes) changed.set(file, [...(changed.get(file) ?? []), ...edits]);
    return [fix];
  });
}
