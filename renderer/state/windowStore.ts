// The stores of the window. A store is described beside the feature that owns it, and made when the window is connected:
// until then, and in each test that opens its own, nothing is shared.
import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** A store as those use it that change nothing in it. */
export interface ReadableStore<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: (state: State, before: State) => void) => () => void;
}

/** A store as commands use it. */
export interface StateStore<State> extends ReadableStore<State> {
  readonly getInitialState: () => State;
  /** Sets some fields; the others stay. */
  readonly setState: (changes: Partial<State> | ((state: State) => Partial<State>)) => void;
}

/** A store of the window that is open: read by React as a hook, by commands as an object. */
export interface WindowStore<State> extends StateStore<State> {
  (): State;
  <Part>(select: (state: State) => Part): Part;
}

/** The stores made for the window that is open, by their descriptions. */
let made = new Map<object, unknown>();

/** Creates all stores in their initial state. Call it once per window, and once per test. */
export function openStores(): void {
  made = new Map();
}

/** Describes a store that each window has one of; `initial` gives its first state. */
export function windowStore<State>(initial: () => State): WindowStore<State> {
  const store = (): StoreApi<State> => {
    let own = made.get(initial) as StoreApi<State> | undefined;
    if (own === undefined) made.set(initial, (own = createStore<State>(initial)));
    return own;
  };
  function useWindowStore(): State;
  function useWindowStore<Part>(select: (state: State) => Part): Part;
  function useWindowStore<Part>(select?: (state: State) => Part): State | Part {
    return useStore(store(), (state) => (select === undefined ? state : select(state)));
  }
  const api: StateStore<State> = {
    getState: () => store().getState(),
    getInitialState: () => store().getInitialState(),
    setState: (changes) => store().setState(changes),
    subscribe: (listener) => store().subscribe(listener),
  };
  return Object.assign(useWindowStore, api);
}
