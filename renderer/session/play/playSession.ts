// Plays a level: asks the host for turns, in the order in which they were asked for, and keeps them.
// Knows the host's calls and the session's state; knows nothing of React, of documents or of what is drawn.
import type { StoreApi } from "zustand/vanilla";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { type SentTurn, sessionTurns, turnAfter } from "../../../shared/engine/trace/sessionTurns";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import type { HostApi } from "../../../shared/rpc/hostCalls";
import type { OpeningProgress } from "../../../shared/rpc/play";
import type { FileMove } from "../../../shared/text/edit";
import { type PlayState, type Stepped, actionsOf, playedActions, shownTurn } from "./playState";

/** What playing needs of the rest of the window. */
export interface PlayPorts {
  readonly host: Pick<HostApi, "openSession" | "cancelOpening" | "act">;
  /** Makes sure that the host has the text as it stands. */
  flush(): void;
  /** The id of a level file and the print of all text that playing it depends on; null when it is no level. */
  level(file: string): { readonly id: string; readonly print: string } | null;
  /** Writes the moves as the solution of a level file; `isFirst` at the first time of each recording. */
  record(file: string, moves: readonly GameAction[], isFirst: boolean): void;
}

/** Where a recording begins. */
export interface RecordingStart {
  /** Played at once; what is played from then on comes behind. */
  readonly played: readonly GameAction[];
  /** Moves that stay behind whatever is recorded. */
  readonly before: readonly GameAction[];
  /** Write the solution as it is then at once, not only with the first move. */
  readonly writes: boolean;
}

/** Why a level could not be opened; cancelled, it might have been. */
interface Failed {
  readonly message: string;
  readonly isCancelled: boolean;
}

const FROM_THE_START: RecordingStart = { played: [], before: [], writes: false };

export interface PlaySession {
  /** Opens a level and plays `actions` in it; the turn shown is the last one, or `shown`. */
  start(file: string, actions?: readonly GameAction[], shown?: number): Promise<void>;
  /** Plays an action after the shown turn. Actions wait for those before them; none is lost. */
  act(action: GameAction): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Back to the level's start; the turns can be repeated. */
  restart(): Promise<void>;
  /** Shows a turn, at its end or with the cursor on a record of it. Turns that do not exist are ignored. */
  goTo(turn: number, cursor?: Cursor): void;
  /** Puts the cursor on a record of the shown turn; null: after all of it. */
  setCursor(cursor: Cursor, isStep?: boolean): void;
  /** Plays the session's actions again in the level as its text is now. */
  applyChanges(): Promise<void>;
  /**
   * Plays actions in the session's level as its text is now, from its start, and shows a turn of them. Gives why that
   * cannot be, in a sentence, and then all is as it was; else null.
   */
  playAgain(actions: readonly GameAction[], shown: number): Promise<string | null>;
  /** From now on the solution is what is played, from the level's start or another. */
  startRecording(file: string, from?: RecordingStart): Promise<void>;
  /** From now on the solution is what was played in this session up to the shown turn, and what is played from there. */
  recordOn(): Promise<void>;
  stopRecording(): void;
  /** The host has lost the session: opens it again where it was. */
  recover(): Promise<void>;
  /** Compares the text with what the session was opened on. */
  checkText(): void;
  /** The host has told how far the opening of a session is. */
  showOpening(progress: OpeningProgress): void;
  /** Leaves the opening of a session that is under way. */
  cancelOpening(): void;
  /** Follows the level's file to its other name. */
  fileRenamed(move: FileMove): void;
}

const RESTARTED = "The game engine was restarted";

const NO_TURN = {
  cursor: null,
  stepped: null,
  failure: null,
  refusedAction: null,
  notice: null,
  isStale: false,
} satisfies Partial<PlayState>;

/** A session over a store that it alone changes (but for `mode` and `isReplaying`). */
export function createPlaySession(store: StoreApi<PlayState>, ports: PlayPorts): PlaySession {
  const get = store.getState;
  const set = store.setState;
  const oneByOne = createTaskQueue();
  let hasRecorded = false;
  /** Grows with each level opened by the player: what was asked for in the one before is dropped. */
  let epoch = 0;
  /** The level over which hosts died when it was to be opened again: it is not tried again by itself. */
  let hopeless: PlayState["level"] = null;

  /** What was asked for up to now is dropped, and nobody waits for it. */
  const startAnew = (): void => {
    epoch += 1;
    if (get().isOpening) ports.host.cancelOpening();
    set({ isRecording: false, isReplaying: false });
  };

  const inLine = (task: () => Promise<void> | void): Promise<void> => {
    const asked = epoch;
    return oneByOne(() => (asked === epoch ? task() : undefined));
  };

  /** Gives why the level could not be opened, or null. */
  const open = async (file: string, actions: readonly GameAction[], shown: number | null): Promise<Failed | null> => {
    const asked = epoch;
    const found = ports.level(file);
    if (found === null) return { message: "This file is not a level that can be read.", isCancelled: false };
    ports.flush();
    set({ isOpening: true, opening: null });
    const answer = await ports.host.openSession({ level: found.id, actions });
    if (asked !== epoch) return null;
    set({ isOpening: false, opening: null });
    hopeless = !answer.ok && answer.refusal.reason === "host-lost" ? get().level : null;
    if (!answer.ok) return { message: answer.refusal.message, isCancelled: answer.refusal.reason === "cancelled" };
    const { session, level: id, debug, offers } = answer.value;
    const turns = sessionTurns(answer.value);
    set({
      ...NO_TURN,
      level: { session, file, id, debug, offers, print: found.print },
      turns,
      shown: Math.max(0, Math.min(shown ?? turns.length - 1, turns.length - 1)),
    });
    checkText();
    return null;
  };

  const openNew = async (file: string, actions: readonly GameAction[], shown: number | null): Promise<boolean> => {
    const failed = await open(file, actions, shown);
    if (failed === null) return true;
    const failure = failed.isCancelled ? null : failed.message;
    set({ ...NO_TURN, isOpening: false, opening: null, level: null, turns: [], shown: 0, failure });
    return false;
  };

  /** Opens the same level again with the actions played; says in a line what became of them. */
  const reopen = async (reason: string): Promise<boolean> => {
    const { level, turns, shown } = get();
    if (level === null) return false;
    const actions = actionsOf(turns);
    const failed = await open(level.file, actions, shown);
    if (failed !== null) {
      const why = failed.isCancelled
        ? "playing its moves again was cancelled."
        : `the level cannot be played as it is now: ${failed.message}`;
      // The turns stay, to be looked at; the next action tries again.
      set({ notice: `${reason}, but ${why}` });
      return false;
    }
    const kept = get().turns.length - 1;
    const moves =
      kept === actions.length ? `play goes on at move ${get().shown}` : `${kept} of ${actions.length} moves`;
    set({ notice: kept === actions.length ? `${reason}; ${moves}.` : `${reason}; ${moves} could be played again.` });
    return true;
  };

  const actNow = async (action: GameAction, isAgain = false): Promise<void> => {
    const { level, shown } = get();
    if (level === null) return;
    const asked = epoch;
    const answer = await ports.host.act(level.session, shown, action);
    if (asked !== epoch) return;
    if (answer.ok) keepTurn(action, answer.value);
    else if (isAgain) set({ notice: answer.refusal.message });
    else if (await reopen(RESTARTED)) await actNow(action, true);
  };

  const keepTurn = (action: GameAction, sent: SentTurn): void => {
    const { turns, shown } = get();
    const turn = turnAfter(turns[shown]!, sent);
    if (!turn.accepted) {
      set({ refusedAction: action, refusedTurn: turn, cursor: null, stepped: null });
      return;
    }
    const kept = [...turns.slice(0, shown + 1), turn];
    set({ turns: kept, shown: kept.length - 1, cursor: null, stepped: null, refusedAction: null, notice: null });
    writeRecording();
  };

  const writeRecording = (): void => {
    const { isRecording, level, recordedBefore } = get();
    if (!isRecording || level === null) return;
    ports.record(level.file, [...playedActions(get()), ...recordedBefore], !hasRecorded);
    hasRecorded = true;
  };

  const beginRecording = (before: readonly GameAction[], writes: boolean): void => {
    hasRecorded = false;
    set({ isRecording: true, recordedBefore: before, isReplaying: false });
    if (writes) writeRecording();
  };

  const show = (turn: number, cursor: Cursor = null): boolean => {
    if (turn < 0 || turn >= get().turns.length) return false;
    set({ shown: turn, cursor, stepped: null, refusedAction: null });
    return true;
  };

  const showAndRecord = (turn: number): void => {
    if (show(turn)) writeRecording();
  };

  const checkText = (): void => {
    hopeless = null;
    const { level, isStale } = get();
    if (level === null) return;
    const changed = ports.level(level.file)?.print !== level.print;
    if (changed !== isStale) set({ isStale: changed });
  };

  return {
    start(file, actions = [], shown) {
      startAnew();
      return inLine(async () => void (await openNew(file, actions, shown ?? null)));
    },
    act: (action) => inLine(() => actNow(action)),
    undo: () => inLine(() => showAndRecord(get().shown - 1)),
    redo: () => inLine(() => showAndRecord(get().shown + 1)),
    restart: () => inLine(() => showAndRecord(0)),
    goTo: (turn, cursor) => void show(turn, cursor),
    setCursor(cursor, isStep = false) {
      const turn = shownTurn(get());
      if (turn === undefined) return;
      set({
        cursor,
        refusedAction: null,
        stepped: isStep ? steppedOver(get().cursor, cursor, recordCount(turn.trace)) : null,
      });
    },
    applyChanges: () => inLine(async () => void (await reopen("The level was taken as it is now"))),
    async playAgain(actions, shown) {
      let failure: string | null = null;
      await inLine(async () => {
        const { level } = get();
        failure = level === null ? "Nothing is played." : ((await open(level.file, actions, shown))?.message ?? null);
      });
      return failure;
    },
    startRecording(file, { played, before, writes } = FROM_THE_START) {
      startAnew();
      return inLine(async () => {
        if (await openNew(file, played, null)) beginRecording(before, writes);
      });
    },
    recordOn() {
      return inLine(() => {
        if (get().level !== null) beginRecording([], true);
      });
    },
    stopRecording: () => set({ isRecording: false, recordedBefore: [] }),
    recover() {
      const lost = get().level;
      // An action under way may have opened it again by the time its turn comes.
      return inLine(async () => {
        if (lost !== null && lost !== hopeless && get().level === lost) await reopen(RESTARTED);
      });
    },
    checkText,
    showOpening(opening) {
      if (get().isOpening) set({ opening });
    },
    cancelOpening() {
      if (get().isOpening) ports.host.cancelOpening();
    },
    fileRenamed({ from, to }) {
      const { level } = get();
      if (level?.file === from) set({ level: { ...level, file: to } });
    },
  };
}

/** The records between two cursors: what a step forward has done, a step backward undone. */
function steppedOver(from: Cursor, to: Cursor, count: number): Stepped {
  const [start, end] = [from ?? count - 1, to ?? count - 1];
  if (end >= start) return { from: start + 1, to: end + 1, direction: "forward" };
  return { from: end + 1, to: start + 1, direction: "backward" };
}
