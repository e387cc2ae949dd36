// The moves of the recorded solution, else of the shortest one, with what is remarkable about each: the last way out,
// traps beside it, forced moves, points of no return.
import type { ReactElement } from "react";
import type { InsightReport, PathReport } from "../../shared/engine/search/insight/insightOutcome";
import type { GameAction } from "../../shared/engine/turnRecord";
import { solutionOf } from "../session/pack/levelText";
import { usePackPresentation } from "../session/pack/packPresentation";
import { playMoves } from "../session/play/playCommands";
import { useGrowing } from "../ui/useGrowing";
import { StepMarks } from "./StepMarks";

const STEPS_A_FRAME = 24;

export interface PathMovesProps {
  readonly file: string;
  readonly report: InsightReport;
}

export function PathMoves({ file, report }: PathMovesProps): ReactElement | null {
  const { shortest, shortestPath, solutionPath } = report;
  const recorded = solutionOf(file);
  if (solutionPath !== null && recorded.length > 0)
    return <Steps title="Along the recorded solution" file={file} moves={recorded} path={solutionPath} />;
  if (shortestPath === null || shortest.kind !== "solved") return null;
  return <Steps title="Along the shortest solution" file={file} moves={shortest.path} path={shortestPath} />;
}

interface StepsProps {
  readonly title: string;
  readonly file: string;
  readonly moves: readonly GameAction[];
  readonly path: PathReport;
}

function Steps({ title, file, moves, path }: StepsProps): ReactElement {
  const { actionText } = usePackPresentation();
  const { lastWayOut } = path;
  return (
    <section className="gw-solver-part" aria-label={title}>
      <h3>{title}</h3>
      {lastWayOut === null ? null : (
        <p role="note">{`Last way out: after move ${lastWayOut}. The next move makes the level impossible to win.`}</p>
      )}
      <ol className="gw-solver-steps">
        {path.steps.slice(0, useGrowing(path.steps.length, STEPS_A_FRAME)).map((step, index) => {
          const move = moves[index];
          if (move === undefined) return null;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Moves repeat: only their place tells them apart.
            <li key={index} data-lost={lastWayOut !== null && index > lastWayOut}>
              <button
                type="button"
                className="gw-solver-move"
                title={`Play from before move ${index + 1}`}
                onClick={() => void playMoves(file, moves.slice(0, index))}
              >
                <span className="gw-solver-number">{index + 1}</span>
                {actionText(move)}
              </button>
              <StepMarks step={step} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
