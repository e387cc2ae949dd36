// The answer to "in how few moves?": its words, what can be done with it, and its moves.
import { Bookmark, CircleStop, Lightbulb, Play, Timer } from "lucide-react";
import type { ReactElement } from "react";
import type { LevelSearch } from "../../shared/rpc/solving";
import { usePackStore } from "../session/pack/packStore";
import { useInsightStore } from "../session/solver/insightStore";
import { ownEntry } from "../session/solver/ownEntry";
import { canSearchLonger, isShortest } from "../session/solver/solverMark";
import { useSolverStore } from "../session/solver/solverStore";
import { requestCommand } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { Constraints } from "./Constraints";
import { InsightView } from "./InsightView";
import { MoveList } from "./MoveList";
import { NextMoves } from "./NextMoves";
import { RepairView } from "./RepairView";
import { SolverChip } from "./SolverChip";
import { useSolverMark } from "./useSolverMark";

export interface AnswerViewProps {
  readonly level: string;
  readonly file: string;
}

export function AnswerView({ level, file }: AnswerViewProps): ReactElement {
  const search = useSolverStore((state) => ownEntry(state.levels, level));
  const { mark, isStale, isBroken } = useSolverMark(level, file);
  const hasInsight = useInsightStore(({ insight }) => insight.level === level && insight.answer !== null);
  const lacksGoal =
    search?.kind === "answered" && search.answer.kind === "unsolvable" && search.answer.lacksGoal === true;
  if (search === undefined)
    return <EmptyState icon={Lightbulb} title="Not searched yet" text="The solver starts when the pack is checked." />;
  if (mark === null)
    return (
      <EmptyState
        icon={Lightbulb}
        title="This level cannot be searched"
        text="It cannot be played as it is, it has too many actions, or it is no puzzle."
      />
    );
  const solution = search.kind === "answered" && search.answer.kind === "solved" ? search.answer.path : null;
  return (
    <>
      <div className="gw-solver-answer">
        <SolverChip level={level} file={file} />
        <p>{isStale && !isBroken ? "The level has changed since; it is being searched again." : mark.words}</p>
        <Tools level={level} search={search} isStale={isStale} />
        <Cost search={search} />
      </div>
      {hasInsight && !lacksGoal ? <NextMoves file={file} /> : null}
      {/* Before a long list of moves: with a broken solution, this is what the panel was opened for. */}
      <RepairView level={level} file={file} />
      {solution === null ? null : <MoveList file={file} moves={solution} title="The shortest solution" />}
      <Constraints level={level} file={file} />
      <InsightView level={level} file={file} />
    </>
  );
}

interface ToolsProps {
  readonly level: string;
  readonly search: LevelSearch;
  readonly isStale: boolean;
}

function Tools({ level, search, isStale }: ToolsProps): ReactElement {
  const recorded = usePackStore((state) => ownEntry(state.solutions, level) ?? null);
  const isSolved = search.kind === "answered" && search.answer.kind === "solved";
  const isCut = search.kind === "answered" && canSearchLonger(search);
  return (
    <div className="gw-solver-tools">
      {isSolved ? (
        <>
          <Button icon={Play} variant="primary" disabled={isStale} onClick={() => requestCommand("solver.watch")}>
            Watch
          </Button>
          {isShortest(search, recorded) ? null : (
            <Button icon={Bookmark} disabled={isStale} onClick={() => requestCommand("solver.adopt")}>
              Make It the Solution
            </Button>
          )}
        </>
      ) : null}
      {isCut ? (
        <Button icon={Timer} onClick={() => requestCommand("solver.longer")}>
          Search Longer
        </Button>
      ) : null}
      {search.kind === "answered" ? null : (
        <Button icon={CircleStop} onClick={() => requestCommand("solver.cancel")}>
          Cancel
        </Button>
      )}
    </div>
  );
}

/** What the search took, for those who want to know how hard it was for the program. */
function Cost({ search }: { readonly search: LevelSearch }): ReactElement | null {
  const cost = search.kind === "answered" ? search.cost : search.kind === "searching" ? search.progress : null;
  if (cost === null || cost.states === 0) return null;
  return (
    <p className="gw-solver-cost">
      {`${cost.states.toLocaleString("en")} states in ${(cost.ms / 1000).toLocaleString("en")} s`}
    </p>
  );
}
