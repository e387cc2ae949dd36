// Solutions kept beside the one that counts which do not win at their last move: a warning each, where they are written.
import { FINDINGS } from "../../findings/codes";
import type { Finding, Fix } from "../../findings/finding";
import type { PackWords } from "../../pack/packModel";
import { assertNever } from "../../base/assertNever";
import type { OtherResult, SolutionResult } from "../../rpc/solutions";
import type { LevelEntry } from "./solutions";

const CODE = "other-solution-broken";

/** Returns a finding for each; none for those of a level that cannot be played. */
export function otherSolutionFindings(
  results: readonly SolutionResult[],
  entries: readonly LevelEntry[],
): readonly Finding[] {
  return results.flatMap(({ level, title, file, others = [] }) => {
    const entry = entries.find(({ id }) => id === level);
    if (entry === undefined || others.length === 0) return [];
    const { record, words } = entry.model;
    const places = record.others?.read(entry.file.tree) ?? [];
    return others.flatMap((other, index): readonly Finding[] => {
      const at = places[index]?.at;
      const trouble = troubleOf(other, words);
      if (at === undefined || trouble === null) return [];
      const message = `${title}: the other ${words.record} "${other.name}" ${trouble}.`;
      return [
        {
          code: CODE,
          severity: FINDINGS[CODE],
          message,
          file,
          at,
          params: { level, index },
          fixes: fixesOf(entry, index),
        },
      ];
    });
  });
}

function troubleOf({ status, moves, step = moves }: OtherResult, words: PackWords): string | null {
  const { move, pass, passes, fails } = words;
  switch (status) {
    case "wins":
    case "unplayable":
      return null;
    case "wins-early":
      return `${passes} early, at ${move} ${step} of ${moves}`;
    case "does-not-win":
      return `does not ${pass} after its ${moves} ${moves === 1 ? move : words.moves}`;
    case "illegal-action":
      return `makes a ${move} that is not allowed: ${step} of ${moves}`;
    case "loses":
      return `${fails} at ${move} ${step} of ${moves}`;
    case "no-path":
      return `has no ${words.moves}`;
    default:
      return assertNever(status);
  }
}

function fixesOf({ file, model }: LevelEntry, index: number): readonly Fix[] {
  const edits = model.record.others?.remove(file, index) ?? [];
  return edits.length === 0 ? [] : [{ title: "Remove it", changes: [{ file: file.path, edits }] }];
}
