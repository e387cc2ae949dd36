// Which cards of a long wrapped list are drawn, and the gaps in place of the others. Pure.

/** A line of cards where the list would show it; `start` and `end` in CSS pixels from the list's top. */
export interface CardLine {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

export interface ListMeasures {
  /** How many cards there are, and how many stand beside each other. */
  readonly count: number;
  readonly columns: number;
  /** CSS pixels: of the whole list, before its first and after its last line, and between two lines. */
  readonly height: number;
  readonly padding: number;
  readonly gap: number;
}

/** A card that is drawn, by its index; or the height, in CSS pixels, of a gap in place of those that are not. */
export type CardPart = { readonly card: number; readonly line: number } | { readonly height: number };

/** Returns the parts of a list of which `lines`, in order, are drawn. A gap has the list's own gap on both of its sides. */
export function cardParts(lines: readonly CardLine[], measures: ListMeasures): readonly CardPart[] {
  const { count, columns, height, padding, gap } = measures;
  const parts: CardPart[] = [];
  // Where the next part begins if nothing is left out before it.
  let next = padding;
  const gapTo = (start: number): void => {
    if (start > next) parts.push({ height: start - next - gap });
  };
  for (const { index: line, start, end } of lines) {
    gapTo(start);
    const first = line * columns;
    for (let card = first; card < Math.min(count, first + columns); card += 1) parts.push({ card, line });
    next = end + gap;
  }
  gapTo(height - padding + gap);
  return parts;
}
