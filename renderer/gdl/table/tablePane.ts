// Ties the surface of a table to its pane: size, viewport, pointer and keys. Knows the DOM; knows nothing of games.
import { type Disposable, disposeAll } from "../../../shared/base/disposable";
import { listenToPointer } from "../../board/boardPointer";
import type { Canvas2d } from "../../board/canvas";
import type { DrawSurface } from "../../board/drawSurface";
import type { Point, Size } from "../../board/viewport";
import { createViewportControl } from "../../board/viewportControl";
import { type TableLayout, spotAt } from "./layout";

export interface TablePane extends Disposable {
  /** Fits a table of a size into the pane; another key fits it again. */
  fit(key: string, table: Size): void;
  /** Draws by this from now on; `pitch` is CSS pixels of a unit. */
  show(draw: (context: Canvas2d, pitch: number) => void): void;
}

export interface TableListener {
  readonly layout: () => TableLayout;
  /** A place was pressed and let go, with these keys held; by its spot's number. */
  readonly choose: (spot: number, held: HeldKeys) => void;
  readonly press: (event: KeyboardEvent) => void;
  /** The pointer goes down, moves and goes up again; a press that is only a click is reported here, too. */
  readonly drag: (drag: TableDrag) => void;
  /** The pointer is over another spot, by its number, without a button down; -1 outside of all places. */
  readonly point: (spot: number) => void;
}

export interface HeldKeys {
  /** The Control or Command key. */
  readonly control: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

export interface TableDrag {
  readonly phase: "down" | "move" | "up" | "cancel";
  /** The spot's number; -1 outside of all places. */
  readonly spot: number;
  /** Where the pointer is, in units of the layout. */
  readonly at: Point;
  readonly button: 0 | 2;
  /** The Control, Command or Shift key is held. */
  readonly isAdding: boolean;
}

/** CSS pixels around a fitted table. */
const MARGIN = 14;

export function mountTable(pane: HTMLElement, surface: DrawSurface, listener: TableListener): TablePane {
  const control = createViewportControl(MARGIN);
  let drawNow: (context: Canvas2d, pitch: number) => void = () => undefined;
  let frames = 0;
  surface.drawBy((context) => {
    const { left, top, pitch } = control.viewport;
    context.save();
    context.translate(left, top);
    drawNow(context, pitch);
    context.restore();
    frames += 1;
    pane.dataset["frames"] = String(frames);
  });
  const follow = control.onChange(({ viewport }) => {
    pane.dataset["cellSize"] = String(viewport.pitch);
    pane.dataset["originX"] = String(viewport.left);
    pane.dataset["originY"] = String(viewport.top);
    surface.ask();
  });
  const observer = new ResizeObserver(() => {
    const size = { width: Math.max(1, pane.clientWidth), height: Math.max(1, pane.clientHeight) };
    control.setPane(size, devicePixelRatio);
    surface.resize(size, devicePixelRatio);
  });
  observer.observe(pane);
  let pressed = -1;
  let pointed = -1;
  const pointAt = (spot: number): void => {
    if (spot !== pointed) listener.point(spot);
    pointed = spot;
  };
  const pointer = listenToPointer(pane, {
    control,
    board: listener.layout,
    pointer({ phase, cell, spot, button, control: isControl, alt, shift }) {
      const at = { x: cell[0] + spot[0], y: cell[1] + spot[1] };
      if (phase !== "hover" && phase !== "leave")
        listener.drag({ phase, spot: spotAt(listener.layout(), at), at, button, isAdding: isControl || shift });
      if (phase === "hover") pointAt(spotAt(listener.layout(), at));
      if (phase === "leave") pointAt(-1);
      if (phase === "down") pressed = button === 0 ? spotAt(listener.layout(), at) : -1;
      if (phase === "up" && pressed >= 0 && spotAt(listener.layout(), at) === pressed)
        listener.choose(pressed, { control: isControl, alt, shift });
      if (phase === "up" || phase === "cancel") pressed = -1;
    },
    isFine: () => true,
    key: listener.press,
    space: () => undefined,
  });
  return {
    fit: (key, table) => control.setBoard(key, { width: table.width, height: table.height }),
    show(draw) {
      drawNow = draw;
      surface.ask();
    },
    dispose() {
      observer.disconnect();
      disposeAll([follow, pointer, control, surface]);
    },
  };
}
