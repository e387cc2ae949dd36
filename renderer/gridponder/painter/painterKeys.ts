// The keys that work while the painter's board has the focus. Arrows move a cell cursor, the space bar paints there.
import type { Position } from "../../../shared/base/boardView";
import { askAtCursor, problemText } from "./help/askedFindings";
import { fitBoards } from "../board/BoardCanvas";
import { describeCell } from "../board/describeCell";
import { redoIn, undoIn } from "../../documents/changesElsewhere";
import type { Looks } from "../board/looks";
import { type Easel, commitStroke, dropStroke, pick, placeAvatar, putEntity, say, strokeCells } from "./painting";
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
export function paintByKey(easel: Easel, event: KeyboardEvent): boolean {
  if (toolOf(store.getState().tool).kind === "select" && selectByKey(easel, event)) return true;
  const control = event.ctrlKey || event.metaKey;
  if (control) return controlKey(easel, event);
  if (event.altKey) return false;
  const step = ARROWS[event.key];
  if (step !== undefined) return moveCursor(easel, step, event.shiftKey ? 5 : 1);
  const tool = TOOLS.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
  if (tool !== undefined && !event.shiftKey) {
    chooseTool(tool.id);
    return true;
  }
  const action = KEYS[event.key];
  if (action !== undefined) {
    action(easel);
    return true;
  }
  const recent = /^[1-9]$/.test(event.key) ? store.getState().recent[Number(event.key) - 1] : undefined;
  if (recent === undefined) return false;
  chooseEntity(recent, layerOf(easel.looks, recent.kind));
  return true;
}

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const KEYS: Readonly<Record<string, (easel: Easel) => void>> = {
  Escape: escape,
  Enter: paintAtCursor,
  Delete: eraseAtCursor,
  Backspace: eraseAtCursor,
  "[": (easel) => stepKind(easel, -1),
  "]": (easel) => stepKind(easel, 1),
  "-": () => chooseBrushSize(store.getState().brushSize - 1),
  "=": () => chooseBrushSize(store.getState().brushSize + 1),
  "+": () => chooseBrushSize(store.getState().brushSize + 1),
  h: solo,
};

function controlKey(easel: Easel, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) undoIn(easel.document.path);
  else if (key === "y" || (key === "z" && event.shiftKey)) redoIn(easel.document.path);
  else if (key === "a" && !event.shiftKey && !event.altKey) selectWholeBoard(easel);
  else if (key === "0") fitBoards();
  else if (key === ".") askAtCursor(easel);
  else if (key === "pageup") stepLayer(easel, 1);
  else if (key === "pagedown") stepLayer(easel, -1);
  else return false;
  return true;
}

function selectWholeBoard(easel: Easel): void {
  chooseTool("select");
  selectAll(easel);
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

function moveCursor(easel: Easel, [dx, dy]: Position, by: number): boolean {
  const { view, looks } = easel;
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
  say([describeCell(view, looks, to), problemText(easel, to)].filter(Boolean).join(" "));
  return true;
}

/** Tools whose cells are between two ends: by keys, both are set one after the other. */
const DRAWN_OUT = new Set(["line", "rectangle"]);

/** What the space bar does at the cursor: what a click there would. */
export function paintAtCursor(easel: Easel): void {
  const state = store.getState();
  const { focused, layer, entity, brushSize } = state;
  const tool = toolOf(state.tool);
  if (state.stroke !== null) return commitStroke(easel);
  if (tool.kind === "select") return selectAtCursor(easel);
  if (tool.kind === "resize") return confirmResize(easel);
  if (focused === null) return;
  if (tool.kind === "object") return drawAtCursor(easel, focused);
  if (tool.kind === "pick") return pick(easel, focused, false);
  if (tool.kind === "avatar") return placeAvatar(easel, focused);
  if (tool.kind === "overlay") return placeOverlay(easel, focused, focused);
  if (tool.kind !== "paint" || !mayPaint(easel) || layer === null) return;
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
  putEntity(easel, layer, strokeCells(easel.view, stroke, brushSize), stroke.entity);
  store.setState({ showCursor: true, focused });
}

function eraseAtCursor(easel: Easel): void {
  const { focused, layer, tool } = store.getState();
  if (tool === "object") {
    const index = focused === null ? -1 : objectAt(easel.view, focused);
    if (index >= 0) removeObject(easel, index);
    return;
  }
  if (focused !== null && layer !== null && mayPaint(easel)) putEntity(easel, layer, [focused], null);
}

function mayPaint({ view }: Easel): boolean {
  const state = store.getState();
  const { layer } = state;
  const isFree =
    layer !== null && view.layers.includes(layer) && !state.lockedLayers.has(layer) && isVisible(layer, state);
  if (!isFree) say("Choose a layer that is neither locked nor hidden.");
  return isFree;
}

function stepKind({ looks }: Easel, by: number): void {
  const { entity, layer } = store.getState();
  const kinds = [...looks.kinds.values()].filter((look) => layer === null || look.layer === layer);
  if (kinds.length === 0) return;
  const index = kinds.findIndex((look) => look.kind === entity?.kind);
  const next = kinds[(index + by + (index < 0 && by < 0 ? 1 : 0) + kinds.length) % kinds.length]!;
  chooseEntity(firstVariant(looks, next.kind), next.layer);
  say(`${next.uiName}.`);
}

function stepLayer({ view, looks }: Easel, by: number): void {
  const index = view.layers.indexOf(store.getState().layer ?? "");
  const next = view.layers[Math.max(0, Math.min(view.layers.length - 1, index + by))];
  if (next === undefined) return;
  chooseLayer(next, (kind) => layerOf(looks, kind));
  say(`Layer ${next}.`);
}

function layerOf(looks: Looks, kind: string): string | null {
  return looks.kinds.get(kind)?.layer ?? null;
}
