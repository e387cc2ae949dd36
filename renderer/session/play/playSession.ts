// Plays a level: asks the host for turns, in the order of the requests, and stores them. Knows the host's calls and the
// session's state; knows nothing of React, of documents or of what is drawn.
import { clamp } from "../../../shared/base/clamp";
import { defined } from "../../../shared/base/defined";
import type { StateStore } from "../../state/windowStore";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { type SentTurn, sessionTurns, turnAfter } from "../../../shared/engine/trace/sessionTurns";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import { noteInPassing } from "./passingNotice";
import type { PlayPorts, PlaySession, RecordingStart } from "./playSessionApi";
import { NOTHING_PLAYED, type PlayState, type Stepped, actionsOf, playedActions, shownTurn } from "./playState";

/** A level that could not be opened, and what playing it depended on then. */
interface Unopened {
  readonly file: string;
  readonly actions: readonly GameAction[];
  readonly shown: number | null;
  readonly print: string | undefined;
}

/** Why a level could not be opened; cancelled, it might have been. */
interface Failed {
  readonly message: string;
  readonly isCancelled: boolean;
}

const FROM_THE_START: RecordingStart = { played: [], before: [], writes: false };

const RESTARTED = "The game engine was restarted";

const NO_TURN = {
  cursor: null,
  stepped: null,
  failure: null,
  refusedAction: null,
  notice: null,
  isStale: false,
} satisfies Partial<PlayState>;

/** Creates a session over a store that it alone changes. */
export function createPlaySession(store: StateStore<PlayState>, ports: PlayPorts): PlaySession {
  const get = (): PlayState => store.getState();
  const set = (changes: Partial<PlayState>): void => store.setState(changes);
  const oneByOne = createTaskQueue();
  /** Grows with each level opened by the player: requests of the previous one are dropped. */
  let epoch = 0;
  /** The level over which hosts died when it was to be opened again: it is not tried again by itself. */
  let hopeless: PlayState["level"] = null;
  /** The level that the session says it cannot play. */
  let unopened: Unopened | null = null;

  /** Drops all requests so far; nothing waits for them. */
  const startAnew = (): void => {
    epoch += 1;
    if (get().isOpening) ports.host.cancelOpening();
    set({ isRecording: false, isReplaying: false });
  };

  const inLine = (task: () => Promise<void> | void): Promise<void> => {
    const asked = epoch;
    return oneByOne(() => (asked === epoch ? task() : undefined));
  };

  /** Returns why the level could not be opened, or null. */
  const open = async (file: string, actions: readonly GameAction[], shown: number | null): Promise<Failed | null> => {
    const asked = epoch;
    const found = ports.level(file);
    if (found === null)
      return { message: `This file is not a ${ports.words().start} that can be read.`, isCancelled: false };
    ports.flush();
    set({ isOpening: true, opening: null });
    const answer = await ports.host.openSession({ level: found.id, actions });
    if (asked !== epoch) return null;
    set({ isOpening: false, opening: null });
    hopeless = !answer.ok && answer.refusal.reason === "host-lost" ? get().level : null;
    if (!answer.ok) return { message: answer.refusal.message, isCancelled: answer.refusal.reason === "cancelled" };
    const { session, level: id, debug, offers, names } = answer.value;
    const turns = sessionTurns(answer.value);
    set({
      ...NO_TURN,
      level: { session, file, id, debug, presentation: ports.presentation(), offers, names, print: found.print },
      turns,
      shown: clamp(shown ?? turns.length - 1, 0, turns.length - 1),
    });
    checkText();
    return null;
  };

  const openNew = async (file: string, actions: readonly GameAction[], shown: number | null): Promise<boolean> => {
    const print = ports.level(file)?.print;
    const failed = await open(file, actions, shown);
    unopened = failed === null || failed.isCancelled ? null : { file, actions, shown, print };
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
    const words = ports.words();
    const failed = await open(level.file, actions, shown);
    if (failed !== null) {
      const why = failed.isCancelled
        ? `playing its ${words.moves} again was cancelled.`
        : `the ${words.start} cannot be played as it is now: ${failed.message}`;
      // The turns stay, to be looked at; the next action tries again.
      set({ notice: `${reason}, but ${why}` });
      return false;
    }
    const kept = get().turns.length - 1;
    const became =
      kept === actions.length
        ? `play continues at ${words.move} ${get().shown}.`
        : `${kept} of ${actions.length} ${words.moves} could be played again.`;
    set({ notice: `${reason}; ${became}` });
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
    const turn = turnAfter(defined(turns[shown]), sent);
    if (!turn.accepted) {
      set({ refusedAction: action, refusedTurn: turn, cursor: null, stepped: null });
      return;
    }
    const kept = [...turns.slice(0, shown + 1), turn];
    set({ turns: kept, shown: kept.length - 1, cursor: null, stepped: null, refusedAction: null, notice: null });
    writeRecording();
  };

  const writeRecording = (): void => {
    const { isRecording, level, recordedBefore, hasRecorded } = get();
    if (!isRecording || level === null) return;
    const end = recordedBefore.length > 0 ? undefined : shownTurn(get())?.after.state;
    ports.record(level.file, [...playedActions(get()), ...recordedBefore], !hasRecorded, end ?? null);
    set({ hasRecorded: true });
  };

  const beginRecording = (before: readonly GameAction[], writes: boolean): void => {
    const { shown } = get();
    set({ isRecording: true, recordedFrom: shown, hasRecorded: false, recordedBefore: before, isReplaying: false });
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

  /** Opens the level that could not be played, when its text has changed since and it is still to be played. */
  const tryChanged = (): void => {
    if (unopened === null || get().mode !== "play" || get().failure === null) return;
    const { file, actions, shown, print } = unopened;
    const now = ports.level(file)?.print;
    if (now === print) return;
    unopened = { ...unopened, print: now };
    startAnew();
    void inLine(async () => void (await openNew(file, actions, shown)));
  };

  const checkText = (): void => {
    hopeless = null;
    const { level, isStale } = get();
    if (level === null) return tryChanged();
    const changed = ports.level(level.file)?.print !== level.print;
    // What was said of applying the text before is over.
    if (changed !== isStale) set({ isStale: changed, notice: null });
  };

  return {
    start(file, actions = [], shown) {
      startAnew();
      set({ failure: null });
      return inLine(async () => void (await openNew(file, actions, shown ?? null)));
    },
    act: (action) => inLine(() => actNow(action)),
    undo: () => inLine(() => showAndRecord(get().shown - 1)),
    redo: () => inLine(() => showAndRecord(get().shown + 1)),
    async undoRecorded() {
      let isUndone = false;
      await inLine(() => {
        const { isRecording, shown, recordedFrom, hasRecorded } = get();
        isUndone = isRecording && shown > recordedFrom;
        if (isUndone) showAndRecord(shown - 1);
        else if (hasRecorded) set({ isRecording: false, recordedBefore: [] });
      });
      return isUndone;
    },
    async redoRecorded() {
      let isRedone = false;
      await inLine(() => {
        const { isRecording, shown, turns } = get();
        isRedone = isRecording && shown < turns.length - 1;
        if (isRedone) showAndRecord(shown + 1);
      });
      return isRedone;
    },
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
    applyChanges: () => inLine(async () => void (await reopen(`The ${ports.words().start} was taken as it is now`))),
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
      // An action in progress may have opened it again by the time its turn comes.
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
    setView: (view) => set(view),
    note: (notice) => set({ notice }),
    noteInPassing: (notice) => noteInPassing(store, notice),
    forget() {
      const { animates, replayMs } = get();
      startAnew();
      set({ ...NOTHING_PLAYED, animates, replayMs });
    },
  };
}

/** Returns the records between two cursors: what a step forward has done, a step backward undone. */
function steppedOver(from: Cursor, to: Cursor, count: number): Stepped {
  const [start, end] = [from ?? count - 1, to ?? count - 1];
  if (end >= start) return { from: start + 1, to: end + 1, direction: "forward" };
  return { from: end + 1, to: start + 1, direction: "backward" };
}
