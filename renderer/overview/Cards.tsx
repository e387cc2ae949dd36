// The pack's levels and story screens as cards, wrapped into rows: one stop of the Tab key, walked by the arrow keys, put
// in another order by dragging or with Alt held.
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { moveInSequence } from "../session/pack/levelCommands";
import { elementOf } from "../ui/elementOf";
import { afterFrame } from "../ui/useAfterFrame";
import { type CardPlace, LevelCard } from "./LevelCard";
import { EntryCard } from "./EntryCard";
import { cardDrag } from "./cardDrag";
import { wrappedMove } from "./gridKeys";
import type { OverviewRow } from "./overviewRows";
import "./cards.css";

export interface CardsProps {
  readonly rows: readonly OverviewRow[];
  /** They stand in the order of the sequence, so that one can be put before another. */
  readonly isInSequence: boolean;
}

/** Cards that are there at once, and how many more each frame. */
const CARDS_A_FRAME = 24;

/** How many of `count` cards are rendered yet. */
function useGrowing(count: number): number {
  const [rendered, setRendered] = useState(CARDS_A_FRAME);
  useEffect(() => {
    if (rendered >= count) return undefined;
    const more = afterFrame(() => setRendered(rendered + CARDS_A_FRAME));
    return () => more.dispose();
  }, [rendered, count]);
  return rendered;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function Cards({ rows, isInSequence }: CardsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const focused = Math.min(last, rows.length - 1);
  // Hundreds of cards come a few a frame, those at the top first.
  const cards = rows.slice(0, useGrowing(rows.length));
  const onFocus = useCallback(({ currentTarget }: FocusEvent) => setLast(indexOf(currentTarget)), []);
  // The same function for all rows to come: a card whose row is as it was is not rendered.
  const latest = useRef({ rows, isInSequence });
  useLayoutEffect(() => {
    latest.current = { rows, isInSequence };
  });
  const press = useCallback((event: KeyboardEvent) => {
    const { rows, isInSequence } = latest.current;
    const index = indexOf(event.currentTarget);
    const step = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.shiftKey || (event.altKey && step === undefined)) return;
    const isMove = event.altKey && step !== undefined;
    const next = isMove ? index + step : wrappedMove(index, rows.length, event.key, columnsOf(elementOf(list)));
    if (next === null && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isMove) {
      const [from, other] = [rows[index]?.entry ?? null, rows[next ?? -1]?.entry ?? null];
      if (!isInSequence || from === null || other === null) return;
      setRefusal(moveInSequence(from, step < 0 ? other : other + 1));
    }
    if (next !== null) focusCard(elementOf(list), next);
  }, []);
  const drop = (from: number, before: number): void => setRefusal(moveInSequence(from, before));
  return (
    <>
      <ul className="gw-cards" ref={list} aria-label="Levels and story screens">
        {cards.map((row, index) => (
          <li key={row.key} className="gw-card-place" {...(isInSequence ? cardDrag(row.entry, drop) : {})}>
            <CardOf
              row={row}
              place={{ "data-index": index, tabIndex: index === focused ? 0 : -1, onFocus, onKeyDown: press }}
            />
          </li>
        ))}
      </ul>
      {refusal === null ? null : (
        <p className="gw-overview-refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

function CardOf({ row, place }: { readonly row: OverviewRow; readonly place: CardPlace }): ReactElement {
  return row.kind === "level" ? <LevelCard row={row} {...place} /> : <EntryCard row={row} {...place} />;
}

/** Once it is drawn where it stands now. */
function focusCard(list: Element, index: number): void {
  requestAnimationFrame(() => list.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus());
}

function indexOf(card: Element): number {
  return Number((card as HTMLElement).dataset["index"]);
}

/** Returns how many cards stand beside each other. */
function columnsOf(list: Element): number {
  return getComputedStyle(list).gridTemplateColumns.split(" ").length;
}
