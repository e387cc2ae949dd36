// Where the texts of a pack say a name, and how they say another one instead.
import { type Result, done, refused } from "../../../base/result";
import { type Occurrence, inOrder, insideQuotes } from "../../../pack/names/occurrences";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import type { Renaming } from "../../../pack/packModel";
import type { TextEdit, TextSpan } from "../../../text/edit";
import { keySpanAt, nodeAt } from "../../../text/jsonTree";
import { type GnosisName, namesOfPack } from "./names";

/** The names that can be renamed, and words for them. */
export const RENAMABLE: Readonly<Record<string, string>> = {
  rule: "a rule",
  event: "an event",
  service: "a service's function",
  calculation: "a calculation",
  parameter: "a parameter",
  session: "a session",
};

/** Where names belong together: in one rule of a file; null for all of the pack. */
export interface NameScope {
  readonly file: SourceFile;
  readonly within: string;
}

/** The span of a name's own text. */
export function nameSpan(file: SourceFile, { at, onKey, offset, name }: GnosisName): TextSpan | null {
  const node = onKey ? keySpanAt(file.tree, at) : nodeAt(file.tree, at);
  if (node === undefined) return null;
  const content = insideQuotes(node);
  return offset === 0 ? content : { offset: content.offset + offset, length: name.length };
}

/** Returns all places of a name, its definitions among them. */
export function occurrencesOf(
  pack: PackSource,
  of: string,
  name: string,
  scope: NameScope | null,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const [file, names] of namesOfPack(pack.files)) {
    if (scope !== null && scope.file.path !== file.path) continue;
    for (const use of names) {
      if (use.of !== of || use.name !== name || (scope !== null && use.within !== scope.within)) continue;
      const span = nameSpan(file, use);
      if (span !== null) found.push({ file, span, role: use.role, written: use.offset === 0 ? "whole" : "inside" });
    }
  }
  return inOrder(found);
}

/** Gives a name another one everywhere in its scope; refused with a sentence. */
export function renamed(
  pack: PackSource,
  of: string,
  name: string,
  next: string,
  scope: NameScope | null,
): Result<Renaming, string> {
  const what = RENAMABLE[of];
  if (what === undefined) return refused(`"${name}" is not a name that this pack gives.`);
  if (next.trim() === "" || /\p{Cc}/u.test(next)) return refused("A name needs at least one character that is shown.");
  if (scope !== null && /[.[\]]/.test(next)) return refused("A name that paths use has no dots and no brackets.");
  if (of === "service" && !/^[^.]+\../.test(next)) return refused("A function is called as Service.Function.");
  const broken = Array.from(pack.files.values()).find(({ tree }) => tree.errors.length > 0);
  if (broken !== undefined)
    return refused(`${broken.path} does not parse, so not all places can be found. Fix it first.`);
  if (next !== name && of !== "event" && isDefined(pack, of, next, scope))
    return refused(`There is already ${what} "${next}".`);
  const byFile = new Map<string, TextEdit[]>();
  const text = JSON.stringify(next).slice(1, -1);
  for (const { file, span } of occurrencesOf(pack, of, name, scope)) {
    const edits = byFile.get(file.path) ?? [];
    edits.push({ ...span, text });
    byFile.set(file.path, edits);
  }
  return done({ edits: Array.from(byFile, ([file, edits]) => ({ file, edits })), moves: [] });
}

function isDefined(pack: PackSource, of: string, name: string, scope: NameScope | null): boolean {
  return occurrencesOf(pack, of, name, scope).some(({ role }) => role === "definition");
}
