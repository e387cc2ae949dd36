// Cards of a list dragged to another place in it: before a card over its upper half, else after it.
import type { HTMLAttributes } from "react";
import { childPointer } from "../../shared/base/json";
import type { JsonPath } from "../../shared/text/memberEdit";
import { type ReorderDrop, reorderDrop } from "../ui/reorderDrop";

/** What is dragged, as "list index": a card is dropped in its own list only. */
const ITEM_TYPE = "application/x-gridwright-item";

export type ItemDrag = ReorderDrop & Pick<HTMLAttributes<HTMLElement>, "draggable" | "onDragStart">;

let dragged: { readonly list: string; readonly index: number } | null = null;

/** Makes the card of an item draggable; `onMove` gets its index and that of the item that it goes before. */
export function itemDrag(list: JsonPath, index: number, onMove: (from: number, before: number) => void): ItemDrag {
  const own = childPointer("", ...list);
  return {
    draggable: true,
    onDragStart(event) {
      event.stopPropagation();
      dragged = { list: own, index };
      event.dataTransfer.setData(ITEM_TYPE, `${own} ${index}`);
      event.dataTransfer.effectAllowed = "move";
    },
    ...reorderDrop({
      takes: () => dragged?.list === own,
      marked: (listener) => listener.closest<HTMLElement>(".gw-item") ?? listener,
      drop(side) {
        if (dragged !== null) onMove(dragged.index, side === "before" ? index : index + 1);
        dragged = null;
      },
    }),
  };
}
