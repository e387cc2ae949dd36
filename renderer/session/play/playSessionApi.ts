// The operations of a play session, and what it needs from the rest of the window.
import type { PackWords } from "../../../shared/pack/packModel";
import type { JsonObject } from "../../../shared/base/json";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { HostApi } from "../../../shared/rpc/hostCalls";
import type { OpeningProgress } from "../../../shared/rpc/play";
import type { FileMove } from "../../../shared/text/edit";
import type { PlayView } from "./playState";

/** What playing needs of the rest of the window. */
export interface PlayPorts {
  readonly host: Pick<HostApi, "openSession" | "cancelOpening" | "act">;
  /** Makes sure that the host has the text as it stands. */
  flush(): void;
  /** Returns the id of a level file and the print of all text that playing it depends on; null when it is no level. */
  level(file: string): { readonly id: string; readonly print: string } | null;
  /** Returns how the traces of the open pack's language read. */
  presentation(): TracePresentation;
  /** What the pack's language calls levels and moves. */
  words(): PackWords;
  /**
   * Writes the moves as the solution of a level file; `isFirst` at the first time of each recording. `end`: the state
   * that they come to; null when it is not known.
   */
  record(file: string, moves: readonly GameAction[], isFirst: boolean, end: JsonObject | null): void;
}

/** Where a recording begins. */
export interface RecordingStart {
  /** Played at once; what is played from then on comes after. */
  readonly played: readonly GameAction[];
  /** Moves that stay after whatever is recorded. */
  readonly before: readonly GameAction[];
  /** Write the solution as it is then at once, not only with the first move. */
  readonly writes: boolean;
}

export interface PlaySession {
  /** Opens a level and plays `actions` in it; the turn shown is the last one, or `shown`. */
  readonly start: (file: string, actions?: readonly GameAction[], shown?: number) => Promise<void>;
  /** Plays an action after the shown turn. Actions wait for those before them; none is lost. */
  readonly act: (action: GameAction) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Back to the level's start; the turns can be repeated. */
  readonly restart: () => Promise<void>;
  /** Shows a turn, at its end or with the cursor on a record of it. Turns that do not exist are ignored. */
  readonly goTo: (turn: number, cursor?: Cursor) => void;
  /** Puts the cursor on a record of the shown turn; null: after all of it. */
  readonly setCursor: (cursor: Cursor, isStep?: boolean) => void;
  /** Plays the session's actions again in the level as its text is now. */
  readonly applyChanges: () => Promise<void>;
  /**
   * Plays actions in the session's level as its text is now, from its start, and shows a turn of them. Gives why that
   * cannot be, in a sentence, and then all is as it was; else null.
   */
  readonly playAgain: (actions: readonly GameAction[], shown: number) => Promise<string | null>;
  /** From now on the solution is what is played, from the level's start or another. */
  readonly startRecording: (file: string, from?: RecordingStart) => Promise<void>;
  /** From now on the solution is what was played in this session up to the shown turn, and what is played from there. */
  readonly recordOn: () => Promise<void>;
  readonly stopRecording: () => void;
  /**
   * Takes back the last move of a recording. False where it has none: one that has written moves has ended then, and
   * what it wrote is to be taken back.
   */
  readonly undoRecorded: () => Promise<boolean>;
  /** Plays the move again that was taken back last; false where a recording has none. */
  readonly redoRecorded: () => Promise<boolean>;
  /** The host has lost the session: opens it again where it was. */
  readonly recover: () => Promise<void>;
  /** Compares the text with what the session was opened on. */
  readonly checkText: () => void;
  /** The host has reported the progress of opening a session. */
  readonly showOpening: (progress: OpeningProgress) => void;
  /** Cancels the opening of a session. */
  readonly cancelOpening: () => void;
  /** Follows the level's file to its other name. */
  readonly fileRenamed: (move: FileMove) => void;
  /** Changes how the session is shown; its turns stay. */
  readonly setView: (view: Partial<PlayView>) => void;
  /** Says what happened to the session, in a quiet line; null takes it away. */
  readonly note: (notice: string | null) => void;
  /** The same, until the next step, turn or move. */
  readonly noteInPassing: (notice: string) => void;
  /** Forgets all that was played, as when another pack opens; the replay's speed and animation stay. */
  readonly forget: () => void;
}
