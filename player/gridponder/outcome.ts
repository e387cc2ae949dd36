// How a level ended, in words.
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { wordsOf } from "../../renderer/gridponder/controls/controls";
import type { PageOutcome } from "../page/pageLanguage";

/** Returns how a turn ended its level; null where the level goes on. */
export function outcomeOf({ won, lost, loseReason }: TurnRecord, moves: number): PageOutcome | null {
  if (won) return { kind: "won", title: "Solved", detail: `in ${moves} ${moves === 1 ? "move" : "moves"}`, moves };
  if (!lost) return null;
  const reason = loseReason === "max_actions" ? "No move is left" : wordsOf(loseReason ?? "");
  return { kind: "lost", title: "Lost", detail: reason === "" ? "" : `${reason}.`, moves };
}
