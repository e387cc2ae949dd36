// The places where texts use a name, as far as the schemas mark them.
import type { TextSpan } from "../../text/edit";
import { keySpanAt, nodeAt } from "../../text/jsonTree";
import type { NameModel, SourceFile } from "../packSource";
import type { NameUse } from "../schemas/schemaNames";

export interface Occurrence {
  readonly file: SourceFile;
  /** The name alone, without quotes. */
  readonly span: TextSpan;
  readonly role: "definition" | "use";
  /** `inside` a longer text such as `$cell.objects.kind`, or a string of its own. */
  readonly written: "whole" | "inside";
}

/** Returns the places of a name among the names that a file uses and defines. */
export function occurrencesAmong(
  uses: readonly NameUse[],
  file: SourceFile,
  of: string,
  name: string,
  sortOf: NameModel["sortOf"],
): readonly Occurrence[] {
  return uses.flatMap((use): readonly Occurrence[] => {
    if (use.name !== name || sortOf(use.of) !== of) return [];
    const node = use.onKey ? keySpanAt(file.tree, use.at) : nodeAt(file.tree, use.at);
    return node === undefined ? [] : [{ file, span: insideQuotes(node), role: use.role, written: "whole" }];
  });
}

/** Returns the span of a string's content. */
export function insideQuotes({ offset, length }: TextSpan): TextSpan {
  return { offset: offset + 1, length: Math.max(0, length - 2) };
}

/** By file and in the order of the text, each place once. Of a definition and a use at one place the definition stays. */
export function inOrder(found: readonly Occurrence[]): readonly Occurrence[] {
  const byPlace = new Map<string, Occurrence>();
  for (const each of found) {
    const place = `${each.file.path}\n${each.span.offset}`;
    if (each.role === "definition" || !byPlace.has(place)) byPlace.set(place, each);
  }
  return [...byPlace.values()].sort((a, b) =>
    a.file.path === b.file.path ? a.span.offset - b.span.offset : a.file.path < b.file.path ? -1 : 1,
  );
}
