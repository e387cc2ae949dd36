// The breakpoints of the open pack, kept between starts. Knows nothing of how they are shown or run to.
import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { Json } from "../../shared/base/json";
import {
  type BreakOn,
  type Breakpoint,
  breakpointOn,
  isSamePlace,
  readBreakpoints,
} from "../../shared/engine/breakpoints";
import { main } from "../bridge/main";
import { usePackStore } from "./packStore";

interface BreakpointState {
  readonly breakpoints: readonly Breakpoint[];
}

export const breakpointStore = createStore<BreakpointState>(() => ({ breakpoints: [] }));

/** A part of the breakpoints, followed. */
export function useBreakpoints(): readonly Breakpoint[] {
  return useStore(breakpointStore, (state) => state.breakpoints);
}

function set(breakpoints: readonly Breakpoint[]): void {
  breakpointStore.setState({ breakpoints });
  void keep(breakpoints);
}

/** Sets a breakpoint where there is none, else takes it away. */
export function toggleBreakpoint(on: BreakOn): void {
  const { breakpoints } = breakpointStore.getState();
  const others = breakpoints.filter((each) => !isSamePlace(each.on, on));
  set(others.length < breakpoints.length ? others : [...breakpoints, breakpointOn(on)]);
}

/** Changes a breakpoint by its place in the list. */
export function changeBreakpoint(index: number, changes: Partial<Breakpoint>): void {
  const { breakpoints } = breakpointStore.getState();
  set(breakpoints.map((each, at) => (at === index ? { ...each, ...changes } : each)));
}

export function removeBreakpoint(index: number): void {
  set(breakpointStore.getState().breakpoints.filter((_, at) => at !== index));
}

async function keep(breakpoints: readonly Breakpoint[]): Promise<void> {
  const root = usePackStore.getState().listing?.root;
  if (root === undefined) return;
  const { breakpoints: kept } = await main.settings();
  await main.changeSettings({ breakpoints: { ...kept, [root]: JSON.stringify(breakpoints) } });
}

async function load(root: string): Promise<void> {
  const text = (await main.settings()).breakpoints[root];
  if (usePackStore.getState().listing?.root !== root) return;
  breakpointStore.setState({ breakpoints: readBreakpoints(parsed(text)) });
}

function parsed(text: string | undefined): Json {
  try {
    return JSON.parse(text ?? "[]") as Json;
  } catch {
    return [];
  }
}

/** Follows the open pack, once, at start. */
export function connectBreakpoints(): Disposable {
  let root: string | null = null;
  const follow = (): void => {
    const now = usePackStore.getState().listing?.root ?? null;
    if (now === root) return;
    root = now;
    breakpointStore.setState({ breakpoints: [] });
    if (root !== null) void load(root);
  };
  follow();
  return disposable(usePackStore.subscribe(follow));
}
