// The zoom of the board in view, for the line below it. A zoom under way tells it at its end.
import { useSyncExternalStore } from "react";
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import { PLAIN_PITCH } from "./defaultZoom";
import type { ViewportControl } from "./viewportControl";

const changed = createEmitter<number>();

let shown = 100;

/** Follows a board's zoom until disposed. */
export function showZoomOf(control: ViewportControl): Disposable {
  return control.onChange(({ viewport, isZooming }) => {
    const percent = Math.round((viewport.pitch / PLAIN_PITCH) * 100);
    if (isZooming || percent === shown) return;
    shown = percent;
    changed.emit(percent);
  });
}

/** Returns the percent of a cell of 64 pixels. */
export function useShownZoom(): number {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(notify: () => void): () => void {
  const following = changed.on(notify);
  return () => following.dispose();
}
