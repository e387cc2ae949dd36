// Plays a level: asks the host for turns, in the order of the requests, and stores them. Knows the host's calls and the
// session's state; knows nothing of React, of documents or of what is drawn.
import { defined } from "../../../shared/base/defined";
import type { StateStore } from "../../state/windowStore";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { type SentTurn, turnAfter } from "../../../shared/engine/trace/sessionTurns";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import { LevelOpening } from "./levelOpening";
import { noteInPassing } from "./passingNotice";
import type { PlayPorts, PlaySession, RecordingStart } from "./playSessionApi";
import { NOTHING_PLAYED, type PlayState, type Stepped, shownTurn } from "./playState";
import { Recording } from "./recording";
import { RequestLine } from "./requestLine";

const FROM_THE_START: RecordingStart = { played: [], before: [], writes: false };

const RESTARTED = "The game engine was restarted";

/** Creates a session over a store that it alone changes. */
export function createPlaySession(store: StateStore<PlayState>, ports: PlayPorts): PlaySession {
  const get = (): PlayState => store.getState();
  const set = (changes: Partial<PlayState>): void => store.setState(changes);
  const line = new RequestLine();
  const opening = new LevelOpening(store, ports, line);
  const recording = new Recording(store, ports);

  const actNow = async (action: GameAction, isAgain = false): Promise<void> => {
    const { level, shown } = get();
    if (level === null) return;
    const isDropped = line.dropped();
    const answer = await ports.host.act(level.session, shown, action);
    if (isDropped()) return;
    if (answer.ok) keepTurn(action, answer.value);
    else if (isAgain) set({ notice: answer.refusal.message });
    else if (await opening.reopen(RESTARTED)) await actNow(action, true);
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
    recording.write();
  };

  const show = (turn: number, cursor: Cursor = null): boolean => {
    if (turn < 0 || turn >= get().turns.length) return false;
    set({ shown: turn, cursor, stepped: null, refusedAction: null });
    return true;
  };

  const showAndRecord = (turn: number): void => {
    if (show(turn)) recording.write();
  };

  return {
    start(file, actions = [], shown) {
      opening.startAnew();
      set({ failure: null });
      return line.run(async () => void (await opening.openNew(file, actions, shown ?? null)));
    },
    act: (action) => line.run(() => actNow(action)),
    undo: () => line.run(() => showAndRecord(get().shown - 1)),
    redo: () => line.run(() => showAndRecord(get().shown + 1)),
    async undoRecorded() {
      let isUndone = false;
      await line.run(() => {
        const { isRecording, shown, recordedFrom, hasRecorded } = get();
        isUndone = isRecording && shown > recordedFrom;
        if (isUndone) showAndRecord(shown - 1);
        else if (hasRecorded) recording.end();
      });
      return isUndone;
    },
    async redoRecorded() {
      let isRedone = false;
      await line.run(() => {
        const { isRecording, shown, turns } = get();
        isRedone = isRecording && shown < turns.length - 1;
        if (isRedone) showAndRecord(shown + 1);
      });
      return isRedone;
    },
    restart: () => line.run(() => showAndRecord(0)),
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
    applyChanges: () =>
      line.run(async () => void (await opening.reopen(`The ${ports.words().start} was taken as it is now`))),
    async playAgain(actions, shown) {
      let failure: string | null = null;
      await line.run(async () => {
        const { level } = get();
        failure =
          level === null ? "Nothing is played." : ((await opening.open(level.file, actions, shown))?.message ?? null);
      });
      return failure;
    },
    startRecording(file, { played, before, writes } = FROM_THE_START) {
      opening.startAnew();
      return line.run(async () => {
        if (await opening.openNew(file, played, null)) recording.begin(before, writes);
      });
    },
    recordOn() {
      return line.run(() => {
        if (get().level !== null) recording.begin([], true);
      });
    },
    stopRecording: () => recording.end(),
    recover() {
      const lost = get().level;
      // An action in progress may have opened it again by the time its turn comes.
      return line.run(() => opening.recover(lost, RESTARTED));
    },
    checkText: () => opening.checkText(),
    showOpening(progress) {
      if (get().isOpening) set({ opening: progress });
    },
    cancelOpening: () => opening.cancel(),
    fileRenamed({ from, to }) {
      const { level } = get();
      if (level?.file === from) set({ level: { ...level, file: to } });
    },
    setView: (view) => set(view),
    note: (notice) => set({ notice }),
    noteInPassing: (notice) => noteInPassing(store, notice),
    forget() {
      const { animates, replayMs } = get();
      opening.startAnew();
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
