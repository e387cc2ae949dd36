// Places on a board of a given size, and off it. Each place exists once.
import type { Position } from "../../../base/boardView";

/** A place, on the board or off it. Two places of one grid that are on the board are equal if and only if identical. */
export class Point {
  private json: Position | null = null;

  constructor(
    readonly x: number,
    readonly y: number,
    /** Index in a layer, row by row; -1 off the board. */
    readonly cell: number,
  ) {}

  equals(other: Point): boolean {
    return this.x === other.x && this.y === other.y;
  }

  /** Returns `[x, y]`: always the same list, which must not be changed. */
  toJson(): Position {
    return (this.json ??= [this.x, this.y]);
  }
}

export class Grid {
  readonly area: number;
  private readonly points: (Point | undefined)[];
  private readonly neighbours: (readonly number[] | undefined)[];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.area = width * height;
    this.points = Array.from({ length: this.area });
    this.neighbours = Array.from({ length: this.area });
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** Returns the place at whole coordinates, which may be off the board. */
  at(x: number, y: number): Point {
    return this.has(x, y) ? this.ofCell(y * this.width + x) : new Point(x, y, -1);
  }

  /** Returns the place at a position: `point.toJson()` gives that again. */
  fromJson([x, y]: Position): Point {
    return this.at(x, y);
  }

  /** Returns the place of a cell of a layer. */
  ofCell(cell: number): Point {
    return (this.points[cell] ??= new Point(cell % this.width, Math.floor(cell / this.width), cell));
  }

  /** Returns the cells on the board that share an edge with a cell: up, down, left, right. */
  neighboursOf(cell: number): readonly number[] {
    return (this.neighbours[cell] ??= this.findNeighbours(cell));
  }

  /** Returns the place `dx` to the right and `dy` down. */
  beside(point: Point, dx: number, dy: number): Point {
    return this.at(point.x + dx, point.y + dy);
  }

  private findNeighbours(cell: number): readonly number[] {
    const { x, y } = this.ofCell(cell);
    const around = [this.at(x, y - 1), this.at(x, y + 1), this.at(x - 1, y), this.at(x + 1, y)];
    return around.map((point) => point.cell).filter((neighbour) => neighbour >= 0);
  }
}
