// Keeps what is chosen on the table until it can be judged: the legal moves come a moment after the position, and a move
// is on its way until the host has played it.
import { useEffect, useRef } from "react";

export interface Choices {
  /** Takes a name: at once if it can be judged, else as soon as it can. */
  readonly take: (name: string) => void;
  /** Drops the names that wait. */
  readonly drop: () => void;
}

/**
 * Gives each name that is chosen to `judge`, one a render and in their order, while `isReady`. Names that wait are
 * dropped when another game is shown.
 */
export function useChoices(game: string, isReady: boolean, judge: (name: string) => void): Choices {
  const waiting = useRef<readonly string[]>([]);
  const drop = (): void => {
    waiting.current = [];
  };
  useEffect(drop, [game]);
  useEffect(() => {
    const [next, ...others] = waiting.current;
    if (!isReady || next === undefined) return;
    waiting.current = others;
    judge(next);
  });
  return {
    drop,
    take: (name) => {
      // After one that waits, also when that could be judged by now.
      if (isReady && waiting.current.length === 0) judge(name);
      else waiting.current = [...waiting.current, name];
    },
  };
}
