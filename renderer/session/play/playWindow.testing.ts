// A window's play session over a game that only counts, played by the real sessions of a host: for its tests.
import { createStore } from "zustand/vanilla";
import { done, refused } from "../../../shared/base/result";
import type { PlayableLevel } from "../../../shared/engine/playableLevel";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { countingLevel } from "../../../shared/host/checks/countingLevel.testing";
import { PLAIN_WORDS } from "../../../shared/pack/packModel";
import { createPlaySessions } from "../../../shared/host/play/playSessions";
import type { HostApi } from "../../../shared/rpc/hostCalls";
import { createPlaySession } from "./playSession";
import { NOTHING_PLAYED, type PlayState, boardAtCursor } from "./playState";
import { presentationOf } from "../../../shared/dialects/presentations";
import { fieldOf } from "../../../shared/engine/trace/traceView";

/** A window with one level, "one.json"; `kill` loses the host's memory, as a crash does. */
export function openWindow({ opensByHand = false, words = PLAIN_WORDS } = {}) {
  let sessions = createPlaySessions();
  let first = 0;
  const text = { file: "one.json", print: "as written", id: "one" };
  const recorded: (readonly GameAction[])[] = [];
  const firsts: boolean[] = [];
  const calls: string[] = [];
  let dies = false;
  /** Sessions that are being opened. */
  const waiting: ((isWanted: boolean) => void)[] = [];
  const level = (): PlayableLevel => countingLevel("one", [], first);
  const host: Pick<HostApi, "openSession" | "cancelOpening" | "act"> = {
    cancelOpening: () => {
      calls.push("cancel");
      waiting.splice(0).forEach((end) => end(false));
    },
    openSession: async ({ level: id, actions }) => {
      calls.push("open");
      await Promise.resolve();
      if (dies) return refused({ reason: "host-lost", message: "The game engine stopped responding." });
      if (id !== "one") return refused({ reason: "no-such-level", message: `There is no level "${id}".` });
      if (opensByHand && !(await new Promise<boolean>((end) => waiting.push(end)))) {
        return refused({ reason: "cancelled", message: "Opening the level was cancelled." });
      }
      return done({ ...sessions.open(level(), 1, actions), names: 0 });
    },
    act: async (session, turn, action) => {
      calls.push(`act ${JSON.stringify(action["amount"])} after ${turn}`);
      await Promise.resolve();
      return sessions.act(session, turn, action);
    },
  };
  const store = createStore<PlayState>(() => NOTHING_PLAYED);
  const play = createPlaySession(store, {
    host,
    flush: () => calls.push("flush"),
    level: (file) => (file === text.file ? text : null),
    presentation: () => presentationOf(undefined),
    words: () => words,
    record: (_file, moves, isFirst) => {
      recorded.push(moves);
      firsts.push(isFirst);
    },
  });
  const total = (): unknown => fieldOf(boardAtCursor(store.getState())?.state ?? {}, "variables.total");
  return {
    store,
    play,
    text,
    recorded,
    firsts,
    calls,
    total,
    open: () => waiting.splice(0).forEach((end) => end(true)),
    kill: () => {
      sessions = createPlaySessions();
    },
    dieOverIt: (does: boolean) => {
      dies = does;
    },
    rewrite: (total: number) => {
      first = total;
      text.print = `starts at ${total}`;
      play.checkText();
    },
  };
}

/** The same with the level opened. */
export async function startedWindow() {
  const window = openWindow();
  await window.play.start("one.json");
  return window;
}
