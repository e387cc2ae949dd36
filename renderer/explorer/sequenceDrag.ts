// Entries of the level sequence dragged to another place in the tree. Knows rows and the DOM's drag events.
import type { HTMLAttributes } from "react";
import { IMAGE_TYPE } from "../session/pack/imageDrag";
import { type ReorderDrop, reorderDrop } from "../ui/reorderDrop";
import type { TreeRow } from "./packTree";

const ENTRY_TYPE = "application/x-gridwright-entry";

/** Returns the index, in the level sequence, of a row's entry; null for any other row. */
export function entryOf(row: TreeRow): number | null {
  return "entry" in row ? row.entry : null;
}

export type RowDrag = ReorderDrop & Pick<HTMLAttributes<HTMLElement>, "draggable" | "onDragStart">;

/** Returns what makes a row draggable, and a place to drop another at: before it over its upper half, else after it. */
export function rowDrag(row: TreeRow, onMove: (from: number, before: number) => void): RowDrag {
  const entry = entryOf(row);
  if (entry === null) return row.kind === "asset" ? imageDrag(row.path) : { draggable: false };
  return {
    draggable: true,
    onDragStart(event) {
      event.dataTransfer.setData(ENTRY_TYPE, String(entry));
      event.dataTransfer.effectAllowed = "move";
    },
    ...reorderDrop({
      takes: ({ dataTransfer }) => dataTransfer.types.includes(ENTRY_TYPE),
      drop(side, { dataTransfer }) {
        const from = Number(dataTransfer.getData(ENTRY_TYPE));
        if (Number.isInteger(from)) onMove(from, side === "before" ? entry : entry + 1);
      },
    }),
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
