// Fixes that are computed only on request: a pack with many findings does not pay for them.
import { nameTable } from "../base/nameTable";
import type { Fix, LocatedFinding } from "../findings/finding";
import type { PackSource } from "../pack/packSource";
import type { JsonNode } from "../text/jsonTree";
import { layoutNear, pathOfPointer } from "../text/memberEdit";
import { removeValueEdits } from "../text/placeEdits";
import { sequenceEdits } from "../text/sequenceEdit";
import type { DialectLanguage, FixMaker } from "./dialectLanguage";

/** For findings that a pack of any language can have. */
const COMMON_FIXES: Readonly<Record<string, FixMaker>> = nameTable<FixMaker>({
  "json-duplicate-key": removeFirstKey,
  "unknown-field": removeField,
});

/**
 * Returns the findings with the fixes that their language makes, after those that they have. `language` is null for
 * none.
 */
export function withFixes(
  language: DialectLanguage | null,
  pack: PackSource,
  findings: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  return findings.map((finding) => {
    const make = language?.fixes[finding.code] ?? COMMON_FIXES[finding.code];
    const made = make?.(pack, finding) ?? [];
    const own = new Set(finding.fixes?.map(({ title }) => title));
    const more = ("title" in made ? [made] : made).filter(({ title }) => !own.has(title));
    return more.length === 0 ? finding : { ...finding, fixes: [...(finding.fixes ?? []), ...more] };
  });
}

/** Removes a field that stands for no other one: whoever knows another program may expect it here. */
function removeField(pack: PackSource, { file: path, at, params: { name }, fixes = [] }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  if (file === undefined || at === null || typeof name !== "string" || fixes.length > 0) return null;
  if (file.tree.errors.length > 0) return null;
  const edits = removeValueEdits(file, pathOfPointer(at));
  return edits.length === 0 ? null : { title: `Remove "${name}"`, changes: [{ file: path, edits }] };
}

/** Removes the first of duplicate keys: the last one counts. */
function removeFirstKey(pack: PackSource, { file: path, span }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const object = file === undefined ? undefined : objectWithKeyAt(file.tree.root, span.offset);
  if (file === undefined || object === undefined || file.tree.errors.length > 0) return null;
  const names = (object.children ?? []).map((property) => property.children?.[0]);
  const last = names.find((name) => name?.offset === span.offset);
  const remove = new Set([names.findIndex((name) => name?.value === last?.value)]);
  const edits = sequenceEdits(file.text, object, { remove }, layoutNear(file.text, file.tree, object));
  return { title: `Remove the first "${String(last?.value)}"`, changes: [{ file: path, edits }] };
}

/** Returns the object with a member whose key begins at an offset. */
function objectWithKeyAt(node: JsonNode | undefined, offset: number): JsonNode | undefined {
  const child = node?.children?.findLast((each) => each.offset <= offset);
  if (child === undefined) return undefined;
  return child.type === "property" && child.offset === offset ? node : objectWithKeyAt(child, offset);
}
