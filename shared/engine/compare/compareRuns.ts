// Two runs beside each other, a turn of each at a time: how each ended, and where they first part, in words.
// Runs of one level are compared by what comes of each turn; of two levels, whose boards are never the same, by what
// happens in them. Knows nothing of how runs are played.
import { isSameTurn, type NamedTurn } from "./compareTurns";
import type { TurnRecord } from "../turnRecord";
import { compareMoments } from "./momentComparison";
import { type Parting, partingOf, partingTexts } from "./turnDifference";
import { actionText } from "../trace/valueText";

/** How a run ended: at its last move, or before it with a refused one. */
export interface RunEnd {
  /** Moves played, a refused one included. */
  readonly moves: number;
  readonly outcome: "goes on" | "won" | "lost" | "refused";
}

/** Where two runs part; records and sentences of both sides, in words only where one side has no such turn. */
export interface RunParting extends Parting {
  readonly turn: number;
  /** What the session did there. */
  readonly leftText: string;
  readonly rightText: string;
}

export interface PlayComparison {
  readonly left: RunEnd;
  readonly right: RunEnd;
  /** Null when all of it is the same. */
  readonly parting: RunParting | null;
  /** The ids of the levels when the runs are of two of them; null for two runs of one. */
  readonly levels: readonly [left: string, right: string] | null;
}

/** A turn of each run; null where a run is over. */
export type TurnPair = readonly [left: NamedTurn | null, right: NamedTurn | null];

/** What is compared; `levels` as in `PlayComparison`. Ends with the comparison when the pairs do; yields after each. */
export function* compareTurnPairs(
  pairs: Iterable<TurnPair>,
  levels: PlayComparison["levels"],
): Generator<undefined, PlayComparison> {
  let [left, right]: [RunEnd, RunEnd] = [NOT_BEGUN, NOT_BEGUN];
  let parting: RunParting | null = null;
  let turn = 0;
  for (const [one, other] of pairs) {
    if (one !== null) left = endAfter(one.turn, turn);
    if (other !== null) right = endAfter(other.turn, turn);
    parting ??= levels === null ? partingAt(turn, one, other) : doingPartsAt(turn, one, other);
    turn += 1;
    yield undefined;
  }
  return { left, right, parting, levels };
}

const NOT_BEGUN: RunEnd = { moves: 0, outcome: "goes on" };

function endAfter({ accepted, won, lost }: TurnRecord, turn: number): RunEnd {
  return { moves: turn, outcome: !accepted ? "refused" : won ? "won" : lost ? "lost" : "goes on" };
}

/** In words alone: one run is over, or another action was played or taken; null when the actions are the same. */
function actionsPartAt(turn: number, left: NamedTurn | null, right: NamedTurn | null): RunParting | null {
  const [leftText, rightText] = [wholeText(left), wholeText(right)];
  return leftText === rightText ? null : { turn, left: null, right: null, leftText, rightText };
}

/** For two runs of one level; null when the turns are the same. */
function partingAt(turn: number, left: NamedTurn | null, right: NamedTurn | null): RunParting | null {
  if (left === null || right === null) return actionsPartAt(turn, left, right);
  if (isSameTurn(left.turn, right.turn)) return null;
  const actions = actionsPartAt(turn, left, right);
  if (actions !== null) return actions;
  const start = turn === 0 ? startsOtherwise(left, right) : null;
  const parting = start === null ? partingOf(left, right) : null;
  if (parting !== null) return withTexts(turn, left, right, parting);
  const told = start ?? startsOtherwise(left, right);
  return told === null ? null : { turn, ...told };
}

/** For runs of two levels: what was played and what it did, from the first move on. */
function doingPartsAt(turn: number, left: NamedTurn | null, right: NamedTurn | null): RunParting | null {
  if (turn === 0) return null;
  const actions = actionsPartAt(turn, left, right);
  if (actions !== null || left === null || right === null) return actions;
  const parting = partingOf(left, right);
  return parting === null ? null : withTexts(turn, left, right, parting);
}

function withTexts(turn: number, left: NamedTurn, right: NamedTurn, parting: Parting): RunParting {
  const [leftText, rightText] = partingTexts(left, right, parting);
  return { turn, ...parting, leftText, rightText };
}

/** How the boards differ before anything happens in a turn: a level that begins otherwise; null when they do not. */
function startsOtherwise(left: NamedTurn, right: NamedTurn): Omit<RunParting, "turn"> | null {
  const [first] = compareMoments({ ...left, cursor: 0 }, { ...right, cursor: 0 }).differences;
  if (first === undefined) return null;
  const { what, one, other } = first;
  return { left: 0, right: 0, leftText: `${what}: ${one}`, rightText: `${what}: ${other}` };
}

/** A turn as its action, for turns that differ as wholes. */
function wholeText(named: NamedTurn | null): string {
  if (named === null) return "the run is over";
  const { action, accepted } = named.turn;
  if (action === null) return "loading";
  return `${actionText(action)}${accepted ? "" : ", refused"}`;
}

/** How the runs stand to each other, in one or two sentences; `left` and `right` say what the runs are called. */
export function comparisonHeadline(
  { left, right, parting, levels }: PlayComparison,
  [one, other]: readonly [left: string, right: string] = ["this session", "the other"],
): string {
  const two = levels === null ? "" : `Two levels, ${levels[0]} and ${levels[1]}, by what each turn does. `;
  const [leftEnd, rightEnd] = [endText(left), endText(right)];
  if (parting === null) {
    const alike = levels === null ? "The same all along" : "They do the same all along";
    return `${two}${alike}: ${leftEnd}.`;
  }
  const when = parting.turn === 0 ? "at loading" : `in turn ${parting.turn}`;
  const ends = leftEnd === rightEnd ? `; both: ${leftEnd}` : `; ${one}: ${leftEnd}, ${other}: ${rightEnd}`;
  return `${two}They part ${when}${ends}.`;
}

function endText({ moves, outcome }: RunEnd): string {
  const count = `${moves} ${moves === 1 ? "move" : "moves"}`;
  switch (outcome) {
    case "won":
      return `won after ${count}`;
    case "lost":
      return `lost after ${count}`;
    case "refused":
      return `refused at move ${moves}`;
    default:
      return `${count}, not over`;
  }
}
