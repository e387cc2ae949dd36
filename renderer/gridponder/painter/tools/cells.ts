// The geometry of tools: sets of cells, each cell once, in the order in which they are reached. Pure.
import type { Position } from "../../../../shared/base/boardView";

/** The cells of a straight line, ends included (Bresenham): neighbours touch at least at a corner. */
export function lineCells([x0, y0]: Position, [x1, y1]: Position): readonly Position[] {
  const cells: Position[] = [];
  const [dx, dy] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  const [stepX, stepY] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
  let [x, y] = [x0, y0];
  let error = dx - dy;
  for (;;) {
    cells.push([x, y]);
    if (x === x1 && y === y1) return cells;
    const doubled = 2 * error;
    if (doubled > -dy) {
      error -= dy;
      x += stepX;
    }
    if (doubled < dx) {
      error += dx;
      y += stepY;
    }
  }
}

/** The end of a line from there that keeps to one of eight directions: the nearest to where it was to end. */
export function straightEnd([x0, y0]: Position, [x1, y1]: Position): Position {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [across, down] = [Math.abs(dx), Math.abs(dy)];
  if (across > 2 * down) return [x1, y0];
  if (down > 2 * across) return [x0, y1];
  const length = Math.round((across + down) / 2);
  return [x0 + Math.sign(dx) * length, y0 + Math.sign(dy) * length];
}

/** Returns the corner opposite of one that makes a rectangle a square, as large as its longer side was. */
export function squareCorner([x0, y0]: Position, [x1, y1]: Position): Position {
  const side = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  return [x0 + (x1 < x0 ? -side : side), y0 + (y1 < y0 ? -side : side)];
}

/** Returns the cells along a way of the pointer: it may have jumped, so that lines fill what it passed over. */
export function wayCells(points: readonly Position[]): readonly Position[] {
  if (points.length < 2) return points;
  return distinct(points.slice(1).flatMap((point, index) => lineCells(points[index] ?? point, point)));
}

/** Returns all cells of the rectangle with these corners, row by row. */
export function rectangleCells([x0, y0]: Position, [x1, y1]: Position): readonly Position[] {
  const [left, top] = [Math.min(x0, x1), Math.min(y0, y1)];
  const width = Math.abs(x1 - x0) + 1;
  const height = Math.abs(y1 - y0) + 1;
  return Array.from({ length: width * height }, (_, index) => [
    left + (index % width),
    top + Math.floor(index / width),
  ]);
}

/** Returns the cells along the edge of the rectangle with these corners, row by row. */
export function rectangleEdge(from: Position, to: Position): readonly Position[] {
  return rectangleCells(from, to).filter(([x, y]) => x === from[0] || x === to[0] || y === from[1] || y === to[1]);
}

/** Returns the cells under a square brush `size` cells wide; an even brush reaches further right and down. */
export function brushCells(cells: readonly Position[], size: number): readonly Position[] {
  if (size <= 1) return cells;
  const before = Math.floor((size - 1) / 2);
  return distinct(
    cells.flatMap(([x, y]) => rectangleCells([x - before, y - before], [x - before + size - 1, y - before + size - 1])),
  );
}

/**
 * The region around `start` whose cells `isSame`, reached by sides, not by corners; nothing when `start` is off the
 * board. `isSame` is asked only about cells of a board `width` × `height`.
 */
export function floodCells(
  start: Position,
  width: number,
  height: number,
  isSame: (x: number, y: number) => boolean,
): readonly Position[] {
  const [startX, startY] = start;
  if (startX < 0 || startY < 0 || startX >= width || startY >= height) return [];
  // Numbers (y * width + x) until all are known: a region may be all of a large board.
  const seen = new Uint8Array(width * height);
  const first = startY * width + startX;
  const found = [first];
  seen[first] = 1;
  const reach = (x: number, y: number): void => {
    const cell = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || seen[cell] === 1 || !isSame(x, y)) return;
    seen[cell] = 1;
    found.push(cell);
  };
  // `reach` adds to the list that this goes through.
  for (const cell of found) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    reach(x, y - 1);
    reach(x - 1, y);
    reach(x + 1, y);
    reach(x, y + 1);
  }
  return found.map((cell) => [cell % width, Math.floor(cell / width)]);
}

/** Returns each cell once, where it came first. */
export function distinct(cells: readonly Position[]): readonly Position[] {
  const seen = new Set<string>();
  return cells.filter(([x, y]) => {
    const key = `${x},${y}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
