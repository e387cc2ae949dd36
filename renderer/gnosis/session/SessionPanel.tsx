// The recorded events of the session in view: how each goes, a click to go there, and what came of them kept as what is
// expected.
import { ClipboardCheck, ListVideo, Play, Trash2 } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import type { Json } from "../../../shared/base/json";
import type { LocatedFinding } from "../../../shared/findings/finding";
import { usePackSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { followSyntaxErrors, syntaxErrorInPlay } from "../../session/play/brokenTexts";
import { AcceptResult } from "../../play/AcceptResult";
import { judgeAgain } from "../../session/play/playAgain";
import { goToTurn, openSolution } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";
import { takeOutMoves } from "../../session/record/solutionCommands";
import { useSolutionMark } from "../../session/record/useSolutionMark";
import { Badge } from "../../ui/Badge";
import { Button, IconButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { outcomeIcon } from "../../ui/OutcomeIcon";
import { Toolbar, ToolbarSpacer } from "../../ui/Toolbar";
import { DifferenceList } from "../console/DifferenceList";
import { useAfterFrame } from "../../ui/useAfterFrame";
import { writePlace } from "../state/writePlace";
import { type SessionRow, keptEvents, sessionRows } from "./sessionRows";
import "../console/console.css";
import "./session.css";

export function SessionPanel(): ReactElement {
  const file = usePackStore((state) => state.activeLevelFile);
  if (file === null) {
    return <EmptyState icon={ListVideo} title="No session is open" text="Choose a session to see its events." />;
  }
  return <Recorded key={file} file={file} />;
}

const NO_FINDINGS: readonly LocatedFinding[] = [];

function Recorded({ file }: { readonly file: string }): ReactElement {
  const value = usePackSource().files.get(file)?.value;
  const result = usePackStore((state) => Object.values(state.solutions).find((each) => each.file === file));
  const turns = usePlayStore((state) => (state.level?.file === file && !state.isStale ? state.turns : null));
  const shown = usePlayStore((state) => (state.mode === "play" && state.level?.file === file ? state.shown : -1));
  const findings = usePackStore((state) => state.findings[file] ?? NO_FINDINGS);
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  const rows = useMemo(() => sessionRows(value, result, findings), [value, result, findings]);
  const kept = useMemo(() => (turns === null ? null : keptEvents(value, turns)), [value, turns]);
  const count = rows.filter(({ turn }) => turn !== null).length;
  const mark = useSolutionMark(result);
  const open = ({ turn }: SessionRow): void => {
    if (turn === null) return;
    if (turns?.[turn] !== undefined && shown >= 0) goToTurn(turn);
    else void openSolution(turn);
  };
  const keep = (events: readonly Json[]): void => {
    if (writePlace({ file, steps: ["events"] }, events) === null) void judgeAgain();
  };
  return (
    <section className="gw-session" aria-label="Session">
      <Toolbar label="Session">
        <Button
          icon={Play}
          variant="quiet"
          shortens
          disabled={count === 0 || error !== null}
          {...(error === null ? {} : { title: error })}
          onClick={() => void openSolution(count)}
        >
          Publish all
        </Button>
        <Button
          icon={ClipboardCheck}
          variant="quiet"
          shortens
          disabled={kept === null || error !== null}
          title={
            error ?? "Write what came of the published events into the session, as what is expected of them from now on"
          }
          onClick={() => kept !== null && keep(kept)}
        >
          Keep what happened
        </Button>
        <ToolbarSpacer />
        {mark === null || count === 0 ? null : (
          <Badge tone={mark.tone} icon={outcomeIcon(mark.sign)} text={mark.brief} title={mark.words} />
        )}
        {result === undefined || count === 0 ? null : <AcceptResult result={result} />}
      </Toolbar>
      {rows.length === 0 ? (
        <EmptyState
          icon={ListVideo}
          title="No events are recorded"
          text="Publish events in the console, then choose Keep in this session: each becomes an event of it."
        />
      ) : (
        <ol className="gw-session-rows" aria-label="Events">
          {rows.map((row) => (
            <Row
              key={row.index}
              row={row}
              error={error}
              isShown={row.turn !== null && row.turn === shown}
              onOpen={() => open(row)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface RowProps {
  /** Why the session cannot be changed; null when it can. */
  readonly error: string | null;
  readonly row: SessionRow;
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

const TONES = {
  "as expected": "success",
  differs: "error",
  "not reached": "neutral",
  "nothing expected": "neutral",
} as const;

function Row({ row, error, isShown, onOpen }: RowProps): ReactElement {
  const { turn, id, data, isDry, seed, differences, state } = row;
  const more = [...(isDry ? ["dry run"] : []), ...(seed === null ? [] : [`seed ${seed}`])];
  return (
    <li className="gw-session-row">
      <button
        type="button"
        className="gw-console-line"
        title={`${id} ${JSON.stringify(data)}`}
        aria-current={isShown}
        disabled={turn === null}
        onClick={onOpen}
      >
        <span className="gw-session-number">{turn ?? "–"}</span>
        <strong>{id}</strong> <code>{JSON.stringify(data)}</code> {more.join(", ")}
      </button>
      <Badge tone={TONES[state]} text={state} />
      {turn === null ? null : (
        <IconButton
          icon={Trash2}
          label={`Remove event ${turn}`}
          disabled={error !== null}
          onClick={() => takeOutMoves([turn])}
        />
      )}
      {differences.length === 0 ? null : <DifferenceList texts={differences} />}
    </li>
  );
}
