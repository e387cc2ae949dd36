// The matches of a search as the rows of a tree: files, and below those that are open their matches. Pure.
import type { TreePlace } from "../../ui/treeArrows";
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

/** Returns what a row is in the tree. */
export function placeOf(row: MatchRow): TreePlace {
  return row.kind === "file" ? { depth: 0, isOpen: row.isOpen } : { depth: 1, isOpen: null };
}
