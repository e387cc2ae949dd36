// Turns what a pointer does on a board's pane into cells, and keeps panning and zooming to itself.
// Knows the DOM's events; knows nothing of what cells are for.
import type { Position } from "../../shared/base/boardView";
import { clamp } from "../../shared/base/clamp";
import { type Disposable, disposable } from "../../shared/base/disposable";
import { type Fingers, pinchOf } from "./fingers";
import { type SpaceBar, listenToSpaceBar } from "./spaceBar";
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

/** Off any board. */
const NOWHERE: Position = [-1, -1];

/** Listens on `pane` until disposed. */
export function listenToPointer(pane: HTMLElement, target: PointerTarget): Disposable {
  const aborter = new AbortController();
  const { signal } = aborter;
  const presses = new BoardPresses(
    pane,
    target,
    listenToSpaceBar(pane, () => target.space(), signal),
  );
  pane.addEventListener("pointerdown", (event) => presses.down(event), { signal });
  pane.addEventListener("pointermove", (event) => presses.move(event), { signal });
  pane.addEventListener("pointerup", (event) => presses.end("up", event), { signal });
  pane.addEventListener("pointercancel", (event) => presses.end("cancel", event), { signal });
  pane.addEventListener("pointerleave", (event) => presses.leave(event), { signal });
  pane.addEventListener("wheel", (event) => turnWheel(pane, target, event), { signal, passive: false });
  const keyDown = (event: KeyboardEvent): void => {
    if (event.target === pane && event.key !== " ") target.key(event);
  };
  pane.addEventListener("keydown", keyDown, { signal });
  // On X11 the middle button, let go, would paste what is selected elsewhere.
  pane.addEventListener("mouseup", (event) => event.button === 1 && event.preventDefault(), { signal });
  pane.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  return disposable(() => aborter.abort());
}

/** What the buttons and fingers on a pane do: one of them paints or pans, two fingers zoom and pan. */
class BoardPresses {
  private press: Press | null = null;
  private lastCell = NOWHERE;
  /** Where each finger is. */
  private readonly touches = new Map<number, Point>();

  constructor(
    private readonly pane: HTMLElement,
    private readonly target: PointerTarget,
    private readonly spaceBar: SpaceBar,
  ) {}

  down(event: PointerEvent): void {
    const { pane } = this;
    if (this.pinches(event)) return event.preventDefault();
    if (this.press !== null) return;
    pane.focus({ preventScroll: true });
    pane.setPointerCapture(event.pointerId);
    if (this.spaceBar.takeForPan() || event.button === 1) {
      this.press = { kind: "pan", last: pointIn(pane, event) };
      pane.dataset["panning"] = "true";
    } else if (event.button === 0 || event.button === 2) {
      this.press = { kind: "paint", button: event.button };
      this.tell("down", event, event.button);
    }
    event.preventDefault();
  }

  move(event: PointerEvent): void {
    const { press } = this;
    if (this.pinches(event) || press?.kind === "pinch") return;
    if (press === null) {
      this.tell("hover", event, 0);
    } else if (press.kind === "pan") {
      const at = pointIn(this.pane, event);
      this.target.control.pan({ x: at.x - press.last.x, y: at.y - press.last.y });
      press.last = at;
    } else {
      const all = event.getCoalescedEvents();
      for (const each of all.length > 0 ? all : [event]) this.tell("move", each, press.button);
    }
  }

  end(phase: "up" | "cancel", event: PointerEvent): void {
    const { press } = this;
    this.touches.delete(event.pointerId);
    if (press?.kind === "pinch" && this.touches.size > 0) return;
    if (press?.kind === "paint" && phase === "up" && event.button !== press.button) return;
    this.press = null;
    delete this.pane.dataset["panning"];
    if (press?.kind === "paint") this.tell(phase, event, press.button);
  }

  leave(event: PointerEvent): void {
    if (this.press === null) this.tell("leave", event, 0);
  }

  /** Returns whether the event is of two fingers, which zoom and pan instead of what one does. */
  private pinches(event: PointerEvent): boolean {
    const { touches, press, target } = this;
    if (event.pointerType !== "touch") return false;
    const before = fingersIn(touches);
    if (event.type === "pointerdown" || touches.has(event.pointerId)) {
      touches.set(event.pointerId, pointIn(this.pane, event));
    }
    const after = fingersIn(touches);
    if (after === null) return press?.kind === "pinch";
    if (press?.kind === "paint") this.tell("cancel", event, press.button);
    this.press = { kind: "pinch" };
    if (before === null) return true;
    const pinch = pinchOf(before, after);
    target.control.zoom(pinch.at, pinch.factor);
    target.control.pan(pinch.pan);
    return true;
  }

  private tell(phase: BoardPointer["phase"], event: MouseEvent, button: 0 | 2): void {
    const { target, lastCell } = this;
    const { viewport } = target.control;
    const point = pointIn(this.pane, event);
    const at = phase === "leave" ? { x: lastCell[0], y: lastCell[1] } : cellAt(viewport, point);
    const isSame = at.x === lastCell[0] && at.y === lastCell[1];
    if (isSame && !target.isFine() && (phase === "move" || phase === "hover")) return;
    this.lastCell = phase === "leave" ? NOWHERE : [at.x, at.y];
    target.pointer({
      phase,
      cell: [at.x, at.y],
      isOnBoard: isOnBoard(at, target.board()),
      spot: spotIn(viewport, point),
      pitch: viewport.pitch,
      button,
      shift: event.shiftKey,
      alt: event.altKey,
      control: event.ctrlKey || event.metaKey,
    });
  }
}

function turnWheel(pane: HTMLElement, { control }: PointerTarget, event: WheelEvent): void {
  event.preventDefault();
  if (event.shiftKey && !event.ctrlKey) return control.pan({ x: -event.deltaY, y: -event.deltaX });
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
  control.zoom(pointIn(pane, event), Math.exp(-clamp(lines, -240, 240) * 0.0016));
}

function pointIn(pane: HTMLElement, event: MouseEvent): Point {
  const box = pane.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** Returns the first two; null while there are fewer. */
function fingersIn(touches: ReadonlyMap<number, Point>): Fingers | null {
  const [one, other] = touches.values();
  return one === undefined || other === undefined ? null : [one, other];
}
