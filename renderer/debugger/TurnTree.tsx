// The tree of one turn: only the rows in sight are in the page, so that a turn of any length scrolls.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import type { DebugInfo, TurnRecord } from "../../shared/engine/dialect";
import type { Trace } from "../../shared/engine/trace";
import type { Cursor } from "../../shared/engine/traceSteps";
import type { FilteredTurn } from "../../shared/engine/traceFilter";
import { setCursor } from "../session/playCommands";
import { usePlayStore } from "../session/playStore";
import { RecordMenu } from "./RecordMenu";
import { ROW_HEIGHT, TurnTreeRow } from "./TurnTreeRow";
import { foldsAround, rowOf, treeKey, turnRows } from "./turnRows";

const NOTHING_HAPPENED = "Nothing happened in this turn that could be shown.";
const NOTHING_LEFT = "Nothing in this turn is as asked for.";
const NONE: ReadonlySet<number> = new Set();

/** What is folded in one turn's tree, and the cursor it was last made to show. */
interface Folding {
  readonly trace: Trace;
  readonly cursor: Cursor;
  /** Everything is open by default, since it was looked for. */
  readonly unfolds: boolean;
  readonly toggled: ReadonlySet<number>;
}

/** A step may lead into what is folded: that is unfolded. Another turn, or another default, begins as by default. */
function withCursorInSight(folding: Folding, trace: Trace, cursor: Cursor, unfolds: boolean): Folding {
  const toggled = folding.trace === trace && folding.unfolds === unfolds ? folding.toggled : NONE;
  if (cursor === null || cursor === 0) return { trace, cursor, unfolds, toggled };
  const around = foldsAround(trace, { toggled, marks: null, unfolds }, cursor);
  return { trace, cursor, unfolds, toggled: withToggled(toggled, around) };
}

function withToggled(toggled: ReadonlySet<number>, records: readonly number[]): ReadonlySet<number> {
  if (records.length === 0) return toggled;
  const next = new Set(toggled);
  for (const record of records) if (!next.delete(record)) next.add(record);
  return next;
}

export interface TurnTreeProps {
  readonly turn: TurnRecord;
  readonly debug: DebugInfo;
  /** What is shown of it; null: all. */
  readonly left: FilteredTurn | null;
  /** What is shown was looked for, and is not to be hidden in a fold. */
  readonly unfolds: boolean;
}

export function TurnTree({ turn, debug, left, unfolds }: TurnTreeProps): ReactElement {
  const { trace } = turn;
  const cursor = usePlayStore((state) => state.cursor);
  const [folding, setFolding] = useState<Folding>({ trace, cursor: null, unfolds, toggled: NONE });
  const { toggled } = folding;
  // Adjusted while rendering, so that no frame shows the tree without the cursor's row.
  if (folding.trace !== trace || folding.cursor !== cursor || folding.unfolds !== unfolds) {
    setFolding(withCursorInSight(folding, trace, cursor, unfolds));
  }
  const marks = left?.marks ?? null;
  const rows = useMemo(() => turnRows(trace, { toggled, marks, unfolds }), [trace, toggled, marks, unfolds]);
  const current = cursor === null ? -1 : rowOf(trace, rows, cursor);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });

  const toggle = (record: number): void => {
    setFolding({ trace, cursor, unfolds, toggled: withToggled(toggled, [record]) });
  };

  // Another turn is shown from its top, unless the cursor is on one of its rows. Scrolling measures the whole page.
  useEffect(() => {
    if ((virtual.scrollOffset ?? 0) > 0) virtual.scrollToOffset(0);
  }, [virtual, trace]);

  // Behind another panel the tree has some other height: the cursor's row may come out of sight on its way to the front.
  const height = virtual.scrollRect?.height;
  useEffect(() => {
    if (current >= 0) virtual.scrollToIndex(current, { align: "auto" });
  }, [virtual, trace, current, height]);

  const press = (event: KeyboardEvent): void => {
    const move = treeKey(trace, rows, current, event.key);
    if (move === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (move.kind === "toggle") toggle(move.record);
    else setCursor(move.record);
  };

  const choose = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const record = pressedRecord(event);
    const row = rows.find((each) => each.record === record);
    if (row === undefined) return;
    const isFold = target?.closest(".gw-turn-fold") !== null || event.detail === 2;
    if (isFold && row.isOpen !== null) toggle(row.record);
    else setCursor(row.record);
  };

  return (
    <RecordMenu
      turn={turn}
      debug={debug}
      recordAtPress={(event) => pressedRecord(event) ?? rows[current]?.record ?? null}
      className="gw-turn-tree"
    >
      <div
        ref={scroller}
        className="gw-turn-tree-rows"
        role="tree"
        aria-label="What happened in the turn"
        tabIndex={0}
        aria-activedescendant={current < 0 ? undefined : `gw-record-${rows[current]!.record}`}
        onKeyDown={press}
        onClick={choose}
      >
        {rows.length > 0 ? null : <p className="gw-turn-none">{left === null ? NOTHING_HAPPENED : NOTHING_LEFT}</p>}
        <div style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <TurnTreeRow
              key={rows[index]!.record}
              row={rows[index]!}
              top={start}
              turn={turn}
              debug={debug}
              isCurrent={index === current}
            />
          ))}
        </div>
      </div>
    </RecordMenu>
  );
}

/** The record of the row that was pressed; null beside the rows. */
function pressedRecord({ target }: MouseEvent): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-record]") : null;
  return row === null ? null : Number(row.dataset["record"]);
}
