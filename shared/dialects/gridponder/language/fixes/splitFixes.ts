// Quick fixes for an object that holds several conditions or effects where only one is allowed: join them by `all_of`,
// or write several entries.
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { describePlace } from "../../../../pack/schemaPlace";
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
