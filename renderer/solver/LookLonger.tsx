// Says that not every state of the level in view was looked at, and looks into it for longer.
import { Timer } from "lucide-react";
import type { ReactElement } from "react";
import type { InsightReport } from "../../shared/engine/search/insight/insightOutcome";
import { canLookLonger, useInsightStore } from "../session/solver/insightStore";
import { requestCommand } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { cutWords } from "./insightWords";

/** `report`: what was found; null for nothing. */
export function LookLonger({ report }: { readonly report: InsightReport | null }): ReactElement | null {
  const isOffered = useInsightStore(canLookLonger);
  if (report?.complete === true) return null;
  return (
    <div className="gw-solver-part">
      <p className="gw-solver-cost">{`Not every state was looked at${cutWords(report?.because ?? null)}`}</p>
      {isOffered ? (
        <div className="gw-solver-tools">
          <Button
            icon={Timer}
            title="Looks into the level again, for twice the time"
            onClick={() => requestCommand("solver.lookLonger")}
          >
            Look Longer
          </Button>
        </div>
      ) : null}
    </div>
  );
}
