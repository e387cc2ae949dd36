// The quick fix for an entity or an effect that lacks a param of its kind: adds it, with a value that others have.
import { textOf } from "../../../../text/jsonNode";
import { isJsonObject, type Json, listOf, objectOf } from "../../../../base/json";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import { indexPack } from "../../text/names/packIndex";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { inlineText } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { layoutNear, newMemberEdits } from "../../../../text/memberEdit";

/** Initial values, by the param's declared type. */
const FIRST_VALUES: Readonly<Record<string, Json>> = {
  integer: 0,
  number: 0,
  boolean: false,
  position: [0, 0],
  array: [],
};

/** Returns none where the param has no place: `transform` accepts none. */
export function paramFixes(pack: PackSource, { file: path, at, params }: LocatedFinding): readonly Fix[] {
  const file = pack.files.get(path);
  const { name } = params;
  if (file === undefined || at === null || typeof name !== "string") return [];
  const node = nodeAt(file.tree, at);
  const edits = paramEdits(pack, file, node, name);
  const adding = edits.length === 0 ? [] : [{ title: `Add "${name}"`, changes: [{ file: path, edits }] }];
  return [...renamingFixes(pack, file, node, name), ...adding];
}

/** What an entity or an effect says of itself, beside the params. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["kind", "position", "layer", "type"]);

/** Returns the fix that gives the name to the only param of an entity that its kind does not declare. */
function renamingFixes(pack: PackSource, file: SourceFile, node: JsonNode | undefined, name: string): readonly Fix[] {
  const kind = indexPack(pack).kinds.get(textOf(node, "kind") ?? "");
  const declared = objectOf(kind?.value["params"]);
  const keys = (node?.children ?? []).flatMap(({ children: [key] = [] }) => key ?? []);
  const others = keys.filter(({ value }) => !OWN_FIELDS.has(String(value)) && !Object.hasOwn(declared, String(value)));
  const [only, ...more] = others;
  if (kind === undefined || only === undefined || more.length > 0) return [];
  const edits = [{ offset: only.offset, length: only.length, text: JSON.stringify(name) }];
  return [{ title: `Change ${JSON.stringify(only.value)} to "${name}"`, changes: [{ file: file.path, edits }] }];
}

function paramEdits(pack: PackSource, file: SourceFile, node: JsonNode | undefined, name: string): readonly TextEdit[] {
  const around = node?.parent?.type === "property" ? node.parent.parent : undefined;
  const object = node?.type === "object" ? node : textOf(around, "kind") === node?.value ? around : undefined;
  const kind = textOf(object, "kind");
  if (object !== undefined && kind !== undefined) {
    return newMemberEdits(file, object, name, valueFor(pack, kind, name));
  }
  // A cell written as the name of its kind alone.
  if (node?.type !== "string" || node.parent?.type !== "array") return [];
  const entity = { kind: String(node.value), [name]: valueFor(pack, String(node.value), name) };
  const written = inlineText(entity, layoutNear(file.text, file.tree, node.parent).inline);
  return [{ offset: node.offset, length: node.length, text: written }];
}

/** Returns another entity's value, else one that the declaration lists, else a value of the type. */
function valueFor(pack: PackSource, kind: string, name: string): Json {
  const index = indexPack(pack);
  for (const { board } of index.levels) {
    for (const entity of board.ok ? board.value.entities : []) {
      const value = entity?.kind === kind && isJsonObject(entity.params) ? entity.params[name] : undefined;
      if (value !== undefined) return value;
    }
  }
  const declared = objectOf(objectOf(index.kinds.get(kind)?.value["params"])[name]);
  const { type } = declared;
  return listOf(declared["values"])[0] ?? (typeof type === "string" ? FIRST_VALUES[type] : undefined) ?? "";
}
