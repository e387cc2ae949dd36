// Brings images into the open pack: those that the user chooses, or drops on the window. One that is dropped on
// something that shows an image, such as a kind, is shown there from then on.
import { main } from "../../bridge/main";
import type { DropPoint } from "../../dialect/dialectUi";
import { dialectUi } from "../../dialect/openDialect";
import { selectImage, usePackStore } from "../../session/pack/packStore";
import { openDialog } from "../../session/window/dialog";
import { showPanel } from "../dock/dock";
import { showDone, showRefusal } from "../toasts";

/** Copies images into the pack; without files, asks for some. `onto` is what they were dropped on. */
export async function importImages(files: readonly string[] | null, onto: Element | null = null): Promise<void> {
  const paths = await copyImages(files);
  const [first] = paths;
  if (first === undefined) return;
  const isGiven = onto !== null && giveImage(onto, first);
  if (isGiven && paths.length === 1) return;
  if (!isGiven) {
    selectImage(first);
    showPanel("editor");
  }
  const count = paths.length === 1 ? "An image was imported" : `${paths.length} images were imported`;
  const { ofImages } = dialectUi();
  showDone(
    count,
    `${paths.join(", ")}. Drop an image on a kind to show it there.`,
    ofImages === undefined ? undefined : { label: ofImages.label, run: () => ofImages.make(paths) },
  );
}

/** Asks for an image, copies it into the pack, and asks how it is to be cut into tiles. */
export async function importTiles(): Promise<void> {
  const [first] = await copyImages(null);
  if (first === undefined) return;
  selectImage(first);
  openDialog({ kind: "cut-image", path: first });
}

/** Returns the paths in the pack of what was copied; says why others were not. */
async function copyImages(files: readonly string[] | null): Promise<readonly string[]> {
  if (usePackStore.getState().listing === null) {
    showRefusal("No image was imported", "Open a pack first.");
    return [];
  }
  const imported = await main.importImages(files);
  const paths: string[] = [];
  for (const { name, result } of imported) {
    if (result.ok) paths.push(result.value);
    else showRefusal(`${name} was not imported`, result.refusal);
  }
  return paths;
}

/** Gives an image of the pack to what it was dropped on, at a point; false where that shows none. */
export function giveImage(onto: Element, path: string, at: DropPoint | null = null): boolean {
  const assigned = dialectUi().assignImage?.(onto, path, at) ?? null;
  if (assigned === null) return false;
  if (assigned.ok) showDone("The image is in use", assigned.value);
  else showRefusal("The image is not used", assigned.refusal);
  return true;
}
