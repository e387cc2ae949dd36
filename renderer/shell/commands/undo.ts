// Undo and redo where the focus is: in an input that is being typed in its own, in a form, in the text and on the board
// the document's, anywhere else the last step of those in sight; where a level is shown, what was done for it in other
// files too. While moves are recorded, the last move.
import { redoIn, undoIn } from "../../documents/history/changesElsewhere";
import { historyOf } from "../../documents/history/stepHistory";
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/pack/packStore";
import { isRecordedInto, redoRecording, undoRecording } from "../../session/record/undoRecording";
import { openModal } from "./keyOwner";

export function undo(): void {
  if (isTypedIn(document.activeElement)) return void document.execCommand("undo");
  if (isBesideForms(document.activeElement)) return;
  const { path, part } = focusedFile("undo");
  if (path === null) return;
  if (part === "text") documents.get(path)?.undo();
  else if (part === "other" && isRecordedInto(path)) void undoRecording(path);
  else undoIn(path);
}

export function redo(): void {
  if (isTypedIn(document.activeElement)) return void document.execCommand("redo");
  if (isBesideForms(document.activeElement)) return;
  const { path, part } = focusedFile("redo");
  if (path === null) return;
  if (part === "text") documents.get(path)?.redo();
  else if (part === "other" && isRecordedInto(path)) void redoRecording(path);
  else redoIn(path);
}

interface FocusedFile {
  readonly path: string | null;
  /** The part of the window that has the focus. */
  readonly part: "text" | "form" | "other";
}

/** Where only the level is worked on. */
const OF_LEVEL = '[data-panel="board"], [data-panel="palette"], [data-panel="layers"], [data-panel="inspector"]';

/**
 * With the focus in a form, its file; in the text, the file shown there; on the board and beside it, the level; anywhere
 * else that of the two whose step is the newest.
 */
function focusedFile(direction: "undo" | "redo"): FocusedFile {
  const { activeFile, activeLevelFile } = usePackStore.getState();
  const focused = document.activeElement;
  const ofForm = formOf(focused)?.dataset["document"];
  if (ofForm !== undefined) return { path: ofForm, part: "form" };
  if (isInText(focused)) return { path: activeFile, part: "text" };
  const isElsewhere = focused?.closest("[data-panel]") !== null && focused?.closest(OF_LEVEL) === null;
  const isOther = isElsewhere && stepMs(activeFile, direction) > stepMs(activeLevelFile, direction);
  return { path: isOther ? activeFile : (activeLevelFile ?? activeFile), part: "other" };
}

function isInText(element: Element | null): boolean {
  return element !== null && element.closest('[data-panel="editor"]') !== null;
}

/** Returns when the step was made that a file would take next; the beginning of time where there is none. */
function stepMs(path: string | null, direction: "undo" | "redo"): number {
  const log = path === null ? undefined : historyOf(path)?.log;
  if (log === undefined) return -Infinity;
  return log.rows()[direction === "undo" ? log.done() - 1 : log.done()]?.atMs ?? -Infinity;
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

/** Returns what has the fields of one document: a form, the facts of a cell, the other solutions of a level. */
function formOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-document]") ?? null;
}
