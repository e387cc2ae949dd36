// The board that a level's text describes, before any rule has run. Tolerant of anything; a pure function of two texts.
// Knows what a level looks like; knows nothing of systems, rules or drawing (published-behaviour 1.1, 1.3).
import type { BoardView, Entity } from "../../../../base/boardView";
import { type AvatarView, type MultiCellObjectView, type OverlayView, type StateView, UNPLAYED } from "./stateView";
import { type Json, type JsonObject, isJsonObject } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { type JsonTree, nodeAt, valueOf } from "../../../../text/jsonTree";
import {
  type LayerDeclaration,
  asPosition,
  declaredLayers,
  declaredSize,
  layerNode,
  layersObject,
  visitCells,
} from "../layers/layers";

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
export function boardOfLevel(level: JsonTree, game: Json | undefined): Result<BoardView, BoardRefusal> {
  const known = boards.get(level);
  if (known !== undefined && known.game === game) return known.board;
  const board = layOutLevel(level, game);
  boards.set(level, { game, board });
  return board;
}

/** By the level's tree: who shows a board and who paints on it ask for the same one. */
const boards = new WeakMap<
  JsonTree,
  { readonly game: Json | undefined; readonly board: Result<BoardView, BoardRefusal> }
>();

function layOutLevel(level: JsonTree, game: Json | undefined): Result<BoardView, BoardRefusal> {
  const layers = boardLayers(level, game);
  const size = declaredSize(level) ?? extentOf(level, layers);
  if (size === null) return refused({ reason: "no-size", message: 'The level has no "board.size".' });
  const [width, height] = size;
  const slots = layers.length * width * height;
  if (slots > MOST_SLOTS) {
    const message = `A board of ${width} × ${height} with ${layers.length} layers is too large (at most ${MOST_SLOTS.toLocaleString("en")} cells in all).`;
    return refused({ reason: "too-large", message });
  }
  const { cells, entities } = layOut(level, layers, width, height);
  const state: StateView = {
    ...UNPLAYED,
    avatar: avatarOf(level, game),
    multiCellObjects: multiCellObjectsOf(level),
    overlay: overlayOf(level),
    variables: objectOr(valueOf(nodeAt(level, "/state/variables"))),
  };
  return done({ width, height, layers: layerIds(layers), entities, cells, state });
}

const idsOf = new WeakMap<readonly LayerDeclaration[], readonly string[]>();

/** The same list for the same declarations: who draws boards sees by it that the layers are as they were. */
function layerIds(layers: readonly LayerDeclaration[]): readonly string[] {
  const ids = idsOf.get(layers) ?? layers.map(({ id }) => id);
  idsOf.set(layers, ids);
  return ids;
}

/** The game's layers; the level's own when the game declares none. */
export function boardLayers(level: JsonTree, game: Json | undefined): readonly LayerDeclaration[] {
  const declared = declaredLayers(game);
  if (declared.length > 0) return declared;
  const ids = (layersObject(level)?.children ?? []).map((property) => String(property.children?.[0]?.value));
  return [...new Set(ids)].map((id) => ({ id, fill: null }));
}

/** Equal for equal entities, whatever the order of their params. */
export function entityKey(entity: Entity): string {
  return Object.keys(entity.params).length === 0 ? entity.kind : `${entity.kind}\u0000${sortedText(entity.params)}`;
}

export function isSameEntity(one: Entity | null, other: Entity | null): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  return one.kind === other.kind && entityKey(one) === entityKey(other);
}

function sortedText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item: Json) => sortedText(item)).join(",")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sortedText(value[key]!)}`).join(",")}}`;
}

function layOut(
  level: JsonTree,
  layers: readonly LayerDeclaration[],
  width: number,
  height: number,
): Pick<BoardView, "cells" | "entities"> {
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
    const laid = laidLayer(valueOf(layerNode(level, id)), width, height);
    const indices = [fill === null ? 0 : indexOf({ kind: fill, params: {} }), ...laid.entities.map(indexOf)];
    const start = layer * area;
    for (let cell = 0; cell < area; cell += 1) wide[start + cell] = indices[laid.cells[cell]!]!;
  }
  return { entities, cells: entities.length > 0xffff ? wide : new Uint16Array(wide) };
}

/** A layer on a board of some size, on its own. */
interface LaidLayer {
  readonly width: number;
  readonly height: number;
  readonly entities: readonly Entity[];
  /** Of each cell, one more than the index of its entity; 0 for none. */
  readonly cells: Uint32Array;
}

/** By what the level says of a layer, which stays the same object while nothing in the layer changes. */
const laidLayers = new WeakMap<object, LaidLayer>();

function laidLayer(layer: Json | undefined, width: number, height: number): LaidLayer {
  const key = typeof layer === "object" && layer !== null ? layer : {};
  const known = laidLayers.get(key);
  if (known?.width === width && known.height === height) return known;
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
  const laid = { width, height, entities, cells };
  laidLayers.set(key, laid);
  return laid;
}

/** The smallest size that holds every cell of the layers; null when there are none. */
function extentOf(level: JsonTree, layers: readonly LayerDeclaration[]): readonly [number, number] | null {
  let width = 0;
  let height = 0;
  for (const { id } of layers) {
    visitCells(valueOf(layerNode(level, id)), (x, y) => {
      width = Math.max(width, x + 1);
      height = Math.max(height, y + 1);
    });
  }
  return width > 0 && height > 0 ? [width, height] : null;
}

function avatarOf(level: JsonTree, game: Json | undefined): AvatarView {
  const own = objectOr(valueOf(nodeAt(level, "/state/avatar")));
  const defaults = objectOr(objectOr(objectOr(game)["defaults"])["avatar"]);
  const inventory = isJsonObject(own["inventory"]) ? own["inventory"] : objectOr(defaults["inventory"]);
  const item = inventory["slot"];
  return {
    enabled: [own["enabled"], defaults["enabled"]].find((value) => typeof value === "boolean") ?? true,
    position: asPosition(own["position"]),
    facing: [own["facing"], defaults["facing"]].find((value) => typeof value === "string") ?? "right",
    item: typeof item === "string" ? item : null,
  };
}

function multiCellObjectsOf(level: JsonTree): readonly MultiCellObjectView[] {
  const list = valueOf(nodeAt(level, "/board/multiCellObjects"));
  if (!Array.isArray(list)) return [];
  return (list as readonly Json[]).filter(isJsonObject).map((object) => ({
    id: typeof object["id"] === "string" ? object["id"] : "",
    kind: typeof object["kind"] === "string" ? object["kind"] : "",
    cells: (Array.isArray(object["cells"]) ? (object["cells"] as readonly Json[]) : []).flatMap((cell) => {
      const position = asPosition(isJsonObject(cell) && "position" in cell ? cell["position"] : cell);
      const sprite = isJsonObject(cell) && typeof cell["sprite"] === "string" ? cell["sprite"] : null;
      return position === null ? [] : [{ position, sprite }];
    }),
    params: objectOr(object["params"]),
  }));
}

function overlayOf(level: JsonTree): OverlayView | null {
  const overlay = objectOr(valueOf(nodeAt(level, "/state/overlay")));
  if (Object.keys(overlay).length === 0) return null;
  return { position: asPosition(overlay["position"]) ?? [0, 0], size: asPosition(overlay["size"]) ?? [2, 2] };
}

function objectOr(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
