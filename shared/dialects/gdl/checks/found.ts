// Makes findings: severity from the table of codes, "did you mean", and fixes that replace one name by another.
import { type JsonPointer, childPointer } from "../../../base/json";
import { listedNames, nearestName } from "../../../base/nearestName";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { keySpanAt, nodeAt } from "../../../text/jsonTree";
import { swappingEdits } from "../../../text/edit";
import { pathOfPointer } from "../../../text/memberEdit";
import { removeValueEdits } from "../../../text/placeEdits";
import { spanInText, writtenInside } from "../../../text/stringPlace";
import { type Span, writtenText } from "../expressions/tokens";
import { GDL_FINDINGS, type GdlCode } from "../text/codes";
import { type StringProblem, spanOf } from "../text/strings/problem";
import type { WrittenString } from "../text/strings/written";

type More = Partial<Pick<Finding, "onKey" | "params" | "related" | "fixes" | "severity">>;

/** Returns a finding at a place of a file. */
export function found(code: GdlCode, file: SourceFile, at: Finding["at"], message: string, more: More = {}): Finding {
  return { code, severity: GDL_FINDINGS[code], message, file: file.path, at, params: {}, ...more };
}

/** Returns the finding for a problem inside a string. */
export function foundInside(
  file: SourceFile,
  { literal, at, onKey }: Pick<WrittenString, "literal" | "at" | "onKey">,
  problem: StringProblem,
): Finding {
  const { code, message, span, severity, instead, name, points } = problem;
  const place = onKey ? spanInText(file.text, literal, span) : { at, within: span };
  const fix = instead === undefined ? partFix(file, literal, problem) : insideFix(file, literal, span, instead);
  return found(code, file, place, message, {
    ...(severity === undefined ? {} : { severity }),
    params: { ...(name === undefined ? {} : { name }), ...(points === undefined ? {} : { points }) },
    ...(fix === null ? {} : { fixes: [fix] }),
  });
}

function partFix(file: SourceFile, literal: WrittenString["literal"], { fix }: StringProblem): Fix | null {
  if (fix === undefined) return null;
  const edits = [{ ...spanInText(file.text, literal, fix.span), text: writtenInside(fix.text) }];
  return { title: fix.title, changes: [{ file: file.path, edits }] };
}

function insideFix(
  file: SourceFile,
  literal: WrittenString["literal"],
  span: StringProblem["span"],
  instead: string,
): Fix {
  const target = spanInText(file.text, literal, span);
  const isQuoted = file.text.charAt(target.offset - 1) === "'";
  const said = isQuoted ? writtenText(instead).slice(1, -1) : instead;
  const edits = [{ ...target, text: writtenInside(said) }];
  return { title: `Change to "${instead}"`, changes: [{ file: file.path, edits }] };
}

/** Returns the finding for a name that nothing declares. The message ends with the nearest name, else with all names. */
export function unknownName(
  code: GdlCode,
  file: SourceFile,
  at: JsonPointer,
  message: string,
  { name, names, onKey = false }: { readonly name: string; readonly names: Iterable<string>; readonly onKey?: boolean },
): Finding {
  const all = [...names];
  const nearest = nearestName(name, all);
  if (nearest === null)
    return found(code, file, at, `${message}${listedNames(all)}`, { ...(onKey ? { onKey } : {}), params: { name } });
  const fixes = replacing(file, at, nearest, onKey);
  const told = `${message} Did you mean "${nearest}"?`;
  return found(code, file, at, told, { ...(onKey ? { onKey } : {}), params: { name }, fixes });
}

/** Returns the fix that writes another text, or another name of a member, at a place; none when there is nothing. */
export function replacing(file: SourceFile, at: JsonPointer, value: string | number, onKey = false): readonly Fix[] {
  const span = onKey ? keySpanAt(file.tree, at) : nodeAt(file.tree, at);
  if (span === undefined) return [];
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  const title = `Change to ${typeof value === "number" ? text : `"${value}"`}`;
  return [{ title, changes: [{ file: file.path, edits: [{ offset: span.offset, length: span.length, text }] }] }];
}

/** Returns the fix that exchanges `min` and `max` of the object at a place; none where one of them is no number. */
export function swappingBounds(file: SourceFile, at: JsonPointer): readonly Fix[] {
  const [min, max] = ["min", "max"].map((name) => nodeAt(file.tree, childPointer(at, name)));
  if (min?.type !== "number" || max?.type !== "number") return [];
  const edits = swappingEdits(file.text, min, max);
  return [{ title: `Swap ${String(min.value)} and ${String(max.value)}`, changes: [{ file: file.path, edits }] }];
}

/** Returns the fix that writes a text in place of a part of the string at a place; none when there is no string. */
export function writing(file: SourceFile, at: JsonPointer, part: Span, text: string, title: string): readonly Fix[] {
  const literal = nodeAt(file.tree, at);
  if (literal === undefined) return [];
  const edits = [{ ...spanInText(file.text, literal, spanOf(part)), text: writtenInside(text) }];
  return [{ title, changes: [{ file: file.path, edits }] }];
}

/** Returns the fix that removes the item or the member at a place; none when there is nothing. */
export function removing(file: SourceFile, at: JsonPointer, title: string): readonly Fix[] {
  const edits = removeValueEdits(file, pathOfPointer(at));
  return edits.length === 0 ? [] : [{ title, changes: [{ file: file.path, edits }] }];
}

export function interactionAt(name: string): JsonPointer {
  return childPointer("/interactions/list", name);
}
