// A level that was made, on a board of its own: its solution is played, gone through move by move, and the level adopted.
import { clamp } from "../../../shared/base/clamp";
import { Check, Pause, Play, StepBack, StepForward } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import type { Candidate } from "../../../shared/engine/search/generate/generateOutcome";
import type { MadeLevel } from "../../../shared/rpc/solverQuestions";
import { useDialectUi } from "../../dialect/openDialect";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { usePlayStore } from "../../session/play/playStore";
import { Button, IconButton } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";

/** CSS pixels of a board's longer side: it fits the smallest window with what stands around it. */
const BOARD_SIZE = 400;

export interface CandidateFilmProps {
  readonly candidate: Candidate;
  readonly made: MadeLevel;
  /** What tells it from the others, such as its moves and bits. */
  readonly figures: string;
  readonly onAdopt: () => void;
  readonly onClose: () => void;
}

export function CandidateFilm({ candidate, made, figures, onAdopt, onClose }: CandidateFilmProps): ReactElement {
  const { path, changes, number } = candidate;
  const { BoardPicture } = useDialectUi();
  const { actionText } = usePackPresentation();
  const moveMs = usePlayStore((state) => state.replayMs);
  const [move, setMove] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const last = path.length;
  const plays = isPlaying && move < last;
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => setMove(move + 1), moveMs);
    return () => clearTimeout(timer);
  }, [plays, move, moveMs]);
  const show = (next: number): void => {
    setIsPlaying(false);
    setMove(clamp(next, 0, last));
  };
  const toggle = (): void => {
    if (move === last) setMove(0);
    setIsPlaying(!plays);
  };
  const board = made.boards[move];
  const before = path[move - 1];
  const said = before === undefined ? "The start" : `${move}. ${actionText(before)}`;
  return (
    <Modal title={`Level ${number + 1}`} lead={figures} size="narrow" onClose={onClose}>
      <div className="gw-mutate-film">
        <span className="gw-mutate-film-board">
          {board === undefined ? null : (
            <BoardPicture
              view={board}
              size={BOARD_SIZE}
              marked={move === 0 ? changes.map(({ position }) => position) : []}
            />
          )}
        </span>
        <div className="gw-mutate-film-bar">
          <IconButton
            icon={StepBack}
            label="Show the move before"
            disabled={move === 0}
            onClick={() => show(move - 1)}
          />
          <IconButton icon={plays ? Pause : Play} label={plays ? "Pause" : "Play the solution"} onClick={toggle} />
          <IconButton
            icon={StepForward}
            label="Show the move after"
            disabled={move === last}
            onClick={() => show(move + 1)}
          />
          <input
            type="range"
            aria-label="Move"
            aria-valuetext={`Move ${move} of ${last}`}
            min={0}
            max={last}
            value={move}
            onChange={(event) => show(Number(event.target.value))}
          />
          <output>{`${move} of ${last}`}</output>
        </div>
        <p>{said}</p>
      </div>
      <ModalButtons>
        <Button onClick={onClose}>Close</Button>
        <Button icon={Check} variant="primary" onClick={onAdopt}>
          Adopt
        </Button>
      </ModalButtons>
    </Modal>
  );
}
