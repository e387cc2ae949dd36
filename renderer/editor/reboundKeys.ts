// Commands of the text that the user gave other keys: the text editor no longer answers to its own keys for them. The
// window hears the new ones, in the text too (`commandsWithKeys`).
import { editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { KeyChoices } from "../../shared/commands/keyMap";
import { useKeyMap } from "../session/window/keyMap";
import { reboundActions } from "./reboundActions";

/** Follows the user's choice of keys, until disposed. */
export function followReboundKeys(): Disposable {
  let rules: Disposable | null = null;
  let known = "";
  const follow = ({ choices }: { readonly choices: KeyChoices }): void => {
    const actions = reboundActions(choices);
    if (actions.join() === known) return;
    known = actions.join();
    rules?.dispose();
    // Without a key, a rule that begins with "-" takes all keys of a command away.
    rules =
      actions.length === 0
        ? null
        : editor.addKeybindingRules(actions.map((action) => ({ keybinding: 0, command: `-${action}` })));
  };
  follow(useKeyMap.getState());
  const unsubscribe = useKeyMap.subscribe(follow);
  return disposable(() => {
    unsubscribe();
    rules?.dispose();
  });
}
