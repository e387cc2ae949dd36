// Comparing the profiles of the pack's language: asks the host, and shows the answer in a dialog.
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/pack/packStore";
import { type Dialog, closeDialog, openDialog, openedDialog } from "../../session/window/dialog";

/** Compares the pack as its texts stand and shows what was found. Without a pack nothing happens. */
export async function compareProfiles(): Promise<void> {
  if (usePackStore.getState().listing === null) return;
  documents.flush();
  const comparing: Dialog = { kind: "profiles", comparison: null };
  if (!openDialog(comparing)) return;
  const comparison = await host.compareProfiles();
  // Closed meanwhile, or started again: this answer is no longer needed.
  if (openedDialog() !== comparing) return;
  if (comparison === null) closeDialog("profiles");
  else openDialog({ kind: "profiles", comparison });
}

export function closeComparison(): void {
  const dialog = openedDialog();
  if (dialog?.kind === "profiles" && dialog.comparison === null) host.cancelComparison();
  closeDialog("profiles");
}
