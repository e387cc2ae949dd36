// The row of tabs as data: what showing and closing a file make of it. Pure.
import type { FileMove } from "../../../shared/text/edit";

export interface OpenFiles {
  readonly tabs: readonly string[];
  /** The tab that the next file looked at may take over. */
  readonly passing: string | null;
}

/** The tabs after a file was shown. */
export function afterShowing({ tabs, passing }: OpenFiles, path: string): OpenFiles {
  if (tabs.includes(path)) return { tabs, passing };
  if (passing !== null) return { tabs: tabs.map((tab) => (tab === passing ? path : tab)), passing: path };
  return { tabs: [...tabs, path], passing: path };
}

/**
 * Returns the tabs after a file got another name: its tab keeps its place, also where the new name was shown already.
 */
export function afterRenaming({ tabs, passing }: OpenFiles, { from, to }: FileMove): OpenFiles {
  if (!tabs.includes(from)) return { tabs, passing };
  const others = tabs.filter((tab) => tab !== to);
  return {
    tabs: others.map((tab) => (tab === from ? to : tab)),
    passing: passing === from || passing === to ? null : passing,
  };
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
