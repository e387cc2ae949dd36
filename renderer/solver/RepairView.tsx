// Two ways to repair a recorded solution that does not win, side by side; each to watch, or to record as one undo step.
import { Bookmark, Play } from "lucide-react";
import type { ReactElement } from "react";
import type { RepairOutcome } from "../../shared/engine/search/questions/questionOutcome";
import { watchMoves } from "../session/play/playCommands";
import { useInsightStore } from "../session/solver/insightStore";
import { adoptMoves } from "../session/solver/solverCommands";
import { Button } from "../ui/Button";
import { nothingWins, repairText } from "./repairText";

export interface RepairViewProps {
  readonly level: string;
  readonly file: string;
}

/** Nothing while the recorded solution wins, or there is none, or where the panel's answer says that nothing wins. */
export function RepairView({ level, file }: RepairViewProps): ReactElement | null {
  const { level: about, answer, isWorking } = useInsightStore((state) => state.repairs);
  if (about !== level) return null;
  if (answer !== null && nothingWins(answer)) return null;
  return (
    <section className="gw-solver-part" aria-label="Repair the recorded solution" aria-busy={isWorking}>
      <h3>Repair the recorded solution</h3>
      {answer === null ? (
        <p className="gw-solver-cost">{isWorking ? "Looking for repairs…" : "The search was cut short."}</p>
      ) : (
        <div className="gw-solver-repairs">
          <Repair title="Fewest edits" outcome={answer.fewestEdits} file={file} />
          <Repair title="Same start" outcome={answer.sameStart} file={file} />
        </div>
      )}
    </section>
  );
}

interface RepairProps {
  readonly title: string;
  readonly outcome: RepairOutcome;
  readonly file: string;
}

function Repair({ title, outcome, file }: RepairProps): ReactElement {
  return (
    <div className="gw-solver-repair">
      <h4>{title}</h4>
      <p>{repairText(outcome)}</p>
      {outcome.kind === "repaired" ? (
        <div className="gw-solver-tools">
          <Button icon={Play} onClick={() => void watchMoves(file, outcome.repair.path)}>
            Watch
          </Button>
          <Button icon={Bookmark} onClick={() => adoptMoves(outcome.repair.path)}>
            Use It
          </Button>
        </div>
      ) : null}
    </div>
  );
}
