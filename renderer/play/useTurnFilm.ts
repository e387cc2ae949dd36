// Runs the film of the turn just played, from frame to frame. A new turn, a step or a jump ends it at once: input
// never waits for what is shown.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { BoardView } from "../../shared/base/boardView";
import type { TurnRecord } from "../../shared/engine/dialect";
import type { BoardMotion } from "../board/boardMotion";
import { useGameDocument } from "../board/packLooks";
import { useDocument } from "../documents/documentHooks";
import { usePlayStore } from "../session/playStore";
import { type FilmFrame, turnFilm } from "./turnFilm";

/** The first picture is not the board before the move, which is there already, but one frame into it. */
const FIRST_FRAME_MS = 16;

export interface Shown {
  readonly board: BoardView;
  readonly motion: BoardMotion | null;
}

interface Running {
  readonly turn: TurnRecord;
  readonly frame: FilmFrame | null;
}

/** The board at the cursor; right after a move, what is seen on the way there. */
export function useTurnFilm(board: BoardView, turn: TurnRecord | undefined): Shown {
  const played = useTurnJustPlayed(turn);
  const game = useGameDocument()?.value();
  const theme = useDocument("theme.json")?.value();
  const texts = useRef({ game, theme });
  useLayoutEffect(() => {
    texts.current = { game, theme };
  });
  const [running, setRunning] = useState<Running | null>(null);
  // Before the first frame is drawn: the end of a turn must not flash up ahead of its way there.
  useLayoutEffect(() => {
    const film = played === null ? null : turnFilm(played, texts.current);
    if (film === null || played === null) return undefined;
    const beganAtMs = performance.now() - FIRST_FRAME_MS;
    let request = 0;
    const show = (): void => {
      const frame = film.at(performance.now() - beganAtMs);
      setRunning({ turn: played, frame });
      if (frame !== null) request = requestAnimationFrame(show);
    };
    show();
    return () => cancelAnimationFrame(request);
  }, [played]);
  const frame = played !== null && running?.turn === played ? running.frame : null;
  return frame === null ? { board, motion: null } : frame;
}

/** The turn in view if it is the one after the turn seen before, at its end; null when moves are not to be shown. */
function useTurnJustPlayed(turn: TurnRecord | undefined): TurnRecord | null {
  const shown = usePlayStore((state) => state.shown);
  const session = usePlayStore((state) => state.level?.session ?? 0);
  const isWhole = usePlayStore((state) => state.cursor === null && state.stepped === null);
  const animates = usePlayStore((state) => state.animates);
  const last = useRef({ session, shown });
  const played = useMemo(() => ({ turn, session, shown }), [turn, session, shown]);
  const [just, setJust] = useState<typeof played | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { session: played.session, shown: played.shown };
    setJust(before.session === played.session && played.shown === before.shown + 1 ? played : null);
  }, [played]);
  const isQuiet = useReducedMotion();
  return just === played && isWhole && animates && !isQuiet ? (turn ?? null) : null;
}

/** Whether the system asks for less motion. */
function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(() => REDUCED.matches);
  useEffect(() => {
    const follow = (): void => setReduced(REDUCED.matches);
    REDUCED.addEventListener("change", follow);
    return () => REDUCED.removeEventListener("change", follow);
  }, []);
  return isReduced;
}

const REDUCED = window.matchMedia("(prefers-reduced-motion: reduce)");
