// Multi-cell objects of a level added, changed and taken away as text edits; which cells drawing one gives.
// Knows `board.multiCellObjects`; knows nothing of what their params mean (seed 001, Multi-Cell Objects).
import type { Layout } from "../../../../text/jsonStyle";
import { defined } from "../../../../base/defined";
import { type Position, isSamePosition } from "../../../../base/boardView";
import type { MultiCellObjectView } from "./stateView";
import { memberOf } from "../../../../text/jsonNode";
import { type Json, type JsonObject, isJsonObject, listOf } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { inlineText, textLike } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { positionOf } from "../layers/layers";
import { objectCellNode } from "./levelStart";
import { shiftedObject } from "./objectShape";
import type { LevelText } from "../layers/stroke";

const OBJECTS = "/board/multiCellObjects";
const BROKEN = "The level's text has a syntax error. Fix it first.";

/** Returns the edits that add an object of a kind with these cells; its id is the kind with a number. */
export function newObjectEdits(
  level: LevelText,
  kind: string,
  cells: readonly Position[],
  params: JsonObject,
): Result<readonly TextEdit[], string> {
  const object = { id: "", kind, cells: cells.map((position) => ({ position, sprite: null })), params };
  return newObjectsEdits(level, [object]);
}

/** Returns the edits that add objects after those there are, each under a free id: its kind with a number. */
export function newObjectsEdits(
  { text, tree }: LevelText,
  news: readonly MultiCellObjectView[],
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0) return refused(BROKEN);
  const board = nodeAt(tree, "/board");
  if (board?.type !== "object") return refused("The level has no board.");
  if (news.length === 0) return done([]);
  const list = nodeAt(tree, OBJECTS);
  const taken = idsIn(valueOf(list));
  const values = news.map((object) => {
    const id = freeId(taken, object.kind);
    taken.add(id);
    return objectValue({ ...object, id });
  });
  if (list === undefined) return done(memberEdits(text, tree, ["board", "multiCellObjects"], values));
  if (list.type !== "array") return refused('"board.multiCellObjects" is not a list.');
  const objects = list.children ?? [];
  const layout = layoutNear(text, tree, ...objects, list);
  const sample = objects.at(-1);
  const printed = values.map((value) =>
    sample === undefined ? inlineText(value, layout.inline) : membersLike(value, sample, text, layout),
  );
  return done(sequenceEdits(text, list, { insert: new Map([[objects.length, printed]]) }, layout));
}

/** Returns an object as levels write it: a cell without a picture of its own is its position alone. */
export function objectValue({ id, kind, cells, params }: MultiCellObjectView): JsonObject {
  const printed = cells.map(({ position, sprite }) =>
    sprite === null ? [...position] : { position: [...position], sprite },
  );
  return { id, kind, cells: printed, params };
}

/** Returns a member a line where the neighbour is so written; what is in them on one line each. */
function membersLike(object: JsonObject, sample: Parameters<typeof textLike>[1], text: string, layout: Layout): string {
  const keys = Object.keys(object);
  const flat = Object.fromEntries(keys.map((key) => [key, `\u0000${key}`]));
  return keys.reduce(
    (printed, key) =>
      printed.replace(JSON.stringify(`\u0000${key}`), () => inlineText(defined(object[key]), layout.inline)),
    textLike(flat, sample, text, layout),
  );
}

function idsIn(list: Json | undefined): Set<Json | undefined> {
  const objects = listOf(list);
  return new Set(objects.map((object) => (isJsonObject(object) ? object["id"] : undefined)));
}

function freeId(taken: ReadonlySet<Json | undefined>, kind: string): string {
  for (let number = 1; ; number += 1) if (!taken.has(`${kind}_${number}`)) return `${kind}_${number}`;
}

/** Returns the edits that take the object at an index away; the list stays, be it empty. */
export function removeObjectEdits(level: LevelText, index: number): Result<readonly TextEdit[], string> {
  return removeObjectsEdits(level, [index]);
}

/** Returns the edits that take objects away; the list stays, be it empty. */
export function removeObjectsEdits(
  { text, tree }: LevelText,
  indices: readonly number[],
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0) return refused(BROKEN);
  if (indices.length === 0) return done([]);
  const list = nodeAt(tree, OBJECTS);
  const isThere = (index: number): boolean => list?.children?.[index] !== undefined;
  if (list?.type !== "array" || !indices.every(isThere)) return refused("There is no such object.");
  return done(sequenceEdits(text, list, { remove: new Set(indices) }, layoutNear(text, tree, list)));
}

/** Returns the edits that set a param of the object at an index; undefined takes it away. */
export function objectParamEdits(
  { text, tree }: LevelText,
  index: number,
  name: string,
  value: Json | undefined,
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0) return refused(BROKEN);
  const object = nodeAt(tree, `${OBJECTS}/${index}`);
  if (object?.type !== "object") return refused("There is no such object.");
  const params = memberOf(object, "params");
  const layout = layoutNear(text, tree, params, object);
  const insert = (holder: typeof object, key: string, content: Json): readonly TextEdit[] => {
    const printed = `${JSON.stringify(key)}${layout.inline.colon}${inlineText(content, layout.inline)}`;
    return sequenceEdits(text, holder, { insert: new Map([[holder.children?.length ?? 0, [printed]]]) }, layout);
  };
  if (params === undefined) return done(value === undefined ? [] : insert(object, "params", { [name]: value }));
  if (params.type !== "object") return refused('The object\'s "params" is not an object.');
  const old = memberOf(params, name);
  if (value === undefined) {
    const members = params.children ?? [];
    const remove = new Set(members.flatMap((property, at) => (property.children?.[0]?.value === name ? [at] : [])));
    return done(sequenceEdits(text, params, { remove }, layout));
  }
  if (old === undefined) return done(insert(params, name, value));
  const printed = textLike(value, old, text, layout);
  return done([{ offset: old.offset, length: old.length, text: printed }]);
}

/** Returns the edits that move the object at an index by some cells: its cells and its exits. */
export function moveObjectEdits(level: LevelText, index: number, by: Position): Result<readonly TextEdit[], string> {
  const object = nodeAt(level.tree, `${OBJECTS}/${index}`);
  const view = object === undefined ? null : objectView(object);
  if (view === null) return refused("There is no such object.");
  return placeObjectEdits(level, index, shiftedObject(view, by));
}

/**
 * Returns the edits after which the object at an index has the cells and params of `placed`, which is that object moved
 * or turned: a cell is changed where it stands, so that its picture and whatever else it says are kept.
 */
export function placeObjectEdits(
  { text, tree }: LevelText,
  index: number,
  placed: MultiCellObjectView,
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0) return refused(BROKEN);
  const object = nodeAt(tree, `${OBJECTS}/${index}`);
  if (object?.type !== "object") return refused("There is no such object.");
  const cells = positionNodes(object);
  const params = memberOf(object, "params");
  const layout = layoutNear(text, tree, object);
  const become = (node: JsonNode | undefined, value: Json): readonly TextEdit[] => {
    if (node === undefined || JSON.stringify(valueOf(node)) === JSON.stringify(value)) return [];
    return [{ offset: node.offset, length: node.length, text: textLike(value, node, text, layout) }];
  };
  const moved = cells.flatMap((node, cell) => become(node, [...defined(placed.cells[cell]).position]));
  const said = Object.entries(placed.params).flatMap(([name, value]) =>
    become(params?.type === "object" ? memberOf(params, name) : undefined, value),
  );
  return done([...moved, ...said]);
}

/** Returns the nodes of an object's positions, of those cells that have one, in their order. */
function positionNodes(object: JsonNode): readonly JsonNode[] {
  const cells = memberOf(object, "cells");
  const nodes = cells?.type === "array" ? (cells.children ?? []).map(objectCellNode) : [];
  return nodes.filter((node) => positionOf(node) !== null);
}

function objectView(object: JsonNode): MultiCellObjectView | null {
  if (object.type !== "object") return null;
  const params = valueOf(memberOf(object, "params"));
  const cells = positionNodes(object).flatMap((node) => {
    const position = positionOf(node);
    return position === null ? [] : [{ position, sprite: null }];
  });
  return { id: "", kind: "", cells, params: isJsonObject(params) ? params : {} };
}

/**
 * Returns the cells of an object while it is drawn on to another cell: sides touch, so that a corner is put in where
 * the pointer cut it; going back over the last cell takes it away; a cell it covers already is not taken twice.
 */
export function drawnOn(cells: readonly Position[], to: Position): readonly Position[] {
  let drawn = cells;
  for (;;) {
    const last = drawn.at(-1);
    if (last === undefined) return [to];
    const [dx, dy] = [to[0] - last[0], to[1] - last[1]];
    if (dx === 0 && dy === 0) return drawn;
    const next: Position =
      Math.abs(dx) >= Math.abs(dy) ? [last[0] + Math.sign(dx), last[1]] : [last[0], last[1] + Math.sign(dy)];
    const before = drawn.at(-2);
    if (before !== undefined && isSamePosition(before, next)) drawn = drawn.slice(0, -1);
    else if (drawn.some((cell) => isSamePosition(cell, next))) return drawn;
    else drawn = [...drawn, next];
  }
}
