// Holds a board's viewport: keeps it fitted until it is zoomed or panned by hand. Knows nothing of the DOM.
import { type Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import { pitchOnOpening } from "./defaultZoom";
import { type Point, type Size, type Viewport, fitViewport, panBy, zoomAt } from "./viewport";

export interface ViewportChange {
  readonly viewport: Viewport;
  /** True during a zoom; a last change with false follows at its end. */
  readonly isZooming: boolean;
}

export interface ViewportControl {
  readonly viewport: Viewport;
  /** Another `key` is another board: it is opened again, whatever the zoom was. */
  setBoard(key: string, board: Size): void;
  setPane(pane: Size, density: number): void;
  fit(): void;
  /** CSS pixels to be left around a fitted board. */
  setMargin(margin: number): void;
  /** CSS pixels at the pane's foot that something else covers: a fitted board keeps clear of them. */
  setCovered(covered: number): void;
  zoom(at: Point, factor: number): void;
  pan(by: Point): void;
  onChange(listener: (change: ViewportChange) => void): Disposable;
  dispose(): void;
}

/** After this long without another step a zoom is over and the board is drawn sharp. */
const ZOOM_RESTS_AFTER_MS = 140;

/** Creates a control with a margin of CSS pixels around a fitted board. */
export function createViewportControl(firstMargin: number): ViewportControl {
  const changed = createEmitter<ViewportChange>();
  let margin = firstMargin;
  let covered = 0;
  let viewport: Viewport = { pitch: 32, left: margin, top: margin };
  let board: Size = { width: 1, height: 1 };
  let boardKey: string | null = null;
  let pane: Size = { width: 1, height: 1 };
  let density = 1;
  let isFitted = true;
  /** Nothing is known of the pane yet: the board is opened once it is. */
  let isWithoutPane = true;
  let resting: ReturnType<typeof setTimeout> | null = null;

  const show = (next: Viewport, isZooming: boolean): void => {
    viewport = next;
    if (resting !== null) clearTimeout(resting);
    resting = isZooming ? setTimeout(() => show(viewport, false), ZOOM_RESTS_AFTER_MS) : null;
    changed.emit({ viewport, isZooming });
  };

  const fit = (): void => {
    isFitted = true;
    show(fitViewport(board, pane, margin, density, covered), false);
  };

  /** As the user likes boards to be opened. */
  const open = (): void => {
    fit();
    const pitch = pitchOnOpening();
    if (pitch === null) return;
    isFitted = false;
    show(zoomAt(viewport, { x: pane.width / 2, y: pane.height / 2 }, pitch / viewport.pitch, density), false);
  };

  return {
    get viewport() {
      return viewport;
    },
    setBoard(key, next) {
      const isOther = key !== boardKey;
      if (!isOther && next.width === board.width && next.height === board.height) return;
      boardKey = key;
      board = next;
      if (isOther) open();
      else if (isFitted) fit();
    },
    setPane(next, nextDensity) {
      pane = next;
      density = nextDensity;
      if (isWithoutPane) open();
      else if (isFitted) fit();
      else show(panBy(viewport, { x: 0, y: 0 }, board, pane), false);
      isWithoutPane = false;
    },
    fit,
    setMargin(next) {
      if (next === margin) return;
      margin = next;
      if (isFitted) fit();
    },
    setCovered(next) {
      if (next === covered) return;
      covered = next;
      if (isFitted) fit();
    },
    zoom(at, factor) {
      isFitted = false;
      show(zoomAt(viewport, at, factor, density), true);
    },
    pan(by) {
      isFitted = false;
      show(panBy(viewport, by, board, pane), resting !== null);
    },
    onChange: (listener) => changed.on(listener),
    dispose() {
      if (resting !== null) clearTimeout(resting);
    },
  };
}
