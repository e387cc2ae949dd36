// Builds findings and the fixes that replace what stands at a place.
import type { Json, JsonPointer } from "../../../base/json";
import type { NameIndex } from "../../../base/nameIndex";
import { listedNames, nameOfSameWords, nearestName } from "../../../base/nearestName";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { keySpanAt, nodeAt } from "../../../text/jsonTree";
import { GNOSIS_FINDINGS, type GnosisCode } from "./codes";

type More = Partial<Pick<Finding, "onKey" | "params" | "related" | "fixes">>;

/** A finding at a place of a file. */
export function found(code: GnosisCode, file: SourceFile, at: JsonPointer, message: string, more: More = {}): Finding {
  return { code, severity: GNOSIS_FINDINGS[code], message, file: file.path, at, params: {}, ...more };
}

/**
 * Returns the fix that writes another value, or with `onKey` another name of a member, at a place; none when there is
 * nothing.
 */
export function replacing(
  file: SourceFile,
  at: JsonPointer,
  value: Json,
  {
    title,
    safe = false,
    onKey = false,
  }: { readonly title?: string; readonly safe?: boolean; readonly onKey?: boolean } = {},
): readonly Fix[] {
  const node = onKey ? keySpanAt(file.tree, at) : nodeAt(file.tree, at);
  if (node === undefined) return [];
  const text = JSON.stringify(value);
  const edit = { offset: node.offset, length: node.length, text };
  return [
    { title: title ?? `Change to ${text}`, changes: [{ file: file.path, edits: [edit] }], ...(safe ? { safe } : {}) },
  ];
}

/** A finding about a name that is not known; it ends with the nearest one that is, and offers it, else with all. */
export function unknown(
  code: GnosisCode,
  file: SourceFile,
  at: JsonPointer,
  message: string,
  {
    name,
    names,
    write = (other: string): string => other,
  }: {
    readonly name: string;
    /** An index where very many names may be unknown. */
    readonly names: Iterable<string> | NameIndex;
    /** What is written at the place for a name. */
    readonly write?: (name: string) => string;
  },
): Finding {
  const all = "nearest" in names ? [] : Array.from(new Set(names));
  const nearest = "nearest" in names ? names.nearest(name) : (nearestName(name, all) ?? nameOfSameWords(name, all));
  if (nearest === null) return found(code, file, at, `${message}${listedNames(all)}`, { params: { name } });
  const fixes = replacing(file, at, write(nearest));
  return found(code, file, at, `${message} Did you mean "${nearest}"?`, { params: { name }, fixes });
}
