// A graph of causes that pans and zooms. A click or an arrow key moves the cursor to a box; a double click explains it.
// Arrow keys also reach the changes of earlier turns, which Enter opens.
import { History } from "lucide-react";
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useMemo, useRef } from "react";
import { defined } from "../../../shared/base/defined";
import { type CauseGraph, boxText } from "../../../shared/engine/explain/causeGraph";
import { significantRecord } from "../../../shared/engine/explain/causeLinks";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { sentence } from "../../../shared/engine/trace/traceText";
import { recordAt } from "../../../shared/engine/trace/traceTree";
import { setCursor } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";
import { goToMoment } from "../../session/step/runCommands";
import { BOX_HEIGHT, type PlacedBox, type PlacedEarlier, boxBeside, layOutCauses } from "./causeLayout";
import { recordLook } from "../turn/recordLook";
import { useDragToScroll } from "../useDragToScroll";
import { type HeldZoom, zoomByWheel } from "../useHeldZoom";

export interface CauseGraphViewProps {
  /** What is scrolled over the graph. */
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly turns: readonly TurnRecord[];
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly graph: CauseGraph;
  readonly zoom: number;
  readonly onZoom: HeldZoom["zoomTo"];
  readonly onExplain: (record: number) => void;
}

export function CauseGraphView(props: CauseGraphViewProps): ReactElement {
  const { pane: place, turns, turn, reading, graph, zoom, onZoom, onExplain } = props;
  const layout = useMemo(
    () =>
      layOutCauses(graph, (record, number) =>
        number === null
          ? boxText(turn, reading, record).length
          : earlierText(number, defined(turns[number]), reading, record).length,
      ),
    [graph, turns, turn, reading],
  );
  const cursor = usePlayStore((state) => state.cursor);
  const current = cursor === null ? graph.root : significantRecord(turn.trace, cursor);
  /** A box of an earlier turn was pressed: it goes with its graph, and the focus comes to what is explained then. */
  const isLeaving = useRef(false);
  const lastSeen = useRef(-1);
  useDragToScroll(place);
  useEffect(() => {
    const pane = place.current;
    if (pane === null || layout.boxes.length === 0) return undefined;
    if (isLeaving.current) boxElement(pane, current)?.focus();
    isLeaving.current = false;
    // Also when another graph is shown around the same record, and when the pane gets another size.
    const observer = new ResizeObserver(() => {
      const { activeElement } = document;
      // The focus may be on another box, for example after more were requested.
      const isElsewhere = lastSeen.current === current && activeElement?.matches(".gw-causes-box") === true;
      lastSeen.current = current;
      (isElsewhere ? activeElement : boxElement(pane, current))?.scrollIntoView(NEAREST);
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, [place, layout, current]);
  const press = (event: KeyboardEvent, box: PlacedBox | PlacedEarlier): void => {
    const next = boxBeside([...layout.earlier, ...layout.boxes], box, event.key);
    if (event.key === "Enter" && event.shiftKey && !isEarlier(box)) onExplain(box.record);
    else if (next === null) return;
    else if (isEarlier(next)) earlierElement(place.current, next)?.focus();
    else {
      setCursor(next.record);
      boxElement(place.current, next.record)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const hasCurrent = layout.boxes.some(({ record }) => record === current);
  return (
    <div ref={place} className="gw-causes-graph" onWheel={(event) => zoomByWheel(event, zoom, onZoom)}>
      <div style={{ width: layout.width * zoom, height: layout.height * zoom }}>
        <div
          className="gw-causes-plane"
          style={{ width: layout.width, height: layout.height, transform: `scale(${zoom})` }}
        >
          <Lines layout={layout} current={current} />
          {layout.heads.map(({ title, left, width }) => (
            <h4 key={left} style={{ left, width }}>
              {title}
            </h4>
          ))}
          {layout.earlier.map((box) => (
            <EarlierBox
              key={earlierName(box)}
              box={box}
              turn={defined(turns[box.turn])}
              reading={reading}
              onKey={press}
              onGo={() => {
                isLeaving.current = true;
                goToMoment({ turn: box.turn, record: box.record });
              }}
            />
          ))}
          {layout.boxes.map((box) => (
            <Box
              key={box.record}
              box={box}
              turn={turn}
              reading={reading}
              isRoot={box.record === graph.root}
              isCurrent={box.record === current}
              isStop={hasCurrent ? box.record === current : box.record === graph.root}
              onKey={press}
              onExplain={onExplain}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const NEAREST = { block: "nearest", inline: "nearest" } as const;

function boxElement(place: HTMLElement | null, record: number): HTMLElement | null {
  return place?.querySelector<HTMLElement>(`[data-record="${record}"]`) ?? null;
}

function earlierElement(place: HTMLElement | null, box: PlacedEarlier): HTMLElement | null {
  return place?.querySelector<HTMLElement>(`[data-earlier="${earlierName(box)}"]`) ?? null;
}

function isEarlier(box: PlacedBox | PlacedEarlier): box is PlacedEarlier {
  return "turn" in box;
}

function earlierName({ turn, record }: PlacedEarlier): string {
  return `${turn} ${record}`;
}

function Lines({
  layout,
  current,
}: {
  readonly layout: ReturnType<typeof layOutCauses>;
  readonly current: number;
}): ReactElement {
  return (
    <svg className="gw-causes-lines" width={layout.width} height={layout.height} aria-hidden>
      {layout.lines.map(({ from, to, kind, path }) => (
        <path
          key={path}
          d={path}
          data-kind={kind}
          data-current={from === current || to === current ? true : undefined}
        />
      ))}
    </svg>
  );
}

interface BoxProps {
  readonly box: PlacedBox;
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly isRoot: boolean;
  readonly isCurrent: boolean;
  /** The one box that the Tab key comes to. */
  readonly isStop: boolean;
  readonly onKey: (event: KeyboardEvent, box: PlacedBox) => void;
  readonly onExplain: (record: number) => void;
}

function Box({ box, turn, reading, isRoot, isCurrent, isStop, onKey, onExplain }: BoxProps): ReactElement {
  const { record, left, top, width } = box;
  const { icon: Icon, tone } = recordLook(recordAt(turn.trace, record));
  return (
    <button
      type="button"
      className="gw-causes-box"
      data-record={record}
      data-tone={tone}
      data-root={isRoot ? true : undefined}
      aria-current={isCurrent ? "step" : undefined}
      tabIndex={isStop ? 0 : -1}
      title={sentence(turn, reading, record)}
      style={{ left, top, width, height: BOX_HEIGHT }}
      onClick={() => setCursor(record)}
      onDoubleClick={() => onExplain(record)}
      onKeyDown={(event) => onKey(event, box)}
    >
      <Icon size={13} aria-hidden />
      <span>{boxText(turn, reading, record)}</span>
    </button>
  );
}

function earlierText(number: number, turn: TurnRecord, reading: TraceReading, record: number): string {
  return `turn ${number} · ${boxText(turn, reading, record)}`;
}

interface EarlierBoxProps {
  readonly box: PlacedEarlier;
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly onKey: (event: KeyboardEvent, box: PlacedEarlier) => void;
  readonly onGo: () => void;
}

/** Leads to the turn of the change. */
function EarlierBox({ box, turn, reading, onKey, onGo }: EarlierBoxProps): ReactElement {
  const { left, top, width, record, turn: number } = box;
  const text = earlierText(number, turn, reading, record);
  return (
    <button
      type="button"
      className="gw-causes-box"
      data-earlier={earlierName(box)}
      title={text}
      style={{ left, top, width, height: BOX_HEIGHT }}
      onClick={onGo}
      onKeyDown={(event) => onKey(event, box)}
    >
      <History size={13} aria-hidden />
      <span>{text}</span>
    </button>
  );
}
