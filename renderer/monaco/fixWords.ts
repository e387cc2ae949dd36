// What the text editor says of quick fixes: on the light bulb, and at the cursor where they were asked for and there are
// none. Monaco's words are those of programmers.
import { CodeActionController } from "monaco-editor/editor/contrib/codeAction/browser/codeActionController.js";
import { LightBulbWidget } from "monaco-editor/editor/contrib/codeAction/browser/lightBulbWidget.js";

/** To be called once, before the first editor. */
export function sayFixes(): void {
  sayNoFix(CodeActionController.prototype);
  nameLightBulb(LightBulbWidget.prototype);
}

function sayNoFix(prototype: CodeActionController): void {
  const ask = prototype.manualTriggerAtCurrentPosition;
  prototype.manualTriggerAtCurrentPosition = function askInOwnWords(_message, ...rest) {
    ask.call(this, "No fix here.", ...rest);
  };
}

function nameLightBulb(prototype: LightBulbWidget): void {
  const show = prototype._updateLightBulbTitleAndIcon;
  prototype._updateLightBulbTitleAndIcon = function showInOwnWords(info) {
    const key = this._quickFixKbLabel.get();
    show.call(this, info && { ...info, title: key === undefined ? "Fixes" : `Fixes (${key})` });
  };
}
