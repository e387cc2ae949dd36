// What is selected, taken up: as a clip with where it stands, or away with it. Pure.
import { defined } from "../../../../../shared/base/defined";
import { stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import type { BoardView, Position } from "../../../../../shared/base/boardView";
import { type Result, done, refused } from "../../../../../shared/base/result";
import type { Work } from "../../../../../shared/base/work";
import {
  type BoardClip,
  type LayerStrokes,
  boundsOf,
  clipCells,
  clipOf,
  emptyingStrokes,
} from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { removeObjectsEdits } from "../../../../../shared/dialects/gridponder/text/board/multiCellEdits";
import type { TextEdit } from "../../../../../shared/text/edit";
import type { Choices } from "../../paintStore";
import { isVisible } from "../../palette/shownLayers";
import { objectsWithin } from "./carriedObjects";
import { strokeEdits, textOf } from "../paintCells";
import { cellCount, onBoard } from "./selection";
import { type Change, type Level, type PaintedLevel, changeOf } from "../tool";

/** What is selected, taken up. */
export interface Lifted {
  readonly clip: BoardClip;
  /** Where its top left cell stands. */
  readonly at: Position;
  /** Which of the level's objects are on it. */
  readonly objects: readonly number[];
}

/** Returns what is selected, as a clip, and where it stands; or why nothing can be taken. */
export function liftSelection({ view, choices }: Level): Result<Lifted, string> {
  const cells = onBoard(view, choices.selection);
  const layers = touchedLayers(view, choices);
  const objects = choices.selectsActiveLayer ? [] : objectsWithin(view, cells);
  const standing = stateView(view).multiCellObjects;
  const clip = clipOf(
    view,
    cells,
    layers,
    objects.map((index) => defined(standing[index])),
  );
  const bounds = boundsOf(cells);
  if (clip === null || bounds === null) return refused("Select some cells first.");
  if (layers.length === 0) return refused("All layers of the selection are hidden or locked.");
  return done({ clip, at: bounds.at, objects });
}

/** Returns the layers that selecting is about: the active one, or all; none that is hidden or locked. */
export function touchedLayers(
  view: BoardView,
  choices: Pick<Choices, "layer" | "lockedLayers" | "hiddenLayers" | "soloLayer" | "selectsActiveLayer">,
): readonly string[] {
  const isFree = (layer: string): boolean => isVisible(layer, choices) && !choices.lockedLayers.has(layer);
  return view.layers.filter((layer) => isFree(layer) && (!choices.selectsActiveLayer || layer === choices.layer));
}

/** Empties what is selected; `exactly_one` layers get their default. `done`: what the notice says was done. */
export function emptySelection(level: Level, done: "Cleared" | "Cut" = "Cleared"): Change {
  return changeOf(touchedCells(level), null, emptying(level, done));
}

/** Returns how many cells an act on the selection is about, over all its layers. */
export function touchedCells({ view, choices }: Level): number {
  return choices.selection.length * touchedLayers(view, choices).length;
}

function* emptying(level: Level, done: string): Work<Change> {
  const lifted = liftSelection(level);
  if (!lifted.ok) return { gesture: null, notice: lifted.refusal };
  const { clip, at, objects } = lifted.value;
  const cells = clipCells(clip, at);
  yield;
  const removed = removeObjectsEdits(textOf(level), objects);
  const edits = yield* editsTogether(level, emptyingStrokes(cells, clip.layers.keys()), [removed]);
  if (!edits.ok) return { gesture: null, notice: edits.refusal };
  return { gesture: null, edits: edits.value, notice: `${done} ${cellCount(cells.length)}.` };
}

/** Returns the edits of strokes, and of what else changes with them elsewhere in the text; refused as a whole. */
export function* editsTogether(
  level: PaintedLevel,
  strokes: LayerStrokes,
  more: readonly Result<readonly TextEdit[], string>[],
): Work<Result<readonly TextEdit[], string>> {
  const painted = yield* strokeEdits(level, strokes);
  if (!painted.ok) return refused(painted.refusal.message);
  const edits = [...painted.value];
  for (const part of more) {
    if (!part.ok) return part;
    edits.push(...part.value);
  }
  return done(edits);
}
