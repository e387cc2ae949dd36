// A button beside a recorded solution that fails: it keeps the moves that still work and records on from there.
import { Wrench } from "lucide-react";
import type { ReactElement } from "react";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { followSyntaxErrors, syntaxErrorInPlay } from "../session/play/brokenTexts";
import { repairSolution } from "../session/record/solutionCommands";
import { repairText } from "../session/record/solutionMark";
import { Button } from "../ui/Button";
import { useAfterFrame } from "../ui/useAfterFrame";
import { focusPlayedBoard } from "./boardFocus";

export interface RepairButtonProps {
  readonly result: SolutionResult;
  readonly className?: string;
}

/** Repairs the solution and gives the focus to the board; disabled while a syntax error keeps it from being played. */
export function RepairButton({ result, className }: RepairButtonProps): ReactElement {
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  return (
    <Button
      {...(className === undefined ? {} : { className })}
      icon={Wrench}
      shortens
      disabled={error !== null}
      {...(error === null ? {} : { title: error })}
      onClick={() => void repairSolution(result).then(focusPlayedBoard)}
    >
      {repairText(result)}
    </Button>
  );
}
