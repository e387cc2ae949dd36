// A clip as text: a small level, so that whatever reads levels reads it, and any level's text can be pasted.
import { type Entity, type Position, entityAt } from "../../../../base/boardView";
import { type Json, isJsonObject } from "../../../../base/json";
import { inlineText } from "../../../../text/cellText";
import { nodeAt, parseJsonTree, valueOf } from "../../../../text/jsonTree";
import type { Layout } from "../../../../text/jsonStyle";
import { boardOfLevel } from "./board";
import { type BoardClip, type LayerStrokes, allCells, clipStrokes } from "./boardClip";
import { layerText } from "../layers/layerText";
import { positionOf } from "../layers/layers";
import { objectValue } from "./multiCellEdits";
import { paramSense } from "../grid/turnedParams";
import { stateView } from "./stateView";

const LAYOUT: Layout = {
  inline: { brace: " ", bracket: "", colon: ": ", comma: ", " },
  lines: { newline: "\n", unit: "  " },
};

/**
 * Returns a clip as the text of a small level; `cells` lists those that belong to it where that is not the whole
 * rectangle, `origin` is where it lay, if its entities name cells: they are counted from the corner of the board that
 * it is of.
 */
export function clipText(clip: BoardClip, game: Json | undefined): string {
  const [width, height] = clip.size;
  const { at } = clip.lifted;
  const strokes = clipStrokes(clip, at, game);
  const layers = Array.from(strokes, ([id, stroke]) => {
    const changes = stroke.map(({ x, y, entity }) => ({ x: x - at[0], y: y - at[1], entity }));
    const isFull = clip.cells.length === width * height && stroke.every(({ entity }) => entity !== null);
    const content = { board: { width, height }, layer: { id, fill: null }, changes };
    return `      ${JSON.stringify(id)}: ${layerText(isFull ? "dense" : "sparse", content, LAYOUT, "      ")}`;
  });
  const objects = clip.objects.map((object) => `      ${inlineText(objectValue(object), LAYOUT.inline)}`);
  const list = objects.length === 0 ? "" : `,\n    "multiCellObjects": [\n${objects.join(",\n")}\n    ]`;
  const board = `  "board": {\n    "size": [${width}, ${height}],\n    "layers": {\n${layers.join(",\n")}\n    }${list}\n  }`;
  const isWhole = clip.cells.length === width * height;
  const cells = isWhole ? "" : `,\n  "cells": ${JSON.stringify(clip.cells)}`;
  const origin = namesCells(strokes, game) ? `,\n  "origin": ${JSON.stringify(at)}` : "";
  return `{\n${board}${cells}${origin}\n}\n`;
}

function namesCells(strokes: LayerStrokes, game: Json | undefined): boolean {
  const isNaming = (entity: Entity | null): boolean =>
    entity !== null && Object.keys(entity.params).some((name) => paramSense(game, entity.kind, name) === "position");
  const entities = new Set<Entity | null>();
  for (const stroke of strokes.values()) for (const { entity } of stroke) entities.add(entity);
  return [...entities].some(isNaming);
}

/** Texts longer than this are not taken for a clip. */
const LONGEST_TEXT = 8_000_000;

/** Returns the clip that a text holds; a whole level is one too. Null for any other text. */
export function readClip(text: string): BoardClip | null {
  if (text.length > LONGEST_TEXT || !/^\s*\{/.test(text)) return null;
  const tree = parseJsonTree(text);
  const value = valueOf(tree.root);
  if (tree.errors.length > 0 || !isJsonObject(value) || !isJsonObject(value["board"])) return null;
  const board = boardOfLevel(tree, undefined);
  if (!board.ok || board.value.layers.length === 0) return null;
  const { width, height, layers } = board.value;
  const cells = listedCells(value["cells"], width, height) ?? allCells(width, height);
  const size = [width, height] as const;
  const lifted = { at: positionOf(nodeAt(tree, "/origin")) ?? ([0, 0] as const), size, cells };
  const entities = (layer: string): readonly (Entity | null)[] =>
    cells.map(([x, y]) => entityAt(board.value, layer, x, y));
  const objects = stateView(board.value).multiCellObjects;
  return { size, cells, layers: new Map(layers.map((layer) => [layer, entities(layer)])), objects, lifted, turns: [] };
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
