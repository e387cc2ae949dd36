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
import { type ReactElement, memo, useEffect, useRef } from "react";
import { ToneIcon } from "../ui/Badge";
import { BoardPicture } from "./BoardPicture";
import type { SolutionStep } from "./solutionSteps";

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
  readonly isShown: boolean;
  readonly onChoose: (step: SolutionStep) => void;
}

export const SolutionStepButton = memo(function SolutionStepButton(props: SolutionStepButtonProps): ReactElement {
  const { step, isShown, onChoose } = props;
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isShown]);
  const direction = step.action?.["direction"];
  const Glyph = typeof direction === "string" ? (ARROWS[direction] ?? CircleDot) : CircleDot;
  const flag = step.isHintStop ? ", hint stop" : "";
  const name = `${step.number === 0 ? "Start" : `Move ${step.number}: ${step.text}`}${flag}`;
  return (
    <li>
      <button
        ref={element}
        type="button"
        className="gw-solution-step"
        data-tone={step.mark?.tone}
        aria-current={isShown ? "step" : undefined}
        aria-label={step.mark === null ? name : `${name}, ${step.mark.text}`}
        title={name}
        onClick={() => onChoose(step)}
      >
        <span className="gw-solution-head">
          <span className="gw-solution-number">{step.number}</span>
          {step.number === 0 ? null : <Glyph size={15} aria-hidden />}
          {step.isHintStop ? <Flag size={13} className="gw-solution-flag" aria-hidden /> : null}
          {step.mark === null ? null : <ToneIcon tone={step.mark.tone} label={step.mark.text} />}
        </span>
        <span className="gw-solution-picture">
          {step.board === null ? null : <BoardPicture view={step.board} size={PICTURE_SIZE} />}
        </span>
        <span className="gw-solution-text">{step.text}</span>
      </button>
    </li>
  );
});
