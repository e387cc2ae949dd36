// The one play session's state, for everything that shows it. Only playSession.ts changes it (see windowPlay.ts).
import { type ReadableStore, windowStore } from "../../state/windowStore";
import { NOTHING_PLAYED, type PlayState } from "./playState";

/** For the play session alone. */
export const sessionStore = windowStore<PlayState>(() => NOTHING_PLAYED);

export const playStore: ReadableStore<PlayState> = {
  getState: () => sessionStore.getState(),
  subscribe: (listener) => sessionStore.subscribe(listener),
};

/** Returns a part of the play session's state; renders again when it changes. */
export function usePlayStore<Part>(select: (state: PlayState) => Part): Part {
  return sessionStore(select);
}
