// What each move does in the state of play, drawn on the board: arrows around the avatar, rings in cells. Pure.
import type { BoardView, Position } from "../../../shared/base/boardView";
import type { MoveFate, StateReport } from "../../../shared/engine/search/insight/insightOutcome";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { BoardDecoration } from "../../board/decorations";

const STEPS: ReadonlyMap<unknown, Position> = new Map<unknown, Position>([
  ["up", [0, -1]],
  ["down", [0, 1]],
  ["left", [-1, 0]],
  ["right", [1, 0]],
]);

/** Moves that change nothing, and those that have no place on the board, are left to the list of moves. */
export function fateDecorations(report: StateReport | null, view: BoardView): readonly BoardDecoration[] {
  if (report === null) return [];
  const avatar = stateView(view).avatar?.position ?? null;
  return report.moves.flatMap(({ action, kind }: MoveFate): readonly BoardDecoration[] => {
    const place = placeOf(action, avatar);
    return kind === "idle" || place === null ? [] : [{ kind: "move", ...place, does: kind }];
  });
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
