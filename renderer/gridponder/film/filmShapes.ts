// Things larger than a cell on their way: multi-cell objects, and regions that are turned, mirrored or swapped. Pure.
import { defined } from "../../../shared/base/defined";
import { type BoardView, type Position, entityIn } from "../../../shared/base/boardView";
import type { RegionMotion } from "../../../shared/dialects/gridponder/presentation/motion/regionMoves";
import type { Glide } from "../../../shared/dialects/gridponder/presentation/motion/turnGlides";
import type { MovingPart } from "../board/boardMotion";
import { objectParts } from "../board/objectParts";
import { type Actor, type PhaseScenery, progressOf } from "./filmActor";
import { motionMs, placeAlong, wayLength } from "./filmTimes";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

/** Returns a multi-cell object, all its cells together; one that leaves moves until no part of it is on the board. */
export function objectGlideActor({ path, leaves }: Glide, id: string, { opening, texts }: PhaseScenery): Actor | null {
  const object = stateView(opening).multiCellObjects.find((each) => each.id === id);
  if (object === undefined) return null;
  const alone = { ...opening, state: { ...opening.state, multiCellObjects: [object] } };
  const parts = [...objectParts(alone)].flatMap(([cell, own]) =>
    own.map((part) => ({ part, x: cell % opening.width, y: Math.floor(cell / opening.width) })),
  );
  const start: Position = [0, 0];
  const first = defined(path[0]);
  const way = leaves
    ? [start, wayOut(first, opening, parts)]
    : path.map(([x, y]): Position => [x - first[0], y - first[1]]);
  const durationMs = motionMs(texts.game, object.kind, "move") * Math.max(1, wayLength({ path: way }));
  return {
    durationMs,
    hides: [],
    hidesObject: id,
    parts(elapsedMs) {
      const { x: dx, y: dy } = placeAlong({ path: way }, progressOf(elapsedMs, durationMs));
      return parts.map(({ part, x, y }) => ({ picture: { kind: "object", part }, x: x + dx, y: y + dy, scale: 1 }));
    },
  };
}

/** As far as an object of these cells must go in a direction to be off the board. */
function wayOut(
  [dx, dy]: Position,
  board: BoardView,
  cells: readonly { readonly x: number; readonly y: number }[],
): Position {
  const distances = cells.map(({ x, y }) =>
    dx > 0 ? board.width - x : dx < 0 ? x + 1 : dy > 0 ? board.height - y : y + 1,
  );
  const distance = Math.max(0, ...distances);
  return [dx * distance, dy * distance];
}

/** Milliseconds for a region to change, whatever its content. */
const REGION_MS = 220;

/** Returns the contents of a region on all layers on which they changed. */
export function regionActor({ moves, centre, quarters }: RegionMotion, { opening, board }: PhaseScenery): Actor | null {
  const area = opening.width * opening.height;
  const slotOf = (layer: number, [x, y]: Position): number => layer * area + y * opening.width + x;
  const isInside = ([x, y]: Position): boolean => x >= 0 && y >= 0 && x < opening.width && y < opening.height;
  const inside = moves.filter(({ from, to }) => isInside(from) && isInside(to));
  const layers = opening.layers
    .map((_, layer) => layer)
    .filter((layer) =>
      inside.some(({ from }) => opening.cells[slotOf(layer, from)] !== board.cells[slotOf(layer, from)]),
    );
  const going = layers.flatMap((layer) =>
    inside.flatMap(({ from, to }) => {
      const entity = entityIn(opening, slotOf(layer, from));
      return entity === null ? [] : [{ entity, from, to }];
    }),
  );
  if (going.length === 0) return null;
  return {
    durationMs: REGION_MS,
    hides: layers.flatMap((layer) => inside.map(({ from }) => slotOf(layer, from))),
    parts(elapsedMs) {
      const progress = progressOf(elapsedMs, REGION_MS);
      return going.map(({ entity, from, to }): MovingPart => {
        const straight = placeAlong({ path: [from, to] }, progress);
        const place = centre === null ? { x: straight.x, y: straight.y } : turned(from, centre, quarters, progress);
        return { picture: { kind: "entity", entity }, ...place, scale: 1 };
      });
    },
  };
}

function turned(
  from: Position,
  centre: Position,
  quarters: number,
  progress: number,
): { readonly x: number; readonly y: number } {
  const eased = 1 - (1 - progress) * (1 - progress);
  const angle = (quarters * eased * Math.PI) / 2;
  const [dx, dy] = [from[0] - centre[0], from[1] - centre[1]];
  return {
    x: centre[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}
