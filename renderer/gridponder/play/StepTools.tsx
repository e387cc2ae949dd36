// What can be done at one step of a solution: record on from it, insert there, cut after it, take it out, end a hint.
import { Circle, Flag, ListPlus, Play, Scissors, X } from "lucide-react";
import type { ReactElement } from "react";
import { MOST_HINT_STOPS } from "../../../shared/dialects/gridponder/text/levels/hintStops";
import { followSyntaxErrors, syntaxErrorInPlay } from "../../session/play/brokenTexts";
import { cutSolution, playHint, recordFrom, takeOutMoves, toggleHintStop } from "../../session/record/solutionCommands";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { Toggle } from "../../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../../ui/Toolbar";
import { useAfterFrame } from "../../ui/useAfterFrame";
import { focusPlayedBoard } from "../../play/boardFocus";

export interface StepToolsProps {
  /** From 1; 0 is the start. */
  readonly step: number;
  readonly moves: number;
  readonly hintStops: readonly number[];
}

export function StepTools({ step, moves, hintStops }: StepToolsProps): ReactElement {
  const isRecording = usePlayStore((state) => state.isRecording);
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  const reason = error === null ? {} : { title: error };
  const record = (insert: boolean): void => void recordFrom(step, insert).then(focusPlayedBoard);
  const isLast = step === moves;
  const hints = hintText(step, hintStops);
  return (
    <Toolbar label="Step">
      <span className="gw-solution-count" title={hints}>
        {step === 0 ? "At the start" : `After move ${step}`}
      </span>
      <Button
        variant="quiet"
        shortens
        icon={Circle}
        disabled={isRecording || error !== null}
        {...reason}
        onClick={() => record(false)}
      >
        Record from here
      </Button>
      <Button
        variant="quiet"
        shortens
        icon={ListPlus}
        disabled={isRecording || isLast || error !== null}
        {...reason}
        onClick={() => record(true)}
      >
        Insert here
      </Button>
      <Button
        variant="quiet"
        shortens
        icon={Scissors}
        disabled={isLast || error !== null}
        {...reason}
        onClick={() => cutSolution(step)}
      >
        Remove following moves
      </Button>
      <Button
        variant="quiet"
        shortens
        icon={X}
        disabled={step === 0 || error !== null}
        {...reason}
        onClick={() => takeOutMoves([step])}
      >
        Remove move
      </Button>
      <Toggle
        label="Hint ends here"
        icon={Flag}
        shortens
        pressed={hintStops.includes(step)}
        disabled={error !== null || fullText(step, hintStops) !== null}
        title={error ?? fullText(step, hintStops) ?? undefined}
        onChange={() => toggleHintStop(step)}
      />
      {hintStops.includes(step) ? (
        <Button
          className="gw-solution-show-hint"
          variant="quiet"
          shortens
          icon={Play}
          disabled={error !== null}
          {...reason}
          onClick={() => void playHint(step)}
        >
          Show the hint
        </Button>
      ) : null}
      <ToolbarSpacer />
      <span className="gw-solution-count gw-solution-hints" title={hints}>
        {hints}
      </span>
    </Toolbar>
  );
}

/** Returns why no further hint can end here; null while one can, or where one ends already. */
function fullText(step: number, hintStops: readonly number[]): string | null {
  if (hintStops.includes(step) || hintStops.length < MOST_HINT_STOPS) return null;
  return `A level has ${MOST_HINT_STOPS} hints at most: they end after ${hintStops.join(", ")}. Remove or drag one.`;
}

/** Returns what a player sees by the hint that ends here: its moves, played from the start. */
function hintText(step: number, hintStops: readonly number[]): string {
  const index = hintStops.indexOf(step);
  if (index < 0) return hintStops.length === 0 ? "No hints" : `Hints after ${hintStops.join(", ")}`;
  if (step === 0) return `Hint ${index + 1}: before move 1`;
  return `Hint ${index + 1}: ${step === 1 ? "move 1" : `moves 1 to ${step}`}`;
}
