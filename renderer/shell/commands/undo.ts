// Undo and redo where the focus is: in an input its own, in the text and on the board the document's.
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/packStore";

export function undo(): void {
  if (isInput(document.activeElement)) document.execCommand("undo");
  else focusedDocument()?.undo();
}

export function redo(): void {
  if (isInput(document.activeElement)) document.execCommand("redo");
  else focusedDocument()?.redo();
}

/** With the focus in the text, the file shown there; anywhere else the level on the board. */
function focusedDocument() {
  const { activeFile, activeLevelFile } = usePackStore.getState();
  const inText = document.activeElement?.closest('[data-panel="editor"]') !== null;
  const path = inText ? activeFile : (activeLevelFile ?? activeFile);
  return path === null ? undefined : documents.get(path);
}

function isInput(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.closest(".monaco-editor") === null;
}
