// The font size of texts, as the user chose it.
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";

const changed = createEmitter<number>();

let shown = 13;

/** Shows texts in letters of this many pixels. */
export function applyFontSize(pixels: number): void {
  if (pixels === shown) return;
  shown = pixels;
  changed.emit(pixels);
}

/** What shows text: an editor, or one that compares two texts. */
interface ShowsText {
  updateOptions(options: { readonly fontSize: number; readonly lineHeight: number }): void;
}

/** Keeps an editor's letters as the user likes them, until disposed. */
export function followFontSize(code: ShowsText): Disposable {
  const show = (fontSize: number): void => code.updateOptions({ fontSize, lineHeight: Math.round(fontSize * 1.55) });
  show(shown);
  return changed.on(show);
}
