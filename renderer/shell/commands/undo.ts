// Undo and redo where the focus is: in an input that is being typed in its own, in a form, in the text and on the board
// the document's.
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/packStore";

export function undo(): void {
  if (isTypedIn(document.activeElement)) document.execCommand("undo");
  else focusedDocument()?.undo();
}

export function redo(): void {
  if (isTypedIn(document.activeElement)) document.execCommand("redo");
  else focusedDocument()?.redo();
}

/** With the focus in a form, its file; in the text, the file shown there; anywhere else the level on the board. */
function focusedDocument() {
  const { activeFile, activeLevelFile } = usePackStore.getState();
  const inText = document.activeElement?.closest('[data-panel="editor"]') !== null;
  const ofForm = formOf(document.activeElement)?.dataset["document"];
  const path = ofForm ?? (inText ? activeFile : (activeLevelFile ?? activeFile));
  return path === null ? undefined : documents.get(path);
}

/** The fields of a form show what its document says, until something is typed. */
function isTypedIn(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || element.closest(".monaco-editor") !== null) return false;
  return formOf(element) === null || element.dataset["draft"] === "true";
}

function formOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-document]") ?? null;
}
