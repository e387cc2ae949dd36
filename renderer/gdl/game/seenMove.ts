// A move in words as one player may know it. Pure.
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { GameState } from "./gameState";

export interface MoveViewer {
  readonly seat: string;
  /** What the player may see after the move. */
  readonly state: GameState;
  /** Whose turn it was; null where nobody knows. */
  readonly mover: string | null;
}

/**
 * Returns a move's words without what its viewer may not know: of one that another player made while several may act
 * only that it was made, and of hidden cards not their numbers, which tell them apart.
 */
export function seenMove(action: GameAction, words: string, { seat, state, mover }: MoveViewer): string {
  const { by } = action;
  const who = typeof by === "string" ? by : mover;
  if (who === seat) return words;
  if (typeof by === "string") return `${by} has moved`;
  const seen = new Set(state.zones.flatMap(({ cards }) => cards.flatMap(({ id }) => id ?? [])));
  return words.replaceAll(/#(\d+)/g, (card, id: string) => (seen.has(Number(id)) ? card : "a hidden card"));
}
