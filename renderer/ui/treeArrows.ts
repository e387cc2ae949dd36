// Where arrows, Home and End lead in a tree, as the ARIA authoring practices describe it. Pure.

/** What a row of a tree is, for the keys. */
export interface TreePlace {
  readonly depth: number;
  /** Null: nothing is below it. */
  readonly isOpen: boolean | null;
}

/** To another row, or opening or closing this one. */
export type ArrowMove = { readonly kind: "go"; readonly index: number } | { readonly kind: "fold" };

/** Returns what a key does at a row; null when it does nothing there. */
export function arrowMove<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => TreePlace,
  index: number,
  key: string,
): ArrowMove | null {
  const row = rows[index];
  if (row === undefined) return null;
  const go = (next: number): ArrowMove | null =>
    next === index || rows[next] === undefined ? null : { kind: "go", index: next };
  const { depth, isOpen } = placeOf(row);
  switch (key) {
    case "ArrowDown":
      return go(index + 1);
    case "ArrowUp":
      return go(index - 1);
    case "Home":
      return go(0);
    case "End":
      return go(rows.length - 1);
    case "ArrowRight":
      if (isOpen === null) return null;
      return isOpen ? go(index + 1) : { kind: "fold" };
    case "ArrowLeft":
      if (isOpen === true) return { kind: "fold" };
      return go(rows.findLastIndex((each, at) => at < index && placeOf(each).depth < depth));
    default:
      return null;
  }
}
