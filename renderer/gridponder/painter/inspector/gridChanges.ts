// A whole level turned, flipped or resized, as one step of undo; says what was done and what stays as it is.
import { type FixedPlace, fixedPlaces } from "../../../../shared/dialects/gridponder/text/grid/gameDirections";
import type { GridChange } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { Turn } from "../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { changedLevel } from "../../../../shared/dialects/gridponder/text/grid/transformLevel";
import type { JsonTree } from "../../../../shared/text/jsonTree";
import type { PaintTarget } from "../paintTarget";
import { perform } from "../painting";
import { textOf } from "../tools/paintCells";
import type { Change, PaintedLevel } from "../tools/tool";

const TURNED: Readonly<Record<Turn, string>> = {
  flipX: "Flipped the level left to right.",
  flipY: "Flipped the level top to bottom.",
  clockwise: "Rotated the level clockwise.",
  counterclockwise: "Rotated the level counterclockwise.",
};

/** Turns or flips the level; says which directions in game.json (its tree) stay as they are. */
export function turnLevel(paintTarget: PaintTarget, turn: Turn, game: JsonTree | undefined): void {
  const rest = game === undefined ? "" : fixedText(fixedPlaces(game, turn));
  perform(paintTarget, gridChange(paintTarget, { kind: "turn", turn }, TURNED[turn] + rest));
}

/** The whole level changed, or why it is not. */
export function gridChange(level: PaintedLevel, change: GridChange, notice: string): Change {
  const changed = changedLevel(textOf(level), level.game, change);
  if (!changed.ok) return { gesture: null, notice: changed.refusal };
  // What was chosen is elsewhere now.
  const choices = { selection: [], focused: null, lastPainted: null };
  return { gesture: null, edits: changed.value.edits, choices, notice };
}

const MOST_NAMED = 3;

/** A sentence about what stays, or nothing. */
export function fixedText(places: readonly FixedPlace[]): string {
  const owners = [...new Set(places.map(({ owner }) => owner))];
  if (owners.length === 0) return "";
  const named = owners.slice(0, MOST_NAMED).join(", ");
  const more = owners.length > MOST_NAMED ? ` and ${owners.length - MOST_NAMED} more` : "";
  return ` game.json is for all levels and keeps its directions and positions: ${named}${more}.`;
}
