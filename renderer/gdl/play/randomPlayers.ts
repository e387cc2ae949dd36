// Makes the moves of players who play at random, each one chosen from those that are legal.
import { useCallback, useEffect } from "react";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { host } from "../../bridge/host";
import { act } from "../../session/play/playCommands";
import type { PlayState } from "../../session/play/playState";
import { playStore, usePlayStore } from "../../session/play/playStore";
import { useRandomPlayers } from "./randomSeats";

/** How long a position stands before such a move is made, in milliseconds: long enough to see it. */
const PAUSE_MS = 350;

/**
 * Makes the moves of such players while the play goes on. After a move that was undone nothing is made by itself:
 * the function that is returned goes on from there.
 */
export function useRandomPlay(): () => void {
  const { seats } = useRandomPlayers();
  const session = usePlayStore((state) => state.level?.session);
  const shown = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.turns[state.shown]);
  const goesOn = usePlayStore(isPlayed);
  useEffect(() => {
    if (!goesOn || session === undefined || record === undefined || seats.length === 0) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void (async () => {
        const move = await randomMove(session, shown, seats);
        if (move !== null && isWanted && isPlayed(playStore.getState())) await act(move);
      })();
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [goesOn, session, shown, record, seats]);
  return useCallback(() => {
    if (session === undefined) return;
    void (async () => {
      const move = await randomMove(session, shown, seats);
      if (move !== null) await act(move);
    })();
  }, [session, shown, seats]);
}

/** At the end of what was played, while nobody looks into a turn or has changed the rules since. */
function isPlayed({ mode, shown, turns, cursor, isOpening, isReplaying, isStale }: PlayState): boolean {
  return mode === "play" && shown === turns.length - 1 && cursor === null && !isOpening && !isReplaying && !isStale;
}

/** Returns a move of the first of the players who has one; null when none of them may move. */
async function randomMove(session: number, turn: number, seats: readonly string[]): Promise<GameAction | null> {
  for (const seat of seats) {
    // What the player may do, wherever several may act.
    const moves = (await host.viewFor(session, turn, seat))?.moves.moves ?? [];
    const chosen = moves[Math.floor(Math.random() * moves.length)];
    if (chosen !== undefined) return chosen.action;
  }
  return null;
}
