// Whether long lines wrap: the user's choice, kept between starts.
import type { editor } from "monaco-editor/editor";
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";

const STORED_AT = "gridwright.wrapsLines";

const switched = createEmitter<boolean>();

function wrapsLines(): boolean {
  return localStorage.getItem(STORED_AT) === "true";
}

/** Wraps long lines, or no longer. */
export function switchLineWrap(): void {
  const wraps = !wrapsLines();
  localStorage.setItem(STORED_AT, String(wraps));
  switched.emit(wraps);
}

/** Keeps an editor as the user likes it, until disposed. */
export function followLineWrap(code: editor.ICodeEditor): Disposable {
  const show = (wraps: boolean): void => code.updateOptions({ wordWrap: wraps ? "on" : "off" });
  show(wrapsLines());
  return switched.on(show);
}
