// Entities of a palette dragged onto a board or a list of what lies in a place, in any language.
import type { DragEvent } from "react";
import type { Entity } from "../../shared/base/boardView";
import { objectIn, objectOf } from "../../shared/base/json";

/** What is dragged: the entity that the palette paints, as JSON. */
const ENTITY_TYPE = "application/x-gridwright-entity";

/** Lets an entity of a palette be dragged. */
export function dragEntity({ dataTransfer }: DragEvent, entity: Entity): void {
  dataTransfer.setData(ENTITY_TYPE, JSON.stringify(entity));
  dataTransfer.effectAllowed = "copy";
}

/** `Place`: what an entity is put on, such as a cell. */
export interface EntityDropPorts<Place> {
  /** The types of what else may be dropped here, which others take. */
  readonly otherTypes?: readonly string[];
  /** Returns the place at a point of the window, over the element `onto`; null where nothing can be dropped. */
  readonly placeAt: (x: number, y: number, onto: HTMLElement) => Place | null;
  /** Shows where a drop would go; null: nowhere. */
  readonly hover: (place: Place | null) => void;
  /** Takes an entity. Another window, with another pack, or another program may be where it comes from. */
  readonly put: (entity: Entity, place: Place, onto: HTMLElement) => void;
}

/** Returns the handlers of an element that takes entities. */
export function entityDrop<Place>({ otherTypes = [], placeAt, hover, put }: EntityDropPorts<Place>) {
  const takes = ({ dataTransfer: { types } }: DragEvent): boolean =>
    types.includes(ENTITY_TYPE) || otherTypes.some((type) => types.includes(type));
  return {
    onDragOver(event: DragEvent<HTMLElement>): void {
      const place = takes(event) ? placeAt(event.clientX, event.clientY, event.currentTarget) : null;
      hover(place);
      if (place !== null) event.preventDefault();
    },
    onDragLeave: () => hover(null),
    onDrop(event: DragEvent<HTMLElement>): void {
      hover(null);
      const dragged = event.dataTransfer.getData(ENTITY_TYPE);
      const place = dragged === "" ? null : placeAt(event.clientX, event.clientY, event.currentTarget);
      if (place === null) return;
      event.preventDefault();
      event.stopPropagation();
      const { kind, params } = objectIn(dragged);
      put({ kind: typeof kind === "string" ? kind : "", params: objectOf(params) }, place, event.currentTarget);
    },
  };
}
