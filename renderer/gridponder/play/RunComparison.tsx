// The level as it played when it last won beside the level as it plays now, move by move.
import { Check, ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { BoardView, Position } from "../../../shared/base/boardView";
import { actionText } from "../../../shared/dialects/gridponder/presentation/valueText";
import type { SolutionResult, RunComparison as Comparison } from "../../../shared/rpc/solutions";
import { host } from "../../bridge/host";
import { acceptResult } from "../../session/record/acceptResult";
import { Button, IconButton } from "../../ui/Button";
import { Toolbar } from "../../ui/Toolbar";
import { BoardPicture } from "../pack/BoardPicture";
import { boardDifferences, differingCells } from "../../../shared/dialects/gridponder/presentation/boardDifferences";

export interface RunComparisonProps {
  readonly result: SolutionResult;
  readonly onClose: () => void;
}

export function RunComparison({ result, onClose }: RunComparisonProps): ReactElement {
  const [step, setStep] = useState(() => firstStep(result));
  const comparison = useComparison(result, step);
  const accept = async (): Promise<void> => {
    await acceptResult(result.level);
    onClose();
  };
  return (
    <div className="gw-run-comparison">
      <Toolbar label="Comparison">
        <IconButton icon={ChevronLeft} label="Move before" disabled={step === 0} onClick={() => setStep(step - 1)} />
        <span className="gw-solution-count">{titleOf(step, comparison)}</span>
        <IconButton
          icon={ChevronRight}
          label="Move after"
          disabled={step >= Math.max(result.moves, comparison?.last ?? 0)}
          onClick={() => setStep(step + 1)}
        />
        {result.status === "wins" ? (
          <Button variant="quiet" icon={Check} onClick={() => void accept()}>
            Accept new result
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onClose}>
          Back to the steps
        </Button>
      </Toolbar>
      {comparison === null ? (
        <p className="gw-solution-count">This level has not won at this move since the pack was opened.</p>
      ) : (
        <Boards comparison={comparison} />
      )}
    </div>
  );
}

/** Returns where they part; without a difference where it goes wrong. */
function firstStep({ differsAt, step, moves }: SolutionResult): number {
  return differsAt ?? step ?? moves;
}

/** Returns the move there; both where the path was changed. */
function titleOf(step: number, comparison: Comparison | null): string {
  if (step === 0) return "Start";
  const [before, now] = [comparison?.action ?? null, comparison?.actionNow ?? null].map((action) =>
    action === null ? "none" : actionText(action),
  );
  return before === now ? `Move ${step}: ${before}` : `Move ${step}: ${before}, now ${now}`;
}

/** In words at most: more would not be read. */
const MOST_WORDS = 12;

function Boards({ comparison: { baseline, now } }: { readonly comparison: Comparison }): ReactElement {
  const cells = useMemo(
    () => (baseline === null || now === null ? [] : differingCells(baseline, now)),
    [baseline, now],
  );
  const words = baseline === null || now === null ? [] : boardDifferences(baseline, now);
  const place = useRef<HTMLDivElement>(null);
  const size = usePictureSize(place);
  return (
    <div ref={place} className="gw-comparison-boards">
      <Side title="When it last won" view={baseline} marked={cells} size={size} />
      <Side title="Now" view={now} marked={cells} size={size} />
      {baseline === null || now === null ? null : words.length === 0 ? (
        <p className="gw-solution-count">Both boards are equal here.</p>
      ) : (
        <ul className="gw-comparison-words" aria-label="Differences">
          {words.slice(0, MOST_WORDS).map(({ what, one, other }) => (
            <li key={what}>
              {what}: <del>{one}</del> → <ins>{other}</ins>
            </li>
          ))}
          {words.length > MOST_WORDS ? <li>{`and ${words.length - MOST_WORDS} more`}</li> : null}
        </ul>
      )}
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly view: BoardView | null;
  readonly marked: readonly Position[];
  readonly size: number;
}

function Side({ title, view, marked, size }: SideProps): ReactElement {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {view === null ? (
        <p className="gw-solution-count">The game does not reach this move.</p>
      ) : (
        <BoardPicture view={view} size={size} marked={marked} />
      )}
    </figure>
  );
}

const SMALLEST = 96;
const LARGEST = 320;
const CAPTION = 26;

/** Both boards are seen whole: as high as the pane lets them be. */
function usePictureSize(place: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(SMALLEST);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const room = (entry?.contentRect.height ?? 0) - CAPTION;
      setSize(Math.floor(Math.min(Math.max(room, SMALLEST), LARGEST)));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

/** Requested from the host for each step, and again after each check. */
function useComparison(result: SolutionResult, step: number): Comparison | null {
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
