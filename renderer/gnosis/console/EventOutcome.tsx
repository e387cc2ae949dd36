// What the event in view came to: its payload, what it set off, each rule's fate, the calls.
import { Ban } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import {
  type EventReport,
  type ReportLine,
  eventReport,
} from "../../../shared/dialects/gnosis/presentation/eventReport";
import { eventAround } from "../../../shared/dialects/gnosis/presentation/eventAtCursor";
import type { DebugInfo } from "../../../shared/engine/debugInfo";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { setCursor } from "../../session/play/playCommands";
import { boardAtCursor, shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { Badge } from "../../ui/Badge";
import { DifferenceList } from "./DifferenceList";
import { JsonTree } from "./JsonTree";
import { shortNumbers } from "./shortNumbers";

export function EventOutcome(): ReactElement | null {
  const turn = usePlayStore(shownTurn);
  const debug = usePlayStore((state) => state.level?.debug ?? null);
  if (turn === undefined || debug === null) return null;
  if (turn.action === null) return <p className="gw-console-note">No event has been published yet.</p>;
  return <Outcome turn={turn} debug={debug} />;
}

interface OutcomeProps {
  readonly turn: TurnRecord;
  readonly debug: DebugInfo;
}

function Outcome({ turn, debug }: OutcomeProps): ReactElement {
  const report = useMemo(() => eventReport(turn, debug), [turn, debug]);
  const [final] = turn.events;
  const cursor = usePlayStore((state) => state.cursor);
  const board = usePlayStore(boardAtCursor);
  // At the cursor: the payload of the event that runs there, beside the one that it was published with.
  const around = useMemo(() => eventAround(turn, cursor), [turn, cursor]);
  const before = around?.data ?? turn.action?.["data"];
  const payload = around === null ? (final?.payload ?? {}) : (board?.state["payload"] ?? {});
  return (
    <div className="gw-console-outcome">
      <section className="gw-console-section" aria-label="Payload">
        <h3>
          {around?.id ?? final?.type ?? "Payload"} {around === null ? null : <small>at the cursor</small>}{" "}
          {report.denied ? <Badge tone="warning" icon={Ban} text="denied" /> : null}
        </h3>
        <JsonTree name="payload" value={payload} before={before} compares />
      </section>
      <Differences texts={report.differences} />
      <Lines title="Rules" lines={report.rules} none="No rule waits for this event." />
      <Lines title="Events fired" lines={report.cascade} none="None." />
      <Lines title="Calls" lines={report.calls} none="None." />
      {report.leftOut.length === 0 ? null : <Lines title="Left out" lines={report.leftOut} none="" />}
    </div>
  );
}

/** What is not as the session expects of the event. */
function Differences({ texts }: { readonly texts: readonly string[] }): ReactElement | null {
  if (texts.length === 0) return null;
  return (
    <section className="gw-console-section" aria-label="Not as expected">
      <h3>Not as expected</h3>
      <DifferenceList texts={texts} />
    </section>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: EventReport["rules"];
  readonly none: string;
}

function Lines({ title, lines, none }: LinesProps): ReactElement {
  return (
    <section className="gw-console-section" aria-label={title}>
      <h3>{title}</h3>
      {lines.length === 0 ? <p className="gw-console-note">{none}</p> : null}
      <ol className="gw-console-lines">
        {lines.map((line) => (
          <Line key={line.record} {...line} />
        ))}
      </ol>
    </section>
  );
}

/** A click puts the debugger's cursor on its record. */
function Line({ record, text, depth, tone }: ReportLine): ReactElement {
  const isCurrent = usePlayStore((state) => state.cursor === record);
  const short = shortNumbers(text);
  return (
    <li style={{ paddingInlineStart: `${depth * 14}px` }}>
      <button
        type="button"
        className="gw-console-line"
        aria-current={isCurrent}
        data-tone={tone}
        title={short === text ? undefined : text}
        onClick={() => setCursor(record)}
      >
        {short}
      </button>
    </li>
  );
}
