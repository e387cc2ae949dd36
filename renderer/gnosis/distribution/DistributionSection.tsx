// What an event gives how often, as plots: what differs from run to run first, what is always the same below.
import { groupedBy } from "../../../shared/base/groups";
import { X } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import type { Distribution, Tally } from "../../../shared/engine/play/distribution";
import { Button, IconButton } from "../../ui/Button";
import { isConstant, numberText, plotOf, shareText } from "./bars";
import { closeDistribution, useDistribution } from "./distributionStore";
import { usePlayStore } from "../../session/play/playStore";
import "./distribution.css";

export function DistributionSection(): ReactElement | null {
  const { of, played, runs, result } = useDistribution();
  const presentation = usePlayStore((state) => state.level?.presentation ?? null);
  if (of === null || presentation === null) return null;
  return (
    <section className="gw-console-section gw-distribution" aria-label="Distribution">
      <h3>
        {`${runs.toLocaleString("en")} runs of ${presentation.actionText(of.action)}`}
        <IconButton icon={X} label="Close the distribution" onClick={closeDistribution} />
      </h3>
      {played !== null ? (
        <div className="gw-console-actions">
          <progress value={played} max={runs} aria-label="Runs" />
          <span className="gw-console-note">{`${played.toLocaleString("en")} of ${runs.toLocaleString("en")} runs`}</span>
          <Button onClick={closeDistribution}>Cancel</Button>
        </div>
      ) : result === null ? (
        <p className="gw-console-note">The runs were stopped: the pack or the session has changed.</p>
      ) : (
        <Plots distribution={result} />
      )}
    </section>
  );
}

function Plots({ distribution }: { readonly distribution: Distribution }): ReactElement {
  const { runs, tallies, isCut } = distribution;
  const groups = useMemo(() => groupsOf(tallies.filter((tally) => !isConstant(tally, runs))), [tallies, runs]);
  const constant = useMemo(() => tallies.filter((tally) => isConstant(tally, runs)), [tallies, runs]);
  return (
    <>
      {groups.length === 0 ? (
        <p className="gw-console-note">Every run came to the same: nothing that was drawn made a difference.</p>
      ) : null}
      {groups.map(([group, members]) => (
        <div key={group} className="gw-distribution-group">
          <h4>{group}</h4>
          <div className="gw-distribution-plots">
            {members.map((tally) => (
              <Plot key={tally.name} tally={tally} runs={runs} />
            ))}
          </div>
        </div>
      ))}
      {constant.length === 0 ? null : (
        <details className="gw-distribution-constant">
          <summary>{`The same in every run: ${constant.length}`}</summary>
          <ul className="gw-console-lines">
            {constant.map(({ group, name, values }) => (
              <li key={`${group} ${name}`} className="gw-json-leaf">
                <span className="gw-json-name">{`${group}: ${name}`}</span>
                <span>{JSON.stringify(values[0]?.value ?? null)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isCut ? <p className="gw-console-note">There is more: only the first 200 names are counted.</p> : null}
    </>
  );
}

function groupsOf(tallies: readonly Tally[]): readonly (readonly [string, readonly Tally[]])[] {
  return Array.from(groupedBy(tallies, ({ group }) => group));
}

function Plot({ tally, runs }: { readonly tally: Tally; readonly runs: number }): ReactElement {
  const { bars, mean } = useMemo(() => plotOf(tally, runs), [tally, runs]);
  const most = Math.max(...bars.map(({ share }) => share), 0.0001);
  return (
    <table className="gw-plot">
      <caption>
        {tally.name}
        {mean === null ? null : <small>{` mean ${numberText(mean)}`}</small>}
      </caption>
      <tbody>
        {bars.map(({ label, count, share }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="gw-plot-bar" aria-label={`${count} times`}>
              <span style={{ width: `${(share / most) * 100}%` }} />
            </td>
            <td>{shareText(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
