// Decides which parts of a row move into a menu when there is not enough room. Knows widths only. Pure.

export interface FoldingPart {
  /** The higher, the sooner it folds; of two alike the later one. */
  readonly rank: number;
  /** In pixels, with the gap before the next part. */
  readonly width: number;
  /** It is in use, and stays in sight. */
  readonly isHeld: boolean;
}

/**
 * Returns the indexes of the parts that fold, none where the row has room for all. `need` is the width of the whole row
 * with all parts and without the menu's button, `more` the width of that button.
 */
export function foldedParts(
  parts: readonly FoldingPart[],
  { need, room, more }: { readonly need: number; readonly room: number; readonly more: number },
): ReadonlySet<number> {
  const folded = new Set<number>();
  if (need <= room) return folded;
  const order = [...parts.entries()].sort(([a, one], [b, other]) => other.rank - one.rank || b - a);
  let left = need + more - room;
  for (const [index, { isHeld, width }] of order) {
    if (left <= 0) break;
    if (isHeld) continue;
    folded.add(index);
    left -= width;
  }
  return folded;
}
