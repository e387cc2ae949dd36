// One change of several documents, undone and redone as one: whoever takes it back in one file takes it back in all.
// Knows Monaco's undo per model; knows nothing of what the change means.
import type { FileEdits } from "../../shared/text/edit";
import type { PackDocument } from "./packDocument";

interface Part {
  readonly document: PackDocument;
  /** The text's mark before and after the change: equal marks, equal texts. */
  readonly before: number;
  readonly after: number;
}

/**
 * Makes the edits of all files. Undo of the change in any of them undoes it in the others too, as long as nothing
 * was edited there since; redo likewise. Files without a document are left out.
 */
export function applyTogether(changes: readonly FileEdits[], get: (path: string) => PackDocument | undefined): void {
  const parts = changes.flatMap(({ file, edits }): readonly Part[] => {
    const document = get(file);
    if (document === undefined || edits.length === 0) return [];
    const before = document.model.getAlternativeVersionId();
    document.apply(edits);
    return [{ document, before, after: document.model.getAlternativeVersionId() }];
  });
  if (parts.length > 1) for (const part of parts) follow(part, parts);
}

function follow({ document: { model }, before, after }: Part, parts: readonly Part[]): void {
  model.onDidChangeContent(({ isUndoing, isRedoing }) => {
    const now = model.getAlternativeVersionId();
    const undone = isUndoing && now === before;
    if (!undone && !(isRedoing && now === after)) return;
    // Once this model has finished: its undo is still under way.
    queueMicrotask(() => {
      for (const other of parts) {
        const { document } = other;
        if (document.model.isDisposed()) continue;
        const mark = document.model.getAlternativeVersionId();
        if (undone && mark === other.after) document.undo();
        else if (!undone && mark === other.before) document.redo();
      }
    });
  });
}
