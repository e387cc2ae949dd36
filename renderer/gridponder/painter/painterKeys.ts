// The keys that work while the painter's board has the focus, whatever the tool; the tool is asked first.
import { clamp } from "../../../shared/base/clamp";
import { defined } from "../../../shared/base/defined";
import { fitBoards } from "../board/BoardCanvas";
import { redoIn, undoIn } from "../../documents/history/changesElsewhere";
import type { Looks } from "../board/looks";
import { chooseEntity } from "./chooseEntity";
import { askAtCursor } from "./help/askedFindings";
import { levelNow } from "./levelNow";
import { perform, say } from "./painting";
import type { PaintTarget } from "./paintTarget";
import { firstVariant } from "./palette/kindParams";
import { chooseBrushSize, chooseLayer, chooseTool, usePaintStore } from "./paintStore";
import { toggleSolo } from "./palette/shownLayers";
import { cursorAt, movedCursor } from "./tools/cellCursor";
import { keyChange } from "./tools/dispatch";
import { selectAll } from "./tools/select/select";
import { eraseAtCursor } from "./tools/stroke";
import type { Key } from "./tools/tool";
import { TOOLS } from "./tools/tools";

const store = usePaintStore;

/** Runs the command of a key; returns whether it has one. */
export function paintByKey(paintTarget: PaintTarget, event: KeyboardEvent): boolean {
  const { key, shiftKey: shift, altKey: alt } = event;
  return doKey(paintTarget, { key, shift, alt, control: event.ctrlKey || event.metaKey });
}

/** Does what the space bar does at the cursor: what a click there would. */
export function paintAtCursor(paintTarget: PaintTarget): void {
  doKey(paintTarget, { key: " ", shift: false, alt: false, control: false });
}

function doKey(paintTarget: PaintTarget, key: Key): boolean {
  const level = levelNow(paintTarget);
  const { gesture, recent } = store.getState();
  const change = keyChange(gesture, key, level);
  if (change !== null) {
    perform(paintTarget, change);
    return true;
  }
  if (key.control) return controlKey(paintTarget, key);
  if (key.alt) return false;
  const to = movedCursor(key, level);
  if (to !== null) {
    perform(paintTarget, { gesture, ...cursorAt(to, level) });
    return true;
  }
  const action = actionOf(key);
  if (action !== undefined) {
    action(paintTarget);
    return true;
  }
  const entity = /^[1-9]$/.test(key.key) ? recent[Number(key.key) - 1] : undefined;
  if (entity === undefined) return false;
  chooseEntity(entity, layerOf(paintTarget.looks, entity.kind));
  return true;
}

type Action = (paintTarget: PaintTarget) => void;

function actionOf({ key, shift }: Key): Action | undefined {
  const tool = shift ? undefined : TOOLS.find((each) => each.letter.toLowerCase() === key.toLowerCase());
  return tool === undefined ? KEYS[key] : () => chooseTool(tool.id);
}

const KEYS: Readonly<Record<string, Action>> = {
  Escape: () => store.setState({ showCursor: false, notice: "" }),
  Delete: erase,
  Backspace: erase,
  "[": (paintTarget) => stepKind(paintTarget, -1),
  "]": (paintTarget) => stepKind(paintTarget, 1),
  "-": () => chooseBrushSize(store.getState().brushSize - 1),
  "=": () => chooseBrushSize(store.getState().brushSize + 1),
  "+": () => chooseBrushSize(store.getState().brushSize + 1),
  h: solo,
};

function controlKey(paintTarget: PaintTarget, { key, shift, alt }: Key): boolean {
  const letter = key.toLowerCase();
  if (letter === "z" && !shift) undoIn(paintTarget.document.path);
  else if (letter === "y" || (letter === "z" && shift)) redoIn(paintTarget.document.path);
  else if (letter === "a" && !shift && !alt) selectWholeBoard(paintTarget);
  else if (letter === "0") fitBoards();
  else if (letter === ".") askAtCursor(paintTarget);
  else if (letter === "pageup") stepLayer(paintTarget, 1);
  else if (letter === "pagedown") stepLayer(paintTarget, -1);
  else return false;
  return true;
}

/** Chooses the select tool, and all cells of the board with it. */
export function selectWholeBoard(paintTarget: PaintTarget): void {
  perform(paintTarget, selectAll(store.getState().gesture, levelNow(paintTarget)));
}

function erase(paintTarget: PaintTarget): void {
  const change = eraseAtCursor(levelNow(paintTarget));
  if (change !== null) perform(paintTarget, change);
}

function solo(): void {
  const { layer } = store.getState();
  if (layer !== null) toggleSolo(layer);
}

function stepKind({ looks }: PaintTarget, by: number): void {
  const { entity, layer } = store.getState();
  const kinds = [...looks.kinds.values()].filter((look) => layer === null || look.layer === layer);
  if (kinds.length === 0) return;
  const index = kinds.findIndex((look) => look.kind === entity?.kind);
  const next = defined(kinds[(index + by + (index < 0 && by < 0 ? 1 : 0) + kinds.length) % kinds.length]);
  chooseEntity(firstVariant(looks, next.kind), next.layer);
  say(`${next.uiName}.`);
}

function stepLayer({ view, looks }: PaintTarget, by: number): void {
  const index = view.layers.indexOf(store.getState().layer ?? "");
  const next = view.layers[clamp(index + by, 0, view.layers.length - 1)];
  if (next === undefined) return;
  chooseLayer(next, (kind) => layerOf(looks, kind));
  say(`Layer ${next}.`);
}

function layerOf(looks: Looks, kind: string): string | null {
  return looks.kinds.get(kind)?.layer ?? null;
}
