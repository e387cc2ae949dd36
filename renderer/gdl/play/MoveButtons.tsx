// The moves that no place leads to, as buttons, and how a move that was begun can end.
import type { ReactElement } from "react";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { Button } from "../../ui/Button";
import type { Zone } from "../game/gameState";
import { byPlace, inPlaceOrder } from "../game/hiddenCards";
import { type Begun, endWords, plainMoves } from "../game/moveChoice";
import { moveGroups } from "../game/moveGroups";

interface MoveButtonsProps {
  readonly moves: readonly GameAction[];
  readonly begun: Begun;
  /** The moves along what was chosen. */
  readonly complete: readonly GameAction[];
  /** With the hidden cards that moves name. */
  readonly zones: readonly Zone[];
  readonly isCut: boolean;
  readonly onPlay: (move: GameAction) => void;
}

/** More buttons than this are no choice any more; a text says how many others there are. */
const MOST_BUTTONS = 40;

export function MoveButtons({ moves, begun, complete, zones, isCut, onPlay }: MoveButtonsProps): ReactElement | null {
  const plain = inPlaceOrder(plainMoves(moves), zones);
  const groups = begun.length > 0 ? [] : moveGroups(plain.slice(0, MOST_BUTTONS), moves);
  return (
    <section className="gw-table-moves" aria-label={begun.length > 0 ? "Finish the move" : "Possible moves"}>
      {begun.length === 1 ? <p>{byPlace(begun.join(" → "), zones)} … (Esc cancels)</p> : null}
      {begun.length === 0
        ? null
        : complete.map((move) => (
            <Button key={JSON.stringify(move)} onClick={() => onPlay(move)}>
              {byPlace(endWords(move, complete), zones)}
            </Button>
          ))}
      {groups.map(({ title, moves: own }) => (
        <div key={JSON.stringify(own[0]?.move)} className="gw-move-group" data-titled={title !== null}>
          {title === null ? null : <span aria-hidden>{title}</span>}
          {own.map(({ move, words, label }) => (
            <Button
              key={JSON.stringify(move)}
              aria-label={label === words ? undefined : byPlace(label, zones)}
              onClick={() => onPlay(move)}
            >
              {byPlace(words, zones)}
            </Button>
          ))}
        </div>
      ))}
      {begun.length === 0 && plain.length > MOST_BUTTONS ? <p>And {plain.length - MOST_BUTTONS} more.</p> : null}
      {isCut ? <p>There are more moves than are listed: the rules allow over 10,000 here.</p> : null}
    </section>
  );
}
