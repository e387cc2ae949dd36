// The breakpoints and watches of the open pack, kept between starts. Knows nothing of how they are shown or run to.
import { createStore } from "zustand/vanilla";
import { create, useStore } from "zustand";
import { type Disposable, disposable } from "../../shared/base/disposable";
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";
import { type BreakOn, breakText, isSamePlace } from "../../shared/engine/breakPlaces";
import { type Breakpoint, breakpointOn, readBreakpoints } from "../../shared/engine/breakpoints";
import { type Watch, readWatch, watchText } from "../../shared/engine/watches";
import { main } from "../bridge/main";
import { usePackStore } from "./packStore";
import { wishPanel } from "./panelWishes";

interface BreakpointState {
  readonly breakpoints: readonly Breakpoint[];
  readonly watches: readonly Watch[];
}

const NONE: BreakpointState = { breakpoints: [], watches: [] };

export const breakpointStore = createStore<BreakpointState>(() => NONE);

/** A part of the breakpoints, followed. */
export function useBreakpoints(): readonly Breakpoint[] {
  return useStore(breakpointStore, (state) => state.breakpoints);
}

/** The watches, followed. */
export function useWatches(): readonly Watch[] {
  return useStore(breakpointStore, (state) => state.watches);
}

function set(breakpoints: readonly Breakpoint[]): void {
  breakpointStore.setState({ breakpoints });
  void keep();
}

/** Adds a watch at the end; one that is there already stays where it is. */
export function addWatch(watch: Watch): void {
  const { watches } = breakpointStore.getState();
  if (watches.some((each) => watchText(each) === watchText(watch))) return;
  breakpointStore.setState({ watches: [...watches, watch] });
  void keep();
}

export function removeWatch(index: number): void {
  breakpointStore.setState(({ watches }) => ({ watches: watches.filter((_, at) => at !== index) }));
  void keep();
}

/** Sets a breakpoint where there is none, else takes it away. */
export function toggleBreakpoint(on: BreakOn): void {
  const { breakpoints } = breakpointStore.getState();
  const others = breakpoints.filter((each) => !isSamePlace(each.on, on));
  set(others.length < breakpoints.length ? others : [...breakpoints, breakpointOn(on)]);
}

/** Sets a breakpoint where there is none; one that is there already stays as it is. */
export function addBreakpoint(on: BreakOn): void {
  const { breakpoints } = breakpointStore.getState();
  if (!breakpoints.some((each) => isSamePlace(each.on, on))) set([...breakpoints, breakpointOn(on)]);
}

/** The breakpoint whose condition, hit count and message are unfolded, by its words. */
export interface UnfoldedBreakpoint {
  readonly place: string | null;
  /** Another number each time somebody wants to write in its fields; 0: nobody does. */
  readonly asked: number;
}

export const useUnfoldedBreakpoint = create<UnfoldedBreakpoint>(() => ({ place: null, asked: 0 }));

/** Brings a breakpoint's fields in view, to be written in; sets it first where there is none. */
export function editBreakpoint(on: BreakOn): void {
  addBreakpoint(on);
  wishPanel("breakpoints");
  useUnfoldedBreakpoint.setState(({ asked }) => ({ place: breakText(on), asked: asked + 1 }));
}

/** Changes all breakpoints alike. */
export function changeAllBreakpoints(changes: Pick<Breakpoint, "isEnabled">): void {
  set(breakpointStore.getState().breakpoints.map((each) => ({ ...each, ...changes })));
}

export function removeAllBreakpoints(): void {
  set([]);
}

/** Changes a breakpoint by its place in the list. */
export function changeBreakpoint(index: number, changes: Partial<Breakpoint>): void {
  const { breakpoints } = breakpointStore.getState();
  set(breakpoints.map((each, at) => (at === index ? { ...each, ...changes } : each)));
}

export function removeBreakpoint(index: number): void {
  set(breakpointStore.getState().breakpoints.filter((_, at) => at !== index));
}

async function keep(): Promise<void> {
  const { breakpoints, watches } = breakpointStore.getState();
  const root = usePackStore.getState().listing?.root;
  if (root === undefined) return;
  const { breakpoints: kept } = await main.settings();
  await main.changeSettings({
    breakpoints: { ...kept, [root]: JSON.stringify({ breakpoints, watches: watches.map(watchText) }) },
  });
}

async function load(root: string): Promise<void> {
  const text = (await main.settings()).breakpoints[root];
  if (usePackStore.getState().listing?.root !== root) return;
  const kept = parsed(text);
  const watches = Array.isArray(kept["watches"]) ? (kept["watches"] as readonly Json[]) : [];
  breakpointStore.setState({
    breakpoints: readBreakpoints(kept["breakpoints"]),
    watches: watches.flatMap((each) => (typeof each === "string" ? (readWatch(each) ?? []) : [])),
  });
}

function parsed(text: string | undefined): JsonObject {
  try {
    const value = JSON.parse(text ?? "{}") as Json;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Follows the open pack, once, at start. */
export function connectBreakpoints(): Disposable {
  let root: string | null = null;
  const follow = (): void => {
    const now = usePackStore.getState().listing?.root ?? null;
    if (now === root) return;
    root = now;
    breakpointStore.setState(NONE);
    if (root !== null) void load(root);
  };
  follow();
  return disposable(usePackStore.subscribe(follow));
}
