// The keys that work while the painter's board has the focus. Arrows move a cell cursor, the space bar paints there.
import type { Position } from "../../../shared/base/boardView";
import { askAtCursor, problemText } from "./help/askedFindings";
import { fitBoards } from "../board/BoardCanvas";
import { describeCell } from "../board/describeCell";
import { redoIn, undoIn } from "../../documents/changesElsewhere";
import type { Looks } from "../board/looks";
import { type PaintTarget, commitStroke, dropStroke, pick, placeAvatar, putEntity, say, strokeCells } from "./painting";
import { firstVariant } from "./palette/kindParams";
import { chooseBrushSize, chooseEntity, chooseLayer, chooseTool, usePaintStore } from "./paintStore";
import { isVisible, toggleSolo } from "./palette/shownLayers";
import { placeOverlay } from "./tools/overlayTool";
import { drawAtCursor, drawToCursor, objectAt, removeObject } from "./tools/objectDrawing";
import { confirmResize } from "./tools/resizing";
import { selectAtCursor, selectByKey } from "./tools/selectKeys";
import { selectAll } from "./tools/selecting";
import { TOOLS, toolOf } from "./tools/tools";

const store = usePaintStore;

/** Does what a key stands for; gives whether it stands for anything. */
export function paintByKey(paintTarget: PaintTarget, event: KeyboardEvent): boolean {
  if (toolOf(store.getState().tool).kind === "select" && selectByKey(paintTarget, event)) return true;
  const control = event.ctrlKey || event.metaKey;
  if (control) return controlKey(paintTarget, event);
  if (event.altKey) return false;
  const step = ARROWS[event.key];
  if (step !== undefined) return moveCursor(paintTarget, step, event.shiftKey ? 5 : 1);
  const tool = TOOLS.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
  if (tool !== undefined && !event.shiftKey) {
    chooseTool(tool.id);
    return true;
  }
  const action = KEYS[event.key];
  if (action !== undefined) {
    action(paintTarget);
    return true;
  }
  const recent = /^[1-9]$/.test(event.key) ? store.getState().recent[Number(event.key) - 1] : undefined;
  if (recent === undefined) return false;
  chooseEntity(recent, layerOf(paintTarget.looks, recent.kind));
  return true;
}

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const KEYS: Readonly<Record<string, (paintTarget: PaintTarget) => void>> = {
  Escape: escape,
  Enter: paintAtCursor,
  Delete: eraseAtCursor,
  Backspace: eraseAtCursor,
  "[": (paintTarget) => stepKind(paintTarget, -1),
  "]": (paintTarget) => stepKind(paintTarget, 1),
  "-": () => chooseBrushSize(store.getState().brushSize - 1),
  "=": () => chooseBrushSize(store.getState().brushSize + 1),
  "+": () => chooseBrushSize(store.getState().brushSize + 1),
  h: solo,
};

function controlKey(paintTarget: PaintTarget, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) undoIn(paintTarget.document.path);
  else if (key === "y" || (key === "z" && event.shiftKey)) redoIn(paintTarget.document.path);
  else if (key === "a" && !event.shiftKey && !event.altKey) selectWholeBoard(paintTarget);
  else if (key === "0") fitBoards();
  else if (key === ".") askAtCursor(paintTarget);
  else if (key === "pageup") stepLayer(paintTarget, 1);
  else if (key === "pagedown") stepLayer(paintTarget, -1);
  else return false;
  return true;
}

function selectWholeBoard(paintTarget: PaintTarget): void {
  chooseTool("select");
  selectAll(paintTarget);
}

function escape(): void {
  const { picking, drawing, selecting, resizing, side } = store.getState();
  if ([picking, drawing, selecting, resizing, side].some((each) => each !== null)) {
    store.setState({ picking: null, drawing: null, selecting: null, resizing: null, side: null, notice: "" });
  } else if (store.getState().stroke === null) store.setState({ showCursor: false, notice: "" });
  else dropStroke();
}

function solo(): void {
  const { layer } = store.getState();
  if (layer !== null) toggleSolo(layer);
}

function moveCursor(paintTarget: PaintTarget, [dx, dy]: Position, by: number): boolean {
  const { view, looks } = paintTarget;
  const { focused, showCursor } = store.getState();
  const from = focused ?? [0, 0];
  // The first arrow shows where the cursor is; only the next ones move it.
  const stays = !showCursor && focused === null;
  const clamp = (value: number, extent: number): number => Math.max(0, Math.min(extent - 1, value));
  const to: Position = stays ? from : [clamp(from[0] + dx * by, view.width), clamp(from[1] + dy * by, view.height)];
  const { stroke } = store.getState();
  const drawn = stroke === null ? null : { ...stroke, points: [...stroke.points, to] };
  store.setState({ focused: to, showCursor: true, hovered: null, stroke: drawn });
  if (drawToCursor(view, to)) return true;
  say([describeCell(view, looks, to), problemText(paintTarget, to)].filter(Boolean).join(" "));
  return true;
}

/** Tools whose cells are between two ends: by keys, both are set one after the other. */
const DRAWN_OUT = new Set(["line", "rectangle"]);

/** What the space bar does at the cursor: what a click there would. */
export function paintAtCursor(paintTarget: PaintTarget): void {
  const state = store.getState();
  const { focused, layer, entity, brushSize } = state;
  const tool = toolOf(state.tool);
  if (state.stroke !== null) return commitStroke(paintTarget);
  if (tool.kind === "select") return selectAtCursor(paintTarget);
  if (tool.kind === "resize") return confirmResize(paintTarget);
  if (focused === null) return;
  if (tool.kind === "object") return drawAtCursor(paintTarget, focused);
  if (tool.kind === "pick") return pick(paintTarget, focused, false);
  if (tool.kind === "avatar") return placeAvatar(paintTarget, focused);
  if (tool.kind === "overlay") return placeOverlay(paintTarget, focused, focused);
  if (tool.kind !== "paint" || !mayPaint(paintTarget) || layer === null) return;
  if (entity === null && !tool.erases) return say("Choose what to paint in the palette first.");
  const stroke = {
    tool: tool.id,
    layer,
    entity: tool.erases ? null : entity,
    points: [focused],
    lineFrom: null,
    shift: false,
    straight: false,
  };
  if (DRAWN_OUT.has(tool.id)) {
    store.setState({ stroke, showCursor: true });
    return say("Go to the other end and press Space again; Escape cancels.");
  }
  putEntity(paintTarget, layer, strokeCells(paintTarget.view, stroke, brushSize), stroke.entity);
  store.setState({ showCursor: true, focused });
}

function eraseAtCursor(paintTarget: PaintTarget): void {
  const { focused, layer, tool } = store.getState();
  if (tool === "object") {
    const index = focused === null ? -1 : objectAt(paintTarget.view, focused);
    if (index >= 0) removeObject(paintTarget, index);
    return;
  }
  if (focused !== null && layer !== null && mayPaint(paintTarget)) putEntity(paintTarget, layer, [focused], null);
}

function mayPaint({ view }: PaintTarget): boolean {
  const state = store.getState();
  const { layer } = state;
  const isFree =
    layer !== null && view.layers.includes(layer) && !state.lockedLayers.has(layer) && isVisible(layer, state);
  if (!isFree) say("Choose a layer that is neither locked nor hidden.");
  return isFree;
}

function stepKind({ looks }: PaintTarget, by: number): void {
  const { entity, layer } = store.getState();
  const kinds = [...looks.kinds.values()].filter((look) => layer === null || look.layer === layer);
  if (kinds.length === 0) return;
  const index = kinds.findIndex((look) => look.kind === entity?.kind);
  const next = kinds[(index + by + (index < 0 && by < 0 ? 1 : 0) + kinds.length) % kinds.length]!;
  chooseEntity(firstVariant(looks, next.kind), next.layer);
  say(`${next.uiName}.`);
}

function stepLayer({ view, looks }: PaintTarget, by: number): void {
  const index = view.layers.indexOf(store.getState().layer ?? "");
  const next = view.layers[Math.max(0, Math.min(view.layers.length - 1, index + by))];
  if (next === undefined) return;
  chooseLayer(next, (kind) => layerOf(looks, kind));
  say(`Layer ${next}.`);
}

function layerOf(looks: Looks, kind: string): string | null {
  return looks.kinds.get(kind)?.layer ?? null;
}
