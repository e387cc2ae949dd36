// What runs found: the lines of log points in the session, and hits in the pack's recorded solutions.
import type { ReactElement } from "react";
import { capital } from "../../../shared/base/capital";
import { type Moment, isBefore } from "../../../shared/engine/breakpoints/breakpoints";
import type { SolutionHits } from "../../../shared/rpc/debug";
import { goToMoment } from "../../session/step/runCommands";
import { usePackWords } from "../../session/pack/packWords";
import { showSolutionMoment } from "../../session/run/breakRuns";
import { usePlayStore } from "../../session/play/playStore";
import { useRunResults } from "../../session/run/runResults";

function turnName(turn: number): string {
  return turn === 0 ? "loading" : `turn ${turn}`;
}

function times(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}

/** The session's log; what was written after the debugger's cursor is paler. */
export function RunLog(): ReactElement | null {
  const log = useRunResults((state) => state.log);
  const isOurs = useRunResults((state) => state.session) === usePlayStore((state) => state.level?.session);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.cursor ?? Number.POSITIVE_INFINITY);
  if (!isOurs || log.length === 0) return null;
  const now: Moment = { turn, record };
  return (
    <section className="gw-run-results" aria-label="Log">
      <h4>Log</h4>
      <ol>
        {log.map((line, index) => (
          // A move that is refused can be tried again: its line is then there twice.
          <li key={`${line.turn} ${line.record} ${line.breakpoint} ${index}`}>
            <button
              type="button"
              className="gw-why-go"
              data-later={isBefore(now, line) ? true : undefined}
              onClick={() => goToMoment(line)}
            >
              <span className="gw-run-turn">{turnName(line.turn)}</span> {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Levels whose recorded solutions come to a breakpoint, each with its hits. */
export function SolutionRuns(): ReactElement | null {
  const solutions = useRunResults((state) => state.solutions);
  const { record, records } = usePackWords();
  if (solutions === null) return null;
  return (
    <section className="gw-run-results" aria-label="Solutions">
      <h4>
        {solutions.length === 0 ? `No ${record} hits a breakpoint.` : `${capital(records)} that hit a breakpoint`}
      </h4>
      {solutions.map((each, index) => (
        <SolutionRun key={each.level} run={each} isOpen={index === 0} />
      ))}
    </section>
  );
}

interface SolutionRunProps {
  readonly run: SolutionHits;
  readonly isOpen: boolean;
}

function SolutionRun({ run, isOpen }: SolutionRunProps): ReactElement {
  const { level, hits, count, log } = run;
  const said = [
    ...(count === 0 ? [] : [times(count, "hit")]),
    ...(log.length === 0 ? [] : [times(log.length, "line")]),
  ];
  const lines = [...hits, ...log].sort((left, right) => (isBefore(left, right) ? -1 : 1));
  return (
    <details open={isOpen}>
      <summary>{`${level}: ${said.join(", ")}`}</summary>
      <ol>
        {lines.map((line) => (
          <li key={`${line.turn} ${line.record} ${line.breakpoint}`}>
            <button type="button" className="gw-why-go" onClick={() => void showSolutionMoment(run, line)}>
              <span className="gw-run-turn">{turnName(line.turn)}</span> {line.text}
            </button>
          </li>
        ))}
        {count > hits.length ? <li className="gw-why-hint">{`and ${count - hits.length} more`}</li> : null}
      </ol>
    </details>
  );
}
