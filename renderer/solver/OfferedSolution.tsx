// The solver's answer where a level has no recorded solution: one press makes its moves the solution.
import { Bookmark } from "lucide-react";
import type { ReactElement } from "react";
import { followSyntaxErrors, syntaxErrorInPlay } from "../session/play/brokenTexts";
import { ownEntry } from "../session/solver/ownEntry";
import { isOutOfDate, useSolverStore } from "../session/solver/solverStore";
import { requestCommand } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { useAfterFrame } from "../ui/useAfterFrame";
import { useActiveLevel } from "./useActiveLevel";

/** Nothing while no solution is known of the level's text as it stands, and in blind mode. */
export function OfferedSolution(): ReactElement | null {
  const level = useActiveLevel();
  const moves = useSolverStore((state) => {
    if (level === null || state.isBlind || isOutOfDate(state, level.file)) return null;
    const search = ownEntry(state.levels, level.id);
    return search?.kind === "answered" && search.answer.kind === "solved" ? search.answer.length : null;
  });
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  if (moves === null || error !== null) return null;
  return (
    <Button icon={Bookmark} onClick={() => requestCommand("solver.adopt")}>
      {`Use the Solver’s ${moves === 1 ? "Move" : `${moves} Moves`}`}
    </Button>
  );
}
