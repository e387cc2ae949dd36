// What a board looks like at one moment, for drawing and inspecting: plain data, safe to send between processes, the
// same for every language.
import type { JsonObject } from "./json";

/** `[x, y]`: the column and the row of a place. Rows count downwards from the top unless the geometry says otherwise. */
export type Position = readonly [x: number, y: number];

export interface Entity {
  readonly kind: string;
  readonly params: JsonObject;
}

/** The geometry of a board's places, and their names. */
export type Geometry =
  /** Rows count upwards from the bottom. `a1`: `E4`, the column as letters, the row from 1; `xy`: `3,4`, both from 0. */
  | { readonly kind: "squares"; readonly up: true; readonly names: "a1" | "xy" }
  /** Axial: place `[x, y]` is the hex `q = x - origin[0]`, `r = y - origin[1]`, named `q,r`. `absent`: places without one. */
  | { readonly kind: "hexes"; readonly origin: Position; readonly absent: readonly Position[] }
  /** One row of places, each with a name. `at`: where they are drawn; null: wherever. Edges join them by their numbers. */
  | {
      readonly kind: "nodes";
      readonly names: readonly string[];
      readonly at: readonly Position[] | null;
      readonly edges: readonly (readonly [from: number, to: number, special: boolean])[];
    };

/** What the names of places depend on. */
export interface Places {
  readonly width: number;
  readonly height: number;
  /** Absent: squares from the top left, named `(x,y)`. */
  readonly geometry?: Geometry;
}

/** The part that all boards of a level share: enough to read the numbers of slots and entities. */
export interface BoardShape extends Places {
  /** Layer ids from the bottom up. */
  readonly layers: readonly string[];
  /** The distinct entities; `entities[0]` is null, the empty cell. */
  readonly entities: readonly (Entity | null)[];
}

export interface BoardView extends BoardShape {
  /** Indices into `entities`; slot = layer * (width * height) + y * width + x. */
  readonly cells: Uint16Array | Uint32Array;
  /** The state beside the cells, as its language keeps it. The field writes of a trace name paths in it. */
  readonly state: JsonObject;
}

/** Returns whether a cell is on a board. */
export function isOnBoard({ width, height }: Pick<Places, "width" | "height">, [x, y]: Position): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Returns whether two positions are the same. */
export function isSamePosition(one: Position, other: Position): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Returns the entity of a layer at a cell; null when empty, off the board, or on an unknown layer. */
export function entityAt(view: BoardView, layer: string, x: number, y: number): Entity | null {
  const index = view.layers.indexOf(layer);
  // Compared here: boards are gone through cell by cell, and each call would make a list.
  if (index < 0 || x < 0 || y < 0 || x >= view.width || y >= view.height) return null;
  return entityIn(view, (index * view.height + y) * view.width + x);
}

/** Returns the entity in a slot of a board; null when it is empty or there is no such slot. */
export function entityIn(view: Pick<BoardView, "cells" | "entities">, slot: number): Entity | null {
  return view.entities[view.cells[slot] ?? 0] ?? null;
}
