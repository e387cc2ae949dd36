// A small picture of a board that is larger than its pane, with a frame around what is in sight: a click or a drag moves
// the view. Drawn when the window is idle; the frame follows the view without React.
import { type ReactElement, type RefObject, useEffect, useRef } from "react";
import { disposeAll } from "../../../shared/base/disposable";
import type { BoardView } from "../../../shared/base/boardView";
import { elementOf } from "../../ui/elementOf";
import { drawQueue } from "../../board/drawQueue";
import { miniMapFrame, panTo } from "../../board/miniMapFrame";
import type { SpriteStore } from "../../board/spriteStore";
import type { ViewportControl } from "../../board/viewportControl";
import { onThemeChange } from "../../ui/theme";
import type { Looks } from "./looks";
import { drawThumbnail } from "./thumbnail";
import "./miniMap.css";

export interface MiniMapProps {
  readonly control: ViewportControl;
  readonly pane: RefObject<HTMLElement | null>;
  readonly view: BoardView;
  readonly looks: Looks;
  readonly sprites: SpriteStore;
  /** CSS pixels at the pane's foot that something covers. */
  readonly covered: number;
}

/** CSS pixels of its longer side. */
const SIZE = 140;

/** While the board changes more often than this it is not drawn again. */
const RESTS_MS = 150;

export function MiniMap({ control, pane, view, looks, sprites, covered }: MiniMapProps): ReactElement {
  const map = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Draws the picture where it is shown and out of date. */
  const refresh = useRef<() => void>(() => undefined);
  const { width, height } = view;

  useEffect(() => {
    let isDrawn = false;
    let resting: ReturnType<typeof setTimeout> | null = null;
    const draw = (): void => {
      if (canvas.current !== null) drawThumbnail(canvas.current, view, { looks, sprites }, SIZE);
    };
    const later = (): void => {
      if (elementOf(map).hidden || isDrawn || resting !== null) return;
      resting = setTimeout(() => {
        isDrawn = true;
        queued.push(drawQueue.add(draw));
      }, RESTS_MS);
    };
    const again = (): void => {
      isDrawn = false;
      resting = null;
      later();
    };
    const queued = [sprites.settled.on(again), onThemeChange(again)];
    refresh.current = later;
    later();
    return () => {
      if (resting !== null) clearTimeout(resting);
      disposeAll(queued);
    };
  }, [view, looks, sprites]);

  useEffect(() => {
    const paneNow = (): { readonly width: number; readonly height: number } => {
      const { clientWidth, clientHeight } = elementOf(pane);
      return { width: clientWidth, height: clientHeight };
    };
    const follow = (): void => {
      const part = miniMapFrame(control.viewport, { width, height }, paneNow());
      elementOf(map).hidden = part === null;
      if (part === null) return;
      const percent = (share: number): string => `${share * 100}%`;
      Object.assign(elementOf(frame).style, {
        left: percent(part.left),
        top: percent(part.top),
        width: percent(part.width),
        height: percent(part.height),
      });
      refresh.current();
    };
    const go = (event: PointerEvent): void => {
      const box = elementOf(canvas).getBoundingClientRect();
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      control.pan(panTo(control.viewport, { width, height }, paneNow(), at));
    };
    const press = (event: PointerEvent): void => {
      // The board behind it must not take the press for its own.
      event.stopPropagation();
      event.preventDefault();
      elementOf(map).setPointerCapture(event.pointerId);
      go(event);
    };
    const move = (event: PointerEvent): void => {
      event.stopPropagation();
      if (elementOf(map).hasPointerCapture(event.pointerId)) go(event);
    };
    const element = elementOf(map);
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    const following = control.onChange(follow);
    follow();
    return () => {
      following.dispose();
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
    };
  }, [control, pane, width, height]);

  return (
    <div ref={map} className="gw-minimap" style={{ bottom: covered + 10 }} hidden aria-hidden>
      <canvas ref={canvas} width={1} height={1} />
      <div ref={frame} className="gw-minimap-frame" />
    </div>
  );
}
