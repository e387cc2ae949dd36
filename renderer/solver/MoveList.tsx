// Moves as a list: a click plays up to one of them, and the user goes on from there.
import type { ReactElement } from "react";
import type { GameAction } from "../../shared/engine/turnRecord";
import { usePackPresentation } from "../session/pack/packPresentation";
import { playMoves } from "../session/play/playCommands";
import { useGrowing } from "../ui/useGrowing";

const MOVES_A_FRAME = 48;

export interface MoveListProps {
  readonly file: string;
  readonly moves: readonly GameAction[];
  readonly title: string;
}

export function MoveList({ file, moves, title }: MoveListProps): ReactElement {
  const { actionText } = usePackPresentation();
  return (
    <section className="gw-solver-part" aria-label={title}>
      <h3>{title}</h3>
      <ol className="gw-solver-moves">
        {moves.slice(0, useGrowing(moves.length, MOVES_A_FRAME)).map((move, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Moves repeat: only their place tells them apart.
          <li key={index}>
            <button
              type="button"
              title={`Play from here, after move ${index + 1}`}
              onClick={() => void playMoves(file, moves.slice(0, index + 1))}
            >
              <span className="gw-solver-number">{index + 1}</span>
              {actionText(move)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
