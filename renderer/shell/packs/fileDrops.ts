// Files dragged over the window: says what a drop would do, and does it. Images are imported, a zip file is unpacked,
// a pack is opened.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { pathOfFile } from "../../bridge/main";
import { IMAGE_TYPE } from "../../session/pack/imageDrag";
import { usePackStore } from "../../session/pack/packStore";
import { openModal } from "../commands/keyOwner";
import { useShellStore } from "../shellStore";
import { dropSentence, dropTask } from "./dropTask";
import { showRefusal } from "../toasts";
import { giveImage, importImages } from "./importImages";
import { importPack, openPack } from "./openPack";

/** Listens to drags over the whole window; what takes an image of the pack accepts it by itself. */
export function listenToDrops(): Disposable {
  const over = (event: DragEvent): void => {
    const types = event.dataTransfer?.types ?? [];
    if (!types.includes("Files")) return;
    event.preventDefault();
    if (openModal() !== null && event.dataTransfer !== null) event.dataTransfer.dropEffect = "none";
    // A picture of a page is dragged with its HTML: it is no file of the disk.
    tell(types.includes("text/html") ? null : sentenceFor(event));
  };
  const leave = ({ relatedTarget }: DragEvent): void => {
    // The pointer left the window, or the drag was cancelled.
    if (relatedTarget === null) tell(null);
  };
  const end = (): void => tell(null);
  window.addEventListener("dragover", over);
  window.addEventListener("dragleave", leave);
  // While the event comes down: what is dropped on may keep the drop to itself.
  window.addEventListener("drop", end, true);
  window.addEventListener("drop", takeDrop);
  return disposable(() => {
    window.removeEventListener("dragover", over);
    window.removeEventListener("dragleave", leave);
    window.removeEventListener("drop", end, true);
    window.removeEventListener("drop", takeDrop);
  });
}

function tell(dropWords: string | null): void {
  if (useShellStore.getState().dropWords !== dropWords) useShellStore.setState({ dropWords });
}

function sentenceFor({ dataTransfer }: DragEvent): string | null {
  if (openModal() !== null) return "Close the dialog first";
  const files = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === "file");
  return dropSentence(
    files.map(({ type }) => type),
    usePackStore.getState().listing !== null,
  );
}

function takeDrop(event: DragEvent): void {
  const { dataTransfer, target } = event;
  const onto = target instanceof Element ? target : null;
  const own = dataTransfer?.getData(IMAGE_TYPE) ?? "";
  const at = { x: event.clientX, y: event.clientY };
  if (own !== "" && onto !== null && giveImage(onto, own, at)) return event.preventDefault();
  if (dataTransfer?.types.includes("Files") !== true) return;
  event.preventDefault();
  // Behind a dialog nothing changes, least of all the pack that it is about.
  if (openModal() !== null) return;
  const files = [...dataTransfer.files];
  const task = dropTask(files.map(pathOfFile), isKnownFile(dataTransfer));
  if (task?.kind === "images") void importImages(task.paths, onto);
  else if (task?.kind === "zip") void importPack(task.path);
  else if (task?.kind === "pack") void openPack(task.path);
  else if (task?.kind === "refused") showRefusal("Nothing was opened", task.message);
}

/** Returns whether the first of the dropped files is no folder. */
function isKnownFile({ items }: DataTransfer): boolean {
  return [...items].find(({ kind }) => kind === "file")?.webkitGetAsEntry()?.isFile === true;
}
