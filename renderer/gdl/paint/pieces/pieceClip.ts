// Pieces lifted off a board: where they come to when they are put down elsewhere, or turned. Pure.
import { clamp } from "../../../../shared/base/clamp";
import type { Position } from "../../../../shared/base/boardView";
import type { Brush } from "../../../../shared/dialects/gdl/text/paint/brush";
import { type TableLayout, spotOf } from "../../table/layout";
import type { PlaceMoves } from "../placeSelection";

/** On hexes a rotation is by a sixth, on squares by a quarter. */
export type TableTurn = "flipX" | "flipY" | "clockwise" | "counterclockwise";

export type PlacedPiece = readonly [place: Position, brush: Brush];

export interface PieceClip {
  /** Where each lay when it was lifted, flips and rotations about `grip` since included. */
  readonly pieces: readonly PlacedPiece[];
  /** The place that comes under the pointer, and about which they are turned. */
  readonly grip: Position;
}

type Lattice = Pick<TableLayout, "kind">;

/** Returns pieces as a clip; null for none. */
export function clipOfPieces(lattice: Lattice, pieces: readonly PlacedPiece[]): PieceClip | null {
  const grip = middleOf(
    lattice,
    pieces.map(([place]) => place),
  );
  return grip === null ? null : { pieces, grip };
}

/** Whether pieces lie in rows, so that several go along together and can be turned: not on the nodes of a network. */
export function hasRows({ kind }: Lattice): boolean {
  return kind !== "nodes";
}

/**
 * Returns where the pieces of a clip come to with its grip on a place; those that would leave the board are left out.
 * Several pieces of a network keep their nodes.
 */
export function putAt(layout: TableLayout, { pieces, grip }: PieceClip, at: Position): readonly PlacedPiece[] {
  const [dx, dy] = hasRows(layout) || pieces.length === 1 ? [at[0] - grip[0], at[1] - grip[1]] : [0, 0];
  return pieces
    .map(([[x, y], brush]): PlacedPiece => [[x + dx, y + dy], brush])
    .filter(([place]) => spotOf(layout, place) >= 0);
}

/** Returns a clip flipped or turned about its grip; one of a network stays as it is. */
export function turnedClip(lattice: Lattice, clip: PieceClip, turn: TableTurn): PieceClip {
  return {
    ...clip,
    pieces: clip.pieces.map(([place, brush]) => [turnedAbout(lattice, place, clip.grip, turn), brush]),
  };
}

/**
 * Returns where places come to when they are turned where they stand: squares about the middle of all, pushed onto the
 * board, hexes about the place nearest to it. Null where they would not be on the board, or are no places in rows.
 */
export function turnedTogether(layout: TableLayout, places: readonly Position[], turn: TableTurn): PlaceMoves | null {
  const grip = middleOf(layout, places);
  if (grip === null || !hasRows(layout)) return null;
  const turned = places.map((place) => turnedAbout(layout, place, grip, turn));
  const [dx, dy] = layout.kind === "squares" ? backToMiddle(layout, places, turned) : [0, 0];
  const moves = places.map((place, index): readonly [Position, Position] => {
    const [x, y] = turned[index] ?? place;
    return [place, [x + dx, y + dy]];
  });
  return moves.every(([, to]) => spotOf(layout, to) >= 0) ? moves : null;
}

/** How far squares that were turned are to move: to the middle that they had, rounded towards zero, and on the board. */
function backToMiddle(
  { across, numbers }: TableLayout,
  before: readonly Position[],
  after: readonly Position[],
): Position {
  const sizes = [across, numbers.length / across] as const;
  const along = (axis: 0 | 1): number => {
    const [from, to] = [rangeOf(before, axis), rangeOf(after, axis)];
    const length = to.last - to.first;
    const first = from.first + Math.trunc((from.last - from.first - length) / 2);
    return clamp(first, 0, sizes[axis] - 1 - length) - to.first;
  };
  return [along(0), along(1)];
}

interface Range {
  readonly first: number;
  readonly last: number;
}

function rangeOf(places: readonly Position[], axis: 0 | 1): Range {
  const all = places.map((place) => place[axis]);
  return { first: Math.min(...all), last: Math.max(...all) };
}

function turnedAbout({ kind }: Lattice, [x, y]: Position, grip: Position, turn: TableTurn): Position {
  if (kind === "nodes") return [x, y];
  const turns = kind === "hexes" ? HEX_TURNS : SQUARE_TURNS;
  const [dx, dy] = turns[turn](x - grip[0], y - grip[1]);
  return [grip[0] + dx, grip[1] + dy];
}

type Turns = Readonly<Record<TableTurn, (x: number, y: number) => Position>>;

/** Rows count upwards. */
const SQUARE_TURNS: Turns = {
  flipX: (x, y) => [-x, y],
  flipY: (x, y) => [x, -y],
  clockwise: (x, y) => [y, -x],
  counterclockwise: (x, y) => [-y, x],
};

/** Axial: one step in y goes up and half a place to the right. */
const HEX_TURNS: Turns = {
  flipX: (x, y) => [-x - y, y],
  flipY: (x, y) => [x + y, -y],
  clockwise: (x, y) => [x + y, -x],
  counterclockwise: (x, y) => [-y, x + y],
};

const HEX_ROW = Math.sqrt(3) / 2;
const ROUNDING = 1e-6;

/** Returns the place nearest to the middle of places, the first of them where several are as near; null of none. */
function middleOf({ kind }: Lattice, places: readonly Position[]): Position | null {
  const [first] = places;
  if (first === undefined || kind === "nodes") return first ?? null;
  const skew = kind === "hexes" ? { along: 0.5, row: HEX_ROW } : { along: 0, row: 1 };
  const drawn = places.map(([x, y]): Position => [x + y * skew.along, y * skew.row]);
  const mean = (axis: 0 | 1): number => drawn.reduce((sum, at) => sum + at[axis], 0) / drawn.length;
  // A mean turns along with the places, so that turns that undo one another are about the same place.
  const [x, y] = [mean(0), mean(1)];
  const row = Math.round(y / skew.row);
  const others = [row - 1, row, row + 1].map((each): Position => [Math.round(x - each * skew.along), each]);
  const distance = ([px, py]: Position): number => Math.hypot(px + py * skew.along - x, py * skew.row - y);
  return [...places, ...others].reduce((best, each) => (distance(each) < distance(best) - ROUNDING ? each : best));
}
