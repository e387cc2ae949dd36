// The ghosts of a chain: what would stand elsewhere, or be gone, after its chosen steps and after those that can
// follow. Pure.
import { type BoardView, type Entity, type Position, entityIn } from "../../../shared/base/boardView";
import { canonicalJson } from "../../../shared/base/canonicalJson";
import { readPlace } from "../../../shared/base/placeName";
import type { BegunMove } from "../../../shared/engine/levelSupport";
import { type Ghost, type GhostMarks, NO_GHOSTS } from "../table/ghostMarks";
import { type TableLayout, spotOf } from "../table/layout";
import type { Begun } from "../game/moveChoice";

/** How strongly ghosts are drawn: after the chosen steps, after the next one, and after those after it. */
const CHOSEN = 0.8;
const NEXT = 0.4;
const LATER = 0.2;

/** Returns the ghosts over a board; `begun` are the places that were chosen. */
export function ghostsOf(
  board: BoardView,
  layout: TableLayout,
  begun: Begun,
  { board: after, onwards }: BegunMove,
): GhostMarks {
  if (after.cells.length !== board.cells.length) return NO_GHOSTS;
  const [texts, textsAfter] = [board.entities.map(textOf), after.entities.map(textOf)];
  const faded = new Set<number>();
  const ghosts = new Map<number, Ghost>();
  for (const [spot, { position }] of layout.spots.entries()) {
    const slot = slotOf(board, position);
    const [here, then] = [board.cells[slot] ?? 0, after.cells[slot] ?? 0];
    if (texts[here] === textsAfter[then]) continue;
    if (here !== 0) faded.add(spot);
    const entity = entityIn(after, slot);
    if (entity !== null) ghosts.set(spot, { spot, entity, share: CHOSEN });
  }
  const last = readPlace(board, begun.at(-1) ?? "");
  const moving = last === null ? null : entityIn(after, slotOf(board, last));
  // The nearest first: a place that comes up twice is drawn for the sooner step.
  const steps = onwards.flatMap((path) => path.slice(begun.length).map((name, index) => ({ name, index })));
  for (const { name, index } of steps.toSorted((one, other) => one.index - other.index)) {
    const place = readPlace(board, name);
    const spot = place === null ? -1 : spotOf(layout, place);
    if (moving === null || place === null || spot < 0 || ghosts.has(spot)) continue;
    // A ring marks a target on which something stands.
    if (entityIn(after, slotOf(board, place)) !== null) continue;
    ghosts.set(spot, { spot, entity: moving, share: index === 0 ? NEXT : LATER });
  }
  return { faded, ghosts: Array.from(ghosts.values()) };
}

function slotOf({ width }: BoardView, [x, y]: Position): number {
  return y * width + x;
}

function textOf(entity: Entity | null): string {
  return entity === null ? "" : canonicalJson({ kind: entity.kind, params: entity.params });
}
