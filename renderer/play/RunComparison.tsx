// The level as it played when it last won beside the level as it plays now, move by move.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import type { BoardView } from "../../shared/base/boardView";
import { actionText } from "../../shared/engine/valueText";
import type { GoldPathResult, RunComparison as Comparison } from "../../shared/rpc/contract";
import { host } from "../bridge/host";
import { stepToLookAt } from "../session/goldPathMark";
import { showGoldPaths } from "../session/packStore";
import { Button, IconButton } from "../ui/Button";
import { Toolbar } from "../ui/Toolbar";
import { BoardPicture } from "./BoardPicture";

export interface RunComparisonProps {
  readonly result: GoldPathResult;
  readonly onClose: () => void;
}

export function RunComparison({ result, onClose }: RunComparisonProps): ReactElement {
  const [step, setStep] = useState(() => Math.max(1, stepToLookAt(result)));
  const comparison = useComparison(result, step);
  const accept = async (): Promise<void> => {
    showGoldPaths(await host.acceptRun(result.level));
    onClose();
  };
  return (
    <div className="gw-comparison">
      <Toolbar label="Comparison">
        <IconButton icon={ChevronLeft} label="Move before" disabled={step === 0} onClick={() => setStep(step - 1)} />
        <span className="gw-solution-count">{titleOf(step, comparison)}</span>
        <IconButton
          icon={ChevronRight}
          label="Move after"
          disabled={step >= result.moves}
          onClick={() => setStep(step + 1)}
        />
        {result.status === "wins" ? (
          <Button variant="quiet" onClick={() => void accept()}>
            It is meant to be so
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onClose}>
          Back to the steps
        </Button>
      </Toolbar>
      {comparison === null ? (
        <p className="gw-solution-count">This level has not won at this move since the pack was opened.</p>
      ) : (
        <div className="gw-comparison-boards">
          <Side title="When it last won" view={comparison.green} />
          <Side title="Now" view={comparison.now} />
        </div>
      )}
    </div>
  );
}

function titleOf(step: number, comparison: Comparison | null): string {
  const action = comparison?.action ?? null;
  return step === 0 ? "Start" : `Move ${step}${action === null ? "" : `: ${actionText(action)}`}`;
}

function Side({ title, view }: { readonly title: string; readonly view: BoardView | null }): ReactElement {
  return (
    <figure>
      {view === null ? <p>The game does not come to this move.</p> : <BoardPicture view={view} size={150} />}
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** Asked of the host for each step, and anew after each check. */
function useComparison(result: GoldPathResult, step: number): Comparison | null {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const next = await host.compareRuns(result.level, step);
      if (isWanted) setComparison(next);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [result, step]);
  return comparison;
}
