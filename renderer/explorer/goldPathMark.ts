// What a level's gold path result looks like in a tree: its tone, its words.
import { assertNever } from "../../shared/base/assertNever";
import type { GoldPathResult } from "../../shared/rpc/contract";
import type { Tone } from "../ui/Badge";

export interface GoldPathMark {
  readonly tone: Tone;
  readonly words: string;
}

/** Moves count from 1. */
export function goldPathMark({ status, moves, step, loseReason }: GoldPathResult): GoldPathMark {
  switch (status) {
    case "wins":
      return { tone: "success", words: `The gold path wins at its last move (${moves})` };
    case "wins-early":
      return { tone: "warning", words: `The gold path wins early, at move ${step} of ${moves}` };
    case "does-not-win":
      return { tone: "error", words: `The gold path does not win after its ${moves} moves` };
    case "illegal-action":
      return { tone: "error", words: `Move ${step} of the gold path is not allowed` };
    case "loses":
      return {
        tone: "error",
        words: `The gold path loses at move ${step}${loseReason === undefined ? "" : `: ${loseReason}`}`,
      };
    case "no-path":
      return { tone: "neutral", words: "No gold path is recorded" };
    default:
      return assertNever(status);
  }
}
