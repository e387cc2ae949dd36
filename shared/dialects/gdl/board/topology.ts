// How the places of a game lie: their names and coordinates, neighbours, lines and special connections (gdl.md, A4).
// Places are numbered in the order in which they are enumerated: row by row, nodes and zones as declared.
import type { Geometry } from "../../../base/boardView";
import type { Json } from "../../../base/json";

export interface Topology {
  readonly kind: "grid" | "hex" | "network" | "zones";
  /** How many places there are; none on a board of zones alone. */
  readonly count: number;
  /** The width and height of the smallest rectangle that holds them. A network is one row. */
  readonly width: number;
  readonly height: number;
  readonly geometry: Geometry;
  /** Coordinates as rules read them: `x`, `y`, or axial `q`, `r`. */
  x(place: number): number;
  y(place: number): number;
  /** Returns the place at these coordinates; -1 off the board, and on a network. */
  at(x: number, y: number): number;
  adjacent(one: number, other: number): boolean;
  isSpecial(from: number, to: number): boolean;
  /** Returns whether all places strictly between two are free; `isFree` is asked for them. */
  isClear(from: number, to: number, isFree: (place: number) => boolean): boolean;
  /** Returns the places strictly between two in a line; null when they are in none, and on a network. */
  between(from: number, to: number): readonly number[] | null;
  /** The neighbours of a place. */
  neighbours(place: number): readonly number[];
  /** The attributes of a network's node. */
  attributes(place: number): Readonly<Record<string, Json>>;
  /** The name of a node; of another place null. */
  nodeName(place: number): string | null;
  /** Returns the node with this name; -1 when there is none. */
  nodeNamed(name: string): number;
}
