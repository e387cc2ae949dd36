// A text model at another address, its steps of undo and redo kept. Monaco does the same with a file's steps when the
// file is closed and opened again; its published types leave that out, and its models cannot be given another address.
import { type Uri, editor } from "monaco-editor/editor";

/** What Monaco keeps of a model beside what its types say. */
interface InnerModel {
  readonly uri: Uri;
  readonly _undoRedoService: {
    readonly _editStacks: Map<string, EditStack>;
    getUriComparisonKey(uri: Uri): string;
    getElements(uri: Uri): Readonly<Record<"past" | "future", readonly { setModel(model: InnerModel): void }[]>>;
  };
  _overwriteVersionId(version: number): void;
  _overwriteAlternativeVersionId(version: number): void;
}

/** Every model is made by `editor.createModel`, which gives such a one; the package's version is fixed. */
function innerOf(model: editor.ITextModel): InnerModel {
  return model as unknown as InnerModel;
}

/** The steps of one model: only handed over. */
type EditStack = object;

/**
 * Returns a model of the same text at the address, which undoes what the old one would have: the old one can no longer.
 */
export function modelMovedTo<Model extends editor.ITextModel>(old: Model, uri: Uri): Model {
  const model = editor.createModel(old.getValue(), old.getLanguageId(), uri) as Model;
  model.setEOL(old.getEndOfLineSequence());
  const inner = innerOf(model);
  // Marks of undone texts are versions: they must mean the same here.
  inner._overwriteVersionId(old.getVersionId());
  inner._overwriteAlternativeVersionId(old.getAlternativeVersionId());
  moveSteps(innerOf(old), inner);
  return model;
}

function moveSteps(from: InnerModel, to: InnerModel): void {
  const service = from._undoRedoService;
  const { past, future } = service.getElements(from.uri);
  for (const element of [...past, ...future]) element.setModel(to);
  const key = service.getUriComparisonKey(from.uri);
  const steps = service._editStacks.get(key);
  if (steps === undefined) return;
  service._editStacks.delete(key);
  service._editStacks.set(service.getUriComparisonKey(to.uri), steps);
}
