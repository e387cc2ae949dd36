// Entries of the level sequence dragged to another place in the tree. Knows rows and the DOM's drag events.
import { isUpperHalf } from "../ui/dragHalf";
import type { DragEvent } from "react";
import { IMAGE_TYPE } from "../session/pack/packStore";
import type { TreeRow } from "./packTree";

const ENTRY_TYPE = "application/x-gridwright-entry";

/** Returns the index, in the level sequence, of a row's entry; null for any other row. */
export function entryOf(row: TreeRow): number | null {
  return "entry" in row ? row.entry : null;
}

export interface RowDrag {
  readonly draggable: boolean;
  readonly onDragStart?: (event: DragEvent<HTMLElement>) => void;
  readonly onDragOver?: (event: DragEvent<HTMLElement>) => void;
  readonly onDragLeave?: (event: DragEvent<HTMLElement>) => void;
  readonly onDrop?: (event: DragEvent<HTMLElement>) => void;
}

/** What makes a row draggable, and a place to drop another at: before it over its upper half, else after it. */
export function rowDrag(row: TreeRow, onMove: (from: number, before: number) => void): RowDrag {
  const entry = entryOf(row);
  if (entry === null) return row.kind === "asset" ? imageDrag(row.path) : { draggable: false };
  const isEntry = (event: DragEvent): boolean => event.dataTransfer.types.includes(ENTRY_TYPE);
  return {
    draggable: true,
    onDragStart(event) {
      event.dataTransfer.setData(ENTRY_TYPE, String(entry));
      event.dataTransfer.effectAllowed = "move";
    },
    onDragOver(event) {
      if (!isEntry(event)) return;
      event.preventDefault();
      event.currentTarget.dataset["drop"] = isUpperHalf(event) ? "before" : "after";
    },
    onDragLeave(event) {
      delete event.currentTarget.dataset["drop"];
    },
    onDrop(event) {
      delete event.currentTarget.dataset["drop"];
      const from = Number(event.dataTransfer.getData(ENTRY_TYPE));
      if (!isEntry(event) || !Number.isInteger(from)) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(from, isUpperHalf(event) ? entry : entry + 1);
    },
  };
}

/** Lets an image be dropped on what shows one, such as a kind. */
function imageDrag(path: string): RowDrag {
  return {
    draggable: true,
    onDragStart(event) {
      event.dataTransfer.setData(IMAGE_TYPE, path);
      event.dataTransfer.effectAllowed = "copy";
    },
  };
}
