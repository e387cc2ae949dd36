// What can be done after a move of the recorded game.
import { CircleDot, ListPlus, Play, Scissors, X } from "lucide-react";
import type { ReactElement } from "react";
import { focusPlayedBoard } from "../../play/boardFocus";
import { followSyntaxErrors, syntaxErrorInPlay } from "../../session/play/brokenTexts";
import { openSolution } from "../../session/play/playCommands";
import { cutSolution, recordFrom, takeOutMoves } from "../../session/record/solutionCommands";
import { Button } from "../../ui/Button";
import { useAfterFrame } from "../../ui/useAfterFrame";

interface MoveToolsProps {
  /** The move in question, counted from 1; 0: the start. */
  readonly step: number;
  readonly moves: number;
}

export function MoveTools({ step, moves }: MoveToolsProps): ReactElement {
  const here = step === 0 ? "the start" : `move ${step}`;
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  return (
    <>
      <Button
        icon={Play}
        variant="quiet"
        shortens
        disabled={error !== null}
        title={error ?? `Play on after ${here}; the record stays as it is`}
        onClick={() => void openSolution(step).then(focusPlayedBoard)}
      >
        Play from here
      </Button>
      <Button
        icon={CircleDot}
        variant="quiet"
        shortens
        disabled={error !== null}
        title={error ?? `What is played after ${here} replaces the rest`}
        onClick={() => void recordFrom(step, false).then(focusPlayedBoard)}
      >
        Record from here
      </Button>
      <Button
        icon={ListPlus}
        variant="quiet"
        shortens
        disabled={step >= moves || error !== null}
        title={error ?? `What is played after ${here} comes before the rest`}
        onClick={() => void recordFrom(step, true).then(focusPlayedBoard)}
      >
        Insert
      </Button>
      <Button
        icon={Scissors}
        variant="quiet"
        shortens
        disabled={step >= moves || error !== null}
        title={error ?? `Removes the moves after ${here}`}
        onClick={() => cutSolution(step)}
      >
        Remove following moves
      </Button>
      <Button
        icon={X}
        variant="quiet"
        shortens
        disabled={step === 0 || error !== null}
        title={error ?? `Removes ${here}`}
        onClick={() => takeOutMoves([step])}
      >
        Remove move
      </Button>
    </>
  );
}
