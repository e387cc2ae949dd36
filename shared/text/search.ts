// Finds a text in others, by words or by a pattern, and builds the edits that replace it. Pure.
import { errorText } from "../base/errorText";
import { type Result, done, refused } from "../base/result";
import type { TextEdit, TextSpan } from "./edit";

export interface SearchQuery {
  readonly text: string;
  readonly matchCase: boolean;
  /** Matches only where no letter, digit or underscore is beside the match. */
  readonly wholeWord: boolean;
  /** `text` is a regular expression; a replacement may then name its groups, as `$1`. */
  readonly isPattern: boolean;
}

/** One match and the line it begins on. */
export interface SearchMatch extends TextSpan {
  /** From 1. */
  readonly line: number;
  /** The column of the match's start in `lineText`, from 0. */
  readonly column: number;
  readonly lineText: string;
}

/** Compiles a query to a pattern. An invalid pattern is refused with a sentence. */
export function searchPattern({ text, matchCase, wholeWord, isPattern }: SearchQuery): Result<RegExp, string> {
  const source = isPattern ? text : text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const bounded = wholeWord ? `(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])` : source;
  try {
    return done(new RegExp(bounded, matchCase ? "gmu" : "gimu"));
  } catch (error) {
    return refused(errorText(error));
  }
}

/** Returns the first `most` matches in a text, without empty ones. */
export function searchText(text: string, pattern: RegExp, most: number): readonly SearchMatch[] {
  const matches: SearchMatch[] = [];
  let line = 1;
  let lineStart = 0;
  for (const match of text.matchAll(pattern)) {
    if (match[0] === "") continue;
    if (matches.length === most) break;
    for (
      let next = text.indexOf("\n", lineStart);
      next >= 0 && next < match.index;
      next = text.indexOf("\n", lineStart)
    ) {
      line += 1;
      lineStart = next + 1;
    }
    const lineEnd = text.indexOf("\n", lineStart);
    const lineText = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd).replace(/\r$/, "");
    matches.push({ offset: match.index, length: match[0].length, line, column: match.index - lineStart, lineText });
  }
  return matches;
}

/** Returns the edits that replace every match. In a plain query `$` is a dollar sign; in a pattern it names a group. */
export function replaceEdits(
  text: string,
  pattern: RegExp,
  replacement: string,
  isPattern: boolean,
): readonly TextEdit[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    if (match[0] === "") return [];
    return [
      {
        offset: match.index,
        length: match[0].length,
        text: isPattern ? expandReplacement(replacement, match) : replacement,
      },
    ];
  });
}

/**
 * Expands a replacement: `$1` and `$<name>` are groups, `$&` the whole match, `$$` a dollar sign. A missing group is
 * empty.
 */
function expandReplacement(replacement: string, match: RegExpMatchArray): string {
  return replacement.replaceAll(
    /\$(?:([$&])|(\d{1,2})|<([^>]*)>)/g,
    (_all, sign?: string, digits?: string, name?: string) => {
      if (sign !== undefined) return sign === "$" ? "$" : match[0];
      return (digits === undefined ? match.groups?.[name ?? ""] : match[Number(digits)]) ?? "";
    },
  );
}
