// Reads places that calls write out by their coordinates, and tells of those that no board of the game has.
import type { Call, Expression } from "../../expressions/expression";
import { boardRange, hasPlace, nearestPoint, placeText } from "../names/board";
import type { GameIndex } from "../names/gameIndex";
import { type ReadContext, tell } from "./context";
import type { StringProblem } from "./problem";

/** Returns the point that `pos(2, 3)` writes out. */
function pointOf(node: Expression | undefined): readonly [x: number, y: number] | null {
  if (node?.kind !== "call" || node.name !== "pos" || node.args.length !== 2) return null;
  const [x, y] = node.args;
  return x?.kind === "number" && y?.kind === "number" ? [x.value, y.value] : null;
}

/** Reads `pos(x, y)`. */
export function readPoint(context: ReadContext, call: Call): void {
  const point = pointOf(call);
  const { board } = context.index;
  if (point === null) readCoordinates(context, call);
  if (point === null || board.kind === "network" || board.kind === "none" || hasPlace(board, ...point)) return;
  const message = `${placeText(board, ...point)} is not on the board${boardRange(board)}: this is always null.`;
  tell(context, "condition-constant", call, message, nearestInstead(board, point));
}

/** Reads a point of which one coordinate is written out: no place of a board of squares may have it. */
function readCoordinates(context: ReadContext, call: Call): void {
  const { board } = context.index;
  if (board.kind !== "grid" && board.kind !== "hex_grid") return;
  for (const [index, size] of [board.width, board.height].entries()) {
    const arg = call.args[index];
    if (arg?.kind !== "number" || call.args.length !== 2 || (arg.value >= 0 && arg.value < size)) continue;
    const axis = index === 0 ? "x" : "y";
    const message = `No place of the board has ${axis} ${arg.value}, which goes from 0 to ${size - 1}: this is always null.`;
    const last = arg.value < 0 ? 0 : size - 1;
    tell(context, "condition-constant", arg, message, Math.abs(arg.value - last) === 1 ? { instead: `${last}` } : {});
  }
}

/** Returns the place of the board right beside a point that is off it. */
function nearestInstead(
  board: GameIndex["board"],
  [x, y]: readonly [x: number, y: number],
): Pick<StringProblem, "instead"> {
  const nearest = nearestPoint(board, [x, y]);
  if (nearest === null) return {};
  const [column, row] = nearest;
  const isNear = Math.abs(column - x) + Math.abs(row - y) === 1;
  return isNear ? { instead: `pos(${column}, ${row})` } : {};
}

/** Reads `mid_pos(a, b)` of two points that are written out. */
export function readMiddle(context: ReadContext, call: Call): void {
  const [one, other] = [pointOf(call.args[0]), pointOf(call.args[1])];
  if (one === null || other === null) return;
  if ((one[0] - other[0]) % 2 === 0 && (one[1] - other[1]) % 2 === 0) return;
  tell(context, "mid-pos-odd", call, "No place lies in the middle of these two: the one before it is taken.");
}
