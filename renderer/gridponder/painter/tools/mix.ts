// What the random brush paints: entities by weight, one for each cell, which follows from the cell and the seed of the
// stroke alone. So a stroke looks the same while it is drawn and when it is painted. Pure.
import type { BoardView, Entity, Position } from "../../../../shared/base/boardView";
import type { LayerStrokes } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import type { PaintedCell } from "../../../../shared/dialects/gridponder/text/layers/stroke";

export interface MixPart {
  /** Null leaves the cell as it is. */
  readonly entity: Entity | null;
  /** How often it comes beside the others: a whole number, 0 for never. */
  readonly weight: number;
}

export interface Mix {
  readonly parts: readonly MixPart[];
  readonly seed: number;
}

/** Returns what a mix puts at a cell; null leaves it as it is. */
export function mixedEntity({ parts, seed }: Mix, cell: Position): Entity | null {
  const total = parts.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
  let left = fraction(seed, cell) * total;
  for (const { entity, weight } of parts) {
    left -= Math.max(0, weight);
    if (left < 0) return entity;
  }
  return null;
}

/** Returns what a mix paints, by layer: each entity on that of its kind, null for a kind of none. */
export function mixStrokes(
  mix: Mix,
  cells: readonly Position[],
  { width, height }: Pick<BoardView, "width" | "height">,
  layerOf: (entity: Entity) => string | null,
): LayerStrokes {
  const strokes = new Map<string, PaintedCell[]>();
  for (const cell of cells) {
    const [x, y] = cell;
    const entity = x < 0 || y < 0 || x >= width || y >= height ? null : mixedEntity(mix, cell);
    const layer = entity === null ? null : layerOf(entity);
    if (entity === null || layer === null) continue;
    const painted = strokes.get(layer) ?? [];
    painted.push({ x, y, entity });
    strokes.set(layer, painted);
  }
  return strokes;
}

/** A number from 0 up to 1, evenly spread over cells and seeds (a hash of 32 bits). */
function fraction(seed: number, [x, y]: Position): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(x + 1, 0x85ebca6b) ^ Math.imul(y + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}
