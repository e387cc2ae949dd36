// Shows on a kind that an image held over it will be its picture when it is let go. The window takes the drop.
import type { DragEvent } from "react";
import { hasImage } from "../../../session/pack/imageDrag";

/** The handlers of a kind's row, and of its form. */
export const imageDrop = {
  onDragOver(event: DragEvent<HTMLElement>): void {
    const { dataTransfer, currentTarget } = event;
    if (!hasImage(dataTransfer)) return;
    event.preventDefault();
    currentTarget.dataset["drop"] = "image";
  },
  onDragLeave({ currentTarget }: DragEvent<HTMLElement>): void {
    delete currentTarget.dataset["drop"];
  },
  onDrop({ currentTarget }: DragEvent<HTMLElement>): void {
    delete currentTarget.dataset["drop"];
  },
};
