// Actions of the text editor that the menu and the palette can run.
import { editor } from "monaco-editor/editor";
import { documents } from "../documents/documents";
import { usePackStore } from "../session/pack/packStore";
import { ACTIONS, type EditorAction } from "./reboundActions";

/**
 * Runs an action of Monaco's at the cursor of the file that is shown. Returns whether it did: a text that is not in view
 * cannot take the focus, without which some actions throw.
 */
export function runEditorAction(action: EditorAction): boolean {
  const shown = shownEditor();
  if (shown === null || !shown.getContainerDomNode().checkVisibility({ checkVisibilityCSS: true })) return false;
  shown.focus();
  // Some of them are commands of the window rather than of one editor: only this finds both.
  shown.trigger("command", ACTIONS[action], null);
  return true;
}

/** Puts the focus on the last step of the way to the caret; false when it cannot have it. */
export function focusBreadcrumbs(): boolean {
  const crumb = document.querySelector<HTMLElement>(".gw-breadcrumbs .gw-crumb:last-of-type");
  crumb?.focus();
  return crumb !== null && crumb === document.activeElement;
}

/** Returns the editor that shows the active file's text. */
export function shownEditor(): editor.ICodeEditor | null {
  const { activeFile } = usePackStore.getState();
  const model = activeFile === null ? undefined : documents.get(activeFile)?.model;
  return editor.getEditors().find((each) => model !== undefined && each.getModel() === model) ?? null;
}

/** Returns what is selected in the editor that has the focus; null for nothing, and for more than one line. */
export function selectedText(): string | null {
  const focused = editor.getEditors().find((each) => each.hasTextFocus());
  const range = focused?.getSelection() ?? null;
  if (range === null || range.isEmpty() || range.startLineNumber !== range.endLineNumber) return null;
  return focused?.getModel()?.getValueInRange(range) ?? null;
}
