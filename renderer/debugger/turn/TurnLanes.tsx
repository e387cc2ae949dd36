// The turn in view as lanes over time. Dragging moves the cursor, the wheel zooms, Shift and the wheel pan.
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { boxText } from "../../../shared/engine/explain/causeGraph";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { Trace } from "../../../shared/engine/trace/trace";
import { sentence } from "../../../shared/engine/trace/traceText";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import { setCursor } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";
import { elementOf } from "../../ui/elementOf";
import { onThemeChange } from "../../ui/theme";
import { afterFrame } from "../../ui/useAfterFrame";
import { LaneLabel, type PointedLane } from "./LaneLabel";
import { drawLanes } from "./drawLanes";
import { type LaneBlock, type LaneView, laneBlocks, recordOfKey } from "./turnLanes";
import { useCanvasSize } from "./useCanvasSize";
import { useLaneView } from "./useLaneView";
import "./lanes.css";

export interface TurnLanesProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
}

export function TurnLanes({ turn, reading }: TurnLanesProps): ReactElement {
  const { trace } = turn;
  const { lanes } = reading.presentation;
  // The turn's end is a place of its own after the last record.
  const end = recordCount(trace);
  const cursor = usePlayStore((state) => state.cursor) ?? end;
  const shown = usePlayStore((state) => state.shown);
  const { view, zoom, pan, showAll } = useLaneView(trace, cursor, end + 1);
  const blocks = useBlocks(trace, reading);
  // There is no record to mark at the turn's end, nor in a turn without blocks.
  const hasBand = cursor < end && blocks?.length !== 0;
  const [pointed, setPointed] = useState<PointedLane | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useDrawing(canvas, turn, reading, blocks, view);

  const goTo = (record: number): void => setCursor(record >= end ? null : Math.max(0, record));
  const recordAtPointer = (event: PointerEvent | WheelEvent, isWhole = true): number => {
    const box = elementOf(canvas).getBoundingClientRect();
    const at = view.start + ((event.clientX - box.left) / box.width) * view.span;
    return isWhole ? Math.floor(at) : at;
  };
  useWheel(canvas, (event) => {
    // Something else is there now.
    setPointed(null);
    const along = event.shiftKey ? event.deltaX + event.deltaY : event.deltaX;
    if (along === 0) zoom(recordAtPointer(event, false), Math.exp(event.deltaY * ZOOM));
    else pan(along * PAN);
  });
  const point = (event: PointerEvent<HTMLCanvasElement>): void => {
    const record = recordAtPointer(event);
    if (event.type === "pointerdown") {
      event.currentTarget.setPointerCapture(event.pointerId);
      // The keys continue from the pointer's place.
      event.preventDefault();
      slider.current?.focus();
    }
    if (event.buttons === 1) goTo(record);
    const box = event.currentTarget.getBoundingClientRect();
    const lane = Math.floor(((event.clientY - box.top) / box.height) * lanes.length);
    const share = (event.clientX - box.left) / box.width;
    // While it is dragged the pointer may leave the lanes.
    setPointed(lanes[lane] === undefined || share < 0 || share > 1 ? null : { lane, share, record });
  };
  const press = (event: KeyboardEvent): void => {
    const next = recordOfKey(trace, cursor, event.key);
    const factor = ZOOM_KEYS[event.key];
    if (next !== null) goTo(next);
    else if (factor !== undefined) zoom(cursor, factor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="gw-lanes" style={{ "--lanes": lanes.length } as CSSProperties}>
      <ul aria-hidden>
        {lanes.map((lane) => (
          <li key={lane}>{lane}</li>
        ))}
      </ul>
      <input
        ref={slider}
        type="range"
        className="visually-hidden"
        aria-label="Moment of the turn"
        min={0}
        max={end}
        value={cursor}
        aria-valuetext={
          cursor === end ? `after ${reading.presentation.turnText(turn, shown)}` : sentence(turn, reading, cursor)
        }
        onChange={(event) => goTo(event.target.valueAsNumber)}
        onKeyDown={press}
      />
      <div className="gw-lanes-plane">
        <canvas
          ref={canvas}
          data-start={view.start.toFixed(2)}
          data-span={view.span.toFixed(2)}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
          onDoubleClick={showAll}
        />
        <div
          className="gw-lanes-cursor"
          style={{ left: percent((cursor - view.start) / view.span), width: percent(hasBand ? 1 / view.span : 0) }}
        />
        {pointed === null || blocks === null ? null : (
          <LaneLabel pointed={pointed} blocks={blocks} turn={turn} reading={reading} />
        )}
      </div>
    </div>
  );
}

/** Returns the blocks of a turn once a frame without them was shown: its board and tree do not wait for its lanes. */
function useBlocks(trace: Trace, reading: TraceReading): readonly LaneBlock[] | null {
  const [made, setMade] = useState<{ readonly of: Trace; readonly blocks: readonly LaneBlock[] } | null>(null);
  useEffect(() => {
    const making = afterFrame(() => setMade({ of: trace, blocks: laneBlocks(trace, reading.presentation) }));
    return () => making.dispose();
  }, [trace, reading]);
  return made?.of === trace ? made.blocks : null;
}

/** Draws the part in view, and again when anything of it, the canvas's size or the theme changes. */
function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  turn: TurnRecord,
  reading: TraceReading,
  blocks: readonly LaneBlock[] | null,
  view: LaneView,
): void {
  const size = useCanvasSize(canvas);
  const { lanes } = reading.presentation;
  useEffect(() => {
    if (blocks === null) return undefined;
    const draw = (): void => {
      const textOf = (record: number): string => boxText(turn, reading, record);
      if (canvas.current === null || size === "0 0") return;
      drawLanes(canvas.current, { blocks, lanes: lanes.length, view, textOf });
    };
    draw();
    const listening = onThemeChange(draw);
    return () => listening.dispose();
  }, [canvas, turn, reading, lanes, blocks, view, size]);
}

function percent(share: number): string {
  return `${share * 100}%`;
}

/** By wheel pixel. */
const ZOOM = 0.0015;
const PAN = 0.001;
const ZOOM_KEYS: Readonly<Record<string, number>> = { "+": 0.7, "=": 0.7, "-": 1 / 0.7, "0": Number.MAX_SAFE_INTEGER };

/** React's own wheel listeners may not keep the page from scrolling. */
function useWheel(canvas: { readonly current: HTMLCanvasElement | null }, turn: (event: WheelEvent) => void): void {
  useEffect(() => {
    const element = canvas.current;
    const listen = (event: WheelEvent): void => {
      event.preventDefault();
      turn(event);
    };
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  });
}
