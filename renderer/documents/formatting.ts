// Whether files are brought into the house style when they are saved, and doing it.
import { formatEdits } from "../../shared/pack/format";
import type { DocumentList } from "./documentList";

let formats = false;

/** The user's choice; off until it is known. */
export function formatOnSaving(on: boolean): void {
  formats = on;
}

/**
 * Formats what is about to be saved, each file as one step of undo. What does not parse, or has met a change on the
 * disk, stays as it is.
 */
export function bringIntoStyle(list: Pick<DocumentList, "get">, paths: readonly string[]): void {
  if (!formats) return;
  for (const path of paths) {
    const document = list.get(path);
    if (document === undefined || document.conflict !== null || !path.endsWith(".json")) continue;
    const edits = formatEdits(document.text(), document.tree());
    if (edits.ok) document.apply(edits.value);
  }
}
