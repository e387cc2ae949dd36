// Finds conditions that are written without their name: `{"hasItem": "key"}` for `{"avatar": {"hasItem": "key"}}`.
import { type JsonPointer, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { found } from "../found";

/** The members of each condition that is an object; those with fewer first. */
const MEMBERS: readonly (readonly [condition: string, members: readonly string[]])[] = [
  ["position_has_tag", ["layer", "tag"]],
  ["avatar", ["at", "hasItem"]],
  ["event", ["kind", "param", "equals"]],
  ["variable", ["name", "op", "value"]],
  ["cell", ["position", "layer", "kind", "isEmpty", "hasTag"]],
  ["board_count", ["kind", "tag", "layer", "op", "value"]],
];

/** Returns the finding about an object all of whose members are those of a condition; null for any other. */
export function withoutItsName(file: SourceFile, at: JsonPointer): Finding | null {
  const node = nodeAt(file.tree, at);
  const names = Object.keys(objectOf(valueOf(node)));
  const [condition] = MEMBERS.find(([, members]) => names.every((name) => members.includes(name))) ?? [];
  if (node?.type !== "object" || names.length === 0 || condition === undefined || file.tree.errors.length > 0)
    return null;
  const { brace, colon } = layoutNear(file.text, file.tree, node).inline;
  const text = file.text.slice(node.offset, node.offset + node.length);
  const edit = { offset: node.offset, length: node.length, text: `{${brace}"${condition}"${colon}${text}${brace}}` };
  const message = `The condition lacks its name. Did you mean "${condition}"?`;
  const fixes = [{ title: `Write it as "${condition}"`, changes: [{ file: file.path, edits: [edit] }] }];
  return found("unknown-condition", file, at, message, { params: { name: names[0] ?? "" }, fixes });
}
