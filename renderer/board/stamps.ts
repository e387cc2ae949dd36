// Pictures of entities at one size, of which a board is put together. Types only.
import type { Entity } from "../../shared/base/boardView";

export interface Stamps {
  /** Size in canvas pixels. */
  readonly size: number;
  /** The picture of an entity, null while there is nothing to show (invisible, or its sprite is on its way). */
  of(entity: Entity): OffscreenCanvas | null;
}
