// The board that a level's text describes, before any rule has run: the painter shows it, and the engine plays from it.
// Tolerant of anything; a pure function of two texts. Knows nothing of systems, rules or drawing (published-behaviour 1.1).
// What is read with `!` is there: a laid layer has a cell for each of the board's (tests/laws/painted.laws.test.ts).
import type { BoardView, Entity } from "../../../../base/boardView";
import { entityKey } from "../../../../base/entityKey";
import { memoByIdentity, memoOfWork } from "../../../../base/memo";
import { type Json, type JsonObject } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import type { Work } from "../../../../base/work";
import { type JsonTree, valueOf } from "../../../../text/jsonTree";
import { type LayerDeclaration, asSize, declaredLayers, visitCells } from "../layers/layers";
import { asObject, member } from "../read";
import { startOf } from "./levelStart";
import { type StateView, UNPLAYED } from "./stateView";

/** Layers times width times height beyond which a board is not laid out. */
const MOST_SLOTS = 1_000_000;

export interface BoardRefusal {
  readonly reason: "no-size" | "too-large";
  readonly message: string;
}

/**
 * Lays out the board of a level. Without a game's layers (game.json missing or broken) the level's own are taken, in
 * their order. Where the size is missing or wrong, the extent of the cells is taken. What lies off the board or on a
 * layer that the game does not declare is left out. The same board for the same level and game.
 */
export function boardOfLevel(tree: JsonTree, game: Json | undefined): Result<BoardView, BoardRefusal> {
  return boards.now(tree, game);
}

/** Lays out the board of a level in slices: `boardOfLevel` has it then. */
export function layOutBoard(tree: JsonTree, game: Json | undefined): Work<Result<BoardView, BoardRefusal>> {
  return boards.ahead(tree, game);
}

/** Shared by all that show a board, paint on it or play it. */
const boards = memoOfWork(function* boardOf(
  tree: JsonTree,
  game: Json | undefined,
): Work<Result<BoardView, BoardRefusal>> {
  const level = asObject(valueOf(tree.root));
  yield;
  const board = asObject(member(level, "board"));
  const data = asObject(member(board, "layers"));
  const layers = layersOf(data, game);
  const size = asSize(member(board, "size")) ?? extentOf(data, layers);
  if (size === null) return refused({ reason: "no-size", message: 'The level has no "board.size".' });
  const [width, height] = size;
  const slots = layers.length * width * height;
  if (slots > MOST_SLOTS) {
    const message = `A board of ${width} × ${height} with ${layers.length} layers is too large (at most ${MOST_SLOTS.toLocaleString("en")} cells in all).`;
    return refused({ reason: "too-large", message });
  }
  const { cells, entities } = yield* layOut(data, layers, width, height);
  const state: StateView = { ...UNPLAYED, ...startOf(level, game) };
  return done({ width, height, layers: layerIds(layers), entities, cells, state });
});

/** Returns the same list for the same declarations, so that drawing sees that the layers did not change. */
const layerIds = memoByIdentity((layers: readonly LayerDeclaration[]): readonly string[] => layers.map(({ id }) => id));

/** Returns the game's layers; the level's own when the game declares none. */
export function boardLayers(level: JsonTree, game: Json | undefined): readonly LayerDeclaration[] {
  return layersOf(asObject(member(asObject(member(asObject(valueOf(level.root)), "board")), "layers")), game);
}

function layersOf(data: JsonObject, game: Json | undefined): readonly LayerDeclaration[] {
  const declared = declaredLayers(game);
  return declared.length > 0 ? declared : Object.keys(data).map((id) => ({ id, fill: null }));
}

function* layOut(
  data: JsonObject,
  layers: readonly LayerDeclaration[],
  width: number,
  height: number,
): Work<Pick<BoardView, "cells" | "entities">> {
  const area = width * height;
  const wide = new Uint32Array(layers.length * area);
  const entities: (Entity | null)[] = [null];
  const known = new Map<string, number>();
  const indexOf = (entity: Entity): number => {
    const key = entityKey(entity);
    let index = known.get(key);
    if (index === undefined) {
      index = entities.push(entity) - 1;
      known.set(key, index);
    }
    return index;
  };
  for (const [layer, { id, fill }] of layers.entries()) {
    const laid = yield* laidLayer(member(data, id), width, height);
    const indices = [fill === null ? 0 : indexOf({ kind: fill, params: {} }), ...laid.entities.map(indexOf)];
    putLayer(wide, layer * area, laid, indices);
    yield;
  }
  return { entities, cells: entities.length > 0xffff ? wide : new Uint16Array(wide) };
}

/** Long loops are not in generators, which are compiled later than other functions. */
function putLayer(wide: Uint32Array, start: number, { cells }: LaidLayer, indices: readonly number[]): void {
  for (let cell = 0; cell < cells.length; cell += 1) wide[start + cell] = indices[cells[cell]!]!;
}

/** A layer on a board of some size, on its own. */
interface LaidLayer {
  readonly entities: readonly Entity[];
  /** Of each cell, one more than the index of its entity; 0 for none. */
  readonly cells: Uint32Array;
}

function laidLayer(layer: Json | undefined, width: number, height: number): Work<LaidLayer> {
  return laidLayers.ahead(typeof layer === "object" && layer !== null ? layer : {}, width, height);
}

/** A layer in the level's text stays the same object while nothing in it changes. */
const laidLayers = memoOfWork(function* layerOf(
  layer: readonly Json[] | JsonObject,
  width: number,
  height: number,
): Work<LaidLayer> {
  const laid = laidCells(layer, width, height);
  yield;
  return laid;
});

function laidCells(layer: readonly Json[] | JsonObject, width: number, height: number): LaidLayer {
  const cells = new Uint32Array(width * height);
  const entities: Entity[] = [];
  const numbers = new Map<string, number>();
  const numbered = (entity: Entity): number => {
    const name = entityKey(entity);
    const number = numbers.get(name) ?? entities.push(entity);
    numbers.set(name, number);
    return number;
  };
  // Most cells are of an entity that another one is of, too.
  const met = new Map<Entity, number>();
  visitCells(layer, (x, y, entity) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const number = met.get(entity) ?? numbered(entity);
    met.set(entity, number);
    cells[y * width + x] = number;
  });
  return { entities, cells };
}

/** Returns the smallest size that holds every cell of the layers; null when there are none. */
function extentOf(data: JsonObject, layers: readonly LayerDeclaration[]): readonly [number, number] | null {
  let width = 0;
  let height = 0;
  for (const { id } of layers) {
    visitCells(member(data, id), (x, y) => {
      width = Math.max(width, x + 1);
      height = Math.max(height, y + 1);
    });
  }
  return width > 0 && height > 0 ? [width, height] : null;
}
