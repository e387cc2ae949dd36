// Where the places of a game's board are drawn, in units of about one place: squares, hexes with a corner at the top,
// and the nodes of a network. Pure.
import type { Places, Position } from "../../../shared/base/boardView";
import type { Point, Size } from "../../board/viewport";

/** A place with the middle of its outline. */
export interface Spot extends Point {
  readonly position: Position;
}

export interface TableLayout extends Size {
  readonly kind: "squares" | "hexes" | "nodes";
  readonly spots: readonly Spot[];
  /** By `y * width + x` of the place; -1 for a place that the board does not have. */
  readonly numbers: Int32Array;
  /** How many places a row has. */
  readonly across: number;
  /** The corners of every place, from its middle; empty for nodes, which are round. */
  readonly corners: readonly Point[];
  /** How far from its middle a place reaches in each direction. */
  readonly radius: number;
  /** Pairs of spots that are joined, and whether by a special connection. */
  readonly edges: readonly (readonly [from: number, to: number, special: boolean])[];
}

const SQUARE = [-1, 1, 1, -1].map((x, index): Point => ({ x: x / 2, y: index < 2 ? -0.5 : 0.5 }));
/** From the middle of a hex to a corner when its width is 1. */
const HEX_RADIUS = 1 / Math.sqrt(3);
const HEX = Array.from({ length: 6 }, (_, corner): Point => {
  const angle = (Math.PI / 3) * (corner + 0.5);
  return { x: HEX_RADIUS * Math.cos(angle), y: HEX_RADIUS * Math.sin(angle) };
});
const NODE_RADIUS = 0.38;
/** Between neighbours of a circle of nodes. */
const NODE_DISTANCE = 1.3;

/** Lays out the places of a board. */
export function tableLayout({ width, height, geometry }: Places): TableLayout {
  if (geometry?.kind === "nodes") return nodeLayout(geometry.at ?? circleOf(geometry.names.length), geometry.edges);
  const isHexes = geometry?.kind === "hexes";
  const absent = new Set(isHexes ? geometry.absent.map(([x, y]) => y * width + x) : []);
  const spots: Spot[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (absent.has(y * width + x)) continue;
      const middle = isHexes ? { x: x + y / 2, y: -1.5 * HEX_RADIUS * y } : { x, y: geometry === undefined ? y : -y };
      spots.push({ position: [x, y], ...middle });
    }
  }
  const form = isHexes ? { corners: HEX, radius: HEX_RADIUS } : { corners: SQUARE, radius: 0.5 };
  const reach = isHexes ? { x: 0.5, y: HEX_RADIUS } : { x: 0.5, y: 0.5 };
  return finished({ kind: isHexes ? "hexes" : "squares", ...form, edges: [], across: width }, spots, reach);
}

function nodeLayout(at: readonly Position[], edges: TableLayout["edges"]): TableLayout {
  const spots = at.map(([x, y], node): Spot => ({ position: [node, 0], x, y }));
  // Room below each node for its name.
  const reach = { x: 0.7, y: 0.7 };
  return finished({ kind: "nodes", corners: [], radius: NODE_RADIUS, edges, across: at.length }, spots, reach);
}

function circleOf(count: number): readonly Position[] {
  const radius = Math.max(NODE_DISTANCE, (count * NODE_DISTANCE) / (2 * Math.PI));
  return Array.from({ length: count }, (_, node): Position => {
    const angle = (2 * Math.PI * node) / count - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Moves the spots so that the outermost ones touch the edges of the table. */
function finished(
  form: Pick<TableLayout, "kind" | "corners" | "radius" | "edges" | "across">,
  spots: readonly Spot[],
  reach: Point,
): TableLayout {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of spots) {
    left = Math.min(left, x - reach.x);
    right = Math.max(right, x + reach.x);
    top = Math.min(top, y - reach.y);
    bottom = Math.max(bottom, y + reach.y);
  }
  const numbers = new Int32Array(form.across * (1 + Math.max(-1, ...spots.map(({ position }) => position[1])))).fill(
    -1,
  );
  for (const [number, { position }] of spots.entries()) numbers[position[1] * form.across + position[0]] = number;
  const isEmpty = spots.length === 0;
  return {
    ...form,
    spots: spots.map(({ position, x, y }) => ({ position, x: x - left, y: y - top })),
    numbers,
    width: isEmpty ? 0 : right - left,
    height: isEmpty ? 0 : bottom - top,
  };
}

/** A spot, and where its middle is drawn instead. */
export interface MovedSpot {
  readonly spot: number;
  readonly at: Point;
}

/** A rectangle between two points. */
export interface Frame {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the layout with a spot elsewhere; all else stays, and edges end where their spots are. */
export function withMoved(layout: TableLayout, { spot, at }: MovedSpot): TableLayout {
  const known = layout.spots[spot];
  return known === undefined ? layout : { ...layout, spots: layout.spots.with(spot, { ...known, x: at.x, y: at.y }) };
}

/** Returns the number of the spot of a place; -1 when the board does not have it. */
export function spotOf({ numbers, across }: TableLayout, [x, y]: Position): number {
  return x < 0 || x >= across || y < 0 ? -1 : (numbers[y * across + x] ?? -1);
}

/** Returns the number of the spot at a point of the table; -1 for none. */
export function spotAt(layout: TableLayout, { x, y }: Point): number {
  let nearest = -1;
  let least = Infinity;
  for (const [number, spot] of layout.spots.entries()) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance < least) [nearest, least] = [number, distance];
  }
  // The nearest middle is that of the place a point lies in, for squares and for hexes; not so outside the board.
  const spot = layout.spots[nearest];
  return spot !== undefined && isIn(layout, { x: x - spot.x, y: y - spot.y }) ? nearest : -1;
}

function isIn({ corners, radius }: TableLayout, from: Point): boolean {
  if (corners.length === 0) return Math.hypot(from.x, from.y) <= radius;
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return (next.x - corner.x) * (from.y - corner.y) - (next.y - corner.y) * (from.x - corner.x) >= -1e-9;
  });
}

/** Returns the spot that lies nearest in a direction (x to the right, y down); -1 for none. For the arrow keys. */
export function spotTowards({ spots }: TableLayout, from: number, direction: Point): number {
  const start = spots[from];
  if (start === undefined) return spots.length > 0 ? 0 : -1;
  let best = -1;
  let least = Infinity;
  for (const [number, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - start.x, spot.y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (along <= 1e-9 || aside > along * 1.8) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [number, cost];
  }
  return best;
}
