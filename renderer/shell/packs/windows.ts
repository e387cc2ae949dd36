// Opens other windows, and closes this one.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { keepViews } from "../recovery/views";
import { showRefusal } from "../toasts";
import { settleUnsaved } from "./unsaved";
import type { WindowContent } from "../../../shared/rpc/window";

/** Opens another window. The one that has the pack already comes to the front instead. */
export async function openWindow(content: WindowContent): Promise<void> {
  const opened = await main.newWindow(content);
  if (!opened.ok) showRefusal("No window was opened", opened.refusal);
}

/** Closes the window, unless the user goes on working when asked about unsaved edits. */
export async function closeWhenSettled(): Promise<void> {
  if (!(await settleUnsaved("closing"))) return main.keepWindow();
  await keepViews();
  await documents.keepTyped();
  await main.closeWindow();
}

/**
 * Stores what the journal does not have yet when the page is about to end, and prevents the end while there are unsaved
 * edits: main may not have heard of those typed a moment ago. Main then asks the user, or has done so already.
 */
export function guardEnd(): Disposable {
  const beforeEnd = (event: BeforeUnloadEvent): void => {
    void keepViews();
    documents.keepNow();
    if (documents.unsavedPaths().length === 0) return;
    event.preventDefault();
    // Chromium before 119 looks at this alone.
    event.returnValue = "unsaved";
  };
  window.addEventListener("beforeunload", beforeEnd);
  return disposable(() => window.removeEventListener("beforeunload", beforeEnd));
}
