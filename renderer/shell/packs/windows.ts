// Opens other windows, and closes this one.
import { main } from "../../bridge/main";
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
  await main.closeWindow();
}
