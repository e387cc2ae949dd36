// Shows on a kind that an image held over it will be its picture when it is let go. The window takes the drop.
import type { DragEvent } from "react";
import { IMAGE_TYPE } from "../../../session/pack/packStore";

/** The handlers of a kind's row. */
export const imageDrop = {
  onDragOver({ dataTransfer, currentTarget }: DragEvent<HTMLElement>): void {
    const isImage = dataTransfer.types.includes(IMAGE_TYPE) || dataTransfer.types.includes("Files");
    if (isImage) currentTarget.dataset["drop"] = "image";
  },
  onDragLeave({ currentTarget }: DragEvent<HTMLElement>): void {
    delete currentTarget.dataset["drop"];
  },
  onDrop({ currentTarget }: DragEvent<HTMLElement>): void {
    delete currentTarget.dataset["drop"];
  },
};
