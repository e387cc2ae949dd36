// A level's recorded solution as a row of steps, beside what the session has played of it. Pure.
import { defined } from "../../../shared/base/defined";
import { memoByIdentity } from "../../../shared/base/memo";
import type { BoardView } from "../../../shared/base/boardView";
import { canonicalJson } from "../../../shared/base/canonicalJson";
import type { GameAction, TurnRecord } from "../../../shared/engine/turnRecord";
import { actionText } from "../../../shared/dialects/gridponder/presentation/valueText";
import type { SolutionResult } from "../../../shared/rpc/solutions";

export interface SolutionStep {
  /** From 1; 0 is the start of the level. */
  readonly number: number;
  /** Null for the start, and for an entry that is no action at all. */
  readonly action: GameAction | null;
  readonly text: string;
  /** Makes the board after the step, where it is known: steps that are scrolled past need none. */
  readonly board: (() => BoardView) | null;
  readonly isHintStop: boolean;
  /** What is wrong or special here, in a few words; null for nothing. */
  readonly mark: { readonly tone: "success" | "warning" | "error"; readonly text: string } | null;
}

/**
 * Returns how many turns of the session are steps of the path: those before the first that differs. 0: not even the
 * start.
 */
export function sharedTurns(path: readonly (GameAction | null)[], turns: readonly TurnRecord[]): number {
  let shared = 0;
  while (shared < turns.length && shared <= path.length) {
    const played = defined(turns[shared]).action;
    const written = shared === 0 ? null : defined(path[shared - 1]);
    const isSame = shared === 0 || (written !== null && textOf(played) === textOf(written));
    if (!isSame) break;
    shared += 1;
  }
  return shared;
}

/** Equal for equal actions; called often for the same ones. */
function textOf(action: GameAction | null): string {
  return action === null ? "" : canonicalAction(action);
}

const canonicalAction = memoByIdentity((action: GameAction) => canonicalJson(action));

/** What is known of a path beside its moves. */
export interface PathKnowledge {
  readonly hintStops: readonly number[];
  /** Turns of the session. */
  readonly turns: readonly TurnRecord[];
  /** How many of them are steps of the path: see `sharedTurns`. */
  readonly shared: number;
  /** The boards along the path by the last check, as far as they are known. */
  readonly boardAfter: (moves: number) => (() => BoardView) | null;
  /** What the last check said, if it is known. */
  readonly result: SolutionResult | undefined;
}

const lengthOf = memoByIdentity((action: GameAction) => actionText(action).length);

/** Returns the length of the longest words of a move of a path. */
export function longestText(path: readonly (GameAction | null)[]): number {
  return path.reduce((longest, action) => Math.max(longest, action === null ? 0 : lengthOf(action)), 0);
}

/** Returns the steps of a path, the start first; of a long one only those from `first` to `last`. */
export function solutionSteps(
  path: readonly (GameAction | null)[],
  known: PathKnowledge,
  first = 0,
  last = path.length,
): readonly SolutionStep[] {
  const { shared } = known;
  const end = Math.min(last, path.length);
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => {
    const number = first + index;
    return stepOf(number, path, known, number < shared ? known.turns[number] : undefined);
  });
}

/** Returns whether two steps say the same; the boards after them may be others. */
export function isSameStep(one: SolutionStep, other: SolutionStep): boolean {
  return (
    one.number === other.number &&
    textOf(one.action) === textOf(other.action) &&
    one.text === other.text &&
    one.isHintStop === other.isHintStop &&
    one.mark?.tone === other.mark?.tone &&
    one.mark?.text === other.mark?.text
  );
}

/** Returns the same for the same turn, so that its picture is not drawn again. */
const endOf = memoByIdentity((turn: TurnRecord) => () => turn.after);

function stepOf(
  number: number,
  path: readonly (GameAction | null)[],
  { hintStops, boardAfter, result }: PathKnowledge,
  played: TurnRecord | undefined,
): SolutionStep {
  const board = played === undefined ? boardAfter(number) : endOf(played);
  if (number === 0) {
    const mark = result?.differsAt === 0 ? changeMark(0, result) : null;
    return { number, action: null, text: "Start", board, isHintStop: hintStops.includes(0), mark };
  }
  const action = path[number - 1] ?? null;
  return {
    number,
    action,
    text: action === null ? "not an action" : actionText(action),
    board,
    isHintStop: hintStops.includes(number),
    mark: result === undefined ? null : markOf(number, path.length, result),
  };
}

function markOf(step: number, last: number, result: SolutionResult): SolutionStep["mark"] {
  return outcomeMark(step, last, result) ?? changeMark(step, result);
}

function outcomeMark(step: number, last: number, result: SolutionResult): SolutionStep["mark"] {
  if (result.status === "wins") return step === last ? { tone: "success", text: "wins" } : null;
  if (result.status === "does-not-win") return step === last ? { tone: "error", text: "does not win" } : null;
  if (step !== result.step) return null;
  if (result.status === "wins-early") return { tone: "warning", text: "wins here already" };
  if (result.status === "loses") return { tone: "error", text: "loses" };
  return result.status === "illegal-action" ? { tone: "error", text: "not allowed" } : null;
}

function changeMark(step: number, { differsAt, differsBy, noOps }: SolutionResult): SolutionStep["mark"] {
  if (step === differsAt && differsBy !== "level") return { tone: "warning", text: "differs from the last win" };
  return noOps?.includes(step) === true ? { tone: "warning", text: "changes nothing" } : null;
}
