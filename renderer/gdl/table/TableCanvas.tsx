// A game's board in a pane: draws what it is given, zooms and pans, and reports the places that are chosen by pointer
// and keys. Knows nothing of moves.
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { BoardView, Position } from "../../../shared/base/boardView";
import { placeName } from "../../../shared/base/placeName";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import "../../board/board.css";
import { boardColors } from "../../board/boardColors";
import { DrawStage } from "../../board/DrawStage";
import type { DrawSurface } from "../../board/drawSurface";
import type { SpriteStore } from "../../board/spriteStore";
import { elementOf } from "../../ui/elementOf";
import { onThemeChange } from "../../ui/theme";
import { describePlace } from "./describePlace";
import { type TableMarks, type TableScene, drawTable } from "./drawTable";
import { type TableLayout, spotTowards, tableLayout } from "./layout";
import type { HeldKeys, TableDrag } from "./tablePane";
import { useTablePane } from "./useTablePane";

export interface TableCanvasProps {
  readonly board: BoardView;
  readonly looks: GdlLooks;
  readonly images: SpriteStore;
  /** What the board is, for screen readers and tests. */
  readonly label: string;
  /** Another value fits the board again: the game's file. */
  readonly fitKey: string;
  readonly marks: Omit<TableMarks, "focus" | "outlined">;
  readonly onChoose?: (position: Position) => void;
  /** A place was clicked with the Control or Command key held; without this it is chosen as by any other click. */
  readonly onMark?: (position: Position) => void;
  /** The same with the Alt key held. */
  readonly onAsk?: (position: Position) => void;
  /** The same with the Shift key held, or the arrow keys with it: a selection goes on to there. `from`: where those were. */
  readonly onExtend?: (position: Position, from: Position | null) => void;
  /** The pointer goes over the board with a button down. */
  readonly onDrag?: (drag: TableDrag, layout: TableLayout) => void;
  /** The pointer is over another place (null: none), or the arrow keys have come to one. */
  readonly onPoint?: (position: Position | null) => void;
  /** A key that the board itself has no use for, and the place that the arrow keys have come to. */
  readonly onKeyDown?: (event: KeyboardEvent, focused: Position | null, layout: TableLayout) => void;
}

const NOTHING_HELD: HeldKeys = { control: false, alt: false, shift: false };

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function TableCanvas(props: TableCanvasProps): ReactElement {
  const { board, looks, images, label, fitKey, marks } = props;
  const pane = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<DrawSurface | null>(null);
  const [focus, setFocus] = useState(-1);
  const { width, height, geometry } = board;
  const layout = useMemo(
    () => tableLayout(geometry === undefined ? { width, height } : { width, height, geometry }),
    [width, height, geometry],
  );
  const choose = (spot: number, { control, alt, shift }: HeldKeys): void => {
    const position = layout.spots[spot]?.position;
    const extend = props.onExtend === undefined ? undefined : (to: Position) => props.onExtend?.(to, null);
    const held = alt ? props.onAsk : control ? props.onMark : shift ? extend : undefined;
    if (position !== undefined) (held ?? props.onChoose)?.(position);
  };
  const press = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (direction !== undefined && isPlain) {
      const next = spotTowards(layout, focus, direction);
      if (next >= 0) setFocus(next);
      const position = layout.spots[next]?.position;
      if (position !== undefined) props.onPoint?.(position);
      if (event.shiftKey && position !== undefined) props.onExtend?.(position, layout.spots[focus]?.position ?? null);
    } else if (event.key === "Enter" && isPlain && focus >= 0) {
      choose(focus, NOTHING_HELD);
    } else {
      props.onKeyDown?.(event, layout.spots[focus]?.position ?? null, layout);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const mounted = useTablePane(pane, surface, {
    layout: () => layout,
    choose(spot, held) {
      setFocus(-1);
      choose(spot, held);
    },
    press,
    drag: (dragged) => props.onDrag?.(dragged, layout),
    point: (spot) => props.onPoint?.(layout.spots[spot]?.position ?? null),
  });

  useLayoutEffect(() => {
    elementOf(pane).tabIndex = 0;
  }, []);
  useEffect(() => {
    // A board that is on its way has no places yet.
    if (layout.spots.length > 0) mounted?.fit(fitKey, layout);
  }, [mounted, fitKey, layout]);
  useEffect(() => {
    if (mounted === null) return undefined;
    const draw = (): void => {
      const scene: TableScene = {
        board,
        layout,
        looks,
        sprites: images,
        colors: boardColors(),
        marks: { ...marks, focus, outlined: [] },
        hasNames: true,
      };
      mounted.show((context, pitch) => drawTable(context, scene, pitch));
    };
    draw();
    const subscriptions = [onThemeChange(draw), images.settled.on(draw)];
    return () => {
      for (const subscription of subscriptions) subscription.dispose();
    };
  }, [mounted, board, layout, looks, images, marks, focus]);

  const spot = layout.spots[focus];
  return (
    <div
      ref={pane}
      className="gw-board"
      role="application"
      aria-label={label}
      aria-roledescription="board"
      data-board-width={width}
      data-board-height={height}
      data-focus={spot === undefined ? undefined : placeName(board, spot.position)}
    >
      <div className="gw-board-stage" aria-hidden>
        <DrawStage boardRef={setSurface} />
      </div>
      <div className="visually-hidden" aria-live="polite" data-board-announcement>
        {spot === undefined ? "" : describePlace(board, spot.position)}
      </div>
    </div>
  );
}
