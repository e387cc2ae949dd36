// Where a pack uses a name, counted by file: what is said before the name is taken away.
import type { TextSpan } from "../../../../text/edit";
import { occurrencesOf } from "./occurrences";
import type { PackIndex } from "./packIndex";

export interface FileUses {
  readonly file: string;
  readonly count: number;
  /** The first use in the file. */
  readonly first: TextSpan;
}

/** Returns the uses of a name by file, in the order of the paths; what gives the name is none. */
export function usesByFile(index: PackIndex, of: string, name: string): readonly FileUses[] {
  const byFile = new Map<string, FileUses>();
  for (const { file, span, role } of occurrencesOf(index, of, name)) {
    if (role === "definition") continue;
    const known = byFile.get(file.path);
    byFile.set(file.path, { file: file.path, count: (known?.count ?? 0) + 1, first: known?.first ?? span });
  }
  return [...byFile.values()];
}

/** Returns the uses in a sentence: how many, and in which files; the first few of those by name. */
export function usesText(uses: readonly FileUses[], most = 4): string {
  if (uses.length === 0) return "Nothing in the pack names it.";
  const all = uses.reduce((sum, { count }) => sum + count, 0);
  const listed = uses.slice(0, most).map(({ file, count }) => (count === 1 ? file : `${file} (${count})`));
  const rest = uses.length - listed.length;
  const more = rest > 0 ? ` and ${rest} more ${rest === 1 ? "file" : "files"}` : "";
  return `Used ${all === 1 ? "once" : `${all} times`}: ${listed.join(", ")}${more}.`;
}
