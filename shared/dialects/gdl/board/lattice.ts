// Boards of squares and of hexes: places with two coordinates in a rectangle, some of which may be absent.
import type { Geometry } from "../../../base/boardView";
import type { Topology } from "./topology";

type Step = readonly [dx: number, dy: number];

const ORTHOGONAL: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
const HEX: readonly Step[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** What is not the same for all boards of two coordinates. */
interface Shape {
  readonly kind: "grid" | "hex";
  readonly width: number;
  readonly height: number;
  /** The least coordinates. */
  readonly left: number;
  readonly bottom: number;
  isPlace(x: number, y: number): boolean;
  readonly steps: readonly Step[];
  /** Whether a difference of coordinates is along a line. */
  inLine(dx: number, dy: number): boolean;
  readonly geometry: Geometry;
}

/** Makes a board of squares; `isKing`: the diagonal neighbours count, too. */
export function gridOf(width: number, height: number, isKing: boolean): Topology {
  return latticeOf({
    kind: "grid",
    width,
    height,
    left: 0,
    bottom: 0,
    isPlace: () => true,
    steps: isKing ? [...ORTHOGONAL, ...DIAGONAL] : ORTHOGONAL,
    inLine: (dx, dy) => dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy),
    geometry: { kind: "squares", up: true, names: "a1" },
  });
}

function isHexLine(dx: number, dy: number): boolean {
  return dx === 0 || dy === 0 || dx === -dy;
}

/** Makes a rhombus of hexes, axial coordinates from 0 (D-3). */
export function hexGridOf(width: number, height: number): Topology {
  const geometry: Geometry = { kind: "hexes", origin: [0, 0], absent: [] };
  const isPlace = (): boolean => true;
  return latticeOf({
    kind: "hex",
    width,
    height,
    left: 0,
    bottom: 0,
    isPlace,
    steps: HEX,
    inLine: isHexLine,
    geometry,
  });
}

/** Makes a hexagon of hexes around (0,0), `radius` steps to each side. */
export function hexagonOf(radius: number): Topology {
  const side = 2 * radius + 1;
  const isPlace = (q: number, r: number): boolean => Math.abs(q + r) <= radius;
  const absent: [number, number][] = [];
  for (let r = -radius; r <= radius; r += 1) {
    for (let q = -radius; q <= radius; q += 1) if (!isPlace(q, r)) absent.push([q + radius, r + radius]);
  }
  const geometry: Geometry = { kind: "hexes", origin: [radius, radius], absent };
  const shape = { left: -radius, bottom: -radius, isPlace, steps: HEX, inLine: isHexLine, geometry };
  return latticeOf({ kind: "hex", width: side, height: side, ...shape });
}

function latticeOf(shape: Shape): Topology {
  const { kind, width, height, left, bottom, geometry } = shape;
  const xs: number[] = [];
  const ys: number[] = [];
  const placeAt = new Int32Array(width * height).fill(-1);
  for (let y = bottom; y < bottom + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      if (!shape.isPlace(x, y)) continue;
      placeAt[(y - bottom) * width + x - left] = xs.length;
      xs.push(x);
      ys.push(y);
    }
  }
  // A place that is asked for is one of the board, so it has coordinates.
  const x = (place: number): number => xs[place]!;
  const y = (place: number): number => ys[place]!;
  const at = (atX: number, atY: number): number => {
    const column = atX - left;
    const row = atY - bottom;
    if (column < 0 || row < 0 || column >= width || row >= height) return -1;
    return placeAt[row * width + column] ?? -1;
  };
  const isClear: Topology["isClear"] = (from, to, isFree) => {
    const dx = x(to) - x(from);
    const dy = y(to) - y(from);
    if (!shape.inLine(dx, dy)) return false;
    const stepX = Math.sign(dx);
    const stepY = Math.sign(dy);
    let atX = x(from) + stepX;
    let atY = y(from) + stepY;
    while (atX !== x(to) || atY !== y(to)) {
      if (!isFree(at(atX, atY))) return false;
      atX += stepX;
      atY += stepY;
    }
    return true;
  };
  return {
    kind,
    count: xs.length,
    width,
    height,
    geometry,
    x,
    y,
    at,
    isClear,
    between(from, to) {
      const places: number[] = [];
      const isLine = from === to || isClear(from, to, (place) => places.push(place) > 0);
      return isLine ? places : null;
    },
    adjacent: (one, other) => shape.steps.some(([dx, dy]) => x(other) - x(one) === dx && y(other) - y(one) === dy),
    neighbours: (place) => shape.steps.map(([dx, dy]) => at(x(place) + dx, y(place) + dy)).filter((each) => each >= 0),
    isSpecial: () => false,
    attributes: () => ({}),
    nodeName: () => null,
    nodeNamed: () => -1,
  };
}
