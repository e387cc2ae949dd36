// Which moves are played when a session is played again by changed rules, the result of each, and the message about it.
// Pure.
import { capital } from "../../../shared/base/capital";
import { defined } from "../../../shared/base/defined";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { type PackWords, PLAIN_WORDS } from "../../../shared/pack/packModel";

function isSame(one: GameAction, other: GameAction | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Returns the indices in `asked` of moves that are not among those played; the rules refused them. Whatever is refused
 * is left out where it stands, so what was played is `asked` without them.
 */
export function refusedMoves(asked: readonly GameAction[], played: readonly GameAction[]): readonly number[] {
  let at = 0;
  return asked.flatMap((action, index) => {
    if (!isSame(action, played[at])) return [index];
    at += 1;
    return [];
  });
}

/**
 * Returns the moves to play: the first of the longer lists out of which those played came by leaving some out, so that
 * moves which were refused by a rule that is now fixed come back; else just those played.
 */
export function movesToRepeat(
  played: readonly GameAction[],
  longer: readonly (readonly GameAction[])[],
): readonly GameAction[] {
  const isOutOf = (list: readonly GameAction[]): boolean =>
    list.length - refusedMoves(list, played).length === played.length;
  return (played.length === 0 ? undefined : longer.find(isOutOf)) ?? played;
}

/**
 * Returns the turn that is now where a turn was: refused moves before it are no turns any more, and itself may be none.
 */
export function turnAfterRefusals(turn: number, refused: readonly number[]): number {
  return turn - refused.filter((index) => index < turn).length;
}

export interface PlayedAgain {
  readonly asked: readonly GameAction[];
  readonly refused: readonly number[];
  /** The first turn that went otherwise; null when none did. */
  readonly difference: number | null;
  /** Where the debugger stood. */
  readonly shown: number;
}

/** Returns what playing again has shown, in a sentence or two. */
export function playedAgainText(
  { asked, refused, difference, shown }: PlayedAgain,
  { actionText }: Pick<TracePresentation, "actionText">,
  words: PackWords = PLAIN_WORDS,
): string {
  return [differenceText(difference, shown, words), refusedText(asked, refused, actionText, words)]
    .filter((text) => text !== "")
    .join(" ");
}

function differenceText(difference: number | null, shown: number, { start }: PackWords): string {
  if (difference === null) return "Played again with the current rules: nothing has changed.";
  if (difference === 0) return `Played again: the ${start} starts differently.`;
  if (difference < shown) return `Played again: the past has changed, from turn ${difference} on.`;
  return `Played again: turn ${difference} is the first that went differently.`;
}

function refusedText(
  asked: readonly GameAction[],
  [first, ...more]: readonly number[],
  actionText: (action: GameAction) => string,
  { move, moves }: PackWords,
): string {
  if (first === undefined) return "";
  const what = `${capital(move)} ${first + 1} (${actionText(defined(asked[first]))})`;
  if (more.length === 0) return `${what} is refused now.`;
  return `${what} and ${more.length} of the ${moves} after it are refused now.`;
}
