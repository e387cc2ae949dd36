// Which files have a tab. A file only looked at shares one tab with the next; edited or kept, it has its own.
import { create } from "zustand";
import { type Disposable, disposable } from "../../shared/base/disposable";
import { documents } from "../documents/documents";
import { usePackStore } from "../session/packStore";

export interface OpenFiles {
  readonly tabs: readonly string[];
  /** The tab that the next file looked at may take over. */
  readonly passing: string | null;
}

export const useOpenFiles = create<OpenFiles>(() => ({ tabs: [], passing: null }));

/** The tabs after a file was shown. */
export function afterShowing({ tabs, passing }: OpenFiles, path: string): OpenFiles {
  if (tabs.includes(path)) return { tabs, passing };
  if (passing !== null) return { tabs: tabs.map((tab) => (tab === passing ? path : tab)), passing: path };
  return { tabs: [...tabs, path], passing: path };
}

/** The tabs after one was closed, and the file to show if it was the one shown: its right neighbour, else its left. */
export function afterClosing(
  { tabs, passing }: OpenFiles,
  path: string,
): { readonly files: OpenFiles; readonly next: string | null } {
  const index = tabs.indexOf(path);
  const left = tabs.filter((tab) => tab !== path);
  const next = index < 0 ? null : (left[Math.min(index, left.length - 1)] ?? null);
  return { files: { tabs: left, passing: passing === path ? null : passing }, next };
}

/** Gives a file its own tab. */
export function keepOpen(path: string): void {
  const { passing } = useOpenFiles.getState();
  if (passing === path) useOpenFiles.setState({ passing: null });
}

/** Closes a tab; the document and its unsaved edits stay. */
export function closeFile(path: string): void {
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
  const unsubscribe = usePackStore.subscribe(({ activeFile, listing }, before) => {
    if (listing?.id !== before.listing?.id) useOpenFiles.setState({ tabs: [], passing: null });
    if (activeFile !== before.activeFile || listing?.id !== before.listing?.id) show(activeFile);
  });
  const changes = documents.onChange(({ path, kind }) => {
    if (kind === "text") keepOpen(path);
    if (kind === "closed") useOpenFiles.setState(afterClosing(useOpenFiles.getState(), path).files);
  });
  return disposable(() => {
    unsubscribe();
    changes.dispose();
  });
}
