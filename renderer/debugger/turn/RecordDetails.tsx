// The record at the cursor in full: its values, its text, why it happened, and the state around it.
import { FileText, Network } from "lucide-react";
import type { ReactElement } from "react";
import { causesBack, directConsequences } from "../../../shared/engine/explain/causeChain";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { sourceOf } from "../../../shared/engine/trace/recordSource";
import { sentence } from "../../../shared/engine/trace/traceText";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import { reveal } from "../../session/pack/textPlaces";
import { showPanel } from "../../session/window/shellPort";
import { setCursor } from "../../session/play/playCommands";
import { Button } from "../../ui/Button";
import { StateFacts } from "./StateFacts";
import type { PackWords } from "../../../shared/pack/packModel";
import { usePackWords } from "../../session/pack/packWords";
import { recordFacts } from "./recordFacts";
import { useShownMoment } from "./shownMoment";

const TURN_IS_OVER = "The turn is over. Step back, or choose a line of the tree, to see how it was then.";
const ON_A_BOARD = " On the board, dashed lines mark what is about to change, solid ones what just did.";
const beginning = ({ start, move }: PackWords): string =>
  `Nothing has changed since the ${start} began. After the first ${move} you can step through it both ways.`;

/** The details of the moment; a step's own frame does not wait for them. */
export function RecordDetails(): ReactElement | null {
  const moment = useShownMoment();
  const words = usePackWords();
  if (moment === null) return null;
  const { turn, reading, shown, cursor, board } = moment;
  const hasBoard = turn.shape.width > 0;
  return (
    <aside className="gw-details" aria-label="Details" data-record={cursor ?? "end"}>
      <h3>
        {cursor === null ? `After ${reading.presentation.turnText(turn, shown)}` : sentence(turn, reading, cursor)}
      </h3>
      {cursor === null ? (
        <p className="gw-details-hint">
          {recordCount(turn.trace) > 1 ? `${TURN_IS_OVER}${hasBoard ? ON_A_BOARD : ""}` : beginning(words)}
        </p>
      ) : (
        <RecordFacts turn={turn} reading={reading} record={cursor} />
      )}
      {board === null ? null : <StateFacts state={board.state} presentation={reading.presentation} />}
    </aside>
  );
}

interface RecordProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly record: number;
}

function RecordFacts({ turn, reading, record }: RecordProps): ReactElement {
  const source = sourceOf(turn.trace, reading.debug, record);
  const facts = recordFacts(turn, reading, record);
  const { near, isCut } = nearCauses(turn, reading, record);
  return (
    <>
      {facts.length === 0 ? null : <Facts facts={facts} />}
      {source === null ? null : (
        <Button variant="quiet" icon={FileText} onClick={() => reveal(source.file, source.at)}>
          {`Show in ${source.file}`}
        </Button>
      )}
      <Button variant="quiet" icon={Network} onClick={() => showPanel("because")}>
        Show causes as a graph
      </Button>
      <Records
        title={isCut ? `Because (the nearest ${MOST_CAUSES}, and the first)` : "Because"}
        turn={turn}
        reading={reading}
        records={near}
        direction="back"
      />
      <Records
        title="Led to"
        turn={turn}
        reading={reading}
        records={directConsequences(turn, reading, record, MOST_CONSEQUENCES)}
        direction="on"
      />
    </>
  );
}

/** Enough to see what follows; the tree has all of it. */
const MOST_CONSEQUENCES = 12;
/** In an endless cascade each record has thousands of causes. */
const MOST_CAUSES = 24;

interface NearCauses {
  readonly near: readonly number[];
  /** Between the last two of them others are left out. */
  readonly isCut: boolean;
}

/** Returns the nearest causes, and the first of all: the key press. */
function nearCauses(turn: TurnRecord, reading: TraceReading, record: number): NearCauses {
  const near: number[] = [];
  for (const cause of causesBack(turn, reading, record)) {
    if (near.length === MOST_CAUSES && cause > 0) return { near: [...near, 0], isCut: true };
    near.push(cause);
  }
  return { near, isCut: false };
}

interface RecordsProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly title: string;
  readonly records: readonly number[];
  readonly direction: "back" | "on";
}

/** Records to go to: what led here, nearest first, or what this led to. */
function Records({ title, turn, reading, records, direction }: RecordsProps): ReactElement | null {
  if (records.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ol className="gw-causes" data-direction={direction}>
        {records.map((record) => (
          <li key={record}>
            <button type="button" onClick={() => setCursor(record)}>
              {reading.presentation.recordText(turn, reading.debug, record)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Facts({ facts }: { readonly facts: ReturnType<typeof recordFacts> }): ReactElement {
  return (
    <dl className="gw-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
