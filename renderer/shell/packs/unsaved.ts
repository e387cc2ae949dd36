// The question about unsaved edits, before they would be lost; and saving, with what it may refuse said aloud.
import type { Disposable } from "../../../shared/base/disposable";
import type { FileRefusal } from "../../../shared/rpc/saving";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { selectFile } from "../../session/pack/packStore";
import { showRefusal } from "../toasts";

/**
 * Returns true when the user wants to continue: nothing was unsaved, or it was saved, kept for the next time, or given
 * up.
 */
export async function settleUnsaved(before: string): Promise<boolean> {
  const unsaved = documents.unsavedPaths();
  if (unsaved.length === 0) return true;
  const answer = await main.ask({
    message: `Save your edits before ${before}?`,
    detail: `Unsaved: ${unsaved.join(", ")}\n\nKept edits are restored, unsaved, when you next open this pack.`,
    buttons: ["Save All", "Keep for Next Time", "Discard", "Cancel"],
  });
  if (answer === 0) return saveAll();
  if (answer === 1) return keepForNextTime();
  if (answer === 2) await documents.forgetUnsaved();
  return answer === 2;
}

async function keepForNextTime(): Promise<boolean> {
  const kept = await documents.keepUnsaved();
  if (!kept) showRefusal("The edits cannot be kept", "The disk cannot store them; there may be no space left.");
  return kept;
}

/** Saves one file; true when it is saved. */
export async function saveFile(path: string): Promise<boolean> {
  const failure = await documents.save(path);
  if (failure !== null) tell([failure]);
  return failure === null;
}

/** Saves all files or none; true when nothing is unsaved any more. */
export async function saveAll(): Promise<boolean> {
  const failures = await documents.saveAll();
  if (failures.length > 0) tell(failures);
  return failures.length === 0;
}

/** One notice for all: what was refused, and that nothing else was written either. */
function tell(failures: readonly FileRefusal[]): void {
  const [first] = failures;
  if (first === undefined) return;
  const others = documents.unsavedPaths().length > failures.length ? " No file was written; your edits are kept." : "";
  const lines = failures.map(({ refusal }) => refusal.message);
  const remedies = new Set(failures.map(({ refusal }) => REMEDIES[refusal.reason]));
  const title = failures.length === 1 ? `${first.path} was not saved` : `${failures.length} files were not saved`;
  const changed = failures.find(({ refusal }) => refusal.reason === "changed-on-disk");
  // The disk's side is on its way here; the choice stands above the text then.
  if (changed !== undefined) selectFile(changed.path);
  notice?.close();
  const close = showRefusal(title, [lines.join(" ") + others, ...remedies].filter((part) => part !== "").join(" "));
  const files = failures.map(({ path, refusal }) => ({
    path,
    // Choosing a side of a file that the disk has changed gives its text another base.
    base: refusal.reason === "changed-on-disk" ? (documents.get(path)?.baseText ?? null) : undefined,
  }));
  notice = { close, files };
}

interface Notice {
  readonly close: () => void;
  /** `base`: the disk's text that each was made from, where that settles it; undefined where only saving does. */
  readonly files: readonly { readonly path: string; readonly base: string | null | undefined }[];
}

/** About what was refused last; null once that is settled. */
let notice: Notice | null = null;

/** Begins to close the notice once nothing of it holds any more, before it would go by itself. */
export function followRefusals(): Disposable {
  return documents.onChange(() => {
    if (notice === null || notice.files.some(isRefused)) return;
    notice.close();
    notice = null;
  });
}

function isRefused({ path, base }: Notice["files"][number]): boolean {
  const document = documents.get(path);
  return document?.unsaved === true && (base === undefined || document.baseText === base);
}

/** What the user can do about each reason; "" where the message says it. */
const REMEDIES = {
  "changed-on-disk": "Choose above its text which side to keep.",
  "read-only": "Remove the protection, or save the pack elsewhere (File > Save Pack As…).",
  locked: "Close it there, then save again.",
  "no-space": "Make room, or save the pack elsewhere (File > Save Pack As…).",
  "folder-gone": "Put it back, or save the pack elsewhere (File > Save Pack As…).",
  "outside-pack": "",
  failed: "",
} satisfies Record<FileRefusal["refusal"]["reason"], string>;
