// Search over all texts of the open pack, with what each match would become; and replacing as one undoable change.
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { TextRange } from "../../shared/findings/finding";
import { rangeOf } from "../../shared/findings/locate";
import type { PackSource } from "../../shared/pack/packSource";
import { type SearchQuery, replaceEdits, searchPattern, searchText } from "../../shared/text/search";
import { applyTogether } from "../documents/jointChange";

/** Enough to look through; replacing takes all there are. */
export const MOST_MATCHES = 2_000;

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

const NOTHING: FoundMatches = { matches: [], files: 0, refusal: null };

/** The matches of a query in the pack's texts, by file; none for a query without a text. */
export function searchPack(pack: PackSource, query: SearchQuery, replacement: string): FoundMatches {
  if (query.text === "") return NOTHING;
  const pattern = searchPattern(query);
  if (!pattern.ok) return { ...NOTHING, refusal: pattern.refusal };
  const matches: FoundMatch[] = [];
  let files = 0;
  for (const [file, { text }] of [...pack.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const found = searchText(text, pattern.value, MOST_MATCHES - matches.length);
    if (found.length === 0) continue;
    files += 1;
    const edits = replaceEdits(text, pattern.value, replacement, query.isPattern);
    for (const [index, { offset, length, column, lineText }] of found.entries()) {
      matches.push({
        file,
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

/** Replaces every match in every text, as one change to be undone at once. */
export function replaceAll(pack: PackSource, query: SearchQuery, replacement: string): void {
  const pattern = searchPattern(query);
  if (query.text === "" || !pattern.ok) return;
  const changes = Array.from(pack.files.values(), ({ path, text }) => ({
    file: path,
    edits: replaceEdits(text, pattern.value, replacement, query.isPattern),
  }));
  applyTogether(changes);
}

const wishes = createEmitter<void>();

/** Puts the cursor into the search panel's field, once the panel is shown. */
export function focusSearch(): void {
  wishes.emit();
}

export function onFocusSearch(listener: () => void): Disposable {
  return wishes.on(listener);
}
