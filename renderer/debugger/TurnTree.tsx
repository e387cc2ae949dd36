// The tree of one turn: only the rows in sight are in the page, so that a turn of any length scrolls.
import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import type { DebugInfo, TurnRecord } from "../../shared/engine/dialect";
import type { Trace } from "../../shared/engine/trace";
import type { Cursor } from "../../shared/engine/traceSteps";
import { recordsWithText } from "../../shared/engine/traceFilter";
import { recordText } from "../../shared/engine/traceText";
import { recordAt } from "../../shared/engine/traceTree";
import { setCursor } from "../session/playCommands";
import { usePlayStore } from "../session/playStore";
import { recordLook } from "./recordLook";
import { type TurnRow, foldsAround, rowOf, treeKey, turnRows } from "./turnRows";

const ROW_HEIGHT = 22;
const INDENTATION = 16;
const NOTHING_HAPPENED = "Nothing happened in this turn that could be shown.";
const NONE: ReadonlySet<number> = new Set();

/** What is folded in one turn's tree, and the cursor it was last made to show. */
interface Folding {
  readonly trace: Trace;
  readonly cursor: Cursor;
  readonly toggled: ReadonlySet<number>;
}

/** A step may lead into what is folded: that is unfolded. Another turn begins as by default. */
function withCursorInSight(folding: Folding, trace: Trace, cursor: Cursor): Folding {
  const toggled = folding.trace === trace ? folding.toggled : NONE;
  if (cursor === null || cursor === 0) return { trace, cursor, toggled };
  const around = foldsAround(trace, { toggled, onlyChanges: false, found: null }, cursor);
  return { trace, cursor, toggled: withToggled(toggled, around) };
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
  /** Leave out what came to nothing. */
  readonly onlyChanges: boolean;
  /** Leave out what does not have these words in its sentence; none when empty. */
  readonly search: string;
}

export function TurnTree({ turn, debug, onlyChanges, search }: TurnTreeProps): ReactElement {
  const { trace } = turn;
  const cursor = usePlayStore((state) => state.cursor);
  const [folding, setFolding] = useState<Folding>({ trace, cursor: null, toggled: NONE });
  const { toggled } = folding;
  // Adjusted while rendering, so that no frame shows the tree without the cursor's row.
  if (folding.trace !== trace || folding.cursor !== cursor) setFolding(withCursorInSight(folding, trace, cursor));
  const found = useMemo(
    () => (search.trim() === "" ? null : recordsWithText(turn, debug, search)),
    [turn, debug, search],
  );
  const rows = useMemo(() => turnRows(trace, { toggled, onlyChanges, found }), [trace, toggled, onlyChanges, found]);
  const current = cursor === null ? -1 : rowOf(trace, rows, cursor);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });

  const toggle = (record: number): void => {
    setFolding({ trace, cursor, toggled: withToggled(toggled, [record]) });
  };

  // Another turn is shown from its top, unless the cursor is on one of its rows.
  useEffect(() => virtual.scrollToOffset(0), [virtual, trace]);

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
    const record = Number(target?.closest<HTMLElement>("[data-record]")?.dataset["record"] ?? -1);
    const row = rows.find((each) => each.record === record);
    if (row === undefined) return;
    const isFold = target?.closest(".gw-turn-fold") !== null || event.detail === 2;
    if (isFold && row.isOpen !== null) toggle(record);
    else setCursor(record);
  };

  return (
    <div className="gw-turn-tree">
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
        {rows.length === 0 ? <p className="gw-turn-none">{NOTHING_HAPPENED}</p> : null}
        <div style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <TreeRow
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
    </div>
  );
}

interface TreeRowProps extends Omit<TurnTreeProps, "onlyChanges" | "search"> {
  readonly row: TurnRow;
  readonly top: number;
  readonly isCurrent: boolean;
}

function TreeRow({ row, top, turn, debug, isCurrent }: TreeRowProps): ReactElement {
  const { record, depth, isOpen } = row;
  const { icon: Icon, tone } = recordLook(recordAt(turn.trace, record));
  const text = recordText(turn, debug, record);
  const Chevron = isOpen === true ? ChevronDown : ChevronRight;
  return (
    <div
      id={`gw-record-${record}`}
      className="gw-turn-row"
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isCurrent}
      data-record={record}
      data-tone={tone}
      style={{ top, height: ROW_HEIGHT, paddingLeft: 4 + depth * INDENTATION }}
      title={text}
    >
      <span className="gw-turn-fold" aria-hidden>
        {isOpen === null ? null : <Chevron size={14} />}
      </span>
      <Icon size={14} aria-hidden />
      <span className="gw-turn-text">{text}</span>
    </div>
  );
}
