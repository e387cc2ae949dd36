// The place of a text to show: revealed once, or highlighted while something else is at it.
import type { JsonPointer } from "../../../shared/base/json";
import type { TextRange } from "../../../shared/findings/finding";
import { documents } from "../../documents/documents";
import { perPackStore } from "../../state/windowStore";
import { selectFile, selectImage, usePackStore } from "./packStore";

/** A place in a file's text: by pointer into its tree, or by lines and columns. */
export interface RevealedPlace {
  readonly path: string;
  readonly at: JsonPointer | TextRange;
  /** Whether it is selected and takes the focus. */
  readonly isSelected: boolean;
}

/** The place in a text that something else is at, such as the debugger's rule. */
export interface HighlightedPlace {
  readonly path: string;
  readonly pointer: JsonPointer;
}

interface TextPlaces {
  /** The place to be put in view; another object each time, so that one place can be revealed again. */
  readonly revealed: RevealedPlace | null;
  readonly highlighted: HighlightedPlace | null;
}

export const textPlaces = perPackStore<TextPlaces>(() => ({ revealed: null, highlighted: null }));

/** Opens a file in the editor, puts the place in view and selects it. */
export function reveal(path: string, at: JsonPointer | TextRange): void {
  if (usePackStore.getState().listing?.assets.includes(path) === true) return selectImage(path);
  if (documents.get(path) === undefined) return;
  selectFile(path);
  textPlaces.setState({ revealed: { path, at, isSelected: true } });
}

/** Puts a place in view where its text is shown; the focus stays, and so does the text's cursor. */
export function scrollTo(path: string, at: JsonPointer): void {
  if (usePackStore.getState().activeFile === path) textPlaces.setState({ revealed: { path, at, isSelected: false } });
}

/**
 * Shows a file's text and marks a place in it until the next call; null takes the mark away. The board keeps its
 * level, and the text its cursor.
 */
export function highlight(path: string, pointer: JsonPointer | null): void {
  const isElsewhere = usePackStore.getState().activeFile !== path;
  if (pointer !== null && isElsewhere && documents.get(path) !== undefined)
    usePackStore.setState({ activeFile: path, shownImage: null });
  textPlaces.setState({ highlighted: pointer === null ? null : { path, pointer } });
}
