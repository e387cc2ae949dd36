// The question about unsaved edits, before they would be lost; and saving, with what it may refuse said aloud.
import { main } from "../bridge/main";
import { documents } from "../documents/documents";
import type { SaveFailure } from "../documents/saving";
import { selectFile } from "../session/packStore";
import { showRefusal } from "./toasts";

/** True when nothing would be lost by going on: nothing was unsaved, all was saved, or the user gives it up. */
export async function settleUnsaved(before: string): Promise<boolean> {
  const unsaved = documents.unsavedPaths();
  if (unsaved.length === 0) return true;
  const answer = await main.ask({
    message: `Save your edits before ${before}?`,
    detail: `Unsaved: ${unsaved.join(", ")}`,
    buttons: ["Save All", "Discard", "Cancel"],
  });
  if (answer === 0) return saveAll();
  return answer === 1;
}

/** Saves one file; true when it is saved. */
export async function saveFile(path: string): Promise<boolean> {
  const answer = await documents.save(path);
  if (!answer.ok) tell(answer.refusal);
  return answer.ok;
}

/** Saves all files; true when nothing is unsaved any more. */
export async function saveAll(): Promise<boolean> {
  const failures = await documents.saveAll();
  failures.forEach(tell);
  return failures.length === 0;
}

function tell({ path, refusal }: SaveFailure): void {
  if (refusal.reason !== "changed-on-disk") {
    showRefusal(`${path} was not saved`, refusal.message);
    return;
  }
  // The disk's side is on its way here; the choice stands above the text then.
  selectFile(path);
  showRefusal(
    `${path} was not saved`,
    "Another program changed it meanwhile. Choose above its text which side to keep.",
  );
}
