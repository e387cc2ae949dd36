// Tells that a board is too small for the places that a game names, once and at its size.
import type { Finding } from "../../../findings/finding";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { type Board, readPlace } from "../text/names/board";
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
  if (off.length < FEWEST || !(board.kind === "grid" || board.kind === "hexagon")) return findings;
  if (nodeAt(game.file.tree, STRUCTURE)?.type !== "string") return findings;
  const points = off.map((finding) => pointsOf(game, finding));
  const larger = largerBoard(board, points.flat());
  if (points.some((each) => each.length === 0) || larger === null) return findings;
  const message = `The board is smaller than ${larger}: ${off.length} texts name places that are not on it.`;
  const related = off.slice(0, MOST_RELATED).map(({ file, at, message: says }) => ({ file, at, message: says }));
  const small = found("place-off-board", game.file, STRUCTURE, message, {
    fixes: replacing(game.file, STRUCTURE, larger),
    related,
  });
  return [...findings.filter((finding) => !off.includes(finding)), small];
}

type Point = readonly [x: number, y: number];

/** Returns the places that the text of a finding names; none where it cannot be read. */
function pointsOf({ pack, index }: CheckedGame, { file: path, at, message }: Finding): readonly Point[] {
  const file = pack.files.get(path);
  const pointer = typeof at === "string" ? at : "at" in at ? at.at : null;
  const text = file === undefined || pointer === null ? undefined : valueOf(nodeAt(file.tree, pointer));
  const span = typeof at === "object" && "within" in at ? at.within : null;
  const part = typeof text === "string" && span !== null ? text.slice(span.offset, span.offset + span.length) : "";
  const corners = /nodes\((-?\d+)\s*,\s*(-?\d+)\s*,\s*(-?\d+)\s*,\s*(-?\d+)\)/.exec(part);
  if (corners !== null) {
    const [x1, y1, x2, y2] = corners.slice(1).map(Number);
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
    return [
      [x1, y1],
      [x2, y2],
    ];
  }
  const [, quoted, plain] = /^(?:"([^"]+)"|(\S+)) is not on the board/.exec(message) ?? [];
  const name = quoted ?? plain ?? "";
  const unbounded: Board = index.board.kind === "grid" ? { kind: "grid", width: Infinity, height: Infinity } : ANY_HEX;
  const read = readPlace(unbounded, name);
  const [x, y] = "place" in read ? read.place.split(",").map(Number) : [];
  return x === undefined || y === undefined ? [] : [[x, y]];
}

const ANY_HEX: Board = { kind: "hexagon", radius: Infinity };

/** Returns the smallest board that has all of these places and those of the present one; null where it is far larger. */
function largerBoard(
  board: Extract<Board, { readonly kind: "grid" | "hex_grid" | "hexagon" }>,
  points: readonly Point[],
): string | null {
  if (board.kind === "hexagon") {
    const radius = Math.max(board.radius, ...points.flatMap(([x, y]) => [Math.abs(x), Math.abs(y), Math.abs(x + y)]));
    return radius > board.radius * MOST_TIMES ? null : `hexagon(${radius})`;
  }
  if (points.some(([x, y]) => x < 0 || y < 0)) return null;
  const width = Math.max(board.width, ...points.map(([x]) => x + 1));
  const height = Math.max(board.height, ...points.map(([, y]) => y + 1));
  const isFar = width > board.width * MOST_TIMES || height > board.height * MOST_TIMES;
  return isFar ? null : `${board.kind}(${width}, ${height})`;
}
