// What the solver knows of the state of play, drawn on the board: arrows around the avatar and rings in cells for what each
// move does, hatching where a piece must never stand. Pure.
import { type BoardView, type Position, entityAt } from "../../../shared/base/boardView";
import { isJsonObject } from "../../../shared/base/json";
import type { MoveFate, NeverGood, StateReport } from "../../../shared/engine/search/insight/insightOutcome";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { BoardDecoration } from "../../board/decorations";

/** The name of the piece that the player moves. */
const AVATAR = "avatar";

const STEPS: ReadonlyMap<unknown, Position> = new Map<unknown, Position>([
  ["up", [0, -1]],
  ["down", [0, 1]],
  ["left", [-1, 0]],
  ["right", [1, 0]],
]);

/**
 * Moves that change nothing, and those that have no place on the board, are left to the list of moves. Where the level
 * is lost already, no move loses it, and none is drawn.
 */
export function fateDecorations(report: StateReport | null, view: BoardView): readonly BoardDecoration[] {
  if (report === null || report.fate.kind === "dead") return [];
  const avatar = stateView(view).avatar?.position ?? null;
  return report.moves.flatMap(({ action, kind }: MoveFate): readonly BoardDecoration[] => {
    const place = placeOf(action, avatar);
    return kind === "idle" || place === null ? [] : [{ kind: "move", ...place, does: kind }];
  });
}

/** Returns the piece of a cell, the topmost first, that is never good somewhere; null: none is. */
export function neverGoodPieceAt(found: readonly NeverGood[], view: BoardView, cell: Position): string | null {
  const avatar = stateView(view).avatar?.position;
  const isAvatarThere = avatar?.[0] === cell[0] && avatar[1] === cell[1];
  const kinds = view.layers.map((layer) => entityAt(view, layer, ...cell)?.kind);
  const pieces = [isAvatarThere ? AVATAR : undefined, ...kinds.reverse()];
  return pieces.find((piece) => piece !== undefined && found.some((each) => each.piece === piece)) ?? null;
}

/**
 * Hatches the cells in which a piece that is on the board now makes the level impossible to win. `only`: the one piece
 * that this is about, such as the one under the pointer; null: all of them.
 */
export function neverGoodDecorations(
  found: readonly NeverGood[],
  view: BoardView,
  only: string | null,
): readonly BoardDecoration[] {
  const { width, height, entities, state } = view;
  const here = new Set(Array.from(new Set(view.cells), (entity) => entities[entity]?.kind));
  if (isJsonObject(state["avatar"])) here.add(AVATAR);
  const mask = new Uint8Array(width * height);
  for (const { piece, position } of found)
    if (here.has(piece) && (only === null || piece === only)) mask[position[1] * width + position[0]] = 1;
  return mask.includes(1) ? [{ kind: "shade", mask, width, style: "lines" }] : [];
}

function placeOf(
  { position, direction }: GameAction,
  avatar: Position | null,
): { readonly at: Position; readonly to: Position | null } | null {
  const at = isPosition(position) ? position : avatar;
  if (at === null) return null;
  const step = STEPS.get(direction);
  if (step === undefined) return isPosition(position) ? { at, to: null } : null;
  return { at, to: [at[0] + step[0], at[1] + step[1]] };
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}
