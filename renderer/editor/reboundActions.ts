// Which of the text editor's own actions stand behind commands of the window, and which of them have other keys. Pure.
import type { CommandId } from "../../shared/commands/commands";
import type { KeyChoices } from "../../shared/commands/keyMap";

export const ACTIONS = {
  find: "actions.find",
  replace: "editor.action.startFindReplaceAction",
  format: "editor.action.formatDocument",
  formatSelection: "editor.action.formatSelection",
  rename: "editor.action.rename",
  definition: "editor.action.revealDefinition",
  peek: "editor.action.peekDefinition",
  usages: "editor.action.goToReferences",
  symbol: "editor.action.quickOutline",
  fix: "editor.action.quickFix",
  undo: "undo",
  redo: "redo",
} as const;

export type EditorAction = keyof typeof ACTIONS;

/** Returns the ids of the editor's actions whose commands the user gave keys of their own, sorted. */
export function reboundActions({ keys }: Pick<KeyChoices, "keys">): readonly string[] {
  const names = Object.keys(ACTIONS) as EditorAction[];
  const isRebound = (name: EditorAction): boolean => Object.hasOwn(keys, `edit.${name}` satisfies CommandId);
  return names
    .filter(isRebound)
    .map((name) => ACTIONS[name])
    .toSorted();
}
