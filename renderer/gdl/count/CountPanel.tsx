// How many sequences of moves there are from the position in view, depth by depth and after each first move, beside the
// numbers of another program.
import { Calculator, Play, Square } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import type { MoveCounts } from "../../../shared/engine/balance/moveCounts";
import { type CountRequest, MOST_DEPTH, type PulledCounts } from "../../../shared/rpc/insight";
import { host } from "../../bridge/host";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Field } from "../../ui/Field";
import { NumberInput } from "./NumberInput";
import { useCountedGame } from "./countedGame";
import { type CountRow, comparedText, countRows, readTotals } from "./otherCounts";
import { usePulled } from "./usePulled";
import "../resultsPanel.css";
import "./count.css";

const FIRST_DEPTH = 3;

function ask(request: CountRequest): Promise<PulledCounts | null> {
  return host.countMoves(request);
}

export function CountPanel(): ReactElement {
  const game = useCountedGame();
  const [depth, setDepth] = useState(FIRST_DEPTH);
  const [totals, setTotals] = useState("");
  const [others, setOthers] = useState("");
  const { request, report, isRunning, isRefused, isOutdated, begin, cancel } = usePulled<CountRequest, MoveCounts>(ask);
  const expected = readTotals(totals);
  const count = (): void => {
    if (game !== null) begin({ ...game, depth });
  };
  if (game === null)
    return (
      <section className="gw-results gw-count" aria-label="Count">
        <EmptyState icon={Calculator} title="No game on the board" text="Choose a game to count its moves." />
      </section>
    );
  const isCurrent = request !== null && request.level === game.level && isSame(request.actions, game.actions);
  return (
    <section className="gw-results gw-count" aria-label="Count">
      <div className="gw-results-parts">
        <div className="gw-results-head">
          <Field label="Moves" layout="row">
            {(control) => <NumberInput {...control} least={1} most={MOST_DEPTH} value={depth} onChange={setDepth} />}
          </Field>
          {isRunning ? (
            <Button icon={Square} onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button icon={Play} variant="primary" onClick={count}>
              Count
            </Button>
          )}
          <span aria-live="polite">{progressText(report, isRunning, isRefused)}</span>
          {isRunning ? null : <span className="gw-count-from">{fromText(game.actions.length)}</span>}
        </div>
        {report === null || isCurrent ? null : (
          <p className="gw-results-note">These are the numbers of another position. Count again for the one in view.</p>
        )}
        {isOutdated ? (
          <p className="gw-results-note">The rules have changed since. Count again for the rules as they are.</p>
        ) : null}
        <div className="gw-results-body gw-count-body">
          <div className="gw-count-typed">
            <Field
              label="Expected by depth"
              error={expected === null ? "Write numbers, such as 20, 400, 8902." : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  className="gw-input"
                  placeholder="20, 400, 8902"
                  spellCheck={false}
                  value={totals}
                  onChange={({ target }) => setTotals(target.value)}
                />
              )}
            </Field>
            <Totals counts={report?.counts ?? []} expected={expected ?? []} />
          </div>
          {request === null ? (
            <div className="gw-count-divide">
              <p>Counts the sequences of moves from the position in view, by their first move.</p>
            </div>
          ) : null}
          {report === null ? null : <Divide report={report} others={others} />}
          <Field label="Another program’s moves" hint="A line each, such as e2e4: 600.">
            {(control) => (
              <textarea
                {...control}
                className="gw-input"
                rows={4}
                spellCheck={false}
                value={others}
                onChange={({ target }) => setOthers(target.value)}
              />
            )}
          </Field>
        </div>
      </div>
    </section>
  );
}

function isSame(one: CountRequest["actions"], other: CountRequest["actions"]): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the position that counting starts from: after so many moves, the one in view. */
function fromText(moves: number): string {
  return moves === 0 ? "From the start" : `From the position after move ${moves}`;
}

function progressText(report: MoveCounts | null, isRunning: boolean, isRefused: boolean): string {
  if (isRefused) return "The game cannot be played as it is; Problems says why.";
  if (report === null) return isRunning ? "Counting…" : "";
  const counted = report.divide.filter(({ count }) => count !== null).length;
  const all = report.divide.length;
  if (isRunning) return `Counting: ${counted} of ${all} first moves`;
  return counted === all ? "" : `Cancelled after ${counted} of ${all} first moves`;
}

interface TotalsProps {
  readonly counts: readonly number[];
  readonly expected: readonly number[];
}

function Totals({ counts, expected }: TotalsProps): ReactElement | null {
  const depths = Math.max(counts.length, expected.length);
  if (depths === 0) return null;
  return (
    <table className="gw-count-table">
      <thead>
        <tr>
          <th scope="col">Moves</th>
          <th scope="col">Counted</th>
          {expected.length === 0 ? null : <th scope="col">Expected</th>}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: depths }, (_, at) => {
          const [count, wanted] = [counts[at], expected[at]];
          const isSure = count !== undefined && wanted !== undefined;
          return (
            <tr key={at} data-state={!isSure ? undefined : count === wanted ? "same" : "differs"}>
              <th scope="row">{at + 1}</th>
              <td>{numberText(count ?? null)}</td>
              {expected.length === 0 ? null : <td>{numberText(wanted ?? null)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Divide({ report, others }: { readonly report: MoveCounts; readonly others: string }): ReactElement {
  const { actionText } = usePackPresentation();
  const rows = useMemo(
    () =>
      countRows(
        report.divide.map(({ action, count }) => ({ move: actionText(action), count })),
        others,
      ),
    [report, others, actionText],
  );
  const compared = comparedText(rows);
  return (
    <div className="gw-count-divide">
      {compared === null ? null : <p>{compared}</p>}
      <table className="gw-count-table">
        <thead>
          <tr>
            <th scope="col">First move</th>
            <th scope="col">Counted</th>
            {compared === null ? null : <th scope="col">Other</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.move} data-state={row.state}>
              <th scope="row">{row.move}</th>
              <td>{row.state === "only-there" ? "no move" : numberText(row.count)}</td>
              {compared === null ? null : <td>{otherText(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function otherText({ state, other }: CountRow): string {
  return state === "only-here" ? "no move" : numberText(other);
}

function numberText(count: number | null): string {
  return count === null ? "…" : count.toLocaleString("en");
}
