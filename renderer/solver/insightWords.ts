// The figures of a level in words. Pure.
import type {
  Branching,
  Count,
  Difficulty,
  MoveFate,
  PathStep,
  StateCounts,
  StateFate,
} from "../../shared/engine/search/insight/insightOutcome";
import type { Cut } from "../../shared/engine/search/searchOutcome";

/** How hard a level is for a player who tries moves at random, by its bits. */
export function difficultyBand(bits: number): string {
  if (bits < 4) return "easy";
  if (bits < 8) return "medium";
  return bits < 12 ? "hard" : "very hard";
}

/** Returns the bits in words: exact, estimated, or only a bound. */
export function bitsText(difficulty: Difficulty): string {
  const { kind, bits } = difficulty;
  if (kind === "exact") return `${bits.toFixed(1)} bits, exact`;
  if (kind === "above") return `more than ${bits.toFixed(1)} bits`;
  return `about ${bits.toFixed(1)} bits (${difficulty.low.toFixed(1)} to ${difficulty.high.toFixed(1)})`;
}

/** Says what the bits mean. */
export function chanceText({ bits, kind, steps }: Difficulty): string {
  const plays = Math.round(2 ** Math.min(bits, 50)).toLocaleString("en");
  if (kind === "above") return `None of ${plays} random plays of ${steps} moves won.`;
  return `About one of ${plays} random plays of ${steps} moves wins.`;
}

export function countText({ count, exact }: Count, one: string, many = `${one}s`): string {
  const text = count.toLocaleString("en");
  return `${exact ? text : `more than ${text}`} ${count === 1 && exact ? one : many}`;
}

/** Returns the end of a sentence that says why not every state was looked at; null where nothing is known. */
export function cutWords(because: Cut | null): string {
  if (because === "memory") return ": the memory was used up.";
  return because === "time" ? " within the time." : because === "cancelled" ? ": it was cancelled." : ".";
}

/** Returns the share of states from which the level cannot be won. */
export function deadText({ winning, dead, open }: StateCounts): string {
  if (open > 0 && dead === 0) return "none found";
  const all = winning + dead + open;
  const share = all === 0 ? 0 : dead / all;
  if (share > 0 && share < 0.01) return open === 0 ? "less than 1 % of all states" : "less than 1 % found so far";
  return `${open === 0 ? "" : "at least "}${Math.round(share * 100)} % of all states`;
}

export function branchingText({ winning, fatal, idle }: Branching): string {
  return `${winning.toFixed(1)} keep the win, ${fatal.toFixed(1)} lose it, ${idle.toFixed(1)} change nothing`;
}

/** Says what a state of play is good for. */
export function fateText(fate: StateFate): string {
  if (fate.kind === "dead") return "The level cannot be won from here.";
  if (fate.kind === "unknown") return "It is not known whether the level can still be won.";
  const moves = fate.moves === 1 ? "1 more move" : `${fate.moves} more moves`;
  return fate.exact ? `The level can be won in ${moves}.` : `The level can be won in ${moves}, or fewer.`;
}

/** Returns the moves to list; none where the level is lost whatever is done, since then no move loses it. */
export function movesWorthTelling(fate: StateFate, moves: readonly MoveFate[]): readonly MoveFate[] {
  return fate.kind === "dead" ? [] : moves;
}

/** Returns whether there is more to say of the states than that no play wins. */
export function canBeWon({ winning, open }: StateCounts): boolean {
  return winning + open > 0;
}

/** Says what a move does. */
export function moveText({ kind, moves }: MoveFate): string {
  if (kind === "fatal") return "loses the level";
  if (kind === "idle") return "changes nothing";
  if (kind === "unknown" || moves === null) return "not known";
  const left = moves === 1 ? "wins" : `wins in ${moves}`;
  return kind === "best" ? `${left}, none sooner` : left;
}

/** Says what is remarkable about a step of a path, in short parts. */
export function stepNotes(step: PathStep): readonly string[] {
  const { forced, traps, noReturn } = step;
  return [
    ...(forced ? ["the only move that keeps the win"] : []),
    ...(traps > 0 ? [traps === 1 ? "1 other move loses the level" : `${traps} other moves lose the level`] : []),
    ...(noReturn === true ? ["no way back"] : []),
  ];
}
