// Runs the film of the turn just played, from frame to frame. A new turn, a step or a jump ends it at once: input
// never waits for what is shown.
import { useLayoutEffect, useMemo, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { BoardMotion } from "../board/boardMotion";
import { useGameDocument } from "../pack/packLooks";
import { useDocument } from "../../documents/documentHooks";
import { playStore, usePlayStore } from "../../session/play/playStore";
import type { MotionTexts } from "../film/filmTimes";
import { FIRST_FRAME_MS, runFilm } from "../film/runFilm";
import { type FilmFrame, type TurnFilm, turnFilm } from "../film/turnFilm";

export interface Shown {
  readonly board: BoardView;
  readonly motion: BoardMotion | null;
}

interface Running {
  readonly film: TurnFilm;
  readonly frame: FilmFrame | null;
}

/** The board at the cursor; right after a move, where moves are to be animated, what is seen on the way there. */
export function useTurnFilm(board: BoardView, turn: TurnRecord | undefined, animates: boolean): Shown {
  const played = useTurnJustPlayed(turn, animates);
  const game = useGameDocument()?.value();
  const theme = useDocument("theme.json")?.value();
  const [running, setRunning] = useState<Running | null>(null);
  const film = useFilm(played, { game, theme });
  // Its time begins with its first picture, which is on the page when this runs.
  useLayoutEffect(() => {
    if (film === null) return undefined;
    const shown = runFilm(film, filmRate(film), (frame) => setRunning({ film, frame }));
    return () => shown.dispose();
  }, [film]);
  // The first frame is rendered with the turn itself: its end must not flash up ahead of its way there.
  const first = useMemo(() => film?.at(FIRST_FRAME_MS) ?? null, [film]);
  const frame = film === null ? null : running?.film === film ? running.frame : first;
  return frame === null ? { board, motion: null } : frame;
}

/** A replay shows the whole of each move in the time that it gives it. */
function filmRate({ durationMs }: TurnFilm): number {
  const { isReplaying, replayMs } = playStore.getState();
  return isReplaying ? Math.max(1, durationMs / replayMs) : 1;
}

/** The film of a turn, made once for each, by the texts as they are then. */
function useFilm(turn: TurnRecord | null, texts: MotionTexts): TurnFilm | null {
  const [made, setMade] = useState<{ readonly turn: TurnRecord | null; readonly film: TurnFilm | null }>(NO_FILM);
  if (made.turn === turn) return made.film;
  const film = turn === null ? null : turnFilm(turn, texts, playStore.getState().level?.debug.systems);
  setMade({ turn, film });
  return film;
}

const NO_FILM = { turn: null, film: null };

interface Seen {
  readonly session: number;
  readonly shown: number;
  /** The turn that was made by the step from the one seen before it. */
  readonly just: TurnRecord | null;
}

/**
 * The turn in view if it is the one after the turn seen before, at its end; null when moves are not animated, or were
 * not when it was made.
 */
function useTurnJustPlayed(turn: TurnRecord | undefined, animates: boolean): TurnRecord | null {
  const shown = usePlayStore((state) => state.shown);
  const session = usePlayStore((state) => state.level?.session ?? 0);
  const isWhole = usePlayStore((state) => state.cursor === null && state.stepped === null);
  const [seen, setSeen] = useState<Seen>({ session, shown, just: null });
  let { just } = seen;
  if (seen.session !== session || seen.shown !== shown) {
    just = animates && seen.session === session && shown === seen.shown + 1 ? (turn ?? null) : null;
    setSeen({ session, shown, just });
  }
  return just !== null && just === turn && isWhole && animates ? just : null;
}
