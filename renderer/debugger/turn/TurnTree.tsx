// The tree of one turn: its folding, its keys and clicks, and the row of the cursor.
import { type KeyboardEvent, type MouseEvent, type ReactElement, useMemo, useRef, useState } from "react";
import { defined } from "../../../shared/base/defined";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { PackWords } from "../../../shared/pack/packModel";
import { a } from "../../../shared/base/article";
import { usePackWords } from "../../session/pack/packWords";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { FilteredTurn } from "../../../shared/engine/trace/traceFilter";
import { setCursor } from "../../session/play/playCommands";
import { playStore, usePlayStore } from "../../session/play/playStore";
import { RecordMenu } from "./RecordMenu";
import { TurnRows } from "./TurnRows";
import { ROW_HEIGHT } from "./TurnTreeRow";
import { type Typed, isTypedKey, rowOfTyped, typedOn } from "./treeTyping";
import { type Folding, foldingOf, withCursorInSight, withToggled } from "./turnFolding";
import { rowOf, treeKey, turnRows } from "./turnRows";

const NOTHING_HAPPENED = "Nothing happened in this turn that could be shown.";
const notYet = ({ move }: PackWords): string =>
  `Nothing happens before the first ${move}. What happens in ${a(move)} is listed here.`;
const NOTHING_LEFT = "Nothing in this turn matches the filter.";

export interface TurnTreeProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  /** What is shown of it; null: all. */
  readonly left: FilteredTurn | null;
  /** The rows are search results: a fold must not hide them. */
  readonly unfolds: boolean;
}

/** The tree with the menu of its rows, which does not follow the cursor: a step renders the rows alone. */
export function TurnTree({ turn, reading, left, unfolds }: TurnTreeProps): ReactElement {
  return (
    <RecordMenu turn={turn} reading={reading} recordAtPress={recordAtPress} className="gw-turn-tree">
      <Tree turn={turn} reading={reading} left={left} unfolds={unfolds} />
    </RecordMenu>
  );
}

function Tree({ turn, reading, left, unfolds }: TurnTreeProps): ReactElement {
  const { trace } = turn;
  const words = usePackWords();
  const cursor = usePlayStore((state) => state.cursor);
  const [kept, setFolding] = useState<Folding>(() => foldingOf(trace, unfolds));
  // Adjusted while rendering, so that no frame shows the tree without the cursor's row.
  const folding = withCursorInSight(kept, trace, cursor, unfolds);
  if (folding !== kept) setFolding(folding);
  const { toggled } = folding;
  const marks = left?.marks ?? null;
  const rows = useMemo(() => turnRows(trace, { toggled, marks, unfolds }), [trace, toggled, marks, unfolds]);
  const current = cursor === null ? -1 : rowOf(trace, rows, cursor);
  // The record that a key of the tree went to, for as long as the cursor is there.
  const [ownKey, setOwnKey] = useState<number | null>(null);
  if (ownKey !== null && ownKey !== cursor) setOwnKey(null);
  const typed = useRef<Typed | null>(null);

  const toggle = (record: number): void => {
    setFolding({ ...folding, toggled: withToggled(toggled, [record]) });
  };

  const type = (event: KeyboardEvent): number | null => {
    if (!isTypedKey(event, typed.current !== null)) return null;
    typed.current = typedOn(typed.current, event.key, event.timeStamp);
    const textOf = (row: number): string =>
      reading.presentation.recordText(turn, reading.debug, defined(rows[row]).record);
    return rowOfTyped(rows.length, textOf, current, typed.current.text);
  };

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / ROW_HEIGHT) - 1);
    const found = type(event);
    const move = found === null ? treeKey(rows, current, event, page) : null;
    if (found === null && move === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (move?.kind === "toggle") return toggle(move.record);
    const record = move?.record ?? rows[found ?? -1]?.record;
    if (record === undefined) return;
    setCursor(record);
    setOwnKey(record);
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
    <TurnRows
      turn={turn}
      reading={reading}
      rows={rows}
      current={current}
      nothing={left !== null ? NOTHING_LEFT : turn.action === null ? notYet(words) : NOTHING_HAPPENED}
      isOwnKey={ownKey !== null && ownKey === cursor}
      onKeyDown={press}
      onClick={choose}
    />
  );
}

/** Returns the record of the row that was pressed; null beside the rows. */
function pressedRecord({ target }: MouseEvent): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-record]") : null;
  return row === null ? null : Number(row.dataset["record"]);
}

/** The menu key is about the row the debugger stands on. */
function recordAtPress(event: MouseEvent): number | null {
  return pressedRecord(event) ?? playStore.getState().cursor;
}
