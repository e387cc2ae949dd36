// What the text editor says at the cursor where a quick fix was asked for and there is none. Monaco's words are those of
// programmers.
import { CodeActionController } from "monaco-editor/editor/contrib/codeAction/browser/codeActionController.js";

/** To be called once, before the first editor. */
export function sayNoFix(): void {
  const { prototype } = CodeActionController;
  const ask = prototype.manualTriggerAtCurrentPosition;
  prototype.manualTriggerAtCurrentPosition = function askInOwnWords(_message, ...rest) {
    ask.call(this, "No fix here.", ...rest);
  };
}
