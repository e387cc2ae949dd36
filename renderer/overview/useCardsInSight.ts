// The part of a long wrapped list of cards that is drawn: the lines in sight, and gaps in place of the others.
import { defaultRangeExtractor, measureElement, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { keepSame } from "../../shared/base/keepSame";
import { elementOf } from "../ui/elementOf";
import { type CardPart, cardParts } from "./cardParts";

/** CSS pixels, of a line that has not been drawn yet. */
const USUAL_HEIGHT = 210;

/** How many more cards than those in sight are drawn at either end. */
const CARDS_BEYOND = 24;

export interface CardsInSight {
  readonly parts: readonly CardPart[];
  /** How many cards stand beside each other. */
  readonly columns: number;
  /** The ref of a line's first card, which is as high as its line. */
  readonly measure: (card: Element | null) => void;
}

/** Follows what is in sight in `list`. The card `kept` is drawn even where it is not, so that keys go on from there. */
export function useCardsInSight(list: RefObject<HTMLElement | null>, count: number, kept: number): CardsInSight {
  const { columns, padding, gap } = useGrid(list);
  // Not all cards may be there yet.
  const keptLine = Math.floor(Math.min(kept, count - 1) / columns);
  const virtual = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => list.current,
    estimateSize: () => USUAL_HEIGHT,
    indexAttribute: "data-line",
    // A new card is measured after the next layout: asking for its height now would lay out the page for that alone.
    measureElement: (card, entry, lines) =>
      entry === undefined
        ? (lines.measurementsCache[lines.indexFromElement(card)]?.size ?? USUAL_HEIGHT)
        : measureElement(card, entry, lines),
    gap,
    paddingStart: padding,
    paddingEnd: padding,
    overscan: Math.ceil(CARDS_BEYOND / columns),
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), keptLine])].sort((a, b) => a - b),
  });
  const height = virtual.getTotalSize();
  return {
    parts: cardParts(virtual.getVirtualItems(), { count, columns, height, padding, gap }),
    columns,
    measure: virtual.measureElement,
  };
}

/** The grid of cards as the style sheet lays it out at the list's present width; distances in CSS pixels. */
interface Grid {
  readonly columns: number;
  readonly padding: number;
  readonly gap: number;
}

function useGrid(list: RefObject<HTMLElement | null>): Grid {
  const [grid, setGrid] = useState<Grid>({ columns: 1, padding: 0, gap: 0 });
  useLayoutEffect(() => {
    const element = elementOf(list);
    const measure = (): void => setGrid((before) => keepSame(before, gridOf(getComputedStyle(element))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return grid;
}

function gridOf({ gridTemplateColumns, paddingTop, rowGap }: CSSStyleDeclaration): Grid {
  const columns = gridTemplateColumns.split(" ").length;
  return { columns, padding: Number.parseFloat(paddingTop), gap: Number.parseFloat(rowGap) };
}
