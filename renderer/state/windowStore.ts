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
/** What puts those that are about the open pack back to their initial state. */
let resets: (() => void)[] = [];

/** Creates all stores in their initial state. Call it once per window, and once per test. */
export function openStores(): void {
  made = new Map();
  resets = [];
}

/** Puts every store about the open pack back to its initial state. Call it when another pack is opened. */
export function resetPerPackStores(): void {
  for (const reset of resets) reset();
}

/** Describes a store about the open pack: what it holds means nothing in another one, which begins with the initial state. */
export function perPackStore<State>(initial: () => State): WindowStore<State> {
  return describedStore(initial, (store) => resets.push(() => store.setState(store.getInitialState(), true)));
}

/** Describes a store that each window has one of; `initial` gives its first state. */
export function windowStore<State>(initial: () => State): WindowStore<State> {
  return describedStore(initial, () => undefined);
}

function describedStore<State>(initial: () => State, begin: (store: StoreApi<State>) => void): WindowStore<State> {
  const store = (): StoreApi<State> => {
    let own = made.get(initial) as StoreApi<State> | undefined;
    if (own !== undefined) return own;
    own = createStore<State>(initial);
    made.set(initial, own);
    begin(own);
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
