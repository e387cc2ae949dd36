// Marks of a table for a move that is not played yet.
import type { Entity } from "../../../shared/base/boardView";

/** A piece that is not there yet. */
export interface Ghost {
  readonly spot: number;
  readonly entity: Entity;
  /** How strongly it is drawn, between 0 and 1. */
  readonly share: number;
}

export interface GhostMarks {
  /** Spots of pieces that would stand there no more. */
  readonly faded: ReadonlySet<number>;
  readonly ghosts: readonly Ghost[];
}

export const NO_GHOSTS: GhostMarks = { faded: new Set(), ghosts: [] };
