// How the level on the board is solved: the answer with what can be done with it, and its moves to play from.
import { EyeOff, Lightbulb } from "lucide-react";
import type { ReactElement } from "react";
import { usePackStore } from "../session/pack/packStore";
import { useSolverStore } from "../session/solver/solverStore";
import { requestCommand } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { AnswerView } from "./AnswerView";
import "./solver.css";
import { useActiveLevel } from "./useActiveLevel";

export function SolverPanel(): ReactElement {
  const hasPack = usePackStore((state) => state.listing !== null);
  const isBlind = useSolverStore((state) => state.isBlind);
  const level = useActiveLevel();
  return (
    <section className="gw-solver" aria-label="Solver">
      {!hasPack || level === null ? (
        <EmptyState icon={Lightbulb} title="No level is open" text="Choose a level to see how it is solved." />
      ) : isBlind ? (
        <EmptyState icon={EyeOff} title="Blind mode is on" text="Nothing of what the solver knows is shown.">
          <Button onClick={() => requestCommand("solver.blind")}>Show Answers</Button>
        </EmptyState>
      ) : (
        <AnswerView key={level.file} level={level.id} file={level.file} />
      )}
    </section>
  );
}
