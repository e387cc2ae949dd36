// The places of a board as texts name them: `E2` on squares, `3,4` on hexes, names in a network (gdl.md, A4 and A15).
import { assertNever } from "../../../../base/assertNever";
import { clamp } from "../../../../base/clamp";
import { type Json, isJsonObject, listOf, objectOf } from "../../../../base/json";

export type Board =
  | { readonly kind: "grid"; readonly width: number; readonly height: number }
  | { readonly kind: "hex_grid"; readonly width: number; readonly height: number }
  | { readonly kind: "hexagon"; readonly radius: number }
  /** `declared` alone have attributes; edges make the others. */
  | { readonly kind: "network"; readonly declared: ReadonlySet<string>; readonly nodes: ReadonlySet<string> }
  /** Only zones. */
  | { readonly kind: "none" }
  /** What the text says is no board: nothing is known of its places. */
  | { readonly kind: "unknown" };

const UNKNOWN: Board = { kind: "unknown" };

/** A board has at most this many places: larger ones cannot be played. */
export const MOST_PLACES = 10_000;

/** A board as `structure` says it: `grid(8, 8)`, `hexagon(3)`. */
export interface Structure {
  readonly kind: string;
  readonly first: number;
  readonly second: number | null;
}

/** Reads a structure; null for a text that is none. */
export function readStructure(text: string): Structure | null {
  const [, kind, first, second] = /^\s*([A-Za-z_]\w*)\s*\(\s*(\d+)\s*(?:,\s*(\d+)\s*)?\)\s*$/.exec(text) ?? [];
  if (kind === undefined || first === undefined) return null;
  return { kind, first: Number(first), second: second === undefined ? null : Number(second) };
}

/** What a topology says of a board with a size: of a hexagon `first` is the radius. */
export interface BoardSize {
  readonly kind: string;
  readonly first: number | null;
  readonly second: number | null;
}

/**
 * Reads a board of squares or hexes: with the type `discrete`, or without one, `structure` says all of it. The types
 * `grid` and `hex_grid` have `width` and `height`, and `hexagon` its `radius`, or the numbers of `structure`. Null for
 * anything else.
 */
export function boardSizeOf(topology: Json | undefined): BoardSize | null {
  const { type, structure, width, height, radius } = objectOf(topology);
  const written = typeof structure === "string" ? readStructure(structure) : null;
  if (type === "discrete" || type === undefined) return written;
  if (type === "hexagon")
    return { kind: type, first: typeof radius === "number" ? radius : (written?.first ?? null), second: null };
  if (type !== "grid" && type !== "hex_grid") return null;
  return {
    kind: type,
    first: typeof width === "number" ? width : (written?.first ?? null),
    second: typeof height === "number" ? height : (written?.second ?? null),
  };
}

/** Returns whether a topology says a board of squares or hexes whose type, zones, has none. */
export function lacksItsBoard(topology: Json | undefined): boolean {
  const { type, structure } = objectOf(topology);
  return type === "zones" && typeof structure === "string" && readStructure(structure) !== null;
}

/** Returns how many places a topology would have; null where it does not say, and for a network. */
export function placesOf(topology: Json | undefined): number | null {
  const { kind, first, second } = boardSizeOf(topology) ?? { kind: "", first: null, second: null };
  if (kind === "hexagon") return first === null ? null : (2 * first + 1) ** 2;
  const isBoard = kind === "grid" || kind === "hex_grid";
  return !isBoard || first === null || second === null ? null : first * second;
}

/** Reads the board of a game's `topology`. */
export function boardOf(topology: Json | undefined): Board {
  if (!isJsonObject(topology)) return UNKNOWN;
  const { type } = topology;
  if (type === "network") return networkOf(topology);
  if (type === "zones") return { kind: "none" };
  const { kind, first, second } = boardSizeOf(topology) ?? { kind: "", first: null, second: null };
  if (first === null) return UNKNOWN;
  if (kind === "hexagon") {
    return second === null && (2 * first + 1) ** 2 <= MOST_PLACES ? { kind, radius: first } : UNKNOWN;
  }
  return second !== null && (kind === "grid" || kind === "hex_grid") ? sized(kind, first, second) : UNKNOWN;
}

function sized(kind: "grid" | "hex_grid", width: number, height: number): Board {
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  return isSize && width * height <= MOST_PLACES ? { kind, width, height } : UNKNOWN;
}

function networkOf({ nodes, edges, special_connections }: Readonly<Record<string, Json>>): Board {
  const declared = new Set(Object.keys(objectOf(nodes)));
  const joined = [...listOf(edges), ...listOf(special_connections)].flatMap((edge) => {
    const { from, to } = objectOf(edge);
    return [from, to].filter((end) => typeof end === "string");
  });
  return { kind: "network", declared, nodes: new Set([...declared, ...joined]) };
}

/** Returns whether a place with these coordinates is on the board; true where nothing is known. */
export function hasPlace(board: Board, x: number, y: number): boolean {
  switch (board.kind) {
    case "grid":
    case "hex_grid":
      return x >= 0 && y >= 0 && x < board.width && y < board.height;
    case "hexagon":
      return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)) <= board.radius;
    case "unknown":
      return true;
    case "network":
    case "none":
      return false;
    default:
      return assertNever(board);
  }
}

/** Returns the point of a rectangular board nearest to one: itself where it is on the board; null of other boards. */
export function nearestPoint(board: Board, [x, y]: Point): Point | null {
  if (board.kind !== "grid" && board.kind !== "hex_grid") return null;
  return [clamp(x, 0, board.width - 1), clamp(y, 0, board.height - 1)];
}

/** Returns which places a board has, as the end of a sentence: `, which goes from A1 to D5`; nothing of other boards. */
export function boardRange(board: Board): string {
  if (board.kind === "hexagon") return `, whose hexes are at most ${board.radius} from 0,0`;
  if (board.kind !== "grid" && board.kind !== "hex_grid") return "";
  return `, which goes from ${placeText(board, 0, 0)} to ${placeText(board, board.width - 1, board.height - 1)}`;
}

/** Where a place is, or would be if the board were larger. */
export type Point = readonly [x: number, y: number];

/** A place that a text names: its one name, or why there is none. `point`: it is off the board, there. */
export type ReadPlace = { readonly place: string } | { readonly problem: string; readonly point?: Point };

/** Reads a place as moves and start positions write it. Two texts of one place give the same name. */
export function readPlace(board: Board, text: string): ReadPlace {
  const written = text.trim();
  if (board.kind === "unknown") return { place: written };
  if (board.kind === "none") return { problem: "The game has no board." };
  if (board.kind === "network") {
    return board.nodes.has(written) ? { place: written } : { problem: `The network has no place "${written}".` };
  }
  const point = board.kind === "grid" ? (squareOf(written) ?? pointOf(written)) : pointOf(written);
  const form = board.kind === "grid" ? "a square such as E2" : "a hex such as 3,4";
  if (point === null) return { problem: `"${written}" is not ${form}.` };
  const [x, y] = point;
  return hasPlace(board, x, y)
    ? { place: `${x},${y}` }
    : { problem: `"${written}" is not on the board${boardRange(board)}.`, point };
}

function pointOf(text: string): Point | null {
  const [, x, y] = /^(-?\d{1,5}),\s*(-?\d{1,5})$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

/** `E2`, `aa10`: letters count columns as spreadsheets do, rows are counted from 1 upwards. */
function squareOf(text: string): Point | null {
  const [, letters, row] = /^([A-Za-z]{1,3})(\d{1,5})$/.exec(text) ?? [];
  if (letters === undefined || row === undefined) return null;
  const column = Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [column - 1, Number(row) - 1];
}

/** Returns the name of a place by its coordinates, as moves write it. */
export function placeText(board: Board, x: number, y: number): string {
  return board.kind === "grid" && x >= 0 && x < 26 ? `${String.fromCharCode(65 + x)}${y + 1}` : `${x},${y}`;
}
