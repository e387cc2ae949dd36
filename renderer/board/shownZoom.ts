// The zoom of one board, for the line below it. An animated zoom is reported at its end.
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import { PLAIN_PITCH } from "./defaultZoom";
import type { ViewportControl } from "./viewportControl";

export interface ShownZoom {
  /** Returns the percent of a cell of 64 pixels. */
  readonly percent: () => number;
  /** Told when it is another one; gives what ends that. */
  readonly subscribe: (notify: () => void) => () => void;
  /** Follows a board's zoom until disposed. */
  readonly follow: (control: Pick<ViewportControl, "onChange">) => Disposable;
}

/** Creates the zoom of a board, which is 100 % until a board is followed. */
export function createShownZoom(): ShownZoom {
  const changed = createEmitter<number>();
  let shown = 100;
  return {
    percent: () => shown,
    subscribe(notify) {
      const following = changed.on(notify);
      return () => following.dispose();
    },
    follow(control) {
      return control.onChange(({ viewport, isZooming }) => {
        const percent = Math.round((viewport.pitch / PLAIN_PITCH) * 100);
        if (isZooming || percent === shown) return;
        shown = percent;
        changed.emit(percent);
      });
    },
  };
}
