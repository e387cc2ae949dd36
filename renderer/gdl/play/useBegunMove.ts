// How the move that is being chosen goes on, as the host works it out: nothing is played by it.
import { useEffect, useState } from "react";
import type { BegunMove } from "../../../shared/engine/levelSupport";
import { host } from "../../bridge/host";
import { usePlayStore } from "../../session/play/playStore";
import type { Begun } from "../game/moveChoice";
import { usePlayedSeat } from "./playAs";

interface Known {
  readonly of: object;
  readonly begun: Begun;
  readonly seat: string | null;
  readonly move: BegunMove | null;
}

/** Returns the chain that was begun after the turn in view; null before its first step and until the host has answered. */
export function useBegunMove(begun: Begun): BegunMove | null {
  const session = usePlayStore((state) => state.level?.session);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.turns[state.shown]);
  const seat = usePlayedSeat();
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (begun.length < 2 || session === undefined || record === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const move = await host.begunMove(session, turn, begun, seat);
      if (isWanted) setKnown({ of: record, begun, seat, move });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [begun, session, turn, record, seat]);
  const isOurs = known !== undefined && known.of === record && known.begun === begun && known.seat === seat;
  return isOurs ? known.move : null;
}
