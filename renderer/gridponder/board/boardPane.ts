// Ties a board's scene, viewport and pointer to the pane and the surfaces it is shown on. Knows the DOM; knows nothing
// of React.
import { type Disposable, disposeAll } from "../../../shared/base/disposable";
import type { Size, Viewport } from "../../board/viewport";
import { type BoardPointer, listenToPointer } from "../../board/boardPointer";
import { type ViewportControl, createViewportControl } from "../../board/viewportControl";
import { followAttention } from "../../ui/attention";
import { BoardScene, type BoardSurfaces } from "./boardScene";
import type { SceneStyle } from "./sceneStyle";

export interface BoardPane extends Disposable {
  readonly scene: BoardScene;
  readonly control: ViewportControl;
}

export interface BoardPaneListener {
  /** The size of the board that is shown. */
  board(): Size;
  pointer(event: BoardPointer): void;
  /** Returns whether moves within a cell are reported too. */
  isFine(): boolean;
  key(event: KeyboardEvent): void;
  space(): void;
  /** Returns how many images are still on their way. */
  pending(): number;
}

/** Shows a board on the surfaces in `pane` until disposed, fitted with `margin` CSS pixels around it. */
export function mountBoardPane(
  pane: HTMLElement,
  surfaces: BoardSurfaces,
  style: SceneStyle,
  margin: number,
  listener: BoardPaneListener,
): BoardPane {
  let frames = 0;
  const scene = new BoardScene(surfaces, style, () => {
    pane.dataset["frames"] = String(++frames);
    pane.dataset["loading"] = String(listener.pending());
  });
  const control = createViewportControl(margin);
  const follow = control.onChange(({ viewport, isZooming }) => {
    scene.setViewport(viewport, isZooming);
    showPlace(pane, viewport);
  });
  const observer = new ResizeObserver(() => {
    const size = { width: Math.max(1, pane.clientWidth), height: Math.max(1, pane.clientHeight) };
    // First where the board is to be: the canvases draw as soon as they have their size.
    control.setPane(size, devicePixelRatio);
    scene.resize(size, devicePixelRatio);
  });
  observer.observe(pane);
  const pointer = listenToPointer(pane, { ...listener, control });
  const attention = followAttention(pane, (isWatched) => scene.setWatched(isWatched));
  return {
    scene,
    control,
    dispose() {
      observer.disconnect();
      disposeAll([follow, pointer, attention, control, scene, surfaces.board, surfaces.decorations]);
    },
  };
}

/** Where the cells are, in CSS pixels from the pane's corner: for tests, and for code that must point at a cell. */
function showPlace(pane: HTMLElement, viewport: Viewport): void {
  pane.dataset["cellSize"] = String(viewport.pitch);
  pane.dataset["originX"] = String(viewport.left);
  pane.dataset["originY"] = String(viewport.top);
}
