// A file's Monaco model, made when it is first needed: a pack has hundreds of files, of which the text editor shows one.
// Until then it reads as the model would. Knows nothing of what the text means.
import { Uri, editor } from "monaco-editor/editor";
import { modelMovedTo } from "../../monaco/movedModel";
import { hasByteOrderMark } from "./savedText";
import type { ReadModel } from "./textReading";

/** A longer text gets its model at once: to make it when the text is first shown would take too long then. */
const LONG = 100_000;

/**
 * Returns whether a text can stand in for its model, which has one kind of line ends and no byte order mark, and may.
 */
export function canWait(text: string): boolean {
  return text.length < LONG && !text.includes("\r") && !hasByteOrderMark(text);
}

/** The version of a model that was just made. */
const FIRST_VERSION = 1;

export interface LateModel {
  /** Returns the model. */
  now(): editor.ITextModel;
  /** Returns what there is to read: the model, or what stands in for it. */
  readable(): ReadModel;
  /** Returns the mark of the present text, as the model's `getAlternativeVersionId`. */
  mark(): number;
  /** Takes another path, all steps of undo kept. Returns the old model, to be disposed of; null where none was made. */
  moveTo(path: string): editor.ITextModel | null;
  dispose(): void;
}

/** Returns a model to be made. `packId` keeps the models of two openings apart; `made` is called once there is one. */
export function createLateModel(
  packId: string,
  firstPath: string,
  text: string,
  made: (model: editor.ITextModel) => void,
): LateModel {
  const uriOf = (path: string): Uri => Uri.from({ scheme: "pack", authority: packId.toLowerCase(), path: `/${path}` });
  let path = firstPath;
  let model: editor.ITextModel | null = null;
  const standIn: ReadModel = {
    getVersionId: () => FIRST_VERSION,
    getValue: () => text,
    getValueLength: () => text.length,
    isDisposed: () => false,
  };
  return {
    now() {
      if (model !== null) return model;
      model = editor.createModel(text, languageOf(path), uriOf(path));
      made(model);
      return model;
    },
    readable: () => model ?? standIn,
    mark: () => model?.getAlternativeVersionId() ?? FIRST_VERSION,
    moveTo(next) {
      path = next;
      const old = model;
      if (old === null) return null;
      model = modelMovedTo(old, uriOf(next));
      made(model);
      return old;
    },
    dispose: () => model?.dispose(),
  };
}

function languageOf(path: string): string {
  return path.toLowerCase().endsWith(".json") ? "json" : "plaintext";
}
