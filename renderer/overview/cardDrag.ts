// Cards dragged to another place in the pack's sequence: before a card over its left half, else after it.
import type { HTMLAttributes } from "react";
import { type ReorderDrop, horizontalSide, reorderDrop } from "../ui/reorderDrop";

const CARD_TYPE = "application/x-gridwright-card";

export type CardDrag = ReorderDrop & Pick<HTMLAttributes<HTMLElement>, "draggable" | "onDragStart">;

/**
 * Makes the card of the entry at `index` draggable; nothing for a level in no sequence. `onMove` gets two indices of
 * the sequence: the entry at the first goes before the entry at the second.
 */
export function cardDrag(index: number | null, onMove: (from: number, before: number) => void): CardDrag {
  if (index === null) return {};
  return {
    draggable: true,
    onDragStart(event) {
      event.dataTransfer.setData(CARD_TYPE, String(index));
      event.dataTransfer.effectAllowed = "move";
    },
    ...reorderDrop({
      takes: ({ dataTransfer }) => dataTransfer.types.includes(CARD_TYPE),
      sideOf: horizontalSide,
      drop: (side, { dataTransfer }) =>
        onMove(Number(dataTransfer.getData(CARD_TYPE)), side === "before" ? index : index + 1),
    }),
  };
}
