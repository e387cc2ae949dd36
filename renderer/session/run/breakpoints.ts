// The breakpoints and watches of the open pack, and what can be done to them. Knows nothing of how they are shown, run to
// or kept between starts.
import { defined } from "../../../shared/base/defined";
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import { type BreakOn, breakKey, isSamePlace } from "../../../shared/engine/breakpoints/breakPlaces";
import { type Breakpoint, breakpointOn, hasSettings } from "../../../shared/engine/breakpoints/breakpoints";
import { showPanel } from "../window/shellPort";
import { windowStore } from "../../state/windowStore";

export interface BreakpointState {
  readonly breakpoints: readonly Breakpoint[];
  /** As one types them (see watchText). */
  readonly watches: readonly string[];
}

export const NO_BREAKPOINTS: BreakpointState = { breakpoints: [], watches: [] };

export const breakpointStore = windowStore<BreakpointState>(() => NO_BREAKPOINTS);

/** Returns a part of the breakpoints; renders again when it changes. */
export function useBreakpoints(): readonly Breakpoint[] {
  return breakpointStore((state) => state.breakpoints);
}

/** Returns the watches; renders again when they change. */
export function useWatches(): readonly string[] {
  return breakpointStore((state) => state.watches);
}

function set(breakpoints: readonly Breakpoint[]): void {
  breakpointStore.setState({ breakpoints });
}

/** Adds a watch at the end; one that is there already stays where it is. */
export function addWatch(watch: string): void {
  const { watches } = breakpointStore.getState();
  if (!watches.includes(watch)) breakpointStore.setState({ watches: [...watches, watch] });
}

/** Puts a watch in the place of another one, or where it is there already, takes that one away. */
export function replaceWatch(index: number, watch: string): void {
  breakpointStore.setState(({ watches }) => ({
    watches: watches
      .map((each, at) => (at === index ? watch : each))
      .filter((each, at) => at === index || each !== watch),
  }));
}

export function removeWatch(index: number): void {
  breakpointStore.setState(({ watches }) => ({ watches: watches.filter((_, at) => at !== index) }));
}

/** Sets a breakpoint where there is none, else takes it away. */
export function toggleBreakpoint(on: BreakOn): void {
  const { breakpoints } = breakpointStore.getState();
  const index = breakpoints.findIndex((each) => isSamePlace(each.on, on));
  if (index >= 0) removeBreakpoint(index);
  else set([...breakpoints, breakpointOn(on)]);
}

/** Sets a breakpoint where there is none; one that is there already stays as it is. */
export function addBreakpoint(on: BreakOn): void {
  const { breakpoints } = breakpointStore.getState();
  if (!breakpoints.some((each) => isSamePlace(each.on, on))) set([...breakpoints, breakpointOn(on)]);
}

/** The breakpoint whose condition, hit count and message are unfolded, by its key (see breakKey). */
export interface UnfoldedBreakpoint {
  readonly place: string | null;
  /** Changes with each request to edit its fields; 0: none. */
  readonly asked: number;
}

export const useUnfoldedBreakpoint = windowStore<UnfoldedBreakpoint>(() => ({ place: null, asked: 0 }));

/** Brings a breakpoint's fields in view, to be written in; sets it first where there is none. */
export function editBreakpoint(on: BreakOn): void {
  addBreakpoint(on);
  showPanel("breakpoints");
  useUnfoldedBreakpoint.setState(({ asked }) => ({ place: breakKey(on), asked: asked + 1 }));
}

/** Changes all breakpoints alike. */
export function changeAllBreakpoints(changes: Pick<Breakpoint, "isEnabled">): void {
  set(breakpointStore.getState().breakpoints.map((each) => ({ ...each, ...changes })));
}

export function removeAllBreakpoints(): void {
  remove(() => true);
}

/** Changes a breakpoint by its place in the list. */
export function changeBreakpoint(index: number, changes: Partial<Breakpoint>): void {
  const { breakpoints } = breakpointStore.getState();
  set(breakpoints.map((each, at) => (at === index ? { ...each, ...changes } : each)));
}

export function removeBreakpoint(index: number): void {
  remove((at) => at === index);
}

/** Breakpoints that were removed together, with the list as it was before. */
interface Removed {
  readonly before: readonly Breakpoint[];
  readonly gone: readonly Breakpoint[];
}

let removedLast: Removed | null = null;
const losses = createEmitter<readonly Breakpoint[]>();

function remove(isMeant: (index: number) => boolean): void {
  const { breakpoints: before } = breakpointStore.getState();
  const gone = before.filter((_, index) => isMeant(index));
  if (gone.length === 0) return;
  removedLast = { before, gone };
  set(before.filter((_, index) => !isMeant(index)));
  if (gone.some(hasSettings)) losses.emit(gone);
}

/** Told breakpoints that were just removed, when more was written in them than where they stop. */
export function onBreakpointsLost(listener: (gone: readonly Breakpoint[]) => void): Disposable {
  return losses.on(listener);
}

/** Brings back what was removed last, at its old place in the list; false when there is nothing to bring back. */
export function restoreBreakpoints(): boolean {
  if (removedLast === null) return false;
  const { before, gone } = removedLast;
  removedLast = null;
  const { breakpoints: now } = breakpointStore.getState();
  const isAmong = (list: readonly Breakpoint[], each: Breakpoint): boolean =>
    list.some(({ on }) => isSamePlace(on, each.on));
  const back = before.filter((each) => isAmong(gone, each) && !isAmong(now, each));
  const old = before.flatMap(
    (each) => now.find(({ on }) => isSamePlace(on, each.on)) ?? (back.includes(each) ? each : []),
  );
  set([...old, ...now.filter((each) => !isAmong(before, each))]);
  return back.length > 0;
}

/** Forgets what was removed: it is of another pack. */
export function forgetRemovedBreakpoints(): void {
  removedLast = null;
}

/** Takes the breakpoints of rules along to the rules' new ids; where a breakpoint is already, that one stays. */
export function renameRuleBreakpoints(renamed: ReadonlyMap<string, string>): void {
  const { breakpoints } = breakpointStore.getState();
  const moved = breakpoints.map((each): Breakpoint => {
    const rule = each.on.kind === "rule" ? renamed.get(each.on.rule) : undefined;
    return rule === undefined ? each : { ...each, on: { kind: "rule", rule } };
  });
  if (moved.every((each, index) => each === breakpoints[index])) return;
  const { place } = useUnfoldedBreakpoint.getState();
  const unfolded = breakpoints.findIndex(({ on }) => breakKey(on) === place);
  if (unfolded >= 0) useUnfoldedBreakpoint.setState({ place: breakKey(defined(moved[unfolded]).on) });
  set(moved.filter(({ on }, index) => moved.findIndex((other) => isSamePlace(other.on, on)) === index));
}
