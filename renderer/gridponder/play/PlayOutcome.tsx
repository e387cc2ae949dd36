// How a game ended, said clearly, with what to do next.
import { ArrowRight, Frown, RotateCcw, Save, Trophy, Undo2 } from "lucide-react";
import { type ReactElement, useEffect, useLayoutEffect, useRef } from "react";
import { canonicalJson } from "../../../shared/base/canonicalJson";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { useDocument } from "../../documents/documentHooks";
import { levelAfter, solutionOf } from "../../session/pack/levelText";
import { followSyntaxErrors, syntaxErrorInPlay } from "../../session/play/brokenTexts";
import { loseReasonWords } from "../../session/play/loseReason";
import { nextInRun, usePackRun } from "../../session/play/packRun";
import { selectFile } from "../../session/pack/packStore";
import { restartLevel, undoMove } from "../../session/play/playCommands";
import { playedActions, shownTurn } from "../../session/play/playState";
import { playStore, usePlayStore } from "../../session/play/playStore";
import { keepWin } from "../../session/record/solutionCommands";
import { Button } from "../../ui/Button";
import { elementOf } from "../../ui/elementOf";
import { useAfterFrame } from "../../ui/useAfterFrame";
import { focusPlayedBoard } from "../../play/boardFocus";
import { wordsOf } from "../controls/controls";

export interface PlayOutcomeProps {
  /** CSS pixels of the stage's foot that it takes; 0 when it is not there. */
  readonly onCovered: (covered: number) => void;
}

/** Shown at the end of a turn that won or lost; not while its inside is being looked at. */
export function PlayOutcome({ onCovered }: PlayOutcomeProps): ReactElement | null {
  const turn = usePlayStore(shownTurn);
  const isAtEnd = usePlayStore((state) => state.cursor === null);
  const moves = usePlayStore((state) => state.shown);
  const file = usePlayStore((state) => state.level?.file ?? "");
  if (turn === undefined || !isAtEnd || !(turn.won || turn.lost)) return null;
  return <Outcome turn={turn} moves={moves} file={file} onCovered={onCovered} />;
}

interface OutcomeProps extends PlayOutcomeProps {
  readonly turn: TurnRecord;
  readonly moves: number;
  readonly file: string;
}

function Outcome({ turn, moves, file, onCovered }: OutcomeProps): ReactElement {
  const banner = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => followCovered(elementOf(banner), onCovered), [onCovered]);
  // A choice made by the keyboard goes away with its button: the keys are the board's again.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPlayedBoard();
    },
    [],
  );
  const isRun = usePackRun(({ run }) => run !== null);
  const canKeep = useCanKeep(file) && turn.won && !isRun;
  const next = turn.won && !isRun ? levelAfter(file) : null;
  const isRunWon = turn.won && isRun;
  useEnterOnBoard(isRunWon ? () => void nextInRun() : next === null ? null : () => selectFile(next));
  const Icon = turn.won ? Trophy : Frown;
  return (
    <output ref={banner} className="gw-play-outcome" data-outcome={turn.won ? "won" : "lost"}>
      <Icon size={22} aria-hidden />
      <span>
        <strong>{turn.won ? "Solved" : "Lost"}</strong>
        <span className="gw-play-outcome-detail">
          {turn.won ? `in ${moves} ${moves === 1 ? "move" : "moves"}` : (reasonText(turn.loseReason) ?? "")}
        </span>
      </span>
      <span className="gw-play-outcome-choices">
        {turn.lost ? (
          <Button icon={Undo2} onClick={() => void undoMove()}>
            Undo move
          </Button>
        ) : null}
        <Button icon={RotateCcw} shortens={canKeep} onClick={() => void restartLevel()}>
          Restart
        </Button>
        {canKeep ? (
          <Button icon={Save} title="Write the moves played in place of the recorded ones" onClick={keepWin}>
            Keep as solution
          </Button>
        ) : null}
        {isRunWon ? (
          <Button icon={ArrowRight} variant="primary" onClick={() => void nextInRun()}>
            Continue
          </Button>
        ) : null}
        {next === null ? null : (
          <Button icon={ArrowRight} variant="primary" onClick={() => selectFile(next)}>
            Next level
          </Button>
        )}
      </span>
    </output>
  );
}

/** Lets Enter on the board do what comes next, as in games; a game whose own key it is keeps it. */
function useEnterOnBoard(goOn: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isOnBoard = event.target instanceof Element && event.target.matches(".gw-play .gw-board");
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat);
      if (goOn === null || event.key !== "Enter" || !isOnBoard || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      goOn();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}

/** Whether the moves played are others than the recorded ones, and can be written in their place. */
function useCanKeep(file: string): boolean {
  useDocument(file);
  const isRecording = usePlayStore((state) => state.isRecording);
  const isStale = usePlayStore((state) => state.isStale);
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  if (isRecording || isStale || error !== null) return false;
  const [played, recorded] = [playedActions(playStore.getState()), solutionOf(file)];
  return canonicalJson(played) !== canonicalJson(recorded);
}

/** Tells how much of its stage's foot a banner takes, whatever its words wrap to; nothing any more at the end. */
function followCovered(banner: HTMLElement, tell: (covered: number) => void): () => void {
  const observer = new ResizeObserver(() => {
    const stage = banner.offsetParent;
    if (stage !== null) tell(stage.clientHeight - banner.offsetTop);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    tell(0);
  };
}

function reasonText(reason: string | null): string | null {
  return reason === null ? null : `${wordsOf(loseReasonWords(reason))}.`;
}
