// Undo and redo where the focus is: in an input that is being typed in its own, in a form, in the text and on the board
// the document's; where a level is shown, what was done for it in other files too.
import { redoIn, undoIn } from "../../documents/history/changesElsewhere";
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/pack/packStore";
import { openModal } from "./keyOwner";

export function undo(): void {
  if (isTypedIn(document.activeElement)) return void document.execCommand("undo");
  if (isBesideForms(document.activeElement)) return;
  const { path, isText } = focusedFile();
  if (path === null) return;
  if (isText) documents.get(path)?.undo();
  else undoIn(path);
}

export function redo(): void {
  if (isTypedIn(document.activeElement)) return void document.execCommand("redo");
  if (isBesideForms(document.activeElement)) return;
  const { path, isText } = focusedFile();
  if (path === null) return;
  if (isText) documents.get(path)?.redo();
  else redoIn(path);
}

/** With the focus in a form, its file; in the text, the file shown there; anywhere else the level on the board. */
function focusedFile(): { readonly path: string | null; readonly isText: boolean } {
  const { activeFile, activeLevelFile } = usePackStore.getState();
  const isText = document.activeElement?.closest('[data-panel="editor"]') !== null;
  const ofForm = formOf(document.activeElement)?.dataset["document"];
  return { path: ofForm ?? (isText ? activeFile : (activeLevelFile ?? activeFile)), isText };
}

/** The fields of a form show what its document says, until something is typed. */
function isTypedIn(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || element.closest(".monaco-editor") !== null) return false;
  return formOf(element) === null || element.dataset["draft"] === "true";
}

/** In a dialog, outside of its forms: what is behind it is not changed from there. */
function isBesideForms(element: Element | null): boolean {
  return openModal()?.contains(element) === true && formOf(element) === null;
}

function formOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-document]") ?? null;
}
