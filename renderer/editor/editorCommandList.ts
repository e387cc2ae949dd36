// The list of all commands of the text editor, which its menu opens: only what is of use here is in it. Monaco calls it
// its command palette, as this window calls its own, and gives it F1.
import { KeyCode, KeyMod, editor } from "monaco-editor/editor";
import { EditorExtensionsRegistry } from "monaco-editor/editor/browser/editorExtensions.js";
import { GotoLineAction as CommandListAction } from "monaco-editor/editor/standalone/browser/quickAccess/standaloneCommandsQuickAccess.js";
import { goInTrail } from "../session/pack/goBack";
import { ACTIONS } from "./reboundActions";

/** What is for those who work on Monaco, or changes its colours alone, or has nothing to offer for packs. */
const UNUSED: ReadonlySet<string> = new Set([
  "editor.action.toggleHighContrast",
  "editor.action.inspectTokens",
  "editor.action.forceRetokenize",
  "editor.action.debugEditorGpuRenderer",
  "editor.action.sourceAction",
]);

const GO_BACK = "gridwright.goBack";
const GO_FORWARD = "gridwright.goForward";

/** To be called once, before the first editor: an editor takes the actions that there are when it is made. */
export function tidyCommandList(): void {
  const actions = EditorExtensionsRegistry.getEditorActions();
  for (const [index, { id }] of [...actions.entries()].toReversed()) if (UNUSED.has(id)) actions.splice(index, 1);
  editor.registerCommand(GO_BACK, () => goInTrail(-1));
  editor.registerCommand(GO_FORWARD, () => goInTrail(1));
  editor.addKeybindingRules([
    // In the text alone: elsewhere Alt and an arrow move what is chosen. On a Mac they go over words.
    { keybinding: KeyMod.Alt | KeyCode.LeftArrow, command: GO_BACK, when: "editorTextFocus && !isMac" },
    { keybinding: KeyMod.Alt | KeyCode.RightArrow, command: GO_FORWARD, when: "editorTextFocus && !isMac" },
    // F1 is a key of the window.
    { keybinding: 0, command: `-${CommandListAction.ID}` },
    // Of the two keys that it has, menus show the last.
    { keybinding: KeyCode.F12, command: ACTIONS.definition, when: "editorHasDefinitionProvider && editorTextFocus" },
  ]);
}
