// The debugger's position in the last frame: for views of it other than the tree and the board, which a step's own
// frame does not wait for.
import type { BoardView } from "../../../shared/base/boardView";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { type PlayState, boardAtCursor, shownTurn } from "../../session/play/playState";
import { playStore } from "../../session/play/playStore";
import { useAfterFrame } from "../../ui/useAfterFrame";

export interface ShownMoment {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  /** The file of the level that is played. */
  readonly file: string;
  /** The turn's number in the session. */
  readonly shown: number;
  readonly cursor: Cursor;
  readonly mode: PlayState["mode"];
  /** The board at the cursor. */
  readonly board: BoardView | null;
}

let known: ShownMoment | null = null;

/** Returns the moment in a play session; null while nothing is played. The same object while it is the same moment. */
export function momentIn(state: PlayState): ShownMoment | null {
  const { level, shown, cursor, mode } = state;
  const turn = shownTurn(state);
  if (level === null || turn === undefined) return null;
  const isKnown =
    known !== null &&
    known.turn === turn &&
    known.reading === level &&
    known.shown === shown &&
    known.cursor === cursor &&
    known.mode === mode;
  if (!isKnown) known = { turn, reading: level, file: level.file, shown, cursor, mode, board: boardAtCursor(state) };
  return known;
}

function momentNow(): ShownMoment | null {
  return momentIn(playStore.getState());
}

/** Returns the moment of the last frame that was shown; steps that come faster than frames are passed over. */
export function useShownMoment(): ShownMoment | null {
  return useAfterFrame(playStore.subscribe, momentNow, false);
}
