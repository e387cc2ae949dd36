// Cells on their way over the board: the board as it will be, and how they are put down as one step of undo, with the
// avatar's start and the objects on them. Pure.
import { stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import type { BoardView, Position } from "../../../../../shared/base/boardView";
import { type Result, done, refused } from "../../../../../shared/base/result";
import type { Work } from "../../../../../shared/base/work";
import {
  type LayerStrokes,
  clipCells,
  emptyingStrokes,
  joinedStrokes,
  strokeClip,
} from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { avatarStartEdits } from "../../../../../shared/dialects/gridponder/text/board/placements";
import { turnedDirection } from "../../../../../shared/dialects/gridponder/text/grid/transformGrid";
import type { TextEdit } from "../../../../../shared/text/edit";
import { nodeAt } from "../../../../../shared/text/jsonTree";
import { carriedOver } from "./carriedCells";
import { objectEdits, objectsCarried } from "./carriedObjects";
import { unknownKinds } from "./unknownKinds";
import type { Carry } from "../gesture";
import { editsTogether, touchedLayers } from "./lift";
import { paintedEntity, textOf } from "../paintCells";
import { cellCount, onBoard } from "./selection";
import { type Change, type Level, changeOf } from "../tool";

/** Returns the board as it will be when what is carried is put down, and how many of its cells change. */
export function carriedBoard(level: Level, carry: Carry): ReturnType<typeof carriedOver> {
  const free = layersToPut(level);
  const drawn = carriedOver(level.view, {
    carry,
    game: level.game,
    isFree: (layer) => free.has(layer),
    emptied: (layer) => paintedEntity(level, layer, null),
  });
  const start = carriedAvatar(level, carry);
  const state = stateView(drawn.board);
  const avatar = start === null || state.avatar === null ? state.avatar : { ...state.avatar, ...start };
  const multiCellObjects = objectsCarried(level.view, level.game, carry);
  return { ...drawn, board: { ...drawn.board, state: { ...state, avatar, multiCellObjects } } };
}

/**
 * Puts what is carried down where it is, and selects it. Refused, a clip that was pasted stays in the hand; cells that
 * come from the board stay where they were.
 */
export function putDown(level: Level, carry: Carry): Change {
  const { clip } = carry;
  return changeOf(clip.cells.length * clip.layers.size, carry, puttingDown(level, carry));
}

/** Does the same in slices. */
export function* puttingDown(level: Level, carry: Carry): Work<Change> {
  const { view, looks } = level;
  const { clip, at, from } = carry;
  const strokes = yield* carriedStrokes(level, carry);
  const edits = yield* editsTogether(level, strokes, [avatarEdits(level, carry), carriedObjectEdits(level, carry)]);
  const isPasted = from.length === 0 && !carry.isDragged;
  if (!edits.ok) return { gesture: isPasted ? carry : null, notice: edits.refusal };
  const selection = onBoard(view, clipCells(clip, at));
  const left = [...clip.layers.keys()].filter((layer) => !strokes.has(layer));
  const without = left.length === 0 ? "" : ` Without ${left.join(", ")}: not on this board, hidden or locked.`;
  const outside = clip.cells.length - selection.length;
  const lost = outside === 0 ? "" : ` Left out ${cellCount(outside)} outside of the board.`;
  const unknown = from.length > 0 ? "" : unknownKinds(clip, looks);
  return {
    gesture: null,
    edits: edits.value,
    choices: { selection, focused: selection[0] ?? null },
    notice: `${doneWord(carry)} ${cellCount(selection.length)}.${lost}${without}${unknown}`,
  };
}

/** Returns what was done with cells that were put down. */
function doneWord({ clip, from }: Carry): string {
  if (from.length === 0) return "Pasted";
  const turn = clip.turns.at(-1);
  if (turn === undefined) return "Moved";
  return turn === "flipX" || turn === "flipY" ? "Flipped" : "Rotated";
}

function layersToPut({ view, choices }: Pick<Level, "view" | "choices">): ReadonlySet<string> {
  return new Set(touchedLayers(view, { ...choices, selectsActiveLayer: false }));
}

/** Returns what the board gets when the carried cells are put down: on layers that may be touched. */
function* carriedStrokes(level: Level, { clip, at, from }: Carry): Work<LayerStrokes> {
  const free = layersToPut(level);
  const emptied = emptyingStrokes(cellsWithout(level.view, from, clipCells(clip, at)), clip.layers.keys());
  yield;
  const strokes = joinedStrokes(emptied, yield* strokeClip(clip, at, level.game));
  return new Map([...strokes].filter(([layer]) => free.has(layer)));
}

/** Returns the cells that are not among others; both are mostly the same where much is moved a little or turned. */
function cellsWithout(
  { width, height }: BoardView,
  cells: readonly Position[],
  others: readonly Position[],
): readonly Position[] {
  const isOther = new Uint8Array(width * height);
  for (const [x, y] of others) if (x >= 0 && y >= 0 && x < width && y < height) isOther[y * width + x] = 1;
  return cells.filter(([x, y]) => isOther[y * width + x] !== 1);
}

type Edits = Result<readonly TextEdit[], string>;

function avatarEdits(level: Level, carry: Carry): Edits {
  const avatar = carriedAvatar(level, carry);
  if (avatar === null) return done([]);
  const edits = avatarStartEdits(textOf(level), avatar.position, avatar.facing);
  return edits.ok ? edits : refused(edits.refusal.message);
}

function carriedObjectEdits(level: Level, carry: Carry): Edits {
  return level.pattern === undefined ? objectEdits(textOf(level), level.game, carry) : done([]);
}

/**
 * Returns where the avatar's start moves when cells are moved with all their layers, and which way it looks then if the
 * level says so; null when it stays.
 */
function carriedAvatar(
  { view, document, choices }: Level,
  { clip, at, from }: Carry,
): { readonly position: Position; readonly facing?: string } | null {
  const start = stateView(view).avatar?.position;
  if (!start || choices.selectsActiveLayer) return null;
  const index = from.findIndex(([x, y]) => x === start[0] && y === start[1]);
  const own = clip.cells[index];
  if (own === undefined) return null;
  const position: Position = [at[0] + own[0], at[1] + own[1]];
  if (!isOn(view, position)) return null;
  const said: unknown = nodeAt(document.tree(), "/state/avatar/facing")?.value;
  return typeof said === "string" ? { position, facing: clip.turns.reduce(turnedDirection, said) } : { position };
}

function isOn(view: BoardView, cell: Position): boolean {
  return onBoard(view, [cell]).length > 0;
}
