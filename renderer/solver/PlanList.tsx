// The truly different shortest solutions: each to watch, or to record.
import { Bookmark, Play } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { InsightReport, Plan } from "../../shared/engine/search/insight/insightOutcome";
import { watchMoves } from "../session/play/playCommands";
import { adoptMoves } from "../session/solver/solverCommands";
import { Button, IconButton } from "../ui/Button";
import { countText } from "./insightWords";

/** How many are shown before they are asked for. */
const FIRST_PLANS = 6;

export interface PlanListProps {
  readonly file: string;
  readonly report: InsightReport;
}

export function PlanList({ file, report: { ways, plans } }: PlanListProps): ReactElement | null {
  const [showsAll, setShowsAll] = useState(false);
  if (ways === null || plans === null) return null;
  const shown = showsAll ? plans.listed : plans.listed.slice(0, FIRST_PLANS);
  return (
    <section className="gw-solver-part" aria-label="Shortest solutions">
      <h3>Shortest solutions</h3>
      <p title="Two solutions are one plan when they lead through the same boards, one idea when they make the same changes in any order.">
        {`${countText(ways, "way")}, ${countText(plans.plans, "plan")}, ${countText(plans.ideas, "idea")}`}
      </p>
      <ul className="gw-solver-plans">
        {shown.map((plan, index) => (
          <PlanRow key={JSON.stringify(plan.path)} plan={plan} number={index + 1} file={file} />
        ))}
      </ul>
      {plans.listed.length <= shown.length ? null : (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {`Show ${plans.listed.length - shown.length} More`}
        </Button>
      )}
    </section>
  );
}

interface PlanRowProps {
  readonly plan: Plan;
  readonly number: number;
  readonly file: string;
}

function PlanRow({ plan: { path, idea }, number, file }: PlanRowProps): ReactElement {
  return (
    <li>
      <span>
        {`Plan ${number}`} <small>{`idea ${idea + 1}`}</small>
      </span>
      <IconButton icon={Play} label={`Watch plan ${number}`} onClick={() => void watchMoves(file, path)} />
      <IconButton icon={Bookmark} label={`Make plan ${number} the solution`} onClick={() => adoptMoves(path)} />
    </li>
  );
}
