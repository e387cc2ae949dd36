// Restores the unsaved texts of an earlier run as if they had just been typed.
import type { JournalEntry } from "../../../shared/rpc/keeping";
import type { DocumentList } from "../documentList";
import { hasByteOrderMark } from "../model/savedText";

/** Returns those of the kept texts that say something the documents do not. */
export function newsOf(list: DocumentList, entries: readonly JournalEntry[]): readonly JournalEntry[] {
  return entries.filter(({ path, text }) => list.get(path)?.text() !== text);
}

/**
 * The document becomes the kept text as one step of undo and is unsaved. Where the disk has changed since the edits were
 * made there is a conflict, with the text that both came from; a file that is not on the disk is opened.
 */
export function takeUp(list: DocumentList, packId: string, entry: JournalEntry): void {
  const { path, text, baseHash, baseText } = entry;
  const known = list.get(path);
  const document = known ?? list.open(packId, { path, text: "", hash: null });
  const disk = { text: document.text(), hash: document.baseHash };
  document.become(text, "Restore unsaved edits");
  if (known === undefined) document.hasMark = hasByteOrderMark(baseText);
  if (disk.hash !== baseHash) {
    document.baseHash = baseHash;
    document.baseText = baseText;
    document.conflict =
      disk.hash === null ? { kind: "removed" } : { kind: "changed", text: disk.text, hash: disk.hash };
  }
  list.tellState(path);
}
