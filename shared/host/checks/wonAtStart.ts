// Reports levels that are won before the first move: all goals are met when the level has been loaded.
import { FINDINGS } from "../../findings/codes";
import type { Finding } from "../../findings/finding";
import type { LevelEntry } from "./solutions";

/** Returns one finding for each such level, at its first goal. */
export function wonAtStart(entries: readonly LevelEntry[]): readonly Finding[] {
  return entries.flatMap((entry) => {
    const level = entry.level();
    const [first] = level?.debug.goals ?? [];
    if (level === null || first === undefined) return [];
    const goals = level.goals(level.start(null));
    if (goals.length === 0 || !goals.every(({ met }) => met)) return [];
    const what = goals.length === 1 ? "its goal is" : "all its goals are";
    return [
      {
        code: "won-at-start",
        severity: FINDINGS["won-at-start"],
        message: `This level is won before the first move: ${what} met at the start.`,
        file: first.source.file,
        at: first.source.at,
        onKey: true,
        params: { level: entry.id },
      },
    ];
  });
}
