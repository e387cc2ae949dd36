// Compares two runs turn by turn: how each ended, and where they first diverge, in words. Runs of one level are
// compared by the result of each turn; runs of two levels, whose boards always differ, by what happens in them.
import { capital } from "../../base/capital";
import { isSameTurn, type NamedTurn } from "./compareTurns";
import { type PackWords, PLAIN_WORDS } from "../../pack/packModel";
import { compareMoments } from "./momentComparison";
import { type Divergence, divergenceOf, divergenceTexts } from "./turnDifference";

/** How a run ended: at its last move, or earlier with a refused one. */
export interface RunEnd {
  /** Moves played, a refused one included. */
  readonly moves: number;
  readonly outcome: "goes on" | "won" | "lost" | "refused";
  /** The outcome in the language's own words, where it has them. */
  readonly text?: string;
}

/** Where two runs diverge: records and sentences of both sides; only sentences where one side has no such turn. */
export interface RunDivergence extends Divergence {
  readonly turn: number;
  /** What the session did there. */
  readonly leftText: string;
  readonly rightText: string;
}

export interface PlayComparison {
  readonly left: RunEnd;
  readonly right: RunEnd;
  /** Null when the runs are equal. */
  readonly divergence: RunDivergence | null;
  /** The ids of the levels when there are two; null for two runs of one level. */
  readonly levels: readonly [left: string, right: string] | null;
}

/** A turn of each run; null where a run has ended. */
export type TurnPair = readonly [left: NamedTurn | null, right: NamedTurn | null];

/**
 * Compares pairs of turns; `levels` as in `PlayComparison`. Yields after each pair and returns the comparison at the
 * end.
 */
export function* compareTurnPairs(
  pairs: Iterable<TurnPair>,
  levels: PlayComparison["levels"],
): Generator<undefined, PlayComparison> {
  let [left, right]: [RunEnd, RunEnd] = [NOT_BEGUN, NOT_BEGUN];
  let divergence: RunDivergence | null = null;
  let turn = 0;
  for (const [one, other] of pairs) {
    if (one !== null) left = endAfter(one, turn);
    if (other !== null) right = endAfter(other, turn);
    divergence ??= levels === null ? turnDivergence(turn, one, other) : effectDivergence(turn, one, other);
    turn += 1;
    yield undefined;
  }
  return { left, right, divergence, levels };
}

const NOT_BEGUN: RunEnd = { moves: 0, outcome: "goes on" };

function endAfter({ turn, presentation }: NamedTurn, moves: number): RunEnd {
  const { accepted, won, lost } = turn;
  if (!accepted) return { moves, outcome: "refused" };
  const ended = presentation.outcomeOf?.(turn);
  if (ended === null) return { moves, outcome: "goes on" };
  const outcome = won ? "won" : lost ? "lost" : "goes on";
  return ended === undefined ? { moves, outcome } : { moves, outcome, text: ended.text };
}

/** Returns the divergence when one run has ended, or the actions differ; null when the actions are the same. */
function actionDivergence(turn: number, left: NamedTurn | null, right: NamedTurn | null): RunDivergence | null {
  const [leftText, rightText] = [wholeText(left), wholeText(right)];
  return leftText === rightText ? null : { turn, left: null, right: null, leftText, rightText };
}

/** For two runs of one level; null when the turns are the same. */
function turnDivergence(turn: number, left: NamedTurn | null, right: NamedTurn | null): RunDivergence | null {
  if (left === null || right === null) return actionDivergence(turn, left, right);
  if (isSameTurn(left.turn, right.turn, left.presentation)) return null;
  const actions = actionDivergence(turn, left, right);
  if (actions !== null) return actions;
  const start = turn === 0 ? startDifference(left, right) : null;
  const divergence = start === null ? divergenceOf(left, right) : null;
  if (divergence !== null) return withTexts(turn, left, right, divergence);
  const difference = start ?? startDifference(left, right);
  return difference === null ? null : { turn, ...difference };
}

/** For runs of two levels: compares the actions and what they did, from the first move on. */
function effectDivergence(turn: number, left: NamedTurn | null, right: NamedTurn | null): RunDivergence | null {
  if (turn === 0) return null;
  const actions = actionDivergence(turn, left, right);
  if (actions !== null || left === null || right === null) return actions;
  const divergence = divergenceOf(left, right);
  return divergence === null ? null : withTexts(turn, left, right, divergence);
}

function withTexts(turn: number, left: NamedTurn, right: NamedTurn, divergence: Divergence): RunDivergence {
  const [leftText, rightText] = divergenceTexts(left, right, divergence);
  return { turn, ...divergence, leftText, rightText };
}

/**
 * Describes how the boards differ before anything happens in a turn, when the levels begin differently; null when they
 * do not.
 */
function startDifference(left: NamedTurn, right: NamedTurn): Omit<RunDivergence, "turn"> | null {
  const [first] = compareMoments({ ...left, cursor: 0 }, { ...right, cursor: 0 }).differences;
  if (first === undefined) return null;
  const { what, one, other } = first;
  return { left: 0, right: 0, leftText: `${what}: ${one}`, rightText: `${what}: ${other}` };
}

/** Returns a turn's action, for turns that differ as a whole. */
function wholeText(named: NamedTurn | null): string {
  if (named === null) return "no such turn";
  const { action, accepted } = named.turn;
  if (action === null) return "loading";
  return `${named.presentation.actionText(action)}${accepted ? "" : ", refused"}`;
}

/** Summarizes a comparison in one or two sentences; `one` and `other` are the names of the runs. */
export function comparisonHeadline(
  { left, right, divergence, levels }: PlayComparison,
  [one, other]: readonly [left: string, right: string] = ["this session", "the other"],
  words: PackWords = PLAIN_WORDS,
): string {
  const two = levels === null ? "" : `Two levels, ${levels[0]} and ${levels[1]}, by what each turn does. `;
  const [leftEnd, rightEnd] = [endText(left, words), endText(right, words)];
  if (divergence === null) {
    const alike = levels === null ? "The runs are the same" : "The runs do the same";
    return `${two}${alike}: ${leftEnd}.`;
  }
  const begun = shorterRun({ left, right, divergence });
  if (begun === "left" && left.moves === 0)
    return `${two}${capital(one)} has no ${words.move} yet; ${other}: ${rightEnd}.`;
  if (begun === "right" && right.moves === 0)
    return `${two}${capital(other)} has no ${words.move} yet; ${one}: ${leftEnd}.`;
  if (begun !== null) {
    const last = divergence.turn - 1;
    return `${two}The runs are the same up to ${words.move} ${last}; ${one}: ${leftEnd}, ${other}: ${rightEnd}.`;
  }
  const when = divergence.turn === 0 ? "at loading" : `in turn ${divergence.turn}`;
  const ends = leftEnd === rightEnd ? `; both: ${leftEnd}` : `; ${one}: ${leftEnd}, ${other}: ${rightEnd}`;
  return `${two}The runs diverge ${when}${ends}.`;
}

/** Returns the run that merely ends earlier than the other, with the same turns; null when the runs differ in a turn. */
export function shorterRun({
  left,
  right,
  divergence,
}: Pick<PlayComparison, "left" | "right" | "divergence">): "left" | "right" | null {
  if (divergence === null) return null;
  if (goesOnBefore(left, divergence)) return "left";
  return goesOnBefore(right, divergence) ? "right" : null;
}

/** Returns whether the runs differ only in that this one, which is not over, has no such turn. */
function goesOnBefore({ moves, outcome }: RunEnd, { turn, left, right }: RunDivergence): boolean {
  return outcome === "goes on" && left === null && right === null && turn === moves + 1;
}

function endText({ moves, outcome, text }: RunEnd, words: PackWords): string {
  const count = `${moves} ${moves === 1 ? words.move : words.moves}`;
  if (text !== undefined) return `${text} after ${count}`;
  switch (outcome) {
    case "won":
      return `${words.won} after ${count}`;
    case "lost":
      return `${words.lost} after ${count}`;
    case "refused":
      return `refused at ${words.move} ${moves}`;
    default:
      return `${count}, not over`;
  }
}
