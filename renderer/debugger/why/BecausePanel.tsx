// The Because panel: why something happened, back to the key press, and what it led to, as a graph around one record of
// the turn in view. shared/engine works the links out.
import { LocateFixed, Network, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactElement, useMemo, useRef, useState } from "react";
import { a } from "../../../shared/base/article";
import { type CauseDirection, type CauseGraph, causeGraph } from "../../../shared/engine/explain/causeGraph";
import { significantRecord, focusOf } from "../../../shared/engine/explain/causeLinks";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { Trace } from "../../../shared/engine/trace/trace";
import { sentence } from "../../../shared/engine/trace/traceText";
import { usePackWords } from "../../session/pack/packWords";
import { usePlayStore } from "../../session/play/playStore";
import { Button, IconButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Field";
import { Toolbar, ToolbarSpacer } from "../../ui/Toolbar";
import { useIsVisible } from "../../ui/useIsVisible";
import { CauseGraphView } from "./CauseGraphView";
import { LastChangeInput } from "../turn/LastChangeInput";
import { useFocusOnMore } from "../useFocusOnMore";
import { useHeldZoom } from "../useHeldZoom";
import "../debugPanel.css";
import "./because.css";

export function BecausePanel(): ReactElement {
  const { move } = usePackWords();
  const reading = usePlayStore((state) => state.level);
  const turns = usePlayStore((state) => state.turns);
  const number = usePlayStore((state) => state.shown);
  const section = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(section);
  return (
    <section ref={section} className="gw-debug-panel gw-because" aria-label="Because" data-context="debug">
      {reading === null || turns[number] === undefined ? (
        <EmptyState
          icon={Network}
          title="Nothing has been played yet"
          text={`Play ${a(move)}: this shows what led to each change, back to where it began, and what followed from it.`}
        />
      ) : isVisible ? (
        <Explained turns={turns} number={number} turn={turns[number]} reading={reading} />
      ) : null}
    </section>
  );
}

const DIRECTIONS: readonly { readonly value: CauseDirection; readonly title: string }[] = [
  { value: "back", title: "what led to it" },
  { value: "on", title: "what it led to" },
  { value: "both", title: "both ways" },
];

/** Boxes that are shown at first, and how many more each time. */
const MOST_BOXES = 200;
/** Beyond this the graph itself does not count on. */
const MANY = 1_500;
const SMALLEST = 0.5;
const LARGEST = 1.5;
/** By how much a press of a button changes the zoom. */
const ZOOM_STEP = 1.25;

interface ExplainedProps {
  readonly turns: readonly TurnRecord[];
  readonly number: number;
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
}

/** The explained record and its turn. */
interface Root {
  readonly trace: Trace;
  readonly record: number;
  readonly most: number;
}

function Explained({ turns, number, turn, reading }: ExplainedProps): ReactElement {
  const { trace } = turn;
  const cursor = usePlayStore((state) => state.cursor);
  const [direction, setDirection] = useState<CauseDirection>("back");
  const pane = useRef<HTMLDivElement>(null);
  const noteShown = useFocusOnMore(pane, ".gw-causes-box");
  const { zoom, zoomTo } = useHeldZoom(pane, SMALLEST, LARGEST);
  const wanted = cursor ?? focusOf(turn, reading.presentation);
  const [kept, setRoot] = useState<Root>(() => ({ trace, record: wanted, most: MOST_BOXES }));
  const explain = (record: number): void => setRoot({ trace, record, most: MOST_BOXES });
  const root = kept.trace === trace ? kept : { trace, record: wanted, most: MOST_BOXES };
  const { record, most } = root;
  // Nothing led to the key press.
  const way = significantRecord(trace, record) === 0 ? "on" : direction;
  const graph = useMemo(
    () => causeGraph({ turns, number, reading }, record, { direction: way, most }),
    [turns, number, reading, record, way, most],
  );
  // The graph stays while the debugger goes about in it; once it leaves, what it comes to is explained.
  const isLeft = cursor !== null && !hasBox(graph, significantRecord(trace, cursor));
  if (root !== kept || isLeft) explain(wanted);
  return (
    <>
      <Toolbar label="Causes">
        <Select
          aria-label="Show"
          options={DIRECTIONS}
          value={way}
          disabled={way !== direction}
          onChange={(event) => setDirection(event.target.value as CauseDirection)}
        />
        <IconButton icon={LocateFixed} label="Explain the current record" onClick={() => explain(wanted)} />
        <LastChangeInput />
        <ToolbarSpacer />
        <IconButton icon={ZoomOut} label="Smaller" onClick={() => zoomTo(zoom / ZOOM_STEP)} />
        <IconButton icon={ZoomIn} label="Larger" onClick={() => zoomTo(zoom * ZOOM_STEP)} />
      </Toolbar>
      <p className="gw-causes-title" aria-live="polite">
        <strong>{sentence(turn, reading, graph.root)}</strong>
        {graph.hidden === 0 ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              noteShown();
              setRoot({ ...root, most: most + MOST_BOXES });
            }}
          >
            {`Show more (${graph.hidden >= MANY ? `over ${MANY}` : graph.hidden} left out)`}
          </Button>
        )}
      </p>
      <CauseGraphView
        pane={pane}
        turns={turns}
        turn={turn}
        reading={reading}
        graph={graph}
        zoom={zoom}
        onZoom={zoomTo}
        onExplain={explain}
      />
    </>
  );
}

function hasBox({ columns }: CauseGraph, record: number): boolean {
  return columns.some(({ boxes }) => boxes.some((box) => box.record === record));
}
