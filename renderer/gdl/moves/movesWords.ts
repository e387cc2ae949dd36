// What the Moves panel says where it has nothing to list, by what a move of the game can begin at. Pure.
import { listOf } from "../../../shared/base/json";
import type { GameIndex } from "../../../shared/dialects/gdl/text/names/gameIndex";
import type { MoveQuestion } from "../../../shared/engine/moveTries";

/** What a move can begin at: pieces on the board, cards in zones, or nothing, as in a game of numbers alone. */
export type Movable = "piece" | "card" | "nothing";

export function movableIn({ schemas, board }: GameIndex): Movable {
  if (schemas.size === 0) return "nothing";
  return board.kind === "none" ? "card" : "piece";
}

const BEFORE_PLAY: Readonly<Record<Movable, string>> = {
  piece:
    "Play the game and choose a piece, then where it is to go: this shows which actions allow it, and why the others do not. A move without a place is a button beside the board, and is listed here at once.",
  card: "Play the game and choose a card, then where it is to go: this shows which actions allow it, and why the others do not. A move without a card is a button, and is listed here at once.",
  nothing: "Play the game: this shows which actions may be done, and why the others may not.",
};

/** Returns what to do while nothing is played. */
export function beforePlayWords(movable: Movable): string {
  return BEFORE_PLAY[movable];
}

const NOTHING_ASKED: Readonly<Record<Movable, string>> = {
  piece: "Every action of this phase needs a place. Choose a piece on the board, then where it is to go.",
  card: "Every action of this phase needs a card. Choose a card, then where it is to go.",
  nothing: "This phase has no actions.",
};

/** Returns why no action is listed. */
export function noActionWords({ path, to }: MoveQuestion, movable: Movable): string {
  return path.length === 0 && to === null ? NOTHING_ASKED[movable] : "No action of this phase is for that.";
}

/**
 * Returns which actions a phase does not allow, as a line; null where it allows all, or is none of the game's. What is
 * `listed` was tried, by rules that may have changed since.
 */
export function notAllowedWords(
  { phases, interactions }: GameIndex,
  phase: string,
  listed: readonly string[],
): string | null {
  const declared = phases.get(phase);
  if (declared === undefined) return null;
  const others = new Set([...listOf(declared["allowed_actions"]), ...listed]);
  const names = Array.from(interactions.keys()).filter((name) => !others.has(name));
  return names.length === 0 ? null : `Not allowed in the phase ${phase}: ${names.join(", ")}.`;
}
