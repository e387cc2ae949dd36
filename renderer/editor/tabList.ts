// The row of tabs as data: what showing and closing a file make of it. Pure.

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
