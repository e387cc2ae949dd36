// The context menu of a record in the tree.
import { ContextMenu } from "@base-ui/react/context-menu";
import { CircleDot, CircleHelp, CircleOff, FileText, Filter, Grid2x2, StepForward } from "lucide-react";
import { type MouseEvent, type ReactElement, type ReactNode, useState } from "react";
import type { Position } from "../../../shared/base/boardView";
import { type BreakOn, breakText, isSamePlace } from "../../../shared/engine/breakpoints/breakPlaces";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { RecordKind } from "../../../shared/engine/trace/trace";
import { sourceOf } from "../../../shared/engine/trace/recordSource";
import { hasId, ruleKey } from "../../../shared/engine/explain/ruleName";
import { changedPositions, eventOf, lookedAtPositions } from "../../../shared/engine/trace/traceCells";
import { enclosing, kindAt, recordAt, valueAt } from "../../../shared/engine/trace/traceTree";
import { placeName } from "../../../shared/base/placeName";
import { useDialectUi } from "../../dialect/openDialect";
import { runToMoment } from "../../session/run/breakRuns";
import { toggleBreakpoint, useBreakpoints } from "../../session/run/breakpoints";
import { reveal } from "../../session/pack/textPlaces";
import { playStore } from "../../session/play/playStore";
import { askAboutCell, askAboutRule } from "../../session/step/whyQuestion";
import { ContextMenuItem } from "../../ui/ContextMenuItem";
import { changeTurnFilter } from "./turnFilterStore";

export interface RecordMenuProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  /** The record that a press of the right button, or the menu key, is about. */
  readonly recordAtPress: (event: MouseEvent) => number | null;
  readonly className: string;
  readonly children: ReactNode;
}

export function RecordMenu({ turn, reading, recordAtPress, className, children }: RecordMenuProps): ReactElement {
  const [record, setRecord] = useState<number | null>(null);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger className={className} onContextMenu={(event) => setRecord(recordAtPress(event))}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="gw-menu-place">
          <ContextMenu.Popup className="gw-menu">
            {record === null ? null : <Items turn={turn} reading={reading} record={record} />}
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

interface ItemsProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly record: number;
}

function Items({ turn, reading, record }: ItemsProps): ReactElement {
  const { rule, isNamed, event, cell } = aboutRecord(turn, reading, record);
  const source = sourceOf(turn.trace, reading.debug, record);
  const { words } = reading.presentation;
  const asksWhy = useDialectUi().panels.why !== undefined;
  return (
    <>
      <ContextMenuItem
        icon={StepForward}
        title="Run to here"
        onChoose={() => void runToMoment({ turn: playStore.getState().shown, record })}
      />
      {source === null ? null : (
        <ContextMenuItem
          icon={FileText}
          title={`Show in ${source.file}`}
          onChoose={() => reveal(source.file, source.at)}
        />
      )}
      {rule === null ? null : (
        <>
          <ContextMenuItem
            icon={Filter}
            title={isNamed ? `Only ${words.rule} ${rule}` : `Only ${rule}`}
            onChoose={() => changeTurnFilter({ rule })}
          />
          {asksWhy ? (
            <ContextMenuItem
              icon={CircleHelp}
              title={`Why did ${rule} (not) fire?`}
              onChoose={() => askAboutRule(rule)}
            />
          ) : null}
          {isNamed ? <BreakItem turn={turn} reading={reading} on={{ kind: "rule", rule }} /> : null}
        </>
      )}
      {event === null ? null : (
        <>
          <ContextMenuItem icon={Filter} title={`Only event ${event}`} onChoose={() => changeTurnFilter({ event })} />
          <BreakItem turn={turn} reading={reading} on={{ kind: "event", event }} />
        </>
      )}
      {cell === null ? null : (
        <>
          <ContextMenuItem
            icon={Grid2x2}
            title={`Only ${words.cell} ${placeName(turn.shape, cell)}`}
            onChoose={() => changeTurnFilter({ cell })}
          />
          {asksWhy ? (
            <ContextMenuItem
              icon={CircleHelp}
              title={`Why did ${words.cell} ${placeName(turn.shape, cell)} (not) change?`}
              onChoose={() => askAboutCell(cell)}
            />
          ) : null}
          <BreakItem turn={turn} reading={reading} on={{ kind: "cell", position: cell }} />
        </>
      )}
    </>
  );
}

/** Returns the rule, the type of event and the cell that a record has to do with. */
function aboutRecord(
  turn: TurnRecord,
  reading: TraceReading,
  record: number,
): {
  readonly rule: string | null;
  /** Only a rule with an id can be broken at. */
  readonly isNamed: boolean;
  readonly event: string | null;
  readonly cell: Position | null;
} {
  const { trace } = turn;
  const { debug, presentation } = reading;
  const rule = enclosing(trace, record, RecordKind.rule);
  const event = eventOf(trace, kindAt(trace, record) === RecordKind.event || rule < 0 ? record : rule);
  const type = event < 0 ? null : valueAt(trace, recordAt(trace, event).ref);
  const [cell] = [
    ...changedPositions(turn, presentation, record, record + 1),
    ...lookedAtPositions(trace, record, presentation, debug),
  ];
  return {
    rule: rule < 0 ? null : ruleKey(debug, recordAt(trace, rule).ref),
    isNamed: rule >= 0 && hasId(debug, recordAt(trace, rule).ref),
    event: typeof type === "string" ? type : null,
    cell: cell ?? null,
  };
}

interface BreakItemProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly on: BreakOn;
}

function BreakItem({ turn, reading, on }: BreakItemProps): ReactElement {
  const isSet = useBreakpoints().some((each) => isSamePlace(each.on, on));
  const title = `${isSet ? "Remove breakpoint" : "Breakpoint"}: ${breakText(on, reading.presentation, turn.shape)}`;
  return <ContextMenuItem icon={isSet ? CircleOff : CircleDot} title={title} onChoose={() => toggleBreakpoint(on)} />;
}
