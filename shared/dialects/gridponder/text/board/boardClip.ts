// Cells lifted off a board with all that stands on them: to be moved, turned, pasted elsewhere. Knows nothing of
// pointers or clipboards.
import { type BoardView, type Entity, type Position, entityIn, isOnBoard } from "../../../../base/boardView";
import { type Work, finish } from "../../../../base/work";
import type { MultiCellObjectView } from "./stateView";
import type { Json, JsonObject } from "../../../../base/json";
import { OBJECT_PARAMS, shiftedObject, turnedObject } from "./objectShape";
import type { PaintedCell } from "../layers/stroke";
import { type GridSize, type Turn, turnedPosition, turnedSize } from "../grid/transformGrid";
import { type ParamSense, paramSense, turnedParams } from "../grid/turnedParams";

export interface BoardClip {
  readonly size: GridSize;
  /** The cells that belong to it, from its top left corner; not always all of its rectangle. */
  readonly cells: readonly Position[];
  /** By layer id, what stood on each of the cells, in their order, when it was lifted; null is an empty cell. */
  readonly layers: ReadonlyMap<string, readonly (Entity | null)[]>;
  /** Multi-cell objects that are completely on it; places count from its top left corner. */
  readonly objects: readonly MultiCellObjectView[];
  /** How it lay when it was lifted: what its entities say of places is counted there. */
  readonly lifted: { readonly at: Position; readonly size: GridSize; readonly cells: readonly Position[] };
  /** Flips and turns since, first to last. What entities say of directions follows when they are put down. */
  readonly turns: readonly Turn[];
}

/** Strokes by layer id, as `paintLayersEdits` takes them. */
export type LayerStrokes = ReadonlyMap<string, readonly PaintedCell[]>;

/** Returns the top left cell and the size of the smallest rectangle around cells; null around none. */
export function boundsOf(cells: readonly Position[]): { readonly at: Position; readonly size: GridSize } | null {
  if (cells.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of cells) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { at: [left, top], size: [right - left + 1, bottom - top + 1] };
}

/** Returns what stands on some cells of a board, on these layers, and with what objects; null of no cells. */
export function clipOf(
  view: BoardView,
  cells: readonly Position[],
  layers: readonly string[],
  objects: readonly MultiCellObjectView[] = [],
): BoardClip | null {
  const bounds = boundsOf(cells);
  if (bounds === null) return null;
  const [left, top] = bounds.at;
  const own = cells.map(([x, y]): Position => [x - left, y - top]);
  return {
    size: bounds.size,
    cells: own,
    lifted: { at: bounds.at, size: bounds.size, cells: own },
    turns: [],
    layers: new Map(layers.map((layer) => [layer, entitiesAt(view, layer, cells)])),
    objects: objects.map((object) => shiftedObject(object, [-left, -top])),
  };
}

function entitiesAt(view: BoardView, layer: string, cells: readonly Position[]): readonly (Entity | null)[] {
  const base = view.layers.indexOf(layer) * view.width * view.height;
  return cells.map((cell) =>
    base >= 0 && isOnBoard(view, cell) ? entityIn(view, base + cell[1] * view.width + cell[0]) : null,
  );
}

/** Returns the clip flipped or turned by a quarter. */
export function turnedClip(clip: BoardClip, turn: Turn): BoardClip {
  return {
    ...clip,
    size: turnedSize(clip.size, turn),
    cells: clip.cells.map((cell) => turnedPosition(cell, clip.size, turn)),
    turns: [...clip.turns, turn],
    objects: clip.objects.map((object) => turnedObject(object, clip.size, turn)),
  };
}

/** Returns where the clip's cells are on a board with its top left corner `at`. */
export function clipCells(clip: BoardClip, [left, top]: Position): readonly Position[] {
  return clip.cells.map(([x, y]) => [left + x, top + y]);
}

/**
 * Returns the strokes that put a clip on a board, its empty cells too. What its entities say of directions and sides is
 * turned with it, as the game declares their params; cells that they name go along where they are of the clip, else
 * they stay.
 */
export function clipStrokes(clip: BoardClip, at: Position, game: Json | undefined): LayerStrokes {
  return finish(strokeClip(clip, at, game));
}

/** Does the same in slices. */
export function* strokeClip(clip: BoardClip, at: Position, game: Json | undefined): Work<LayerStrokes> {
  const cells = clipCells(clip, at);
  const put = clipEntities(clip, at, game);
  const strokes = new Map<string, readonly PaintedCell[]>();
  for (const [layer, entities] of clip.layers) {
    const stroke = cells.map((cell, index) => ({ x: cell[0], y: cell[1], entity: put(entities[index] ?? null) }));
    strokes.set(layer, stroke);
    yield;
  }
  return strokes;
}

/**
 * Returns what each of a clip's entities is on a board with the clip's top left corner `at`: the same for the same
 * entity.
 */
export function clipEntities(
  clip: BoardClip,
  at: Position,
  game: Json | undefined,
): (entity: Entity | null) => Entity | null {
  const placed = new Map<Entity | null, Entity | null>([[null, null]]);
  return (entity) => {
    const known = placed.get(entity);
    if (known !== undefined || entity === null) return known ?? null;
    const params = putParams(clip, at, entity.params, (name) => paramSense(game, entity.kind, name));
    const one = params === entity.params ? entity : { kind: entity.kind, params };
    placed.set(entity, one);
    return one;
  };
}

/** Returns the clip's objects as they are on a board with its top left corner `at`. */
export function clipObjects(clip: BoardClip, at: Position, game: Json | undefined): readonly MultiCellObjectView[] {
  return clip.objects.map((object) => {
    const shifted = shiftedObject(object, at);
    const senseOf = (name: string): ParamSense | null =>
      OBJECT_PARAMS.has(name) ? null : paramSense(game, object.kind, name);
    return { ...shifted, params: putParams(clip, at, shifted.params, senseOf) };
  });
}

function putParams(
  { lifted, turns }: BoardClip,
  [left, top]: Position,
  params: JsonObject,
  senseOf: (name: string) => ParamSense | null,
): JsonObject {
  const place = (named: Position): Position => {
    const own: Position = [named[0] - lifted.at[0], named[1] - lifted.at[1]];
    if (!lifted.cells.some(([x, y]) => x === own[0] && y === own[1])) return named;
    const [x, y] = turnedBy(own, lifted.size, turns);
    return [left + x, top + y];
  };
  return turnedParams(params, senseOf, turns, place);
}

function turnedBy(cell: Position, size: GridSize, turns: readonly Turn[]): Position {
  let [at, grid] = [cell, size];
  for (const turn of turns) [at, grid] = [turnedPosition(at, grid, turn), turnedSize(grid, turn)];
  return at;
}

/** Returns the strokes that empty cells on these layers. */
export function emptyingStrokes(cells: readonly Position[], layers: Iterable<string>): LayerStrokes {
  const stroke = cells.map(([x, y]) => ({ x, y, entity: null }));
  return new Map(Array.from(layers, (layer) => [layer, stroke]));
}

/** First the one strokes, then the others over them. */
export function joinedStrokes(first: LayerStrokes, then: LayerStrokes): LayerStrokes {
  const joined = new Map(first);
  for (const [layer, stroke] of then) {
    const before = joined.get(layer) ?? [];
    joined.set(layer, before.length === 0 ? stroke : [...before, ...stroke]);
  }
  return joined;
}

/** Returns all cells of a board, row by row. */
export function allCells(width: number, height: number): readonly Position[] {
  return Array.from({ length: width * height }, (_, cell) => [cell % width, Math.floor(cell / width)]);
}
