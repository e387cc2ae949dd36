// A level's recorded solution as a row of steps, beside what the session has played of it. Pure.
import { assertNever } from "../../shared/base/assertNever";
import type { BoardView } from "../../shared/base/boardView";
import { canonicalJson } from "../../shared/base/canonicalJson";
import type { GameAction, TurnRecord } from "../../shared/engine/dialect";
import { actionText } from "../../shared/engine/valueText";
import type { GoldPathResult } from "../../shared/rpc/contract";

export interface SolutionStep {
  /** From 1; 0 is the start of the level. */
  readonly number: number;
  /** Null for the start, and for an entry that is no action at all. */
  readonly action: GameAction | null;
  readonly text: string;
  /** The board after the step, where the session has played it. */
  readonly board: BoardView | null;
  readonly isHintStop: boolean;
  /** What is wrong or special here, in a few words; null for nothing. */
  readonly mark: { readonly tone: "success" | "warning" | "error"; readonly text: string } | null;
}

/** How many turns of the session are steps of the path: those before the first that differs. 0: not even the start. */
export function sharedTurns(path: readonly (GameAction | null)[], turns: readonly TurnRecord[]): number {
  let shared = 0;
  while (shared < turns.length && shared <= path.length) {
    const played = turns[shared]!.action;
    const written = shared === 0 ? null : path[shared - 1]!;
    const isSame = shared === 0 || (written !== null && canonicalJson(played) === canonicalJson(written));
    if (!isSame) break;
    shared += 1;
  }
  return shared;
}

/** The steps of a path, the start first. `result` is what the last check said of it, if it is known. */
export function solutionSteps(
  path: readonly (GameAction | null)[],
  hintStops: readonly number[],
  turns: readonly TurnRecord[],
  result: GoldPathResult | undefined,
): readonly SolutionStep[] {
  const shared = sharedTurns(path, turns);
  const boardAfter = (step: number): BoardView | null => (step < shared ? (turns[step]?.after ?? null) : null);
  const start: SolutionStep = {
    number: 0,
    action: null,
    text: "Start",
    board: boardAfter(0),
    isHintStop: false,
    mark: null,
  };
  const steps = path.map((action, index): SolutionStep => {
    const number = index + 1;
    return {
      number,
      action,
      text: action === null ? "not an action" : actionText(action),
      board: boardAfter(number),
      isHintStop: hintStops.includes(number),
      mark: markOf(number, path.length, result),
    };
  });
  return [start, ...steps];
}

function markOf(step: number, last: number, result: GoldPathResult | undefined): SolutionStep["mark"] {
  if (result === undefined) return null;
  if (result.status === "wins") return step === last ? { tone: "success", text: "wins" } : null;
  if (result.status === "does-not-win") return step === last ? { tone: "error", text: "does not win" } : null;
  if (step !== result.step) return null;
  if (result.status === "wins-early") return { tone: "warning", text: "wins here already" };
  if (result.status === "loses") return { tone: "error", text: "loses" };
  return result.status === "illegal-action" ? { tone: "error", text: "not allowed" } : null;
}

/** What the last check said of a path, in a sentence, with its tone. */
export function pathVerdict(result: GoldPathResult | undefined): {
  readonly tone: "success" | "warning" | "error" | "neutral";
  readonly text: string;
} {
  if (result === undefined) return { tone: "neutral", text: "Not checked yet" };
  const step = result.step ?? 0;
  switch (result.status) {
    case "wins":
      return { tone: "success", text: "Wins at its last move" };
    case "wins-early":
      return { tone: "warning", text: `Wins early, at move ${step}` };
    case "does-not-win":
      return { tone: "error", text: "Does not win" };
    case "illegal-action":
      return { tone: "error", text: `Move ${step} is not allowed` };
    case "loses":
      return { tone: "error", text: `Loses at move ${step}` };
    case "no-path":
      return { tone: "neutral", text: "No solution recorded" };
    default:
      return assertNever(result.status);
  }
}
