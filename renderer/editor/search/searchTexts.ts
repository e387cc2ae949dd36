// Search over texts, with what each match would become, and the edits that replace them. Pure: runs in a worker too.
import type { TextRange } from "../../../shared/findings/finding";
import { rangeOf } from "../../../shared/findings/locate";
import type { FileEdits } from "../../../shared/text/edit";
import { type SearchQuery, replaceEdits, searchPattern, searchText } from "../../../shared/text/search";

/** Enough to look through; replacing takes all there are. */
export const MOST_MATCHES = 2_000;

export interface SearchedText {
  readonly path: string;
  readonly text: string;
}

export interface FoundMatch {
  readonly file: string;
  readonly range: TextRange;
  /** The line around the match, its indentation left out, and the match itself. */
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly replacement: string;
}

export interface FoundMatches {
  readonly matches: readonly FoundMatch[];
  readonly files: number;
  /** Why the query is none; null for a good one. */
  readonly refusal: string | null;
}

export const NOTHING_FOUND: FoundMatches = { matches: [], files: 0, refusal: null };

/** Returns the matches of a query, by file; none for a query without a text. */
export function searchTexts(texts: readonly SearchedText[], query: SearchQuery, replacement: string): FoundMatches {
  if (query.text === "") return NOTHING_FOUND;
  const pattern = searchPattern(query);
  if (!pattern.ok) return { ...NOTHING_FOUND, refusal: pattern.refusal };
  const matches: FoundMatch[] = [];
  let files = 0;
  for (const { path, text } of texts.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const found = searchText(text, pattern.value, MOST_MATCHES - matches.length);
    if (found.length === 0) continue;
    files += 1;
    const edits = replaceEdits(text, pattern.value, replacement, query.isPattern);
    for (const [index, { offset, length, column, lineText }] of found.entries()) {
      matches.push({
        file: path,
        range: rangeOf(text, { offset, length }),
        before: lineText.slice(0, column).trimStart(),
        text: text.slice(offset, offset + length),
        after: lineText.slice(column + length),
        replacement: edits[index]?.text ?? "",
      });
    }
    if (matches.length === MOST_MATCHES) break;
  }
  return { matches, files, refusal: null };
}

/** Returns the edits that replace every match, for the texts that have one. */
export function replaceTexts(
  texts: readonly SearchedText[],
  query: SearchQuery,
  replacement: string,
): readonly FileEdits[] {
  const pattern = searchPattern(query);
  if (query.text === "" || !pattern.ok) return [];
  return texts.flatMap(({ path, text }) => {
    const edits = replaceEdits(text, pattern.value, replacement, query.isPattern);
    return edits.length === 0 ? [] : [{ file: path, edits }];
  });
}
