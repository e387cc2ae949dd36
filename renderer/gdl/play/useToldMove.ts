// How the line above the table tells a move to the player whose view is shown.
import { useCallback } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { gameState } from "../game/gameState";
import { seenMove } from "../game/seenMove";
import { usePlayedSeat } from "./playAs";

/** Returns the words for a move that the player may know; undefined while everything is shown. */
export function useToldMove(board: BoardView | null): ((turn: TurnRecord, words: string) => string) | undefined {
  const seat = usePlayedSeat();
  const told = useCallback(
    ({ action, before }: TurnRecord, words: string) => {
      if (action === null || seat === null) return words;
      const mover = gameState(before.state).current;
      return seenMove(action, words, { seat, state: gameState(board?.state ?? {}), mover });
    },
    [seat, board],
  );
  return seat === null ? undefined : told;
}
