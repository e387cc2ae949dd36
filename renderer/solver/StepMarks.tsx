// What is remarkable about a step of a solution: a forced move, traps beside it, no way back.
import { Lock, OctagonAlert, Unlink } from "lucide-react";
import type { ReactElement } from "react";
import type { PathStep } from "../../shared/engine/search/insight/insightOutcome";
import { useInsightStore } from "../session/solver/insightStore";
import { stepNotes } from "./insightWords";
import "./stepMarks.css";

export function StepMarks({ step }: { readonly step: PathStep }): ReactElement | null {
  const notes = stepNotes(step);
  if (notes.length === 0) return null;
  return (
    <span className="gw-solver-marks" title={notes.join("; ")}>
      {step.forced ? <Lock size={11} aria-hidden /> : null}
      {step.traps > 0 ? (
        <>
          <OctagonAlert size={11} aria-hidden className="gw-solver-trap" />
          <span aria-hidden>{step.traps}</span>
        </>
      ) : null}
      {step.noReturn === true ? <Unlink size={11} aria-hidden /> : null}
      <span className="visually-hidden">{notes.join("; ")}</span>
    </span>
  );
}

/** The same for a move of the recorded solution of the level in view, from 1; nothing while it is not known. */
export function RecordedStepMarks({ move }: { readonly move: number }): ReactElement | null {
  const step = useInsightStore((state) => state.insight.answer?.solutionPath?.steps[move - 1] ?? null);
  return step === null ? null : <StepMarks step={step} />;
}
