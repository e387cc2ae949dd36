// What is dragged where something takes an image: one of the pack, or files of the disk. Knows the DOM's drags.
import { isPictureType } from "../../../shared/pack/images/picturePath";

/** What is dragged when an image of the pack is: its path. */
export const IMAGE_TYPE = "application/x-gridwright-image";

/** Returns whether an image of the pack is dragged, or an image among files of the disk. */
export function hasImage({ types, items }: Pick<DataTransfer, "types" | "items">): boolean {
  return (
    types.includes(IMAGE_TYPE) || Array.from(items).some(({ kind, type }) => kind === "file" && isPictureType(type))
  );
}
