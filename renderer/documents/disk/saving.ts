// Writes documents to the disk through main, which never overwrites what it does not know.
import { createTaskQueue } from "../../../shared/base/taskQueue";
import type { MainApi } from "../../../shared/rpc/mainCalls";
import type { FileRefusal, PackText, SaveRequest } from "../../../shared/rpc/saving";
import type { DocumentList } from "../documentList";
import type { DiskDocument } from "../packDocument";
import { savedText } from "../model/savedText";

/** Of a document, what saving it reads and sets. */
type Savable = Pick<
  DiskDocument,
  "path" | "text" | "baseHash" | "baseText" | "hasMark" | "conflict" | "savePoint" | "markSaved"
>;

interface SavableList {
  get(path: string): Savable | undefined;
  tellState: DocumentList["tellState"];
}

/**
 * Saves documents, edits or not, all or none; paths without a document are left out. `paths` is asked when the last save
 * is over: what was undone meanwhile is unsaved only then. Gives why it was refused: empty when all are saved. Edits
 * made meanwhile stay unsaved.
 */
export type SaveDocuments = (paths: () => readonly string[]) => Promise<readonly FileRefusal[]>;

/** One save after the other: what the disk holds, and so what may be written over, is known when the last one is over. */
export function createSaving(list: SavableList, saveFiles: MainApi["saveFiles"]): SaveDocuments {
  const oneByOne = createTaskQueue();
  return (paths) => oneByOne(() => save(list, saveFiles, paths()));
}

async function save(
  list: SavableList,
  saveFiles: MainApi["saveFiles"],
  paths: readonly string[],
): Promise<readonly FileRefusal[]> {
  const saving = paths.flatMap((path) => {
    const document = list.get(path);
    return document === undefined ? [] : [{ document, request: requestOf(document), savePoint: document.savePoint() }];
  });
  if (saving.length === 0) return [];
  const answer = await saveFiles(saving.map(({ request }) => request));
  if (!answer.ok) return answer.refusal;
  const hashes = new Map(answer.value.map(({ path, hash }) => [path, hash]));
  for (const { document, request, savePoint } of saving) {
    document.baseHash = hashes.get(request.path) ?? null;
    document.baseText = request.text;
    document.conflict = null;
    document.markSaved(savePoint);
    list.tellState(request.path);
  }
  return [];
}

/** Returns what saving a document writes. */
export function savedTextOf(document: Pick<Savable, "path" | "text" | "baseText" | "hasMark">): PackText {
  return { path: document.path, text: savedText(document.baseText, document.text(), document.hasMark) };
}

function requestOf(document: Savable): SaveRequest {
  const { conflict, baseHash } = document;
  return {
    ...savedTextOf(document),
    baseHash: conflict?.kind === "removed" ? null : baseHash,
  };
}
