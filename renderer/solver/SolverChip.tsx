// What the solver knows of a level, as a chip beside it: grey while the level's text is newer than the answer.
import { CircleCheck, CircleDashed, CircleX, LoaderCircle, type LucideIcon, TrendingUp } from "lucide-react";
import type { ReactElement } from "react";
import type { SolverMark } from "../session/solver/solverMark";
import { showPanel } from "../session/window/shellPort";
import { useSolverMark } from "./useSolverMark";
import "./solverChip.css";

const ICONS = {
  success: CircleCheck,
  warning: TrendingUp,
  error: CircleX,
  neutral: CircleDashed,
} as const satisfies Record<SolverMark["tone"], LucideIcon>;

export interface SolverChipProps {
  readonly level: string;
  readonly file: string;
}

/** A chip to look at, for a card or a row that is a button itself. Nothing where the level cannot be searched. */
export function SolverChip({ level, file }: SolverChipProps): ReactElement | null {
  const { mark, isStale, isSearching } = useSolverMark(level, file);
  if (mark === null) return null;
  return (
    <span className="gw-solver-chip" data-tone={mark.tone} data-stale={isStale} title={mark.words}>
      <ChipContent mark={mark} isSearching={isSearching} />
    </span>
  );
}

/** The same as a button that shows the Solver panel. */
export function SolverChipButton({ level, file }: SolverChipProps): ReactElement | null {
  const { mark, isStale, isSearching } = useSolverMark(level, file);
  if (mark === null) return null;
  return (
    <button
      type="button"
      className="gw-solver-chip"
      data-tone={mark.tone}
      data-stale={isStale}
      title={`${mark.words} Show the solver.`}
      onClick={() => showPanel("solver")}
    >
      <ChipContent mark={mark} isSearching={isSearching} />
    </button>
  );
}

function ChipContent({
  mark,
  isSearching,
}: {
  readonly mark: SolverMark;
  readonly isSearching: boolean;
}): ReactElement {
  const Icon = isSearching ? LoaderCircle : ICONS[mark.tone];
  return (
    <>
      <Icon size={13} aria-hidden />
      {mark.brief}
    </>
  );
}
