// Finds members whose name and value stand in each other's place: the value is a name of the sort that is wanted as the
// key, and the key is one of the words that the value may be.
import type { Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import type { NameUse } from "../../../../pack/schemas/schemaNames";
import { describePlace } from "../../../../pack/schemas/schemaPlace";
import { pathTo } from "../../../../text/jsonNode";
import { nodeAt } from "../../../../text/jsonTree";
import type { PackIndex } from "../../text/names/packIndex";
import { exchangeFixes } from "../found";

/** Returns the fix that exchanges the two; none where they are not exchanged. `names`: those of the key's sort. */
export function exchangedFixes(
  index: PackIndex,
  file: SourceFile,
  { name, at, onKey }: NameUse,
  names: ReadonlySet<string>,
): readonly Fix[] {
  const node = onKey ? nodeAt(file.tree, at) : undefined;
  const value: unknown = node?.value;
  if (node === undefined || typeof value !== "string" || !names.has(value)) return [];
  const schemas = describePlace(index.pack, file, pathTo(node))?.schemas ?? [];
  const isWord = schemas.some(({ enum: words }) => words?.includes(name) === true);
  return isWord ? exchangeFixes(file, at, name, value) : [];
}
