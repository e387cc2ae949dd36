// Reads the layers that a level's text holds, in both forms: which entity stands at which cell, and where in the text.
// Knows the forms; knows nothing of sizes kept, defaults filled in or edits (seed 001, Layer Data Formats).
import { memoByIdentity } from "../../../../base/memo";
import type { Entity, Position } from "../../../../base/boardView";
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../../../base/json";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, type JsonTree, nodeAt, valueOf } from "../../../../text/jsonTree";
import { asList, asPosition, asText, member } from "../read";

/** `absent`: no such layer, or null. `unreadable`: neither a list of rows nor a sparse object. */
export type LayerForm = "dense" | "sparse" | "absent" | "unreadable";

export interface LayerDeclaration {
  readonly id: string;
  /** The kind that fills an `exactly_one` layer where the level says nothing; null on every other layer. */
  readonly fill: string | null;
}

/** A layer as game.json declares it, with all that playing depends on. */
export interface DeclaredLayer extends LayerDeclaration {
  /** Exactly the occupancy `zero_or_one`: what stands here is announced at load (fact sheet 4). */
  readonly zeroOrOne: boolean;
  /** The kind declared as `default`, whatever the occupancy; "empty" when none is. */
  readonly declaredDefault: string;
}

/**
 * Returns the layers a game declares, in order; of layers that share an id the first counts. The same list for the same
 * game.
 */
export function declaredLayers(game: Json | undefined): readonly DeclaredLayer[] {
  return isJsonObject(game) ? layersOfGame(game) : [];
}

const layersOfGame = memoByIdentity((game: JsonObject): readonly DeclaredLayer[] => {
  const layers = new Map<string, DeclaredLayer>();
  for (const layer of asList(member(game, "layers"))) {
    const id = isJsonObject(layer) ? asText(member(layer, "id")) : null;
    if (!isJsonObject(layer) || id === null || layers.has(id)) continue;
    const occupancy = member(layer, "occupancy") ?? "zero_or_one";
    const declaredDefault = asText(member(layer, "default")) || "empty";
    const fill = occupancy === "exactly_one" ? declaredDefault : null;
    layers.set(id, { id, fill, zeroOrOne: occupancy === "zero_or_one", declaredDefault });
  }
  return [...layers.values()];
});

/** Returns the node of a layer's data; undefined when the level has none. */
export function layerNode(level: JsonTree, layer: string): JsonNode | undefined {
  return memberOf(layersObject(level), layer);
}

/** Returns the node of `board.layers`, when it is an object. */
export function layersObject(level: JsonTree): JsonNode | undefined {
  const node = nodeAt(level, "/board/layers");
  return node?.type === "object" ? node : undefined;
}

export function layerForm(node: JsonNode | undefined): LayerForm {
  if (node === undefined || node.type === "null") return "absent";
  if (node.type === "array") return "dense";
  const format = node.type === "object" ? memberOf(node, "format")?.value : undefined;
  return format === "sparse" ? "sparse" : "unreadable";
}

/** Returns the list of a sparse layer's entries, when it is a list. */
export function sparseEntries(node: JsonNode | undefined): JsonNode | undefined {
  const entries = node?.type === "object" ? memberOf(node, "entries") : undefined;
  return entries?.type === "array" ? entries : undefined;
}

/**
 * Tells each entity of a layer with its cell and the node that says so: a dense cell or a sparse entry. Cells are told
 * even where they lie off the board. Null cells, and what is no entity, are left out. A sparse cell may be told more
 * than once; the last one counts.
 */
export function visitLayer(
  node: JsonNode | undefined,
  visit: (x: number, y: number, entity: Entity, node: JsonNode) => void,
): void {
  const form = layerForm(node);
  if (form === "dense") {
    for (const [y, row] of (node?.children ?? []).entries()) {
      if (row.type !== "array") continue;
      for (const [x, cell] of (row.children ?? []).entries()) {
        const entity = entityOfCell(cell);
        if (entity !== null) visit(x, y, entity, cell);
      }
    }
  } else if (form === "sparse") {
    for (const entry of sparseEntries(node)?.children ?? []) {
      const position = positionOf(entry.type === "object" ? memberOf(entry, "position") : undefined);
      const entity = entry.type === "object" ? entityOfCell(entry, "position") : null;
      if (position !== null && entity !== null) visit(position[0], position[1], entity, entry);
    }
  }
}

/** The same of a layer's plain value, where no places in the text are needed. Cells that say the same are of one entity. */
export function visitCells(layer: Json | undefined, visit: (x: number, y: number, entity: Entity) => void): void {
  if (isJsonList(layer)) {
    // The cells of a large layer say but few different things.
    const words = new Map<string, Entity | null>();
    const objects = new Map<string, Entity | null>();
    const entityOf = (cell: Json): Entity | null => {
      const [known, text] = typeof cell === "string" ? [words, cell] : [objects, JSON.stringify(cell)];
      let entity = known.get(text);
      if (entity === undefined) {
        entity = asEntity(cell);
        known.set(text, entity);
      }
      return entity;
    };
    for (const [y, row] of layer.entries()) {
      for (const [x, cell] of asList(row).entries()) {
        const entity = cell === null ? null : entityOf(cell);
        if (entity !== null) visit(x, y, entity);
      }
    }
  } else if (isJsonObject(layer) && member(layer, "format") === "sparse") {
    for (const entry of asList(member(layer, "entries"))) {
      if (!isJsonObject(entry)) continue;
      const position = asPosition(member(entry, "position"));
      const entity = asEntity(entry, "position");
      if (position !== null && entity !== null) visit(position[0], position[1], entity);
    }
  }
}

const NO_PARAMS: JsonObject = Object.freeze({});

/** Returns the entity that a dense cell or, leaving out a key, a sparse entry describes; null for none. */
export function entityOfCell(node: JsonNode, leaveOut?: string): Entity | null {
  return asEntity(valueOf(node) ?? null, leaveOut);
}

/**
 * Returns the same of a plain value: a kind's name, or an object whose other members are params. The empty name is of
 * no kind.
 */
export function asEntity(value: Json, leaveOut?: string): Entity | null {
  if (typeof value === "string") return value === "" ? null : { kind: value, params: NO_PARAMS };
  const kind = isJsonObject(value) ? asText(member(value, "kind")) : null;
  if (!isJsonObject(value) || !kind) return null;
  const params = Object.create(null) as Record<string, Json>;
  let empty = true;
  for (const [key, param] of Object.entries(value)) {
    if (key === "kind" || key === leaveOut) continue;
    params[key] = param;
    empty = false;
  }
  return { kind, params: empty ? NO_PARAMS : params };
}

/** Returns the place that a node's value says; null for none. */
export function positionOf(node: JsonNode | undefined): Position | null {
  return asPosition(valueOf(node));
}

/** Returns the size a level declares; null unless it is two whole numbers of at least 1. */
export function declaredSize(level: JsonTree): readonly [width: number, height: number] | null {
  return asSize(valueOf(nodeAt(level, "/board/size")));
}

/** Returns the same of a plain value. */
export function asSize(value: Json | undefined): readonly [width: number, height: number] | null {
  const size = asPosition(value);
  return size !== null && size[0] > 0 && size[1] > 0 ? size : null;
}
