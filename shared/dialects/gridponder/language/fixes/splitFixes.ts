// Quick fixes for several conditions or effects where only one is allowed: join them by `all_of`, or write several
// entries. Also for an item where the inventory that holds it is wanted.
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { describePlace } from "../../../../pack/schemas/schemaPlace";
import { pointerKeys } from "../../../../base/json";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";

/** Null for an object that is no condition and no effect. */
export function splitFix(pack: PackSource, { file: path, at }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const node = file === undefined || at === null ? undefined : nodeAt(file.tree, at);
  if (file === undefined || at === null || node?.type !== "object" || (node.children?.length ?? 0) < 2) return null;
  const what = titleAt(pack, file, at);
  const parts = partTexts(file, node);
  if (what === "Condition") {
    const { inline } = layoutNear(file.text, file.tree, node);
    const all = `"all_of"${inline.colon}[${parts.join(inline.comma)}]`;
    return replaced('Join by "all_of"', file, node, `{${inline.brace}${all}${inline.brace}}`);
  }
  return what === "Effect" ? replaced("Write as several effects", file, node, parts.join(", ")) : null;
}

/** Returns the fix for a list in the place of a condition, or for the item in the place of an inventory. */
export function wrongTypeFix(pack: PackSource, { file: path, at }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const node = file === undefined || at === null ? undefined : nodeAt(file.tree, at);
  if (file === undefined || at === null || node === undefined || file.tree.errors.length > 0) return null;
  const { brace, colon } = layoutNear(file.text, file.tree, node).inline;
  const text = file.text.slice(node.offset, node.offset + node.length);
  if (node.type === "string" && at.endsWith("/avatar/inventory")) {
    const slot = `{${brace}"slot"${colon}${text}${brace}}`;
    return { ...replaced("Put it into the slot", file, node, slot), safe: true };
  }
  const [first, ...others] = node.type === "array" ? (node.children ?? []) : [];
  if (first === undefined || [first, ...others].some(({ type }) => type !== "object")) return null;
  if (titleAt(pack, file, at) !== "Condition") return null;
  if (others.length > 0) return replaced('Join by "all_of"', file, node, `{${brace}"all_of"${colon}${text}${brace}}`);
  const only = file.text.slice(first.offset, first.offset + first.length);
  return { ...replaced("Take it out of the list", file, node, only), safe: true };
}

/** Returns each member as an object of its own. */
function partTexts({ text, tree }: SourceFile, object: JsonNode): readonly string[] {
  const { brace } = layoutNear(text, tree, object).inline;
  const members = object.children ?? [];
  return members.map(({ offset, length }) => `{${brace}${text.slice(offset, offset + length)}${brace}}`);
}

function replaced(title: string, { path }: SourceFile, { offset, length }: JsonNode, text: string): Fix {
  return { title, changes: [{ file: path, edits: [{ offset, length, text }] }] };
}

/** Returns whether the schemas expect a condition or an effect at the place. */
function titleAt(pack: PackSource, file: SourceFile, at: string): string | undefined {
  const path = pointerKeys(at).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const place = describePlace(pack, file, path);
  return place?.schemas.map(({ title }) => title).find((title) => title === "Condition" || title === "Effect");
}
