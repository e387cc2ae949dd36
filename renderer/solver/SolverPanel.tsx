// How the level on the board is solved: the answer with what can be done with it, and its moves to play from.
import { EyeOff, Lightbulb } from "lucide-react";
import { type ReactElement, useEffect, useRef } from "react";
import { usePackStore } from "../session/pack/packStore";
import { wantInsight } from "../session/solver/insightLink";
import { useInsightStore } from "../session/solver/insightStore";
import { partsQuestion } from "../session/solver/parts";
import { useSolverStore } from "../session/solver/solverStore";
import { requestCommand } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { useIsVisible } from "../ui/useIsVisible";
import { EmptyState } from "../ui/EmptyState";
import { AnswerView } from "./AnswerView";
import "./solver.css";
import { useActiveLevel } from "./useActiveLevel";

export function SolverPanel(): ReactElement {
  const hasPack = usePackStore((state) => state.listing !== null);
  const isBlind = useSolverStore((state) => state.isBlind);
  const level = useActiveLevel();
  const section = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(section);
  return (
    <section ref={section} className="gw-solver" aria-label="Solver">
      {isVisible ? <Requests /> : null}
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

/** Requests what the panel shows, while it is not behind others. */
function Requests(): null {
  const showsParts = useInsightStore((state) => state.showsParts);
  useEffect(() => {
    const request = wantInsight();
    return () => request.dispose();
  }, []);
  useEffect(() => {
    if (!showsParts) return undefined;
    const request = partsQuestion.want();
    return () => request.dispose();
  }, [showsParts]);
  return null;
}
