// Tells that a board is too small for the places that a game names, once and at its size.
import type { Finding } from "../../../findings/finding";
import { nodeAt } from "../../../text/jsonTree";
import type { Board, Point } from "../text/names/board";
import type { CheckedGame } from "./checked";
import { found, replacing } from "./found";

const STRUCTURE = "/topology/structure";

/** Fewer places may each be a mistake. */
const FEWEST = 4;

/** A board of so many times the width or height is not what is meant. */
const MOST_TIMES = 4;

const MOST_RELATED = 20;

/**
 * Returns the findings with one at the size of the board in place of those about the places that are off it, where they
 * are many and a larger board has all of them.
 */
export function withSmallBoard(game: CheckedGame, findings: readonly Finding[]): readonly Finding[] {
  const { board } = game.index;
  const off = findings.filter(({ code }) => code === "place-off-board");
  if (off.length < FEWEST || (board.kind !== "grid" && board.kind !== "hexagon")) return findings;
  if (nodeAt(game.file.tree, STRUCTURE)?.type !== "string") return findings;
  const points = off.map(pointsOf);
  const larger = largerBoard(board, points.flat());
  if (points.some((each) => each.length === 0) || larger === null) return findings;
  const message = `The board is smaller than ${larger}: ${off.length} texts name places that are not on it.`;
  const related = off.slice(0, MOST_RELATED).map(({ file, at, message: says }) => ({ file, at, message: says }));
  const small = found("place-off-board", game.file, STRUCTURE, message, {
    fixes: replacing(game.file, STRUCTURE, larger),
    related,
  });
  return [...findings.filter(({ code }) => code !== "place-off-board"), small];
}

/** Returns the places that a finding is about, which it has where they are off a board of squares or hexes. */
function pointsOf({ params }: Finding): readonly Point[] {
  return (params["points"] ?? []) as readonly Point[];
}

/** Returns the smallest board that has all of these places and those of the present one; null where it is far larger. */
function largerBoard(
  board: Extract<Board, { readonly kind: "grid" | "hexagon" }>,
  points: readonly Point[],
): string | null {
  // Of very many: they are more than a call takes arguments.
  const largest = (least: number, of: (point: Point) => number): number =>
    points.reduce((most, point) => Math.max(most, of(point)), least);
  if (board.kind === "hexagon") {
    const radius = largest(board.radius, ([x, y]) => Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)));
    return radius > board.radius * MOST_TIMES ? null : `hexagon(${radius})`;
  }
  if (points.some(([x, y]) => x < 0 || y < 0)) return null;
  const width = largest(board.width, ([x]) => x + 1);
  const height = largest(board.height, ([, y]) => y + 1);
  const isFar = width > board.width * MOST_TIMES || height > board.height * MOST_TIMES;
  return isFar ? null : `grid(${width}, ${height})`;
}
