// The one play session's state, for whoever shows it. playCommands.ts changes it.
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { NOTHING_PLAYED, type PlayState } from "./playState";

export const playStore = createStore<PlayState>(() => NOTHING_PLAYED);

/** A part of the play session's state, followed. */
export function usePlayStore<Part>(select: (state: PlayState) => Part): Part {
  return useStore(playStore, select);
}
