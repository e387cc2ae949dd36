// Multi-cell objects among selected cells: which come along, how they look while carried, the edits that put them down.
// Knows a level's text and the board; knows nothing of the store or of pointers.
import { defined } from "../../../../../shared/base/defined";
import type { BoardView, Position } from "../../../../../shared/base/boardView";
import { type MultiCellObjectView, stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import type { Json } from "../../../../../shared/base/json";
import { type Result, done } from "../../../../../shared/base/result";
import { clipObjects } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { newObjectsEdits, placeObjectEdits } from "../../../../../shared/dialects/gridponder/text/board/multiCellEdits";
import { isWithin } from "../../../../../shared/dialects/gridponder/text/board/objectShape";
import type { LevelText } from "../../../../../shared/dialects/gridponder/text/layers/stroke";
import type { TextEdit } from "../../../../../shared/text/edit";
import type { Carry } from "../gesture";

/** Returns the indices of the objects that are completely on some cells. */
export function objectsWithin(view: BoardView, cells: readonly Position[]): readonly number[] {
  if (stateView(view).multiCellObjects.length === 0) return [];
  const among = new Set(cells.map(String));
  return stateView(view).multiCellObjects.flatMap((object, index) => (isWithin(object, among) ? [index] : []));
}

/** Returns all objects of the board as they will be when what is carried is put down. */
export function objectsCarried(
  view: BoardView,
  game: Json | undefined,
  { clip, at, moved }: Carry,
): readonly MultiCellObjectView[] {
  const standing = stateView(view).multiCellObjects;
  if (clip.objects.length === 0) return standing;
  const placed = clipObjects(clip, at, game);
  if (moved.length === 0) return [...standing, ...placed];
  return standing.map((object, index) => placed[moved.indexOf(index)] ?? object);
}

/** Returns the edits that put carried objects down: moved ones where they stand in the text, copies as new ones. */
export function objectEdits(
  level: LevelText,
  game: Json | undefined,
  { clip, at, moved }: Carry,
): Result<readonly TextEdit[], string> {
  const placed = clipObjects(clip, at, game);
  if (moved.length === 0) return newObjectsEdits(level, placed);
  const edits: TextEdit[] = [];
  for (const [nth, index] of moved.entries()) {
    const made = placeObjectEdits(level, index, defined(placed[nth]));
    if (!made.ok) return made;
    edits.push(...made.value);
  }
  return done(edits);
}
