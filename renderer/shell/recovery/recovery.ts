// Restores or offers unsaved texts that were kept from an earlier run.
import type { PackJournal } from "../../../shared/rpc/keeping";
import { documents } from "../../documents/documents";
import { closeDialog, openDialog, openedDialog } from "../../session/window/dialog";

/** Restores the texts that the user chose to keep; asks about those that a crash left behind. */
export async function recoverUnsaved({ entries, keep }: PackJournal): Promise<void> {
  const news = documents.newsOf(entries);
  const settled = entries.filter((entry) => !news.includes(entry));
  if (keep) news.forEach((entry) => documents.takeUp(entry));
  if (keep || news.length === 0) closeDialog("recovery");
  else openDialog({ kind: "recovery", found: news });
  await documents.forget(settled.map(({ path }) => path));
}

/** Takes up the chosen ones of the texts found and gives the others up. */
export async function settleRecovery(chosen: ReadonlySet<string>): Promise<void> {
  const dialog = openedDialog();
  const found = dialog?.kind === "recovery" ? dialog.found : [];
  closeDialog("recovery");
  for (const entry of found) if (chosen.has(entry.path)) documents.takeUp(entry);
  await documents.forget(found.map(({ path }) => path).filter((path) => !chosen.has(path)));
}
