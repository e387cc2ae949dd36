// A whole level turned, flipped or resized, as one step of undo; says what was done and what stays as it is.
import { type FixedPlace, fixedPlaces } from "../../../../shared/dialects/gridponder/text/grid/gameDirections";
import type { GridChange } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { Turn } from "../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { changedLevel } from "../../../../shared/dialects/gridponder/text/grid/transformLevel";
import type { JsonTree } from "../../../../shared/text/jsonTree";
import { usePaintStore } from "../paintStore";
import { type PaintTarget, say } from "../painting";

const TURNED: Readonly<Record<Turn, string>> = {
  flipX: "Flipped the level left to right.",
  flipY: "Flipped the level top to bottom.",
  clockwise: "Turned the level clockwise.",
  counterclockwise: "Turned the level counterclockwise.",
};

/** Turns or flips the level; says which directions in game.json (its tree) stay as they are. */
export function turnLevel(paintTarget: PaintTarget, turn: Turn, game: JsonTree | undefined): void {
  const rest = game === undefined ? "" : fixedText(fixedPlaces(game, turn));
  changeGrid(paintTarget, { kind: "turn", turn }, TURNED[turn] + rest);
}

/** Makes the change, or says why not. */
export function changeGrid({ document, game }: PaintTarget, change: GridChange, told: string): void {
  const changed = changedLevel({ text: document.text(), tree: document.tree() }, game, change);
  if (!changed.ok) return say(changed.refusal);
  document.apply(changed.value.edits);
  // What was chosen is elsewhere now.
  usePaintStore.setState({ selection: [], carried: null, focused: null, lastPainted: null });
  say(told);
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
