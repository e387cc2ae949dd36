// What must happen in the level, and what must not, as rows with a verdict each; and plays in which something happens.
import { Play, X } from "lucide-react";
import type { ReactElement } from "react";
import { observedText } from "../../shared/engine/search/observedText";
import type { Shortest } from "../../shared/engine/search/searchOutcome";
import type { Constraint, ConstraintVerdict } from "../../shared/engine/search/questions/questionOutcome";
import { watchMoves } from "../session/play/playCommands";
import { setConstraints } from "../session/solver/insightLink";
import { useInsightStore } from "../session/solver/insightStore";
import { findPlay } from "../session/solver/playThat";
import { Badge } from "../ui/Badge";
import { IconButton } from "../ui/Button";
import { AskedPlayRow } from "./AskedPlayRow";
import { NewConstraint } from "./NewConstraint";
import { verdictText } from "./constraintText";

const NONE: readonly Constraint[] = [];

export interface ConstraintsProps {
  readonly level: string;
  readonly file: string;
}

export function Constraints({ level, file }: ConstraintsProps): ReactElement {
  const constraints = useInsightStore((state) => state.constraints[level] ?? NONE);
  const { answer, isWorking } = useInsightStore((state) => state.constrained);
  return (
    <section className="gw-solver-part" aria-label="Constraints" aria-busy={isWorking}>
      <h3>Constraints</h3>
      <ul className="gw-solver-plans">
        {constraints.map((constraint, index) => (
          <ConstraintRow
            key={JSON.stringify(constraint)}
            constraint={constraint}
            // While others are asked about, the verdicts of before are about other rows.
            verdict={isWorking ? null : (answer?.verdicts[index] ?? null)}
            file={file}
            onRemove={() => setConstraints(level, constraints.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {constraints.length < 2 || answer === null || isWorking ? null : <p>{togetherText(answer.answer.answer)}</p>}
      <NewConstraint
        onAdd={(manner, what) => {
          if (manner === "play") void findPlay(what);
          else setConstraints(level, [...constraints, { must: manner === "must", what }]);
        }}
      />
      <AskedPlayRow level={level} />
    </section>
  );
}

/** Says whether a solution keeps all constraints. */
function togetherText(shortest: Shortest): string {
  switch (shortest.kind) {
    case "solved":
      return `With all of them the level is solved in ${shortest.length} moves.`;
    case "unsolvable":
      return "No solution keeps all of them, proven.";
    default:
      return "It is not known whether a solution keeps all of them.";
  }
}

interface ConstraintRowProps {
  readonly constraint: Constraint;
  /** Null: not known yet. */
  readonly verdict: ConstraintVerdict | null;
  readonly file: string;
  readonly onRemove: () => void;
}

function ConstraintRow({ constraint, verdict, file, onRemove }: ConstraintRowProps): ReactElement {
  const said = observedText(constraint.what);
  return (
    <li className="gw-solver-asked">
      <span>{`${constraint.must ? "Must" : "Must not"}: ${said}`}</span>
      {verdict === null ? <Badge tone="neutral" text="searching" /> : <Badge {...verdictText(constraint, verdict)} />}
      {verdict?.kind === "possible" ? (
        <IconButton
          icon={Play}
          label={`Watch a solution: ${said}`}
          onClick={() => void watchMoves(file, verdict.path)}
        />
      ) : null}
      <IconButton icon={X} label={`Remove the constraint: ${said}`} onClick={onRemove} />
    </li>
  );
}
