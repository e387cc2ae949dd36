// Which board is shown of a level whose text is broken: what can still be read of it, or, where the mistake makes cells of
// commas and brackets, the board from before the mistake. Pure.
import type { BoardView } from "../../../shared/base/boardView";

/**
 * Returns whether the board from before a mistake is to be shown: the broken text gives none, or one with kinds that
 * neither the pack declares nor the board before had.
 */
export function showsLastGood(
  read: BoardView | null,
  before: BoardView | undefined,
  declared: ReadonlyMap<string, unknown>,
): before is BoardView {
  if (before === undefined) return false;
  if (read === null) return true;
  const known = new Set(before.entities.flatMap((entity) => entity?.kind ?? []));
  return read.entities.some((entity) => entity !== null && !declared.has(entity.kind) && !known.has(entity.kind));
}
