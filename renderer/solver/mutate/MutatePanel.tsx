// Makes levels like the one on the board, solves each, and shows the best of those that are as asked.
import { CircleStop, Dices, EyeOff } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { Constraint } from "../../../shared/engine/search/questions/questionOutcome";
import { useInsightStore } from "../../session/solver/insightStore";
import { cancelMaking, makeLevels, useMakingStore } from "../../session/solver/making";
import { useSolverStore } from "../../session/solver/solverStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { useActiveLevel } from "../useActiveLevel";
import { usePackNames } from "../../session/pack/usePackNames";
import { Candidates } from "./Candidates";
import { MutateFields } from "./MutateFields";
import { progressText, rejectionText, specOf } from "./mutateForm";
import { keepMutateForm, useMutateForm } from "./mutateFormStore";
import "../solver.css";
import "./mutate.css";

const NO_CONSTRAINTS: readonly Constraint[] = [];

export function MutatePanel(): ReactElement {
  const level = useActiveLevel();
  const isBlind = useSolverStore((state) => state.isBlind);
  return (
    <section className="gw-solver gw-mutate" aria-label="Mutate">
      {level === null ? (
        <EmptyState icon={Dices} title="No level is open" text="Choose a level to make others like it." />
      ) : isBlind ? (
        <EmptyState icon={EyeOff} title="Blind mode is on" text="Making levels would show how they are solved." />
      ) : (
        <Mutate key={level.file} level={level.id} />
      )}
    </section>
  );
}

function Mutate({ level }: { readonly level: string }): ReactElement {
  const form = useMutateForm(level);
  const [refusal, setRefusal] = useState<string | null>(null);
  const constraints = useInsightStore((state) => state.constraints[level] ?? NO_CONSTRAINTS);
  const { making, isMaking, progress, result } = useMakingStore();
  const kinds = usePackNames()?.kinds ?? null;
  const begin = (): void => {
    const spec = specOf(form, constraints, kinds);
    setRefusal(spec.ok ? null : spec.refusal);
    if (spec.ok) void makeLevels(spec.value);
  };
  const told = result ?? progress;
  const isOfLevel = making?.level === level;
  return (
    <>
      <MutateFields form={form} kinds={kinds ?? []} onChange={(changed) => keepMutateForm(level, changed)} />
      {constraints.length === 0 ? null : (
        <p className="gw-solver-cost">
          {constraints.length === 1
            ? "They keep the level's constraint as well."
            : `They keep the level's ${constraints.length} constraints as well.`}
        </p>
      )}
      <div className="gw-solver-tools">
        {isMaking ? (
          <Button icon={CircleStop} onClick={cancelMaking}>
            Cancel
          </Button>
        ) : (
          <Button icon={Dices} variant="primary" onClick={begin}>
            Make Levels
          </Button>
        )}
      </div>
      {refusal === null ? null : (
        <p className="gw-field-error" role="alert">
          {refusal}
        </p>
      )}
      {isOfLevel && told !== null ? (
        <p aria-live="polite">
          {progressText(told)} <small>{rejectionText(told)}</small>
        </p>
      ) : null}
      {isOfLevel && making !== null && result !== null ? <Candidates making={making} result={result} /> : null}
    </>
  );
}
