// Saves edits without being asked, where the user wants that: some time after the last one, or when the window loses the
// focus. A file that changed on the disk meanwhile waits for the user's choice.
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { Settings } from "../../shared/rpc/settings";
import { documents } from "../documents/documents";
import { saveFile } from "./packs/unsaved";

/** As long as in VS Code. */
const DELAY_MS = 1_000;

let mode: Settings["autosave"] = "off";

/** Saves at other times from now on. */
export function applyAutosave(next: Settings["autosave"]): void {
  mode = next;
}

/** Saves edits as the user chose, until disposed. */
export function followEdits(): Disposable {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const edits = documents.onChange(({ kind }) => {
    if (kind === "state" || mode !== "delay") return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void saveEdits(), DELAY_MS);
  });
  const leave = (): void => {
    if (mode !== "off") void saveEdits();
  };
  window.addEventListener("blur", leave);
  return disposable(() => {
    clearTimeout(waiting);
    edits.dispose();
    window.removeEventListener("blur", leave);
  });
}

async function saveEdits(): Promise<void> {
  for (const path of documents.unsavedPaths()) {
    // What cannot be saved is reported once: no other file is tried then.
    if (documents.get(path)?.conflict === null && !(await saveFile(path))) return;
  }
}
