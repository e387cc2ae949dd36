// Which layers are seen, how strongly, and which may not be painted: what the layers panel switches.
import { type PaintState, usePaintStore } from "../paintStore";

export function toggleHidden(layer: string): void {
  usePaintStore.setState(({ hiddenLayers }) => ({ hiddenLayers: toggled(hiddenLayers, layer) }));
}

export function toggleLocked(layer: string): void {
  usePaintStore.setState(({ lockedLayers }) => ({ lockedLayers: toggled(lockedLayers, layer) }));
}

/** Shows one layer alone; again, all. */
export function toggleSolo(layer: string): void {
  usePaintStore.setState(({ soloLayer }) => ({ soloLayer: soloLayer === layer ? null : layer }));
}

/** `share` is 0 to 1. */
export function setOpacity(layer: string, share: number): void {
  usePaintStore.setState(({ opacity }) => ({ opacity: new Map([...opacity, [layer, share]]) }));
}

/** Opacity by layer as drawn, hidden and solo layers taken into account. */
export function drawnOpacity(
  layers: readonly string[],
  state: Pick<PaintState, "hiddenLayers" | "soloLayer" | "opacity">,
): ReadonlyMap<string, number> {
  return new Map(layers.map((layer) => [layer, isVisible(layer, state) ? (state.opacity.get(layer) ?? 1) : 0]));
}

/** Returns whether a layer is drawn at all: what cannot be seen is neither painted nor picked. */
export function isVisible(layer: string, state: Pick<PaintState, "hiddenLayers" | "soloLayer">): boolean {
  return state.soloLayer === null ? !state.hiddenLayers.has(layer) : state.soloLayer === layer;
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
