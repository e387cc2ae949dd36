// Finds tools whose item and tag stand in each other's place.
import { type JsonPointer, childPointer, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { swappingEdits } from "../../../../text/edit";
import { nodeAt, valueOf } from "../../../../text/jsonTree";
import type { PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

const FIELD = /^(.*\/toolInteractions\/\d+)\/(item|targetTag)$/;

/** Returns the one finding about such a tool, at its item; null for a name at any other place. */
export function swappedToolFindings(index: PackIndex, file: SourceFile, at: JsonPointer): readonly Finding[] | null {
  const [, tool, field] = FIELD.exec(at) ?? [];
  if (tool === undefined) return null;
  const { item, targetTag } = objectOf(valueOf(nodeAt(file.tree, tool)));
  if (typeof item !== "string" || typeof targetTag !== "string") return null;
  if (!index.kindsByTag.has(item) || !index.kinds.has(targetTag)) return null;
  if (field !== "item") return [];
  const [first, second] = ["item", "targetTag"].map((name) => nodeAt(file.tree, childPointer(tool, name)));
  const edits = first === undefined || second === undefined ? [] : swappingEdits(file.text, first, second);
  const fixes = [{ title: `Swap "${item}" and "${targetTag}"`, changes: [{ file: file.path, edits }] }];
  const message = `"${item}" is a tag, and "${targetTag}" a kind: the tool and what it is for are swapped.`;
  return [found("unknown-item", file, at, message, { params: { name: item, meant: item }, fixes })];
}
