// Cells on their way over the board: lifted, carried, turned, put down as one step of undo; with the avatar's start and
// the objects that lie on them. Knows the store and documents; knows nothing of pointers, drawing or the clipboard.
import type { BoardView, Position } from "../../../../shared/base/boardView";
import { type Result, done, refused } from "../../../../shared/base/result";
import {
  type BoardClip,
  type LayerStrokes,
  boundsOf,
  clipCells,
  clipOf,
  clipStrokes,
  emptyingStrokes,
  joinedStrokes,
  turnedClip,
} from "../../../../shared/dialects/gridponder/text/board/boardClip";
import { removeObjectsEdits } from "../../../../shared/dialects/gridponder/text/board/multiCellEdits";
import type { PaintRefusal } from "../../../../shared/dialects/gridponder/text/layers/paint";
import { avatarStartEdits } from "../../../../shared/dialects/gridponder/text/board/placements";
import {
  type GridSize,
  type Turn,
  turnedDirection,
} from "../../../../shared/dialects/gridponder/text/grid/transformGrid";
import type { TextEdit } from "../../../../shared/text/edit";
import type { Looks } from "../../board/looks";
import { nodeAt } from "../../../../shared/text/jsonTree";
import { carriedOver } from "./carriedCells";
import { objectEdits, objectsCarried, objectsWithin } from "./carriedObjects";
import { type PaintState, usePaintStore } from "../paintStore";
import { isVisible } from "../palette/shownLayers";
import type { Carried } from "./underWay";
import { type PaintTarget, make, say, strokeEdits, strokeEntity } from "../painting";
import { onBoard } from "./selection";
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";

const store = usePaintStore;

/** The layers that selecting is about: the active one, or all; none that is hidden or locked. */
export function touchedLayers(
  view: BoardView,
  state: Pick<PaintState, "layer" | "lockedLayers" | "hiddenLayers" | "soloLayer" | "selectsActiveLayer">,
): readonly string[] {
  const isFree = (layer: string): boolean => isVisible(layer, state) && !state.lockedLayers.has(layer);
  return view.layers.filter((layer) => isFree(layer) && (!state.selectsActiveLayer || layer === state.layer));
}

/** What is selected, taken up. */
export interface Lifted {
  readonly clip: BoardClip;
  /** Where its top left cell stands. */
  readonly at: Position;
  /** Which of the level's objects are on it. */
  readonly objects: readonly number[];
}

/** What is selected, as a clip, and where it stands; null, having said so, when nothing can be taken. */
export function liftSelection({ view }: PaintTarget): Lifted | null {
  const state = store.getState();
  const cells = onBoard(view, state.selection);
  const layers = touchedLayers(view, state);
  const objects = state.selectsActiveLayer ? [] : objectsWithin(view, cells);
  const standing = stateView(view).multiCellObjects;
  const clip = clipOf(
    view,
    cells,
    layers,
    objects.map((index) => standing[index]!),
  );
  const bounds = boundsOf(cells);
  if (clip === null || bounds === null) say("Select some cells first.");
  else if (layers.length === 0) say("All layers to be selected from are hidden or locked.");
  else return { clip, at: bounds.at, objects };
  return null;
}

function layersToPut({ view }: Pick<PaintTarget, "view">, state: PaintState): ReadonlySet<string> {
  return new Set(touchedLayers(view, { ...state, selectsActiveLayer: false }));
}

/** What the board gets when the carried cells are put down: on layers that may be touched. */
function carriedStrokes({ view, game }: PaintTarget, carried: Carried, state: PaintState): LayerStrokes {
  const free = layersToPut({ view }, state);
  const emptied = emptyingStrokes(carried.from, carried.clip.layers.keys());
  const strokes = joinedStrokes(emptied, clipStrokes(carried.clip, carried.at, game));
  return new Map([...strokes].filter(([layer]) => free.has(layer)));
}

/** The board as it will be when what is carried is put down, and how many of its cells change. */
export function carriedBoard(paintTarget: PaintTarget, carried: Carried): ReturnType<typeof carriedOver> {
  const free = layersToPut(paintTarget, store.getState());
  const drawn = carriedOver(paintTarget.view, {
    carried,
    game: paintTarget.game,
    isFree: (layer) => free.has(layer),
    emptied: (layer) => strokeEntity(paintTarget.looks, { entity: null, layer }),
  });
  const start = carriedAvatar(paintTarget, carried);
  const state = stateView(drawn.board);
  const avatar = start === null || state.avatar === null ? state.avatar : { ...state.avatar, ...start };
  const multiCellObjects = objectsCarried(paintTarget.view, paintTarget.game, carried);
  return { ...drawn, board: { ...drawn.board, state: { ...state, avatar, multiCellObjects } } };
}

/**
 * Where the avatar's start comes to be when cells are moved with all their layers, and which way it looks then if the
 * level says so; null when it stays.
 */
function carriedAvatar(
  { view, document }: PaintTarget,
  { clip, at, from }: Carried,
): { readonly position: Position; readonly facing?: string } | null {
  const start = stateView(view).avatar?.position;
  if (!start || store.getState().selectsActiveLayer) return null;
  const index = from.findIndex(([x, y]) => x === start[0] && y === start[1]);
  const own = clip.cells[index];
  if (own === undefined) return null;
  const position: Position = [at[0] + own[0], at[1] + own[1]];
  if (onBoard(view, [position]).length === 0) return null;
  const said: unknown = nodeAt(document.tree(), "/state/avatar/facing")?.value;
  return typeof said === "string" ? { position, facing: clip.turns.reduce(turnedDirection, said) } : { position };
}

/** Puts what is carried down where it is, as one step of undo, and selects it. */
export function putDown(paintTarget: PaintTarget): void {
  const state = store.getState();
  const { carried } = state;
  if (carried === null) return;
  const { view } = paintTarget;
  const strokes = carriedStrokes(paintTarget, carried, state);
  const left = [...carried.clip.layers.keys()].filter((layer) => !strokes.has(layer));
  const level = { text: paintTarget.document.text(), tree: paintTarget.document.tree() };
  const avatar = carriedAvatar(paintTarget, carried);
  const placed = avatar === null ? done([]) : avatarStartEdits(level, avatar.position, avatar.facing);
  const objects =
    paintTarget.pattern === undefined ? textRefusal(objectEdits(level, paintTarget.game, carried)) : done([]);
  if (!paint(paintTarget, strokes, [placed, objects])) return;
  const selection = onBoard(view, clipCells(carried.clip, carried.at));
  store.setState({ carried: null, selection, focused: selection[0] ?? null });
  const without = left.length === 0 ? "" : ` Without ${left.join(", ")}: not on this board, hidden or locked.`;
  const outside = carried.clip.cells.length - selection.length;
  const lost = outside === 0 ? "" : ` Left out ${cellCount(outside)} outside of the board.`;
  const strange = carried.from.length > 0 ? "" : strangeKinds(carried.clip, paintTarget.looks);
  say(`${carried.from.length > 0 ? "Moved" : "Pasted"} ${cellCount(selection.length)}.${lost}${without}${strange}`);
}

type Edits = Result<readonly TextEdit[], PaintRefusal>;

/** Makes the strokes, and what else changes with them elsewhere in the text, as one step of undo. */
function paint(paintTarget: PaintTarget, strokes: LayerStrokes, more: readonly Edits[]): boolean {
  const { document } = paintTarget;
  const edits: TextEdit[] = [];
  for (const part of [strokeEdits(paintTarget, strokes), ...more]) {
    if (!part.ok) return make(document, part);
    edits.push(...part.value);
  }
  return make(document, done(edits));
}

function textRefusal(edits: Result<readonly TextEdit[], string>): Edits {
  return edits.ok ? edits : refused({ reason: "no-board", message: edits.refusal });
}

/** Takes up a clip that follows the pointer until it is put down by a click or Enter. */
export function carryClip({ view, looks }: PaintTarget, clip: BoardClip): void {
  const { hovered, focused, selection } = store.getState();
  const grip: Position = hovered === null ? [0, 0] : [clip.size[0] >> 1, clip.size[1] >> 1];
  const [x, y] = hovered ?? boundsOf(onBoard(view, selection))?.at ?? focused ?? [0, 0];
  const at: Position = [x - grip[0], y - grip[1]];
  store.setState({ tool: "select", stroke: null, selecting: null });
  store.setState({ carried: { clip, at, from: [], moved: [], grip, isDragged: false } });
  const strange = strangeKinds(clip, looks);
  say(`Click to put ${cellCount(clip.cells.length)} down; X, Y and Z turn them, Escape cancels.${strange}`);
}

/** A sentence about the kinds of a clip that come from another pack; "" where there is none. */
function strangeKinds(clip: BoardClip, looks: Looks): string {
  const kinds = new Set<string>();
  for (const entities of clip.layers.values())
    for (const entity of entities) if (entity !== null) kinds.add(entity.kind);
  for (const { kind } of clip.objects) kinds.add(kind);
  const strange = [...kinds].filter((kind) => !looks.kinds.has(kind));
  return strange.length === 0 ? "" : ` game.json does not declare ${listed(strange)}.`;
}

/** The first few names, and how many there are besides. */
function listed(names: readonly string[]): string {
  const first = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${first} and ${names.length - 3} more` : first;
}

/** Empties what is selected; `exactly_one` layers get their default. */
export function emptySelection(paintTarget: PaintTarget): boolean {
  const lifted = liftSelection(paintTarget);
  if (lifted === null) return false;
  const cells = clipCells(lifted.clip, lifted.at);
  const level = { text: paintTarget.document.text(), tree: paintTarget.document.tree() };
  const removed = textRefusal(removeObjectsEdits(level, lifted.objects));
  if (!paint(paintTarget, emptyingStrokes(cells, lifted.clip.layers.keys()), [removed])) return false;
  say(`Emptied ${cellCount(cells.length)}.`);
  return true;
}

/** Flips or turns what is carried, or what is selected where it stands: about its middle, pushed onto the board. */
export function turnSelection(paintTarget: PaintTarget, turn: Turn): void {
  const { carried, selection } = store.getState();
  if (carried !== null) {
    const clip = turnedClip(carried.clip, turn);
    const at = aboutMiddle(carried.at, carried.clip.size, clip.size);
    const grip: Position = [Math.min(carried.grip[0], clip.size[0] - 1), Math.min(carried.grip[1], clip.size[1] - 1)];
    return store.setState({ carried: { ...carried, clip, at, grip } });
  }
  const lifted = liftSelection(paintTarget);
  if (lifted === null) return;
  const clip = turnedClip(lifted.clip, turn);
  const at = pushedOn(paintTarget.view, aboutMiddle(lifted.at, lifted.clip.size, clip.size), clip.size);
  if (at === null) return say("Turned, it would not fit on the board.");
  const from = onBoard(paintTarget.view, selection);
  store.setState({ carried: { clip, at, from, moved: lifted.objects, grip: [0, 0], isDragged: false } });
  putDown(paintTarget);
}

/** Moves what is selected by some cells, as one step of undo; not off the board. */
export function nudgeSelection(paintTarget: PaintTarget, [dx, dy]: Position): void {
  const { selection } = store.getState();
  const lifted = liftSelection(paintTarget);
  if (lifted === null) return;
  const { clip } = lifted;
  const at: Position = [lifted.at[0] + dx, lifted.at[1] + dy];
  const pushed = pushedOn(paintTarget.view, at, clip.size);
  if (pushed === null || pushed[0] !== at[0] || pushed[1] !== at[1]) return say("It is at the board's edge.");
  const from = onBoard(paintTarget.view, selection);
  store.setState({ carried: { clip, at, from, moved: lifted.objects, grip: [0, 0], isDragged: false } });
  putDown(paintTarget);
}

/** Rounds towards zero, so that two quarter turns there and back end where they began. */
function aboutMiddle([x, y]: Position, [w0, h0]: GridSize, [w1, h1]: GridSize): Position {
  return [x + Math.trunc((w0 - w1) / 2), y + Math.trunc((h0 - h1) / 2)];
}

function pushedOn(view: BoardView, [x, y]: Position, [width, height]: GridSize): Position | null {
  if (width > view.width || height > view.height) return null;
  return [Math.max(0, Math.min(view.width - width, x)), Math.max(0, Math.min(view.height - height, y))];
}

function cellCount(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}
