// What the host found wrong with a cell, each problem with its light bulb.
import { type ReactElement, useMemo, useState } from "react";
import type { Position } from "../../../../shared/base/boardView";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import { ProblemFixes } from "../../../forms/ProblemFixes";
import { usePackStore } from "../../../session/pack/packStore";
import { ToneIcon } from "../../../ui/Badge";
import { findingsOfCell } from "../help/boardFindings";
import type { PaintTarget } from "../paintTarget";

export interface CellProblemsProps {
  readonly paintTarget: PaintTarget;
  /** The level's file. */
  readonly file: string;
  readonly cell: Position;
}

export function CellProblems({ paintTarget, file, cell }: CellProblemsProps): ReactElement | null {
  const findings = usePackStore((state) => state.findings[file]);
  const level = paintTarget.document.value();
  const here = useMemo(() => findingsOfCell(level, findings ?? [], cell), [level, findings, cell]);
  if (here.length === 0) return null;
  return (
    <ul className="gw-cell-problems" aria-label="Problems at this cell">
      {here.map((finding) => (
        <CellProblem key={`${finding.code} ${finding.span.offset} ${finding.message}`} finding={finding} />
      ))}
    </ul>
  );
}

function CellProblem({ finding }: { readonly finding: LocatedFinding }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <ToneIcon tone={finding.severity} label={finding.severity} />
      <span>{finding.message}</span>
      <ProblemFixes problem={finding} open={open} onOpenChange={setOpen} />
    </li>
  );
}
