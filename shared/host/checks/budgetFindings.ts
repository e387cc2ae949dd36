// Reports turns that never settle, found by playing, at the recorded move.
import { capital } from "../../base/capital";
import type { PlayableLevel } from "../../engine/playableLevel";
import { FINDINGS } from "../../findings/codes";
import type { Finding } from "../../findings/finding";
import type { SolutionResult } from "../../rpc/solutions";
import type { LevelEntry } from "./solutions";

const ENDED = "the turn was ended there. Look for rules that trigger each other again and again.";

/** Returns one finding for each level in which loading, or a move of its solution, exceeded the budget of a turn. */
export function budgetFindings(results: readonly SolutionResult[], entries: readonly LevelEntry[]): readonly Finding[] {
  return results.flatMap(({ level: id, file, budgetSpentAt: step }) => {
    if (step === undefined) return [];
    const entry = entries.find((each) => each.id === id);
    if (entry === undefined) return [];
    const level = entry.level();
    return [
      {
        code: "turn-never-settles",
        severity: FINDINGS["turn-never-settles"],
        message: messageOf(step, level, entry.model.words.move),
        file,
        at: step === 0 ? "" : entry.model.record.pointerOf(step),
        onKey: step === 0,
        params: { level: id, step },
      },
    ];
  });
}

/** `word` is what the pack's language calls a move. */
function messageOf(step: number, level: PlayableLevel | null, word: string): string {
  if (step === 0) return `Loading this level sets off more than a turn may do; ${ENDED}`;
  const move = level?.solution[step - 1];
  const what = level === null || move === undefined ? "" : ` (${level.presentation.actionText(move)})`;
  return `${capital(word)} ${step}${what} sets off more than a turn may do; ${ENDED}`;
}
