// Where the text editor was left in each file: cursor, selection, scroll. Plain data, so that it can outlive the page.
import type { editor } from "monaco-editor/editor";
import { createEmitter } from "../../../shared/base/emitter";
import type { Disposable } from "../../../shared/base/disposable";

export type ViewState = editor.ICodeEditorViewState;

const states = new Map<string, ViewState>();
const changed = createEmitter<string>();

export function viewStateOf(path: string): ViewState | null {
  return states.get(path) ?? null;
}

/** Null forgets it. */
export function keepViewState(path: string, state: ViewState | null): void {
  if (state === null) states.delete(path);
  else states.set(path, state);
  changed.emit(path);
}

/** Forgets all of them: files of another pack may have the same paths. */
export function forgetViewStates(): void {
  states.clear();
}

/** Returns all of them, by path. */
export function allViewStates(): Readonly<Record<string, ViewState>> {
  return Object.fromEntries(states);
}

/** Told the path whose view changed. */
export function onViewState(listener: (path: string) => void): Disposable {
  return changed.on(listener);
}
