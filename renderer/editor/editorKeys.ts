// Keys of the text editor that Monaco gives to nothing, or shows otherwise in menus.
import { KeyCode, KeyMod, editor } from "monaco-editor/editor";
import { goInTrail } from "../session/pack/goBack";
import { ACTIONS } from "./reboundActions";

const GO_BACK = "gridwright.goBack";
const GO_FORWARD = "gridwright.goForward";

/** To be called once, before the first editor. */
export function bindEditorKeys(): void {
  editor.registerCommand(GO_BACK, () => goInTrail(-1));
  editor.registerCommand(GO_FORWARD, () => goInTrail(1));
  editor.addKeybindingRules([
    // In the text alone: elsewhere Alt and an arrow move what is chosen. On a Mac they go over words.
    { keybinding: KeyMod.Alt | KeyCode.LeftArrow, command: GO_BACK, when: "editorTextFocus && !isMac" },
    { keybinding: KeyMod.Alt | KeyCode.RightArrow, command: GO_FORWARD, when: "editorTextFocus && !isMac" },
    // Of the two keys that it has, menus show the last.
    { keybinding: KeyCode.F12, command: ACTIONS.definition, when: "editorHasDefinitionProvider && editorTextFocus" },
  ]);
}
