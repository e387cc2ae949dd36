// What the graph of the level's states tells: how hard it is, its ways and plans, its traps, and what is never good.
import { CircleStop, LoaderCircle } from "lucide-react";
import { type ReactElement, memo, useDeferredValue } from "react";
import type { InsightReport } from "../../shared/engine/search/insight/insightOutcome";
import { cancelLook } from "../session/solver/insightLink";
import { useInsightStore } from "../session/solver/insightStore";
import { isOutOfDate, useSolverStore } from "../session/solver/solverStore";
import { Button } from "../ui/Button";
import { Difficulty } from "./Difficulty";
import { LookLonger } from "./LookLonger";
import { NeverGoodList } from "./NeverGoodList";
import { PartList } from "./PartList";
import { PathMoves } from "./PathMoves";
import { PlanList } from "./PlanList";
import { VersionList } from "./VersionList";

export function InsightView({ level, file }: { readonly level: string; readonly file: string }): ReactElement | null {
  const { level: about, answer: report, isWorking, isFormer } = useInsightStore((state) => state.insight);
  const shown = useDeferredValue(report);
  const isStale = useSolverStore((state) => isOutOfDate(state, file));
  if (about !== level) return null;
  const isOld = isStale || isFormer;
  return (
    <div className="gw-solver-insight" aria-busy={isWorking} data-former={isOld && shown !== null}>
      {isWorking ? (
        <div className="gw-solver-tools">
          <p className="gw-solver-cost">
            <LoaderCircle size={13} className="gw-spin" aria-hidden />
            {isOld && shown !== null ? " The level has changed: checking…" : " Looking into the level…"}
          </p>
          <Button variant="quiet" icon={CircleStop} title="Leaves it at what was found so far" onClick={cancelLook}>
            Cancel
          </Button>
        </div>
      ) : isStale ? (
        shown === null ? null : (
          <p className="gw-solver-cost">The level has changed since this was found.</p>
        )
      ) : (
        <LookLonger report={report} />
      )}
      {shown === null ? null : <Report level={level} file={file} report={shown} />}
    </div>
  );
}

interface ReportProps {
  readonly level: string;
  readonly file: string;
  readonly report: InsightReport;
}

/** All that was found out. Rendered in slices, which give way to input and frames, when another report has come. */
const Report = memo(function Report({ level, file, report }: ReportProps): ReactElement | null {
  // Without a goal nothing can be easy or hard, a trap, or of use.
  if (report.shortest.kind === "unsolvable" && report.shortest.lacksGoal === true) return null;
  return (
    <>
      <Difficulty report={report} />
      <PlanList file={file} report={report} />
      <PathMoves file={file} report={report} />
      <PartList level={level} />
      <NeverGoodList report={report} />
      <VersionList level={level} />
    </>
  );
});
