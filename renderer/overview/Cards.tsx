// The pack's levels and story screens as cards, wrapped into lines: one stop of the Tab key, walked by the arrow keys, put
// in another order by dragging or with Alt held. Only those in sight are drawn.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { defined } from "../../shared/base/defined";
import { type LevelMessage, refusalMessage } from "../levelMenu/LevelItems";
import { LevelMessageLine } from "../levelMenu/LevelMessageLine";
import { entriesOf, moveInSequence } from "../session/pack/levelCommands";
import { deleteLevels } from "../session/pack/levelRemoval";
import { levelSelection, levelsAt } from "../session/pack/levelSelection";
import { clickSelects, keySelects } from "../session/pack/selectionInput";
import { useGrowing } from "../ui/useGrowing";
import { type CardPlace, LevelCard } from "./LevelCard";
import { EntryCard } from "./EntryCard";
import { CardMenu } from "./CardMenu";
import { cardDrag } from "./cardDrag";
import { wrappedMove } from "./gridKeys";
import type { OverviewRow } from "./overviewRows";
import { useCardsInSight } from "./useCardsInSight";
import "./cards.css";

export interface CardsProps {
  readonly rows: readonly OverviewRow[];
  /** They stand in the order of the sequence, so that one can be put before another. */
  readonly isInSequence: boolean;
}

/** Cards that are there at once, and how many more each frame. */
const CARDS_A_FRAME = 24;

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function Cards({ rows, isInSequence }: CardsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState(0);
  const [message, setMessage] = useState<LevelMessage | null>(null);
  const selected = levelSelection.useChosen();
  const focused = Math.min(last, rows.length - 1);
  // Hundreds of cards come a few a frame, those at the top first.
  const inSight = useCardsInSight(list, useGrowing(rows.length, CARDS_A_FRAME), focused);
  const onFocus = useCallback(({ currentTarget }: FocusEvent) => setLast(indexOf(currentTarget)), []);
  // The same function for all rows to come: a card whose row is as it was is not rendered.
  const latest = useRef({ rows, isInSequence, inSight });
  useLayoutEffect(() => {
    latest.current = { rows, isInSequence, inSight };
  });
  const focusCard = useFocusCard(list, setLast);
  const press = useCallback(
    (event: KeyboardEvent) => {
      const { rows, isInSequence, inSight } = latest.current;
      const index = indexOf(event.currentTarget);
      const row = rows[index];
      const chosen = keySelects(levelSelection, levelFiles(rows), index, event, (key) =>
        wrappedMove(index, rows.length, key, inSight.columns),
      );
      if (chosen !== null || (event.key === "Delete" && row?.kind === "level")) {
        event.preventDefault();
        event.stopPropagation();
        if (chosen !== null && chosen.focus !== null) focusCard(chosen.focus);
        if (chosen === null && row?.kind === "level")
          void deleteLevels(levelsAt(row.file)).then((refusal) => setMessage(refusalMessage(refusal)));
        return;
      }
      const step = STEPS[event.key];
      if (event.ctrlKey || event.metaKey || event.shiftKey || (event.altKey && step === undefined)) return;
      const isMove = event.altKey && step !== undefined;
      const next = isMove ? index + step : wrappedMove(index, rows.length, event.key, inSight.columns);
      if (next === null && step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (isMove) {
        if (!isInSequence || row?.entry === null || row === undefined) return;
        const moved = movedWith(rows, row.entry);
        const before = step < 0 ? Math.min(...moved) - 1 : Math.max(...moved) + 2;
        if (before >= 0) setMessage(refusalMessage(moveInSequence(moved, before)));
      }
      if (next !== null) focusCard(next);
    },
    [focusCard],
  );
  const drop = (from: number, before: number): void =>
    setMessage(refusalMessage(moveInSequence(movedWith(rows, from), before)));
  const click = (event: MouseEvent): void => {
    const card = (event.target as Element).closest("[data-index]");
    if (card === null) return;
    if (!clickSelects(levelSelection, levelFiles(rows), indexOf(card), event)) return levelSelection.end();
    event.preventDefault();
    event.stopPropagation();
  };
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
              ref={index % inSight.columns === 0 ? inSight.measure : null}
              className="gw-card-place"
              data-line={line}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              {...(isInSequence ? cardDrag(row.entry, drop) : {})}
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

/** Returns the entries that move with one: those of all chosen levels, if it is of one of them. */
function movedWith(rows: readonly OverviewRow[], entry: number): readonly number[] {
  const row = rows.find((each) => each.entry === entry);
  const paths = row?.kind === "level" ? levelsAt(row.file) : [];
  return paths.length > 1 ? entriesOf(paths) : [entry];
}

/** Returns the file of each card's level; null for other cards. */
function levelFiles(rows: readonly OverviewRow[]): readonly (string | null)[] {
  return rows.map((row) => (row.kind === "level" ? row.file : null));
}

/** Returns a function that focuses a card, as soon as it is drawn where it stands then. `keep` has it drawn. */
function useFocusCard(list: RefObject<HTMLElement | null>, keep: (card: number) => void): (card: number) => void {
  const wanted = useRef<number | null>(null);
  const focus = useCallback(() => {
    const card = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (card === null || card === undefined) return;
    wanted.current = null;
    // Scrolls to it, too.
    card.focus();
  }, [list]);
  useEffect(() => {
    if (wanted.current !== null) requestAnimationFrame(focus);
  });
  return useCallback(
    (card) => {
      wanted.current = card;
      keep(card);
      requestAnimationFrame(focus);
    },
    [keep, focus],
  );
}

function indexOf(card: Element): number {
  return Number((card as HTMLElement).dataset["index"]);
}
