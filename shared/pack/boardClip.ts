// Cells lifted off a board with all that stands on them: to be moved, turned, pasted elsewhere, or sent as text.
// As text a clip is a small level, so that whatever reads levels reads it. Knows nothing of pointers or clipboards.
import { type BoardView, type Entity, type MultiCellObjectView, type Position, entityAt } from "../base/boardView";
import { isJsonObject } from "../base/json";
import { inlineText } from "../text/cellText";
import { parseJsonTree, valueOf } from "../text/jsonTree";
import type { Layout } from "../text/sequenceEdit";
import { boardOfLevel } from "./board";
import { layerText } from "./layerText";
import { objectValue } from "./multiCellEdits";
import { shiftedObject, turnedObject } from "./objectShape";
import type { PaintedCell } from "./stroke";
import { type GridSize, type Turn, turnedPosition, turnedSize } from "./transformGrid";

export interface BoardClip {
  readonly size: GridSize;
  /** The cells that belong to it, from its top left corner; not always all of its rectangle. */
  readonly cells: readonly Position[];
  /** By layer id, what stands on each of the cells, in their order; null is an empty cell. */
  readonly layers: ReadonlyMap<string, readonly (Entity | null)[]>;
  /** Multi-cell objects that lie on it as a whole; places count from its top left corner. */
  readonly objects: readonly MultiCellObjectView[];
}

/** Strokes by layer id, as `paintLayersEdits` takes them. */
export type LayerStrokes = ReadonlyMap<string, readonly PaintedCell[]>;

/** The top left cell and the size of the smallest rectangle around cells; null around none. */
export function boundsOf(cells: readonly Position[]): { readonly at: Position; readonly size: GridSize } | null {
  if (cells.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of cells) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { at: [left, top], size: [right - left + 1, bottom - top + 1] };
}

/** What stands on some cells of a board, on these layers, and with what objects; null of no cells. */
export function clipOf(
  view: BoardView,
  cells: readonly Position[],
  layers: readonly string[],
  objects: readonly MultiCellObjectView[] = [],
): BoardClip | null {
  const bounds = boundsOf(cells);
  if (bounds === null) return null;
  const [left, top] = bounds.at;
  return {
    size: bounds.size,
    cells: cells.map(([x, y]) => [x - left, y - top]),
    layers: new Map(layers.map((layer) => [layer, cells.map(([x, y]) => entityAt(view, layer, x, y))])),
    objects: objects.map((object) => shiftedObject(object, [-left, -top])),
  };
}

/** The clip flipped or turned by a quarter. */
export function turnedClip(clip: BoardClip, turn: Turn): BoardClip {
  return {
    size: turnedSize(clip.size, turn),
    cells: clip.cells.map((cell) => turnedPosition(cell, clip.size, turn)),
    layers: clip.layers,
    objects: clip.objects.map((object) => turnedObject(object, clip.size, turn)),
  };
}

/** Where the clip's cells are on a board with its top left corner `at`. */
export function clipCells(clip: BoardClip, [left, top]: Position): readonly Position[] {
  return clip.cells.map(([x, y]) => [left + x, top + y]);
}

/** The strokes that put a clip on a board, its empty cells too. */
export function clipStrokes(clip: BoardClip, at: Position): LayerStrokes {
  const cells = clipCells(clip, at);
  return new Map(
    Array.from(clip.layers, ([layer, entities]) => [
      layer,
      cells.map(([x, y], index) => ({ x, y, entity: entities[index] ?? null })),
    ]),
  );
}

/** The strokes that empty cells on these layers. */
export function emptyingStrokes(cells: readonly Position[], layers: Iterable<string>): LayerStrokes {
  const stroke = cells.map(([x, y]) => ({ x, y, entity: null }));
  return new Map(Array.from(layers, (layer) => [layer, stroke]));
}

/** First the one strokes, then the others over them. */
export function joinedStrokes(first: LayerStrokes, then: LayerStrokes): LayerStrokes {
  const layers = new Set([...first.keys(), ...then.keys()]);
  return new Map(Array.from(layers, (layer) => [layer, [...(first.get(layer) ?? []), ...(then.get(layer) ?? [])]]));
}

const LAYOUT: Layout = {
  inline: { brace: " ", bracket: "", colon: ": ", comma: ", " },
  lines: { newline: "\n", unit: "  " },
};

/** A clip as the text of a small level; `cells` lists those that belong to it where that is not the whole rectangle. */
export function clipText(clip: BoardClip): string {
  const [width, height] = clip.size;
  const layers = Array.from(clip.layers, ([id, entities]) => {
    const changes = clip.cells.map(([x, y], index) => ({ x, y, entity: entities[index] ?? null }));
    const isFull = clip.cells.length === width * height && entities.every((entity) => entity !== null);
    const content = { board: { width, height }, layer: { id, fill: null }, changes };
    return `      ${JSON.stringify(id)}: ${layerText(isFull ? "dense" : "sparse", content, LAYOUT, "      ")}`;
  });
  const objects = clip.objects.map((object) => `      ${inlineText(objectValue(object), LAYOUT.inline)}`);
  const list = objects.length === 0 ? "" : `,\n    "multiCellObjects": [\n${objects.join(",\n")}\n    ]`;
  const board = `  "board": {\n    "size": [${width}, ${height}],\n    "layers": {\n${layers.join(",\n")}\n    }${list}\n  }`;
  const isWhole = clip.cells.length === width * height;
  const cells = isWhole ? "" : `,\n  "cells": ${JSON.stringify(clip.cells)}`;
  return `{\n${board}${cells}\n}\n`;
}

/** Texts longer than this are not taken for a clip. */
const LONGEST_TEXT = 8_000_000;

/** The clip that a text holds; a whole level is one too. Null for any other text. */
export function readClip(text: string): BoardClip | null {
  if (text.length > LONGEST_TEXT || !/^\s*\{/.test(text)) return null;
  const tree = parseJsonTree(text);
  const value = valueOf(tree.root);
  if (tree.errors.length > 0 || !isJsonObject(value) || !isJsonObject(value["board"])) return null;
  const board = boardOfLevel(tree, undefined);
  if (!board.ok || board.value.layers.length === 0) return null;
  const { width, height, layers } = board.value;
  const cells = listedCells(value["cells"], width, height) ?? allCells(width, height);
  const entities = (layer: string): readonly (Entity | null)[] =>
    cells.map(([x, y]) => entityAt(board.value, layer, x, y));
  const objects = board.value.state.multiCellObjects;
  return { size: [width, height], cells, layers: new Map(layers.map((layer) => [layer, entities(layer)])), objects };
}

function listedCells(value: unknown, width: number, height: number): readonly Position[] | null {
  if (!Array.isArray(value)) return null;
  const isCell = (each: unknown): each is Position => {
    const [x, y] = Array.isArray(each) ? (each as readonly unknown[]) : [];
    if (!Number.isInteger(x) || !Number.isInteger(y)) return false;
    const [column, row] = [x as number, y as number];
    return column >= 0 && row >= 0 && column < width && row < height;
  };
  return (value as readonly unknown[]).filter(isCell);
}

/** All cells of a board, row by row. */
export function allCells(width: number, height: number): readonly Position[] {
  return Array.from({ length: width * height }, (_, cell) => [cell % width, Math.floor(cell / width)]);
}
