// Which files have a tab. A file only looked at shares one tab with the next; edited or kept, it has its own.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { documents } from "../../documents/documents";
import { closeSide, selectFile, usePackStore } from "../../session/pack/packStore";
import { type OpenFiles, afterClosing, afterRenaming, afterShowing } from "./tabList";
import { windowStore } from "../../state/windowStore";

export const useOpenFiles = windowStore<OpenFiles>(() => ({ tabs: [], passing: null }));

/** Gives a file its own tab. */
export function keepOpen(path: string): void {
  const { passing } = useOpenFiles.getState();
  if (passing === path) useOpenFiles.setState({ passing: null });
}

/** Shows the file of the next tab, around and around; -1 the one before. */
export function showNextFile(by: 1 | -1): void {
  const { tabs } = useOpenFiles.getState();
  const { activeFile } = usePackStore.getState();
  const next = tabs.at((tabs.indexOf(activeFile ?? "") + by) % tabs.length);
  if (next !== undefined && next !== activeFile) selectFile(next);
}

/** Closes a tab, and the side that shows its file beside another; the document and its unsaved edits stay. */
export function closeFile(path: string): void {
  if (usePackStore.getState().other?.file === path) closeSide("other");
  const { files, next } = afterClosing(useOpenFiles.getState(), path);
  useOpenFiles.setState(files);
  if (usePackStore.getState().activeFile === path) usePackStore.setState({ activeFile: next });
}

/** Follows the selected file, edits and files that go. */
export function followOpenFiles(): Disposable {
  const show = (path: string | null): void => {
    if (path !== null) useOpenFiles.setState(afterShowing(useOpenFiles.getState(), path));
  };
  show(usePackStore.getState().activeFile);
  const unsubscribe = usePackStore.subscribe(({ activeFile, other, listing }, before) => {
    // What stands beside another file is no file only looked at.
    const aside = other?.file ?? null;
    if (aside !== null && aside !== before.other?.file) keepOpen(aside);
    if (listing?.id !== before.listing?.id) useOpenFiles.setState({ tabs: [], passing: null });
    if (activeFile !== before.activeFile || listing?.id !== before.listing?.id) show(activeFile);
  });
  const changes = documents.onChange(({ path, kind }) => {
    if (kind === "text") keepOpen(path);
    if (kind === "closed") useOpenFiles.setState(afterClosing(useOpenFiles.getState(), path).files);
  });
  const renames = documents.onRename((move) => useOpenFiles.setState(afterRenaming(useOpenFiles.getState(), move)));
  return disposable(() => {
    unsubscribe();
    changes.dispose();
    renames.dispose();
  });
}
