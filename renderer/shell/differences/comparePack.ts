// Comparing the open pack, unsaved edits included, with another state of it: main reads that, the host compares, and a
// dialog shows the answer.
import type { DifferenceItem, OtherSource } from "../../../shared/rpc/difference";
import { host } from "../../bridge/host";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { selectFile, usePackStore } from "../../session/pack/packStore";
import { reveal } from "../../session/pack/textPlaces";
import { type Dialog, closeDialog, openDialog, openedDialog } from "../../session/window/dialog";
import { showPanel } from "../../session/window/shellPort";

/** Asks with what to compare. Without a pack nothing happens. */
export function askForOtherPack(): void {
  if (usePackStore.getState().listing !== null) askWithWhat([]);
}

/** Asks with what to compare levels, by their files; none: the whole pack. */
export function askWithWhat(levels: readonly string[]): void {
  openDialog({ kind: "differences", levels, shown: { step: "asked" } });
}

/** Compares and shows what was found of these levels; of all where there are none. */
export async function comparePackWith(source: OtherSource, levels: readonly string[]): Promise<void> {
  const { listing } = usePackStore.getState();
  if (listing === null) return;
  const comparing: Dialog = { kind: "differences", levels, shown: { step: "comparing" } };
  openDialog(comparing);
  const other = await main.otherPack(source);
  // Closed meanwhile, or begun again: this answer is no longer wanted.
  if (openedDialog() !== comparing) return;
  // Another pack was opened meanwhile.
  if (usePackStore.getState().listing?.id !== listing.id) return closeDifferences();
  if (!other.ok) return showFailure(other.refusal, levels);
  if (other.value === null) return askWithWhat(levels);
  documents.flush();
  const { name, pack } = other.value;
  const report = await host.comparePack(pack, listing.problems);
  if (openedDialog() !== comparing) return;
  if (report === null) return closeDifferences();
  if (!report.ok) return showFailure(report.refusal, levels);
  openDialog({ kind: "differences", levels, shown: { step: "done", name, report: report.value } });
}

function showFailure(reason: string, levels: readonly string[]): void {
  openDialog({ kind: "differences", levels, shown: { step: "failed", reason } });
}

export function closeDifferences(): void {
  host.endPackComparison();
  closeDialog("differences");
}

/** Closes the dialog, and shows the level on its board or the file in the editor. */
export function goToDifference({ file, level, at }: DifferenceItem): void {
  const { listing } = usePackStore.getState();
  // A file may have gone since, by another program.
  if (file === null || (documents.get(file) === undefined && listing?.assets.includes(file) !== true)) return;
  closeDifferences();
  if (at !== undefined) reveal(file, at);
  else if (level === null) reveal(file, "");
  else selectFile(file);
  showPanel(level === null ? "editor" : "board");
}
