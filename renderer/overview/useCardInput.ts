// What clicks, keys and dragging do with the cards of the overview: levels are chosen, moved and deleted.
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { type LevelMessage, refusalMessage } from "../levelMenu/LevelItems";
import { entriesWith, moveInSequence, oneFurther } from "../session/pack/levelCommands";
import { deleteLevels } from "../session/pack/levelRemoval";
import { levelSelection, levelsAt } from "../session/pack/levelSelection";
import { clickSelects, keySelects } from "../session/pack/selectionInput";
import { wrappedMove } from "./gridKeys";
import type { OverviewRow } from "./overviewRows";

export interface CardInputOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly OverviewRow[];
  /** They stand in the order of the sequence, so that one can be put before another. */
  readonly isInSequence: boolean;
  /** How many cards stand beside each other. */
  readonly columns: number;
  /** Has a card drawn, in sight or not, since it gets the focus. */
  readonly keep: (card: number) => void;
  readonly say: (message: LevelMessage | null) => void;
}

export interface CardInput {
  /** The same function in each render: a card whose row is as it was is not rendered. */
  readonly press: (event: KeyboardEvent) => void;
  readonly click: (event: MouseEvent) => void;
  /** Moves an entry of the sequence, and the chosen levels with it, before another one. */
  readonly move: (entry: number, before: number) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function useCardInput(options: CardInputOptions): CardInput {
  const { list, rows, isInSequence, columns, keep, say } = options;
  const focusCard = useFocusCard(list, keep);
  const move = (entry: number, before: number): void => say(refusalMessage(moveInSequence(entriesWith(entry), before)));
  const takeSelection = (event: KeyboardEvent, index: number): boolean => {
    const step = keySelects(levelSelection, levelFiles(rows), index, event, (key) =>
      wrappedMove(index, rows.length, key, columns),
    );
    if (step !== null && step.focus !== null) focusCard(step.focus);
    return step !== null;
  };
  const takeDelete = (event: KeyboardEvent, row: OverviewRow | undefined): boolean => {
    if (event.key !== "Delete" || row?.kind !== "level") return false;
    void deleteLevels(levelsAt(row.file)).then((refusal) => say(refusalMessage(refusal)));
    return true;
  };
  const takeArrow = (event: KeyboardEvent, index: number): boolean => {
    const step = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.shiftKey || (event.altKey && step === undefined)) return false;
    const isMove = event.altKey && step !== undefined;
    const next = isMove ? index + step : wrappedMove(index, rows.length, event.key, columns);
    if (next === null) return step !== undefined;
    if (isMove && !moveByKey(rows[index], step)) return true;
    focusCard(next);
    return true;
  };
  /** Returns false where it has no place among the others. */
  const moveByKey = (row: OverviewRow | undefined, step: -1 | 1): boolean => {
    if (!isInSequence || row === undefined || row.entry === null) return false;
    const before = oneFurther(entriesWith(row.entry), step);
    if (before >= 0) move(row.entry, before);
    return true;
  };
  const take = (event: KeyboardEvent): void => {
    const index = indexOfCard(event.currentTarget);
    const isTaken = takeSelection(event, index) || takeDelete(event, rows[index]) || takeArrow(event, index);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  return {
    press: useCallback((event) => latest.current(event), []),
    click(event) {
      const card = (event.target as Element).closest("[data-index]");
      if (card === null) return;
      if (!clickSelects(levelSelection, levelFiles(rows), indexOfCard(card), event)) return levelSelection.end();
      event.preventDefault();
      event.stopPropagation();
    },
    move,
  };
}

/** Returns the file of each card's level; null for other cards. */
function levelFiles(rows: readonly OverviewRow[]): readonly (string | null)[] {
  return rows.map((row) => (row.kind === "level" ? row.file : null));
}

/** Returns the place of a card among all of them. */
export function indexOfCard(card: Element): number {
  return Number((card as HTMLElement).dataset["index"]);
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
