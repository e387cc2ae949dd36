// Carries out what the disk rules decide, and what the user decides about a conflict.
import { assertNever } from "../../../shared/base/assertNever";
import type { PackFileText } from "../../../shared/rpc/packsOnDisk";
import { type DiskNews, decideOnDiskNews } from "./diskRules";
import type { DocumentList } from "../documentList";
import { hasByteOrderMark } from "../model/savedText";

/** Applies a file that appeared, changed or disappeared on the disk. Returns true for a new conflict. */
export function takeDiskNews(list: DocumentList, packId: string, path: string, news: DiskNews): boolean {
  const document = list.get(path);
  if (document === undefined) {
    if (news.kind === "changed") list.open(packId, { path, text: news.text, hash: news.hash });
    return false;
  }
  const { unsaved, baseHash } = document;
  const decision = decideOnDiskNews({ text: document.text(), unsaved, baseHash }, news);
  switch (decision.kind) {
    case "close":
      list.close(path);
      return false;
    case "conflict": {
      const isNew = document.conflict === null;
      document.conflict = decision.conflict;
      list.tellState(path);
      return isNew;
    }
    case "unchanged":
      document.conflict = null;
      list.tellState(path);
      return false;
    case "saved":
    case "follow":
      adopt(list, { path, text: news.kind === "changed" ? news.text : "", hash: decision.hash }, "Change on the disk");
      return false;
    default:
      return assertNever(decision);
  }
}

/** The document becomes the disk's text and counts as saved; undo still leads back. */
function adopt(list: DocumentList, file: PackFileText, name: string): void {
  const document = list.get(file.path);
  if (document === undefined) return;
  document.become(file.text, name);
  document.hasMark = hasByteOrderMark(file.text);
  document.baseHash = file.hash;
  document.baseText = file.text;
  document.conflict = null;
  document.markSaved(document.savePoint());
  list.tellState(file.path);
}

/** The user wants the disk's side: its text, or no file at all. Undo leads back to the edits given up. */
export function takeDiskVersion(list: DocumentList, path: string): void {
  const conflict = list.get(path)?.conflict;
  if (conflict === null || conflict === undefined) return;
  if (conflict.kind === "removed") list.close(path);
  else adopt(list, { path, text: conflict.text, hash: conflict.hash }, "Take the version on the disk");
}

/** The user wants his own edits: they stay unsaved, and the next save may overwrite what the disk holds now. */
export function keepOwnVersion(list: DocumentList, path: string): void {
  const document = list.get(path);
  if (document === undefined || document.conflict === null) return;
  const { conflict } = document;
  document.baseHash = conflict.kind === "removed" ? null : conflict.hash;
  document.baseText = conflict.kind === "removed" ? null : conflict.text;
  document.conflict = null;
  list.tellState(path);
}

/** Settles a conflict by a merged text: it replaces the edits as one step of undo, and saving may overwrite the disk's. */
export function takeMerged(list: DocumentList, path: string, text: string): void {
  const conflict = list.get(path)?.conflict;
  if (conflict?.kind === "changed" && conflict.text === text) return takeDiskVersion(list, path);
  keepOwnVersion(list, path);
  list.get(path)?.become(text, "Merge with the disk");
}
