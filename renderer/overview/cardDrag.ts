// Cards dragged to another place in the pack's sequence: before a card over its left half, else after it.
import type { DragEvent, HTMLAttributes } from "react";

const CARD_TYPE = "application/x-gridwright-card";

export type CardDrag = Pick<
  HTMLAttributes<HTMLElement>,
  "draggable" | "onDragStart" | "onDragOver" | "onDragLeave" | "onDrop"
>;

/**
 * Makes the card of the entry at `index` draggable; nothing for a level in no sequence. `onMove` gets two indices of
 * the sequence: the entry at the first goes before the entry at the second.
 */
export function cardDrag(index: number | null, onMove: (from: number, before: number) => void): CardDrag {
  if (index === null) return {};
  const isCard = (event: DragEvent): boolean => event.dataTransfer.types.includes(CARD_TYPE);
  return {
    draggable: true,
    onDragStart(event) {
      event.dataTransfer.setData(CARD_TYPE, String(index));
      event.dataTransfer.effectAllowed = "move";
    },
    onDragOver(event) {
      if (!isCard(event)) return;
      event.preventDefault();
      event.currentTarget.dataset["drop"] = isLeftHalf(event) ? "before" : "after";
    },
    onDragLeave(event) {
      delete event.currentTarget.dataset["drop"];
    },
    onDrop(event) {
      delete event.currentTarget.dataset["drop"];
      if (!isCard(event)) return;
      event.preventDefault();
      onMove(Number(event.dataTransfer.getData(CARD_TYPE)), isLeftHalf(event) ? index : index + 1);
    },
  };
}

function isLeftHalf(event: DragEvent<HTMLElement>): boolean {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left + width / 2;
}
