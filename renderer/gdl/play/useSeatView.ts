// What a player is shown after the turn in view, as the host makes it; or all there is, as JSON.
import { useEffect, useState } from "react";
import type { SeatView } from "../../../shared/engine/levelSupport";
import { host } from "../../bridge/host";
import { usePlayStore } from "../../session/play/playStore";

interface KnownView {
  readonly of: object;
  readonly session: number;
  readonly seat: string | null;
  readonly view: SeatView | null;
}

export interface ShownView {
  /** Of the turn before while that of a new one is on its way; null until the first is known. */
  readonly view: SeatView | null;
  /** The view is of the turn in view. */
  readonly isCurrent: boolean;
}

/** What a seat (null: one that sees everything) is shown. `isShown` false asks for nothing. */
export function useSeatView(seat: string | null, isShown = true): ShownView {
  const session = usePlayStore((state) => state.level?.session);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.turns[state.shown]);
  const [known, setKnown] = useState<KnownView>();
  useEffect(() => {
    if (!isShown || session === undefined || record === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const view = await host.viewFor(session, turn, seat);
      if (isWanted) setKnown({ of: record, session, seat, view });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isShown, session, turn, record, seat]);
  // Another seat's view is never shown, not even for a moment.
  const isOurs = known !== undefined && known.seat === seat && known.session === session;
  return { view: isOurs ? known.view : null, isCurrent: isOurs && known.of === record };
}
