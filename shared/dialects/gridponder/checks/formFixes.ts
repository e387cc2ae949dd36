// Fixes for values that are written in another form than this language has: a level's name as an entry of the sequence, a
// cell as x and y, an effect without its cell, a kind under another name.
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { memberOf } from "../../../text/jsonNode";
import { type JsonNode, nodeAt } from "../../../text/jsonTree";
import { layoutNear, newMemberEdits } from "../../../text/memberEdit";
import { sequenceEdits } from "../../../text/sequenceEdit";

/** Adds such a fix to a finding about the form of a file, where there is one. */
export function withFormFix(file: SourceFile, finding: Finding): Finding {
  const { code, at } = finding;
  if (typeof at !== "string" || file.tree.errors.length > 0) return finding;
  const isMissing = code === "missing-field";
  const fix = isMissing
    ? (positionFix(file, at, finding) ?? kindFix(file, at, finding))
    : code === "wrong-type"
      ? entryFix(file, at)
      : null;
  return fix === null ? finding : { ...finding, fixes: [fix] };
}

/** Writes a text in the level sequence as an entry. */
function entryFix(file: SourceFile, at: string): Fix | null {
  const node = /^\/levelSequence\/\d+$/.test(at) ? nodeAt(file.tree, at) : undefined;
  if (node?.type !== "string") return null;
  const { brace, colon, comma } = layoutNear(file.text, file.tree, node.parent).inline;
  const ref = file.text.slice(node.offset, node.offset + node.length);
  const text = `{${brace}"type"${colon}"level"${comma}"ref"${colon}${ref}${brace}}`;
  return {
    title: "Write it as a level",
    changes: [{ file: file.path, edits: [{ offset: node.offset, length: node.length, text }] }],
    safe: true,
  };
}

/** Makes a position of the members x and y; an effect gets the cell of its event. */
function positionFix(file: SourceFile, at: string, { params }: Finding): Fix | null {
  const object = nodeAt(file.tree, at.slice(0, at.lastIndexOf("/")));
  if (params["name"] !== "position" || object?.type !== "object") return null;
  const { text, tree, path } = file;
  const [x, y] = [memberOf(object, "x"), memberOf(object, "y")];
  if (x?.type === "number" && y?.type === "number") {
    const members = object.children ?? [];
    const remove = new Set([x, y].map(({ parent }) => members.indexOf(parent as JsonNode)));
    const layout = layoutNear(text, tree, object);
    const printed = `"position"${layout.inline.colon}[${String(x.value)}, ${String(y.value)}]`;
    const insert = new Map([[Math.min(...remove), [printed]]]);
    const edits = sequenceEdits(text, object, { remove, insert }, layout);
    return { title: "Write them as a position", changes: [{ file: path, edits }], safe: true };
  }
  if (!/\/then\/\d+\/[^/]+\/position$/.test(at)) return null;
  const edits = newMemberEdits(file, object, "position", "$event.position");
  return { title: 'Add "position": "$event.position"', changes: [{ file: path, edits }] };
}

/** The only text of a cell, or of an entry beside its position, is its kind, whatever it is called there. */
function kindFix(file: SourceFile, at: string, { params }: Finding): Fix | null {
  const entry = /^\/board\/layers\/[^/]+\/(?:entries|\d+)\/\d+\/kind$/.test(at)
    ? nodeAt(file.tree, at.slice(0, at.lastIndexOf("/")))
    : undefined;
  const [member, ...others] = (entry?.children ?? []).filter(({ children }) => children?.[0]?.value !== "position");
  const [key, value] = member?.children ?? [];
  if (params["name"] !== "kind" || key === undefined || value?.type !== "string" || others.length > 0) return null;
  const edits = [{ offset: key.offset, length: key.length, text: '"kind"' }];
  return { title: 'Change to "kind"', changes: [{ file: file.path, edits }] };
}
