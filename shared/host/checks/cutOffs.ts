// Reports moves of solutions whose cascade was cut off while rules or systems still had something to do, at the move.
import { FINDINGS } from "../../findings/codes";
import type { Finding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";

/** The first such move of a level. */
export interface CutOffMove {
  /** Counted from 1; 0 is loading. */
  readonly step: number;
  /** In words; null for loading. */
  readonly action: string | null;
  /** Ids of the rules that would have fired; none where only systems would have gone on. */
  readonly rules: readonly string[];
}

/** A level and its first such move; null for none. */
export interface CutOffLevel {
  readonly level: string;
  readonly file: string;
  readonly cutOff: CutOffMove | null;
}

/** Returns one finding for each level in which they were cut off. */
export function cutOffFindings({ model }: PackSource, levels: readonly CutOffLevel[]): readonly Finding[] {
  return levels.flatMap(({ level, file, cutOff }): readonly Finding[] => {
    if (cutOff === null || model === null) return [];
    const { step, action, rules } = cutOff;
    const when = action === null ? "While the level is loaded" : `In move ${step} (${action})`;
    const names = rules.map((id) => `"${id}"`).join(", ");
    const lost = rules.length === 0 ? "systems would have gone on" : `${names} would have fired`;
    return [
      {
        code: "cascade-cut-off",
        severity: FINDINGS["cascade-cut-off"],
        message: `${when} the cascade is cut off at its depth limit; ${lost}.`,
        file,
        at: step === 0 ? "" : model.record.pointerOf(step),
        onKey: step === 0,
        params: { level, step },
      },
    ];
  });
}
