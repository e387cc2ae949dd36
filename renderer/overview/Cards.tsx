// The pack's levels and story screens as cards, wrapped into lines: one stop of the Tab key, walked by the arrow keys, put
// in another order by dragging or with Alt held. Only those in sight are drawn.
import { type FocusEvent, type ReactElement, useCallback, useRef, useState } from "react";
import { defined } from "../../shared/base/defined";
import type { LevelMessage } from "../levelMenu/LevelItems";
import { LevelMessageLine } from "../levelMenu/LevelMessageLine";
import { levelSelection } from "../session/pack/levelSelection";
import { useGrowing } from "../ui/useGrowing";
import { type CardPlace, LevelCard } from "./LevelCard";
import { EntryCard } from "./EntryCard";
import { CardMenu } from "./CardMenu";
import { cardDrag } from "./cardDrag";
import type { OverviewRow } from "./overviewRows";
import { indexOfCard, useCardInput } from "./useCardInput";
import { useCardsInSight } from "./useCardsInSight";
import "./cards.css";

export interface CardsProps {
  readonly rows: readonly OverviewRow[];
  /** They stand in the order of the sequence, so that one can be put before another. */
  readonly isInSequence: boolean;
}

/** Cards that are there at once, and how many more each frame. */
const CARDS_A_FRAME = 24;

export function Cards({ rows, isInSequence }: CardsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState(0);
  const [message, setMessage] = useState<LevelMessage | null>(null);
  const selected = levelSelection.useChosen();
  const focused = Math.min(last, rows.length - 1);
  // Hundreds of cards come a few a frame, those at the top first.
  const inSight = useCardsInSight(list, useGrowing(rows.length, CARDS_A_FRAME), focused);
  const onFocus = useCallback(({ currentTarget }: FocusEvent) => setLast(indexOfCard(currentTarget)), []);
  const { columns } = inSight;
  const { press, click, move } = useCardInput({ list, rows, isInSequence, columns, keep: setLast, say: setMessage });
  return (
    <CardMenu onMessage={setMessage}>
      <ul
        className="gw-cards"
        ref={list}
        aria-label="Levels and story screens"
        data-own-keys="CmdOrCtrl+A"
        onClickCapture={click}
      >
        {inSight.parts.map((part, place) => {
          if ("height" in part) return <li key={`gap ${place}`} className="gw-card-gap" aria-hidden style={part} />;
          const { card: index, line } = part;
          const row = defined(rows[index]);
          return (
            <li
              key={row.key}
              ref={index % columns === 0 ? inSight.measure : null}
              className="gw-card-place"
              data-line={line}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              {...(isInSequence ? cardDrag(row.entry, move) : {})}
            >
              <CardOf
                row={row}
                isSelected={row.kind === "level" && selected.size > 1 && selected.has(row.file)}
                place={{ "data-index": index, tabIndex: index === focused ? 0 : -1, onFocus, onKeyDown: press }}
              />
            </li>
          );
        })}
      </ul>
      <LevelMessageLine message={message} />
    </CardMenu>
  );
}

interface CardOfProps {
  readonly row: OverviewRow;
  readonly isSelected: boolean;
  readonly place: CardPlace;
}

function CardOf({ row, isSelected, place }: CardOfProps): ReactElement {
  if (row.kind !== "level") return <EntryCard row={row} {...place} />;
  return <LevelCard row={row} isSelected={isSelected} {...place} />;
}
