// The levels that a replacement of a kind will change, with their pictures and how much changes in each.
import type { ReactElement } from "react";
import { counted } from "../../../../shared/base/counted";
import { LevelPicture } from "../../pack/LevelPicture";
import type { LevelTotal, ReplaceTotals } from "./replaceTotals";

export function ReplacePreview({ totals: { levels, changes } }: { readonly totals: ReplaceTotals }): ReactElement {
  const changed = levels.filter((level) => level.changes > 0).length;
  const total = changes === 0 ? "Nothing changes." : `${counted(changes, "change")} in ${counted(changed, "level")}:`;
  return (
    <section className="gw-replace-preview" aria-label="Preview">
      <output>{total}</output>
      {levels.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: keys must reach it.
        <ul tabIndex={0} aria-label="Levels that change">
          {levels.map((level) => (
            <li key={level.file} data-left={level.changes === 0}>
              <LevelPicture file={level.file} size={32} />
              <span>{level.title}</span>
              <small>{wordsOf(level)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function wordsOf({ cells, elsewhere, changes, isBroken }: LevelTotal): string {
  if (isBroken) return "has a syntax error and stays as it is";
  if (changes === 0) return "stays as it is";
  const parts = [
    ...(cells === 0 ? [] : [counted(cells, "cell")]),
    ...(elsewhere === 0 ? [] : [counted(elsewhere, "other place")]),
  ];
  return parts.join(", ");
}
