// Draws the graph of rules: a card for each event with the rules that listen to it, lines from rules to the events that
// they emit. A click opens a rule's text; pointing highlights what is connected.
import { Maximize, Repeat, ZoomIn, ZoomOut } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { counted } from "../../../shared/base/counted";
import type { GraphEvent, PassKind, RuleGraph } from "../../../shared/engine/explain/ruleGraph";
import { reveal } from "../../session/pack/textPlaces";
import { IconButton } from "../../ui/Button";
import { Toolbar, ToolbarSpacer } from "../../ui/Toolbar";
import { useIsVisible } from "../../ui/useIsVisible";
import { AddRule } from "./AddRule";
import { limitText } from "./circleText";
import {
  type EventCard,
  type GraphLayout,
  HEADER_HEIGHT,
  type RuleRow,
  graphKey,
  layOutGraph,
  neighbourhood,
} from "./graphLayout";
import { useDragToScroll } from "../useDragToScroll";
import { zoomByWheel } from "../useHeldZoom";
import { useGraphZoom } from "./useGraphZoom";

export interface RuleGraphViewProps {
  readonly graph: RuleGraph;
  /** The key of the node that is pointed at, here or elsewhere. */
  readonly pointed: string | null;
  readonly onPoint: (key: string | null) => void;
}

export function RuleGraphView({ graph, pointed, onPoint }: RuleGraphViewProps): ReactElement {
  const layout = useMemo(() => layOutGraph(graph), [graph]);
  const near = useMemo(() => (pointed === null ? null : neighbourhood(layout, pointed)), [layout, pointed]);
  const plane = useRef<HTMLDivElement>(null);
  const { zoom, zoomTo, showAll } = useGraphZoom(plane, layout);
  useDragToScroll(plane);
  useStartInSight(plane, layout);
  const stop = pointed ?? layout.cards[0]?.key;
  const press = (event: KeyboardEvent): void => {
    const next = pointed === null ? null : graphKey(layout, pointed, event.key);
    if (next === null) return;
    event.preventDefault();
    plane.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div className="gw-rule-graph">
      <Toolbar label="Graph of the rules">
        <span className="gw-rule-graph-said">
          {`${counted(graph.rules.length, "rule", "rules")} · ${limitText(graph)}`}
        </span>
        <ToolbarSpacer />
        <AddRule />
        <IconButton icon={ZoomOut} label="Smaller" onClick={() => zoomTo(zoom / 1.2)} />
        <IconButton icon={ZoomIn} label="Larger" onClick={() => zoomTo(zoom * 1.2)} />
        <IconButton icon={Maximize} label="Show all" onClick={showAll} />
      </Toolbar>
      <div
        ref={plane}
        className="gw-rule-plane"
        role="toolbar"
        aria-label="Rules and events"
        aria-orientation="horizontal"
        tabIndex={-1}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onPoint(null);
        }}
        onWheel={(event) => zoomByWheel(event, zoom, zoomTo)}
        onKeyDown={press}
      >
        <div style={{ width: layout.width * zoom, height: layout.height * zoom }}>
          <div className="gw-rule-nodes" style={{ scale: zoom, width: layout.width, height: layout.height }}>
            <Lines layout={layout} near={near} pointed={pointed} />
            {layout.cards.map((card) => (
              <EventBox key={card.key} card={card} near={near} pointed={pointed} stop={stop} onPoint={onPoint}>
                {card.rules.map((row) => (
                  <RuleBox
                    key={row.key}
                    row={row}
                    passes={graph.passes}
                    isTooLate={row.rule.pass === null || row.rule.pass > graph.maxPasses}
                    near={near}
                    pointed={pointed}
                    stop={stop}
                    onPoint={onPoint}
                  />
                ))}
              </EventBox>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The graph begins where its first card is, which need not be in the corner that is seen first. */
function useStartInSight(plane: RefObject<HTMLElement | null>, { cards }: GraphLayout): void {
  const first = cards.reduce<EventCard | null>((most, card) => (most === null || card.x < most.x ? card : most), null);
  const middle = first === null ? 0 : first.y + first.height / 2;
  const isVisible = useIsVisible(plane);
  useEffect(() => {
    const pane = plane.current;
    if (isVisible && pane !== null) pane.scrollTo(0, middle - pane.clientHeight / 2);
  }, [plane, isVisible, middle]);
}

interface LinesProps {
  readonly layout: GraphLayout;
  readonly near: BoxProps["near"];
  readonly pointed: string | null;
}

/** Draws the lines from rules to the events that they emit, those of what is pointed at brought out. */
function Lines({ layout, near, pointed }: LinesProps): ReactElement {
  return (
    <svg width={layout.width} height={layout.height} aria-hidden>
      <defs>
        <marker id="gw-rule-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {layout.lines.map(({ from, to, path }) => (
        <path
          key={`${from} ${to}`}
          d={path}
          data-near={near === null ? undefined : from === pointed || (to === pointed && from !== pointed)}
          markerEnd="url(#gw-rule-arrow)"
        />
      ))}
    </svg>
  );
}

interface BoxProps {
  readonly pointed: string | null;
  /** What has to do with what is pointed at; null while nothing is. */
  readonly near: ReadonlySet<string> | null;
  /** The one stop of the Tab key: the arrow keys lead on from there. */
  readonly stop: string | undefined;
  readonly onPoint: (key: string | null) => void;
}

/** What a box of the graph says of itself to styles and keys, and how it tells that it is pointed at. */
function boxProps(key: string, { pointed, near, stop, onPoint }: BoxProps) {
  return {
    "data-key": key,
    "data-keys-first": key === stop ? true : undefined,
    "data-far": near !== null && !near.has(key),
    "data-pointed": key === pointed,
    tabIndex: key === stop ? 0 : -1,
    onMouseEnter: () => onPoint(key),
    onMouseLeave: () => onPoint(null),
    onFocus: () => onPoint(key),
  };
}

interface EventBoxProps extends BoxProps {
  readonly card: EventCard;
  readonly children: ReactNode;
}

function EventBox({ card: { key, x, y, width, height, event }, children, ...box }: EventBoxProps): ReactElement {
  return (
    <div className="gw-rule-card" style={{ left: x, top: y, width, height }}>
      <button type="button" className="gw-rule-event" style={{ height: HEADER_HEIGHT }} {...boxProps(key, box)}>
        <strong title={event.type}>{event.type}</strong>
        <small title={sourcesText(event)}>{sourcesText(event)}</small>
      </button>
      {children}
    </div>
  );
}

function sourcesText({ systems, rules }: GraphEvent): string {
  if (systems.length > 0) return `from ${systems.join(", ")}${rules.length === 0 ? "" : " and rules"}`;
  return rules.length === 0 ? "nothing emits it" : "from rules alone";
}

interface RuleBoxProps extends BoxProps {
  readonly row: RuleRow;
  readonly passes: PassKind;
  /** No cascade comes to it. */
  readonly isTooLate: boolean;
}

function RuleBox({ row: { key, height, rule }, passes, isTooLate, ...box }: RuleBoxProps): ReactElement {
  return (
    <button
      type="button"
      className="gw-rule-row"
      style={{ height }}
      data-troubled={isTooLate}
      {...boxProps(key, box)}
      onClick={() => reveal(rule.file, rule.at)}
    >
      <span title={rule.id}>{rule.id}</span>
      {rule.isInCycle ? <Repeat size={12} aria-label="in a circle" /> : null}
      <small>{rule.pass === null ? "never" : `${passes} ${rule.pass}`}</small>
    </button>
  );
}
