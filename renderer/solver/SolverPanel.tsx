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
      {isVisible ? <Wishes /> : null}
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

/** What is found out while the panel can be seen, and not behind others. */
function Wishes(): null {
  const showsParts = useInsightStore((state) => state.showsParts);
  useEffect(() => {
    const wish = wantInsight();
    return () => wish.dispose();
  }, []);
  useEffect(() => {
    if (!showsParts) return undefined;
    const wish = partsQuestion.want();
    return () => wish.dispose();
  }, [showsParts]);
  return null;
}
