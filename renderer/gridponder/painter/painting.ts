// From pointer to text: a drag grows a stroke in the store, letting go makes it one edit of the level's document.
// Knows tools and documents; knows nothing of drawing.
import { type BoardView, type Entity, type Position, entityAt } from "../../../shared/base/boardView";
import type { Json } from "../../../shared/base/json";
import type { Result } from "../../../shared/base/result";
import type { LayerStrokes } from "../../../shared/dialects/gridponder/text/board/boardClip";
import { type PaintRefusal, paintLayersEdits } from "../../../shared/dialects/gridponder/text/layers/paint";
import { paintPatternEdits } from "../../../shared/dialects/gridponder/text/layers/paintPattern";
import { avatarStartEdits } from "../../../shared/dialects/gridponder/text/board/placements";
import type { TextEdit } from "../../../shared/text/edit";
import type { BoardPointer } from "../../board/boardPointer";
import type { Looks } from "../board/looks";
import type { PackDocument } from "../../documents/packDocument";
import { chooseEntity, usePaintStore } from "./paintStore";
import { isVisible } from "./palette/shownLayers";
import type { Stroke } from "./tools/underWay";
import { changedCount } from "./strokeBoard";
import { brush } from "./tools/brush";
import type { PaintingTool } from "./tools/tool";
import { toolOf } from "./tools/tools";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

/** The level being painted, as it stands. */
export interface PaintTarget {
  readonly document: PackDocument;
  readonly game: Json | undefined;
  readonly view: BoardView;
  readonly looks: Looks;
  /** The goal whose pattern is painted, by its index: the view is the pattern then. Absent: the board itself. */
  readonly pattern?: number;
}

const store = usePaintStore;

/** What a pointer on the board does. */
export function paintByPointer(paintTarget: PaintTarget, event: BoardPointer): void {
  switch (event.phase) {
    case "down":
      return press(paintTarget, event);
    case "move":
      return drag(event);
    case "up":
      return commitStroke(paintTarget);
    case "cancel":
      return dropStroke();
    case "hover":
      return store.setState({ hovered: event.isOnBoard ? event.cell : null });
    case "leave":
      return store.setState({ hovered: null });
  }
}

function press(paintTarget: PaintTarget, event: BoardPointer): void {
  store.setState({ hovered: event.isOnBoard ? event.cell : null, showCursor: false, notice: "" });
  const tool = toolOf(store.getState().tool);
  if (event.alt || tool.kind === "pick") return pick(paintTarget, event.cell, event.control);
  if (event.button === 2) return beginStroke(paintTarget, event, brush, true);
  switch (tool.kind) {
    case "inspect":
      if (event.isOnBoard) store.setState({ focused: event.cell, showCursor: true });
      return;
    case "avatar":
      if (event.isOnBoard) placeAvatar(paintTarget, event.cell);
      return;
    case "select":
    case "object":
    case "overlay":
    case "resize":
      return;
    case "paint":
      return beginStroke(paintTarget, event, tool, tool.erases);
  }
}

function beginStroke(paintTarget: PaintTarget, event: BoardPointer, tool: PaintingTool, erases: boolean): void {
  const state = store.getState();
  const layer = paintableLayer(paintTarget);
  if (layer === null) return;
  if (!erases && state.entity === null) return say("Choose what to paint in the palette first.");
  const entity = erases ? null : state.entity;
  const lineFrom = event.shift ? state.lastPainted : null;
  const { shift } = event;
  store.setState({ stroke: { tool: tool.id, layer, entity, points: [event.cell], lineFrom, shift, straight: false } });
}

/** The active layer, if it may be painted; else says why not. */
function paintableLayer({ view }: PaintTarget): string | null {
  const state = store.getState();
  const { layer } = state;
  if (layer === null || !view.layers.includes(layer)) {
    say("Choose a layer, or what to paint, first.");
  } else if (state.lockedLayers.has(layer)) {
    say(`Layer "${layer}" is locked.`);
  } else if (!isVisible(layer, state)) {
    say(`Layer "${layer}" is hidden.`);
  } else {
    return layer;
  }
  return null;
}

function drag(event: BoardPointer): void {
  const { stroke } = store.getState();
  store.setState({ hovered: event.isOnBoard ? event.cell : null });
  if (stroke === null) return;
  const straight = event.shift && !stroke.shift;
  store.setState({ stroke: { ...stroke, points: [...stroke.points, event.cell], straight } });
}

/** Asked for by the board, by what is drawn over it and by the status line. */
const cellsOfStrokes = new WeakMap<
  Stroke,
  { readonly view: BoardView; readonly size: number; readonly cells: readonly Position[] }
>();

/** The cells a stroke is about so far. */
export function strokeCells(view: BoardView, stroke: Stroke, size: number): readonly Position[] {
  const tool = toolOf(stroke.tool);
  if (tool.kind !== "paint") return [];
  const known = cellsOfStrokes.get(stroke);
  if (known?.view === view && known.size === size) return known.cells;
  const { points, layer, lineFrom, shift, straight } = stroke;
  const cells = tool.cells({ points, view, layer, size, lineFrom, shift, straight });
  cellsOfStrokes.set(stroke, { view, size, cells });
  return cells;
}

/** What a stroke puts into its cells: erasing gives an `exactly_one` layer its default. */
export function strokeEntity(looks: Looks, stroke: Pick<Stroke, "entity" | "layer">): Entity | null {
  if (stroke.entity !== null) return stroke.entity;
  const kind = looks.layers.find(({ id }) => id === stroke.layer)?.defaultKind ?? null;
  return kind === null ? null : { kind, params: {} };
}

/** Makes the stroke under way one edit of the text; nothing when there is none. */
export function commitStroke(paintTarget: PaintTarget): void {
  const { stroke, brushSize } = store.getState();
  if (stroke === null) return;
  const cells = strokeCells(paintTarget.view, stroke, brushSize);
  store.setState({ stroke: null });
  putEntity(paintTarget, stroke.layer, cells, stroke.entity);
}

/** Forgets the stroke under way; the text has seen nothing of it. */
export function dropStroke(): void {
  store.setState({ stroke: null });
}

/** Puts an entity (null: nothing) at the cells of a layer, as one step of undo, and says what was done. */
export function putEntity(
  paintTarget: PaintTarget,
  layer: string,
  cells: readonly Position[],
  entity: Entity | null,
): void {
  const { view, document, looks } = paintTarget;
  const last = cells.findLast(([x, y]) => x >= 0 && y >= 0 && x < view.width && y < view.height);
  if (last === undefined) return;
  const count = changedCount(view, layer, cells, strokeEntity(looks, { entity, layer }));
  const painted = cells.map(([x, y]) => ({ x, y, entity }));
  if (!make(document, strokeEdits(paintTarget, new Map([[layer, painted]])))) return;
  store.setState({ lastPainted: last, focused: last });
  const what = entity === null ? "Erased" : `Painted ${entity.kind} on`;
  say(count === 0 ? "Nothing to change there." : `${what} ${count} ${count === 1 ? "cell" : "cells"} of ${layer}.`);
}

/** The edits that strokes make: of the board's layers, or of the pattern that is painted. */
export function strokeEdits(
  { document, game, pattern }: PaintTarget,
  strokes: LayerStrokes,
): Result<readonly TextEdit[], PaintRefusal> {
  const level = { text: document.text(), tree: document.tree() };
  return pattern === undefined
    ? paintLayersEdits(level, game, strokes)
    : paintPatternEdits(level, game, pattern, strokes);
}

/** Makes the edits as one step of undo, or says why not; gives whether they were made. */
export function make(document: PackDocument, edits: Result<readonly TextEdit[], PaintRefusal>): boolean {
  if (!edits.ok) {
    say(edits.refusal.message);
    return false;
  }
  document.apply(edits.value);
  return true;
}

/** Takes up what stands at a cell: the topmost entity that is seen, or that of the active layer only. */
export function pick({ view, looks }: PaintTarget, [x, y]: Position, onlyActiveLayer: boolean): void {
  const state = store.getState();
  const layers = onlyActiveLayer ? [state.layer ?? ""] : [...view.layers].reverse();
  for (const layer of layers) {
    const entity = isVisible(layer, state) ? entityAt(view, layer, x, y) : null;
    if (entity === null) continue;
    chooseEntity(entity, looks.kinds.get(entity.kind)?.layer ?? layer);
    store.setState({ focused: [x, y] });
    return say(`Picked ${entity.kind} from ${layer}.`);
  }
  say("Nothing to pick there.");
}

const TURNS: Readonly<Record<string, string>> = { up: "right", right: "down", down: "left", left: "up" };

/** Puts the avatar's start at a cell; where it stands already, turns it clockwise. */
export function placeAvatar({ view, document }: PaintTarget, cell: Position): void {
  const avatar = stateView(view).avatar;
  const stands = avatar?.position?.[0] === cell[0] && avatar.position[1] === cell[1];
  const facing = stands ? (TURNS[avatar.facing] ?? "right") : undefined;
  if (!make(document, avatarStartEdits({ text: document.text(), tree: document.tree() }, cell, facing))) return;
  store.setState({ focused: cell });
  const isOff = avatar !== null && !avatar.enabled ? " It is not enabled in this level." : "";
  say((facing === undefined ? "Placed the avatar's start." : `The avatar faces ${facing}.`) + isOff);
}

/** The entity with one param changed; undefined takes it away. Other params keep their order. */
export function withParam(entity: Entity, name: string, value: Json | undefined): Entity {
  const others = Object.entries(entity.params).filter(([key]) => key !== name || value !== undefined);
  const params = others.map(([key, each]) => [key, key === name ? value! : each] as const);
  const isNew = value !== undefined && !Object.hasOwn(entity.params, name);
  return { kind: entity.kind, params: Object.fromEntries(isNew ? [...params, [name, value] as const] : params) };
}

/** Tells the designer something, on the status line and to screen readers. */
export function say(notice: string): void {
  store.setState({ notice });
}
