// Turns what a pointer does on a board's pane into cells, and keeps panning and zooming to itself.
// Knows the DOM's events; knows nothing of what cells are for.
import type { Position } from "../../shared/base/boardView";
import { clamp } from "../../shared/base/clamp";
import { type Disposable, disposable } from "../../shared/base/disposable";
import { type Fingers, pinchOf } from "./fingers";
import { listenToSpaceBar } from "./spaceBar";
import { type Point, type Size, cellAt, isOnBoard, spotIn } from "./viewport";
import type { ViewportControl } from "./viewportControl";

export interface BoardPointer {
  /** `hover`: no button is down. A press ends in `up` or `cancel`. `leave` has the last cell. */
  readonly phase: "down" | "move" | "up" | "cancel" | "hover" | "leave";
  /** May be off the board. */
  readonly cell: Position;
  readonly isOnBoard: boolean;
  /** Where in the cell, from its top left corner: 0 up to 1. */
  readonly spot: readonly [x: number, y: number];
  /** CSS pixels from one cell to the next. */
  readonly pitch: number;
  /** 0 left, 2 right; meaningful from `down` to `up`. */
  readonly button: 0 | 2;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean;
}

export interface PointerTarget {
  readonly control: ViewportControl;
  board(): Size;
  pointer(event: BoardPointer): void;
  /** Returns whether moves within a cell are reported too. */
  isFine(): boolean;
  /** A key was pressed while the board had the focus; the space bar has its own call. */
  key(event: KeyboardEvent): void;
  /** The space bar was pressed and let go without panning. */
  space(): void;
}

type Press =
  | { readonly kind: "paint"; readonly button: 0 | 2 }
  | { readonly kind: "pan"; last: Point }
  /** Lasts until all fingers are up: the one that stays longer is no press. */
  | { readonly kind: "pinch" };

/** The first two; null while there are fewer. */
function fingersIn(touches: ReadonlyMap<number, Point>): Fingers | null {
  const [one, other] = touches.values();
  return one === undefined || other === undefined ? null : [one, other];
}

/** Listens on `pane` until disposed. */
export function listenToPointer(pane: HTMLElement, target: PointerTarget): Disposable {
  let press: Press | null = null;
  let lastCell: Position = [-1, -1];
  /** Where each finger is. */
  const touches = new Map<number, Point>();
  const aborter = new AbortController();
  const { signal } = aborter;
  const spaceBar = listenToSpaceBar(pane, () => target.space(), signal);

  const pointOf = (event: MouseEvent): Point => {
    const box = pane.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const tell = (phase: BoardPointer["phase"], event: MouseEvent, button: 0 | 2): void => {
    const at = phase === "leave" ? { x: lastCell[0], y: lastCell[1] } : cellAt(target.control.viewport, pointOf(event));
    const isSame = at.x === lastCell[0] && at.y === lastCell[1];
    if (isSame && !target.isFine() && (phase === "move" || phase === "hover")) return;
    lastCell = phase === "leave" ? [-1, -1] : [at.x, at.y];
    target.pointer({
      phase,
      cell: [at.x, at.y],
      isOnBoard: isOnBoard(at, target.board()),
      spot: spotIn(target.control.viewport, pointOf(event)),
      pitch: target.control.viewport.pitch,
      button,
      shift: event.shiftKey,
      alt: event.altKey,
      control: event.ctrlKey || event.metaKey,
    });
  };

  /** Returns whether the event is of two fingers, which zoom and pan instead of what one does. */
  const pinched = (event: PointerEvent): boolean => {
    const [before, at] = [fingersIn(touches), pointOf(event)];
    if (event.pointerType !== "touch") return false;
    if (event.type === "pointerdown" || touches.has(event.pointerId)) touches.set(event.pointerId, at);
    const after = fingersIn(touches);
    if (after === null) return press?.kind === "pinch";
    if (press?.kind === "paint") tell("cancel", event, press.button);
    press = { kind: "pinch" };
    if (before === null) return true;
    const pinch = pinchOf(before, after);
    target.control.zoom(pinch.at, pinch.factor);
    target.control.pan(pinch.pan);
    return true;
  };

  const down = (event: PointerEvent): void => {
    if (pinched(event)) return event.preventDefault();
    if (press !== null) return;
    pane.focus({ preventScroll: true });
    pane.setPointerCapture(event.pointerId);
    if (spaceBar.takeForPan() || event.button === 1) {
      press = { kind: "pan", last: pointOf(event) };
      pane.dataset["panning"] = "true";
    } else if (event.button === 0 || event.button === 2) {
      press = { kind: "paint", button: event.button };
      tell("down", event, event.button);
    }
    event.preventDefault();
  };

  const move = (event: PointerEvent): void => {
    if (pinched(event) || press?.kind === "pinch") return;
    if (press === null) {
      tell("hover", event, 0);
    } else if (press.kind === "pan") {
      const at = pointOf(event);
      target.control.pan({ x: at.x - press.last.x, y: at.y - press.last.y });
      press.last = at;
    } else {
      const all = event.getCoalescedEvents();
      for (const each of all.length > 0 ? all : [event]) tell("move", each, press.button);
    }
  };

  const end = (phase: "up" | "cancel") => (event: PointerEvent) => {
    touches.delete(event.pointerId);
    if (press?.kind === "pinch" && touches.size > 0) return;
    if (press?.kind === "paint") {
      if (phase === "up" && event.button !== press.button) return;
      const { button } = press;
      press = null;
      tell(phase, event, button);
    }
    press = null;
    delete pane.dataset["panning"];
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (event.shiftKey && !event.ctrlKey) return target.control.pan({ x: -event.deltaY, y: -event.deltaX });
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
    target.control.zoom(pointOf(event), Math.exp(-clamp(lines, -240, 240) * 0.0016));
  };

  const keyDown = (event: KeyboardEvent): void => {
    if (event.target === pane && event.key !== " ") target.key(event);
  };

  pane.addEventListener("pointerdown", down, { signal });
  pane.addEventListener("pointermove", move, { signal });
  pane.addEventListener("pointerup", end("up"), { signal });
  pane.addEventListener("pointercancel", end("cancel"), { signal });
  pane.addEventListener("pointerleave", (event) => press === null && tell("leave", event, 0), { signal });
  pane.addEventListener("wheel", wheel, { signal, passive: false });
  pane.addEventListener("keydown", keyDown, { signal });
  // On X11 the middle button, let go, would paste what is selected elsewhere.
  pane.addEventListener("mouseup", (event) => event.button === 1 && event.preventDefault(), { signal });
  pane.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  return disposable(() => aborter.abort());
}
