// The images selected together in the tree. A command on one of them applies to all.
import { isPicturePath } from "../../../shared/pack/images/picturePath";
import { usePackStore } from "./packStore";
import { createPathSelection } from "./pathSelection";

export const imageSelection = createPathSelection({
  shown: ({ shownImage }) => shownImage,
  paths: () => (usePackStore.getState().listing?.assets ?? []).filter(isPicturePath),
});

/** Returns the images that are meant where a command is given at one, by their names: all chosen ones if it is one. */
export function imagesAt(path: string): readonly string[] {
  return imageSelection.at(path).toSorted();
}
