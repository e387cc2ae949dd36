// Where a dragged item would go among the items of a list: each item takes it before or after itself.
import type { DragEvent, HTMLAttributes } from "react";

export type Side = "before" | "after";

export type ReorderDrop = Pick<HTMLAttributes<HTMLElement>, "onDragOver" | "onDragLeave" | "onDrop">;

export interface ReorderPorts {
  /** Returns whether what is dragged belongs to this list. */
  readonly takes: (event: DragEvent<HTMLElement>) => boolean;
  readonly sideOf?: (event: DragEvent<HTMLElement>) => Side;
  /** Returns the element that shows the side, as `data-drop`; without it the one that listens. */
  readonly marked?: (listener: HTMLElement) => HTMLElement;
  readonly drop: (side: Side, event: DragEvent<HTMLElement>) => void;
}

/** Returns the handlers of an item. What its list does not take is left to what is around it. */
export function reorderDrop({ takes, sideOf = verticalSide, marked = same, drop }: ReorderPorts): ReorderDrop {
  return {
    onDragOver(event) {
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      marked(event.currentTarget).dataset["drop"] = sideOf(event);
    },
    onDragLeave({ currentTarget }) {
      delete marked(currentTarget).dataset["drop"];
    },
    onDrop(event) {
      delete marked(event.currentTarget).dataset["drop"];
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      drop(sideOf(event), event);
    },
  };
}

/** Before an item over its upper half, else after it. */
function verticalSide({ currentTarget, clientY }: DragEvent<HTMLElement>): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? "before" : "after";
}

/** Before an item over its left half, else after it. */
export function horizontalSide({ currentTarget, clientX }: DragEvent<HTMLElement>): Side {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX < left + width / 2 ? "before" : "after";
}

function same(listener: HTMLElement): HTMLElement {
  return listener;
}
