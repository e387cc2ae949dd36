// Writes documents to the disk through main, which never overwrites what it does not know.
import { type Result, done, refused } from "../../shared/base/result";
import type { MainApi, SaveRefusal } from "../../shared/rpc/contract";
import type { DocumentList } from "./documentList";

export interface SaveFailure {
  readonly path: string;
  readonly refusal: SaveRefusal;
}

/** Saves one document, edits or not; nothing to do for a path without a document. Edits made meanwhile stay unsaved. */
export async function saveDocument(
  list: DocumentList,
  saveFile: MainApi["saveFile"],
  path: string,
): Promise<Result<null, SaveFailure>> {
  const document = list.get(path);
  if (document === undefined) return done(null);
  const savePoint = document.savePoint();
  const baseHash = document.conflict?.kind === "removed" ? null : document.baseHash;
  const answer = await saveFile({ path, text: document.model.getValue(undefined, true), baseHash });
  if (!answer.ok) return refused({ path, refusal: answer.refusal });
  document.baseHash = answer.value.hash;
  document.conflict = null;
  document.markSaved(savePoint);
  list.tellState(path);
  return done(null);
}

/** Saves every document with unsaved edits, one after the other; gives those that could not be saved. */
export async function saveAllDocuments(
  list: DocumentList,
  saveFile: MainApi["saveFile"],
): Promise<readonly SaveFailure[]> {
  const failures: SaveFailure[] = [];
  for (const path of list.unsavedPaths()) {
    const answer = await saveDocument(list, saveFile, path);
    if (!answer.ok) failures.push(answer.refusal);
  }
  return failures;
}
