// The rows of a tree in a list that scrolls: only those in sight are in the page, so that a turn of any length scrolls.
// Knows nothing of folds or of what keys mean.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from "react";
import { defined } from "../../../shared/base/defined";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { ROW_HEIGHT, TurnTreeRow } from "./TurnTreeRow";
import { rowsInSight } from "./rowInSight";
import type { TurnRow } from "./turnRows";
import { useRowInSight } from "./useRowInSight";

/** Rows rendered beyond each edge of the viewport: a frame of scrolling renders only the rows that appear. */
const OVERSCAN = 6;

export interface TurnRowsProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly rows: readonly TurnRow[];
  /** The row the debugger stands on; -1 for none. */
  readonly current: number;
  /** Said when there are no rows. */
  readonly nothing: string;
  /** A key of the tree chose the current row. */
  readonly isOwnKey: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent) => void;
}

export function TurnRows(props: TurnRowsProps): ReactElement {
  const { turn, reading, rows, current, nothing, isOwnKey, onKeyDown, onClick } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  // A row that leaves at one edge is reused for the one that appears at the other.
  const height = list.scrollRect?.height ?? 0;
  const places = Math.ceil(height / ROW_HEIGHT) + 2 * OVERSCAN + 1;
  const active = rows[current]?.record;
  const sizes = { rows: rows.length, rowHeight: ROW_HEIGHT };
  const top = useRowInSight(list, scroller, { of: turn, key: active, row: current, isOwnKey, ...sizes });
  const inSight =
    top === null ? list.getVirtualItems().map(({ index }) => index) : rowsInSight({ top, height }, sizes, OVERSCAN);
  return (
    <div
      ref={scroller}
      className="gw-turn-tree-rows"
      role="tree"
      aria-label="What happened in the turn"
      tabIndex={0}
      aria-activedescendant={active === undefined ? undefined : `gw-record-${active}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.length > 0 ? null : <p className="gw-turn-none">{nothing}</p>}
      <div style={{ height: list.getTotalSize(), position: "relative" }}>
        {inSight.map((index) => {
          const { record, depth, isOpen } = defined(rows[index]);
          return (
            <TurnTreeRow
              key={index % places}
              record={record}
              depth={depth}
              isOpen={isOpen}
              top={index * ROW_HEIGHT}
              turn={turn}
              reading={reading}
              isCurrent={index === current}
            />
          );
        })}
      </div>
    </div>
  );
}
