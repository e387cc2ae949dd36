// The list of all commands of the text editor, which its menu opens: only what is of use here is in it. Monaco calls it
// its command palette, as this window calls its own, and gives it F1.
import { editor } from "monaco-editor/editor";
import { EditorExtensionsRegistry } from "monaco-editor/editor/browser/editorExtensions.js";
import { GotoLineAction as CommandListAction } from "monaco-editor/editor/standalone/browser/quickAccess/standaloneCommandsQuickAccess.js";

/** What is for those who work on Monaco, or changes its colours alone, or has nothing to offer for packs. */
const UNUSED: ReadonlySet<string> = new Set([
  "editor.action.toggleHighContrast",
  "editor.action.inspectTokens",
  "editor.action.forceRetokenize",
  "editor.action.debugEditorGpuRenderer",
  "editor.action.sourceAction",
]);

/** To be called once, before the first editor: an editor takes the actions that there are when it is made. */
export function tidyCommandList(): void {
  const actions = EditorExtensionsRegistry.getEditorActions();
  for (const [index, { id }] of [...actions.entries()].toReversed()) if (UNUSED.has(id)) actions.splice(index, 1);
  // F1 is a key of the window.
  editor.addKeybindingRules([{ keybinding: 0, command: `-${CommandListAction.ID}` }]);
}
