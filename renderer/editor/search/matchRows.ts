// The matches of a search as the rows of a tree: files, and below those that are open their matches. Pure.
import type { FoundMatch } from "./searchTexts";

export interface FileRow {
  readonly kind: "file";
  readonly file: string;
  readonly matches: number;
  readonly isOpen: boolean;
  /** Which of the files it is, from 1, and how many there are. */
  readonly place: number;
  readonly of: number;
}

export interface FoundRow {
  readonly kind: "match";
  readonly match: FoundMatch;
  /** Which of its file's matches it is, from 1, and how many there are. */
  readonly place: number;
  readonly of: number;
}

export type MatchRow = FileRow | FoundRow;

/** Returns the rows of matches that are sorted by file. `folded`: files whose matches are not shown. */
export function matchRows(matches: readonly FoundMatch[], folded: ReadonlySet<string>): readonly MatchRow[] {
  const groups: FoundMatch[][] = [];
  for (const match of matches) {
    const group = groups.at(-1);
    if (group?.[0]?.file === match.file) group.push(match);
    else groups.push([match]);
  }
  return groups.flatMap((group, index): readonly MatchRow[] => {
    const [{ file } = { file: "" }] = group;
    const isOpen = !folded.has(file);
    const head: FileRow = { kind: "file", file, matches: group.length, isOpen, place: index + 1, of: groups.length };
    if (!isOpen) return [head];
    return [head, ...group.map((match, at): FoundRow => ({ kind: "match", match, place: at + 1, of: group.length }))];
  });
}

/** What a key does in the tree: the row it goes to, or the file that it folds or unfolds. */
export type TreeMove = { readonly kind: "go"; readonly row: number } | { readonly kind: "fold"; readonly file: string };

/** Returns what a key does at a row, as in other trees; null for a key that does nothing there. */
export function treeMove(rows: readonly MatchRow[], at: number, key: string): TreeMove | null {
  const row = rows[at];
  const go = (to: number): TreeMove | null => (rows[to] === undefined ? null : { kind: "go", row: to });
  if (row === undefined) return null;
  switch (key) {
    case "ArrowDown":
      return go(at + 1);
    case "ArrowUp":
      return go(at - 1);
    case "Home":
      return go(0);
    case "End":
      return go(rows.length - 1);
    case "ArrowRight":
      if (row.kind === "match") return null;
      return row.isOpen ? go(at + 1) : { kind: "fold", file: row.file };
    case "ArrowLeft":
      if (row.kind === "match") return go(at - row.place);
      return row.isOpen ? { kind: "fold", file: row.file } : null;
    default:
      return null;
  }
}
