// Reports that a file was written outside of the pack, with a button that shows it.
import { main } from "../../bridge/main";
import { showDone } from "../toasts";

/** With a way to where it is. */
export function showExported(title: string, detail: string, file: string): void {
  showDone(title, detail, { label: "Show in Folder", run: () => void main.showExported(file) });
}
