// Plays a level: asks the host for turns, in the order of the requests, and stores them. Knows the host's calls and the
// session's state; knows nothing of React, of documents or of what is drawn.
import type { StateStore } from "../../state/windowStore";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { LevelOpening } from "./levelOpening";
import { noteInPassing } from "./passingNotice";
import type { PlayPorts, PlaySession, RecordingStart } from "./playSessionApi";
import { NOTHING_PLAYED, type PlayState } from "./playState";
import { Recording } from "./recording";
import { RequestLine } from "./requestLine";
import { ShownTurns } from "./shownTurns";

const FROM_THE_START: RecordingStart = { played: [], before: [], writes: false };

const RESTARTED = "The game engine was restarted";

/** Creates a session over a store that it alone changes. */
export function createPlaySession(store: StateStore<PlayState>, ports: PlayPorts): PlaySession {
  const get = (): PlayState => store.getState();
  const set = (changes: Partial<PlayState>): void => store.setState(changes);
  const line = new RequestLine();
  const opening = new LevelOpening(store, ports, line);
  const turns = new ShownTurns(store);
  const recording = new Recording(store, ports, turns);

  const actNow = async (action: GameAction, isAgain = false): Promise<void> => {
    const { level, shown } = get();
    if (level === null) return;
    const isDropped = line.dropped();
    const answer = await ports.host.act(level.session, shown, action);
    if (isDropped()) return;
    if (answer.ok) {
      if (turns.add(action, answer.value)) recording.write();
    } else if (isAgain) set({ notice: answer.refusal.message });
    else if (await opening.reopen(RESTARTED)) await actNow(action, true);
  };

  return {
    start(file, actions = [], shown) {
      opening.startAnew();
      set({ failure: null });
      return line.run(async () => void (await opening.openNew(file, actions, shown ?? null)));
    },
    act: (action) => line.run(() => actNow(action)),
    undo: () => line.run(() => recording.endAt(get().shown - 1)),
    redo: () => line.run(() => recording.endAt(get().shown + 1)),
    undoRecorded: () => line.ask(() => recording.undo(), false),
    redoRecorded: () => line.ask(() => recording.redo(), false),
    restart: () => line.run(() => recording.endAt(0)),
    goTo: (turn, cursor) => void turns.show(turn, cursor),
    setCursor: (cursor, isStep) => turns.setCursor(cursor, isStep),
    applyChanges: () =>
      line.run(async () => void (await opening.reopen(`The ${ports.words().start} was taken as it is now`))),
    playAgain: (actions, shown) =>
      line.ask(async () => {
        const { level } = get();
        if (level === null) return "Nothing is played.";
        return (await opening.open(level.file, actions, shown))?.message ?? null;
      }, null),
    startRecording(file, { played, before, writes } = FROM_THE_START) {
      opening.startAnew();
      return line.run(async () => {
        if (await opening.openNew(file, played, null)) recording.begin(before, writes);
      });
    },
    recordOn: () =>
      line.run(() => {
        if (get().level !== null) recording.begin([], true);
      }),
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
