// Cards of a list dragged to another place in it: before a card over its upper half, else after it.
import { isUpperHalf } from "../ui/dragHalf";
import type { DragEvent, HTMLAttributes } from "react";
import { childPointer } from "../../shared/base/json";
import type { JsonPath } from "../../shared/text/memberEdit";

/** What is dragged, as "list index": a card is dropped in its own list only. */
const ITEM_TYPE = "application/x-gridwright-item";

export type ItemDrag = Pick<
  HTMLAttributes<HTMLElement>,
  "draggable" | "onDragStart" | "onDragOver" | "onDragLeave" | "onDrop"
>;

let dragged: { readonly list: string; readonly index: number } | null = null;

/** Makes the card of an item draggable; `onMove` gets its index and that of the item that it goes before. */
export function itemDrag(list: JsonPath, index: number, onMove: (from: number, before: number) => void): ItemDrag {
  const own = childPointer("", ...list);
  const isHere = (): boolean => dragged?.list === own;
  return {
    draggable: true,
    onDragStart(event) {
      event.stopPropagation();
      dragged = { list: own, index };
      event.dataTransfer.setData(ITEM_TYPE, `${own} ${index}`);
      event.dataTransfer.effectAllowed = "move";
    },
    onDragOver(event) {
      if (!isHere()) return;
      event.preventDefault();
      event.stopPropagation();
      cardOf(event).dataset["drop"] = isUpperHalf(event) ? "before" : "after";
    },
    onDragLeave(event) {
      delete cardOf(event).dataset["drop"];
    },
    onDrop(event) {
      delete cardOf(event).dataset["drop"];
      if (!isHere() || dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(dragged.index, isUpperHalf(event) ? index : index + 1);
      dragged = null;
    },
  };
}

function cardOf({ currentTarget }: DragEvent<HTMLElement>): HTMLElement {
  return currentTarget.closest<HTMLElement>(".gw-item") ?? currentTarget;
}
