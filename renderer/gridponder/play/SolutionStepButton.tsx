// One step of a solution: its number, its action, a small board where one is known, its flag and its mark.
import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  CircleDot,
  Flag,
  type LucideIcon,
} from "lucide-react";
import { type DragEvent, type HTMLAttributes, type ReactElement, createContext, memo, useContext } from "react";
import { moveHintStop } from "../../session/record/solutionCommands";
import { ToneIcon } from "../../ui/Badge";
import { useInsightStore } from "../../session/solver/insightStore";
import { RecordedStepMarks } from "../../solver/StepMarks";
import { BoardPicture } from "../pack/BoardPicture";
import { type SolutionStep, isSameStep } from "./solutionSteps";
import { fittingWords } from "./stepText";

const ARROWS: Readonly<Record<string, LucideIcon>> = {
  up: ArrowUp,
  down: ArrowDown,
  left: ArrowLeft,
  right: ArrowRight,
  up_left: ArrowUpLeft,
  up_right: ArrowUpRight,
  down_left: ArrowDownLeft,
  down_right: ArrowDownRight,
};

const PICTURE_SIZE = 72;

export interface SolutionStepButtonProps {
  readonly step: SolutionStep;
  /** CSS pixels from the strip's start. */
  readonly left: number;
  /** CSS pixels. */
  readonly width: number;
  readonly isShown: boolean;
  /** The step that the strip's tools work on. */
  readonly isChosen: boolean;
  /** The hint that is chosen shows this step. */
  readonly isHinted: boolean;
  /** A hint's flag is held over it. */
  readonly isFlagOver: boolean;
  /** Told over which step a hint's flag is held; null: over none any more. */
  readonly onFlagOver: (step: number | null) => void;
  /** How much of the step is over where the debugger stands, 0..1; 1 for all of it. */
  readonly inside: number;
  readonly onChoose: (step: SolutionStep) => void;
}

/** Gives what makes the board after a step; null where it is not known. */
export const StepBoards = createContext<(step: number) => SolutionStep["board"]>(() => null);

/** What a drag of a hint's flag carries: the number of its move. */
const FLAG_TYPE = "application/x-gridwright-hint";

/** Its picture is drawn again when the board after it is another one; the rest only when it says something else. */
export const SolutionStepButton = memo(function SolutionStepButton(props: SolutionStepButtonProps): ReactElement {
  const { step, left, width, isShown, isChosen, isHinted, isFlagOver, onFlagOver, inside, onChoose } = props;
  const drop = flagDrop(step.number, onFlagOver);
  const direction = step.action?.["direction"];
  const Glyph = typeof direction === "string" ? (ARROWS[direction] ?? CircleDot) : CircleDot;
  const flag = step.isHintStop ? ", hint stop" : "";
  const name = `${step.number === 0 ? "0 Start" : `Move ${step.number}: ${step.text}`}${flag}`;
  return (
    <li {...drop} style={{ left, width }}>
      <button
        type="button"
        className="gw-solution-step"
        data-tone={step.mark?.tone}
        data-chosen={isChosen}
        data-hinted={isHinted}
        data-drop={isFlagOver}
        data-inside={inside < 1}
        aria-current={isShown ? "step" : undefined}
        aria-label={step.mark === null ? name : `${name}, ${step.mark.text}`}
        title={name}
        onClick={() => onChoose(step)}
      >
        <span className="gw-solution-head">
          <span className="gw-solution-number">{step.number}</span>
          {step.number === 0 ? null : <Glyph size={15} aria-hidden />}
          {step.isHintStop ? <HintFlag step={step.number} onEnd={() => onFlagOver(null)} /> : null}
          {step.mark === null ? null : <ToneIcon tone={step.mark.tone} label={step.mark.text} />}
        </span>
        <StepNotes step={step.number} />
        {/* Words of their own for those who speak to the window: "3 move down" is part of the button's name. */ " "}
        <span className="gw-solution-picture">
          <StepPicture step={step.number} />
        </span>
        <span className="gw-solution-text">{fittingWords(step.text, width)}</span>
        {inside < 1 ? <progress className="gw-solution-inside" max={1} value={inside} aria-hidden /> : null}
      </button>
    </li>
  );
}, isSameButton);

/** Each check of the path creates all of its steps again. */
function isSameButton(one: SolutionStepButtonProps, other: SolutionStepButtonProps): boolean {
  const { step, ...shown } = one;
  const names = Object.keys(shown) as (keyof typeof shown)[];
  return isSameStep(step, other.step) && names.every((name) => Object.is(one[name], other[name]));
}

/** What is remarkable about a move, in a line of its own: beside a flag and a mark there is no room. */
function StepNotes({ step }: { readonly step: number }): ReactElement | null {
  const isKnown = useInsightStore(({ insight }) => insight.answer !== null && insight.answer.solutionPath !== null);
  if (!isKnown) return null;
  return <span className="gw-solution-notes">{step === 0 ? null : <RecordedStepMarks move={step} />}</span>;
}

function StepPicture({ step }: { readonly step: number }): ReactElement | null {
  const board = useContext(StepBoards)(step);
  return board === null ? null : <BoardPicture view={board} size={PICTURE_SIZE} />;
}

/** A hint's end; dragged to another move it is that one's. The strip's tools do the same by keys. */
function HintFlag({ step, onEnd }: { readonly step: number; readonly onEnd: () => void }): ReactElement {
  const start = (event: DragEvent): void => {
    event.dataTransfer.setData(FLAG_TYPE, String(step));
    event.dataTransfer.effectAllowed = "move";
  };
  return (
    <span
      className="gw-solution-flag"
      draggable
      onDragStart={start}
      onDragEnd={onEnd}
      title="A hint ends here; drag it to another move"
    >
      <Flag size={13} aria-hidden />
    </span>
  );
}

type DropEvents = Pick<HTMLAttributes<HTMLLIElement>, "onDragOver" | "onDragLeave" | "onDrop">;

function flagDrop(step: number, onFlagOver: SolutionStepButtonProps["onFlagOver"]): DropEvents {
  return {
    onDragOver(event) {
      if (step === 0 || !event.dataTransfer.types.includes(FLAG_TYPE)) return;
      event.preventDefault();
      onFlagOver(step);
    },
    onDragLeave(event) {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) onFlagOver(null);
    },
    onDrop(event) {
      onFlagOver(null);
      const from = event.dataTransfer.getData(FLAG_TYPE);
      if (from === "") return;
      event.preventDefault();
      moveHintStop(Number(from), step);
    },
  };
}
