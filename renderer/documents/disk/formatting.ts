// Brings files into the house style when they are saved, if the user wants that.
import { formatEdits } from "../../../shared/pack/format/format";
import { PLAIN_STYLE } from "../../../shared/pack/format/houseStyle";
import type { HouseStyle } from "../../../shared/pack/packModel";
import type { DocumentList } from "../documentList";

let formats = false;
let styleNow: () => HouseStyle = () => PLAIN_STYLE;

/** Sets how the style of the open pack's language is found. */
export function formatInStyle(style: () => HouseStyle): void {
  styleNow = style;
}

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
  const style = styleNow();
  for (const path of paths) {
    const document = list.get(path);
    if (document === undefined || document.conflict !== null || !path.endsWith(".json")) continue;
    const edits = formatEdits(document.text(), document.tree(), style);
    if (edits.ok) document.apply(edits.value, "Format");
  }
}
