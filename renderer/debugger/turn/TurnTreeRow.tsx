// One row of the tree of a turn.
import { ChevronDown, ChevronRight } from "lucide-react";
import { type ReactElement, memo } from "react";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { recordAt } from "../../../shared/engine/trace/traceTree";
import { recordLook } from "./recordLook";
import type { TurnRow } from "./turnRows";

export const ROW_HEIGHT = 22;
const INDENTATION = 16;

export interface TurnTreeRowProps extends TurnRow {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  /** Pixels from the top of all rows. */
  readonly top: number;
  readonly isCurrent: boolean;
}

/** Remembered: a step is seen in two rows, that of the cursor before and that of now. */
export const TurnTreeRow = memo(function TurnTreeRow(props: TurnTreeRowProps): ReactElement {
  const { turn, reading, record, depth, isOpen, top, isCurrent } = props;
  const { icon: Icon, tone } = recordLook(recordAt(turn.trace, record));
  const text = reading.presentation.recordText(turn, reading.debug, record);
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
});
