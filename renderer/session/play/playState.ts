// The state of the play session, and what follows from it. Plain data; playSession.ts changes it.
import type { BoardView, Places } from "../../../shared/base/boardView";
import { NO_BOARD } from "../../../shared/base/placeName";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { ActionOffer } from "../../../shared/engine/playableLevel";
import type { GameAction, TurnRecord } from "../../../shared/engine/turnRecord";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { type TurnView, openTurnView } from "../../../shared/engine/trace/traceView";
import type { OpeningProgress } from "../../../shared/rpc/play";

/** The level being played, as it was compiled when the session opened. */
export interface PlayedLevel extends TraceReading {
  /** The host's number of the session. */
  readonly session: number;
  readonly file: string;
  readonly id: string;
  readonly offers: readonly ActionOffer[];
  /** The number of the pack's names that it is played with; see `OpenedSession`. */
  readonly names: number;
  /** What playing depended on in the pack's text; another print now means that the text has changed since. */
  readonly print: string;
}

/** Records that the last step went over: from `from` up to, not including, `to`. */
export interface Stepped {
  readonly from: number;
  readonly to: number;
  readonly direction: "forward" | "backward";
}

export interface PlayState {
  readonly mode: "edit" | "play";
  /** Null until a level has been played. It outlives the return to editing, so that its turns can be looked into. */
  readonly level: PlayedLevel | null;
  /** Turn 0 is loading. Turns after `shown` are undone; the next action forgets them. */
  readonly turns: readonly TurnRecord[];
  readonly shown: number;
  /** A record of the shown turn, or null: after all of it. */
  readonly cursor: Cursor;
  readonly stepped: Stepped | null;
  /** True from the request of a session until the host's answer. */
  readonly isOpening: boolean;
  /** How far that is, once it takes long. */
  readonly opening: OpeningProgress | null;
  /** Why the level cannot be played, in a sentence. */
  readonly failure: string | null;
  /** The last action, when the game refused it. */
  readonly refusedAction: GameAction | null;
  /** What was recorded of the action that was refused last. */
  readonly refusedTurn: TurnRecord | null;
  /** A quiet line about what happened to the session. */
  readonly notice: string | null;
  /** The pack's text has changed since the session opened. */
  readonly isStale: boolean;
  readonly isRecording: boolean;
  /** The turn in view when the recording began. */
  readonly recordedFrom: number;
  /** The recording has written moves. */
  readonly hasRecorded: boolean;
  /** Moves that stay after what is recorded: the rest of the path that something is inserted into. */
  readonly recordedBefore: readonly GameAction[];
  /** The turns are shown one after the other by themselves. */
  readonly isReplaying: boolean;
  /** Milliseconds that a replay shows each move. */
  readonly replayMs: number;
  /** Moves are shown on their way; else only where they end. */
  readonly animates: boolean;
}

/** How the session is shown. */
export type PlayView = Pick<PlayState, "mode" | "isReplaying" | "replayMs" | "animates">;

export const NOTHING_PLAYED: PlayState = {
  mode: "edit",
  level: null,
  turns: [],
  shown: 0,
  cursor: null,
  stepped: null,
  isOpening: false,
  opening: null,
  failure: null,
  refusedAction: null,
  refusedTurn: null,
  notice: null,
  isStale: false,
  isRecording: false,
  recordedFrom: 0,
  hasRecorded: false,
  recordedBefore: [],
  isReplaying: false,
  replayMs: 350,
  animates: true,
};

/** Returns the turn in view; undefined while nothing is played. */
export function shownTurn(state: PlayState): TurnRecord | undefined {
  return state.turns[state.shown];
}

/** Returns what the names of the board's places depend on; the same object while it is the same session. */
export function placesOf({ turns }: PlayState): Places {
  return turns[0]?.shape ?? NO_BOARD;
}

/** Returns the actions of the turns up to the one shown. */
export function playedActions(state: PlayState): readonly GameAction[] {
  return actionsOf(state.turns.slice(0, state.shown + 1));
}

/** Returns the actions of turns, loading left out. */
export function actionsOf(turns: readonly TurnRecord[]): readonly GameAction[] {
  return turns.flatMap(({ action }) => (action === null ? [] : [action]));
}

let opened: TurnView | null = null;

/**
 * Returns the board at the session's cursor; null while nothing is played. The last turn stays open, so that steps are
 * quick.
 */
export function boardAtCursor(state: PlayState): BoardView | null {
  const turn = shownTurn(state);
  if (turn === undefined) return null;
  if (opened?.turn !== turn) opened = openTurnView(turn);
  return opened.at(state.cursor);
}
