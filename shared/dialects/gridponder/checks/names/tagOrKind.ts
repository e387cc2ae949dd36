// Finds members that name a kind where a tag is wanted, or a tag where a kind is, and whose twin takes it.
import { capital } from "../../../../base/capital";
import type { Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import type { NameUse } from "../../../../pack/schemas/schemaNames";
import { describePlace, refsOf } from "../../../../pack/schemas/schemaPlace";
import { pathTo } from "../../../../text/jsonNode";
import { keySpanAt, nodeAt } from "../../../../text/jsonTree";
import type { PackIndex } from "../../text/names/packIndex";
import { quoted } from "../found";

/** By what a name is taken for: what it is instead, and whether it is. */
const OTHER = {
  tag: { of: "kind", is: ({ kinds }: PackIndex, name: string) => kinds.has(name) },
  kind: { of: "tag", is: ({ kindsByTag }: PackIndex, name: string) => kindsByTag.has(name) },
} as const;

/** Returns the fix that gives the name to the member for kinds instead of the one for tags, or the other way round. */
export function otherMemberFixes(index: PackIndex, file: SourceFile, { of, name, at }: NameUse): readonly Fix[] {
  if (of !== "tag" && of !== "kind") return [];
  const other = OTHER[of];
  const node = nodeAt(file.tree, at);
  if (node === undefined || !other.is(index, name)) return [];
  const path = pathTo(node);
  const key = path.at(-1);
  if (typeof key !== "string") return [];
  const twin = key.replace(/(?:tag|kind)$/i, (end) => (/^[A-Z]/.test(end) ? capital(other.of) : other.of));
  const place = describePlace(index.pack, file, [...path.slice(0, -1), twin]);
  const span = keySpanAt(file.tree, at);
  const isFree = twin !== key && place?.node === undefined;
  if (span === undefined || !isFree || !refsOf(place?.schemas ?? []).includes(other.of)) return [];
  const edit = { offset: span.offset, length: span.length, text: JSON.stringify(twin) };
  return [
    { title: `Write ${quoted([twin])} instead of ${quoted([key])}`, changes: [{ file: file.path, edits: [edit] }] },
  ];
}
