// Which rules of versions the answer depends on: the level would be solved in another number of moves with them.
import type { ReactElement } from "react";
import { useInsightStore } from "../session/solver/insightStore";
import { versionText } from "./partText";

/** Nothing where it depends on none. */
export function VersionList({ level }: { readonly level: string }): ReactElement | null {
  const { level: about, answer } = useInsightStore((state) => state.versions);
  if (about !== level || answer === null || answer.findings.length === 0) return null;
  return (
    <section className="gw-solver-part" aria-label="Depends on the version">
      <h3>Depends on the version</h3>
      <ul className="gw-solver-plans">
        {answer.findings.map((finding) => (
          <li key={finding.row} className="gw-solver-constraint">
            <span title={finding.title}>{finding.row}</span>
            <span>{versionText(finding)}</span>
            <small>{finding.title}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
