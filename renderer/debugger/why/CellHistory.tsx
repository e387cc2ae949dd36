// Every change of a cell in the session, around the turn in view; more at a click.
import { type ReactElement, useMemo, useRef, useState } from "react";
import { defined } from "../../../shared/base/defined";
import type { Position } from "../../../shared/base/boardView";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import { historyOf } from "../../../shared/engine/explain/history";
import { changeText } from "../../../shared/engine/explain/whyText";
import { usePlayStore } from "../../session/play/playStore";
import { goToMoment } from "../../session/step/runCommands";
import { Button } from "../../ui/Button";
import { GoButton } from "../GoButton";
import { type Reach, historyPart } from "./historyPart";
import { useFocusOnMore } from "../useFocusOnMore";

const FIRST: Reach = { before: 30, after: 10 };
const MORE = 50;

export interface CellHistoryProps {
  readonly reading: TraceReading;
  readonly position: Position;
}

/** Nothing when the cell never changed. */
export function CellHistory({ reading, position }: CellHistoryProps): ReactElement | null {
  const turns = usePlayStore((state) => state.turns);
  const shown = usePlayStore((state) => state.shown);
  const [reach, setReach] = useState(FIRST);
  const place = useRef<HTMLDivElement>(null);
  const noteShown = useFocusOnMore(place, ".gw-why-go");
  const reachFor = (more: Partial<Reach>): void => {
    noteShown();
    setReach({ ...reach, ...more });
  };
  const all = useMemo(() => historyOf(turns, { kind: "cell", position }), [turns, position]);
  if (all.length === 0) return null;
  const { entries, earlier, later } = historyPart(all, shown, reach);
  return (
    <div ref={place} className="gw-why-history">
      <h4>{`In the whole session: ${all.length === 1 ? "one change" : `${all.length} changes`}`}</h4>
      {earlier === 0 ? null : (
        <Button variant="quiet" onClick={() => reachFor({ before: reach.before + MORE })}>
          {`Show more before (${earlier})`}
        </Button>
      )}
      {entries.map(({ turn, record }) => (
        <GoButton
          key={`${turn} ${record}`}
          text={`${turn === 0 ? "loading" : `turn ${turn}`}: ${changeText(defined(turns[turn]), reading, record)}`}
          go={() => goToMoment({ turn, record })}
        />
      ))}
      {later === 0 ? null : (
        <Button variant="quiet" onClick={() => reachFor({ after: reach.after + MORE })}>
          {`Show more after (${later})`}
        </Button>
      )}
    </div>
  );
}
