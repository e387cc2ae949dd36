// Fixes that take away what nothing needs: a kind, a tag, a variable, a rule that no gold path fires, a key written again.
import type { Fix, LocatedFinding } from "../../findings/finding";
import { indexPack } from "../../dialects/gridponder/text/names/packIndex";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { childPointer, type Json, type JsonPointer, listOf, pointerKeys } from "../../base/json";
import type { TextEdit } from "../../text/edit";
import { type JsonNode, nodeAt } from "../../text/jsonTree";
import { layoutNear } from "../../text/memberEdit";
import { sequenceEdits } from "../../text/sequenceEdit";

/** How many steps of the finding's place lead to what is taken away. */
const REMOVALS: Readonly<Partial<Record<string, { readonly what: string; readonly steps: number }>>> = {
  "unused-kind": { what: "kind", steps: 2 },
  "unused-variable": { what: "variable", steps: 3 },
  "rule-never-fired": { what: "rule", steps: 2 },
};

/** The fix for such a finding; null for any other. */
export function removeFix(pack: PackSource, finding: LocatedFinding): Fix | null {
  const { code, file: path, at, params } = finding;
  if (code === "unused-tag") return removeTagFix(pack, finding);
  if (code === "json-duplicate-key") return removeFirstKeyFix(pack, finding);
  const removal = REMOVALS[code];
  const file = pack.files.get(path);
  if (removal === undefined || file === undefined || at === null || file.tree.errors.length > 0) return null;
  const steps = pointerKeys(at).slice(0, removal.steps);
  const edits = removalEdits(file, steps);
  const { name } = params;
  const title = `Remove the ${removal.what} "${typeof name === "string" ? name : ""}"`;
  return edits.length === 0 ? null : { title, changes: [{ file: path, edits }] };
}

/** A tag goes from all kinds that carry it. */
function removeTagFix(pack: PackSource, { file: path, params }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const { name } = params;
  if (file === undefined || file.tree.errors.length > 0 || typeof name !== "string") return null;
  const edits = [...indexPack(pack).kinds.values()].flatMap(({ at, value }) =>
    removedItems(file, childPointer(at, "tags"), new Set(indicesWith(listOf(value["tags"]), name))),
  );
  return edits.length === 0 ? null : { title: `Remove the tag "${name}"`, changes: [{ file: path, edits }] };
}

/** Of a key that is written twice the first goes: the last one is what counts. */
function removeFirstKeyFix(pack: PackSource, { file: path, span }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const object = file === undefined ? undefined : objectWithKeyAt(file.tree.root, span.offset);
  if (file === undefined || object === undefined || file.tree.errors.length > 0) return null;
  const names = object.children!.map((property) => property.children?.[0]);
  const last = names.find((name) => name?.offset === span.offset);
  const remove = new Set([names.findIndex((name) => name?.value === last?.value)]);
  const edits = sequenceEdits(file.text, object, { remove }, layoutNear(file.text, file.tree, object));
  return { title: `Remove the first "${String(last?.value)}"`, changes: [{ file: path, edits }] };
}

/** The object with a member whose key begins at an offset. */
function objectWithKeyAt(node: JsonNode | undefined, offset: number): JsonNode | undefined {
  const child = node?.children?.findLast((each) => each.offset <= offset);
  if (child === undefined) return undefined;
  return child.type === "property" && child.offset === offset ? node : objectWithKeyAt(child, offset);
}

function indicesWith(items: readonly Json[], wanted: Json): readonly number[] {
  return items.flatMap((item, index) => (item === wanted ? index : []));
}

function removedItems({ text, tree }: SourceFile, at: JsonPointer, remove: ReadonlySet<number>): readonly TextEdit[] {
  const list = nodeAt(tree, at);
  return list === undefined || remove.size === 0
    ? []
    : sequenceEdits(text, list, { remove }, layoutNear(text, tree, list));
}

/** The edits that take a member or an item out of what holds it. */
function removalEdits(file: SourceFile, steps: readonly string[]): readonly TextEdit[] {
  const at = childPointer("", ...steps.slice(0, -1));
  const around = nodeAt(file.tree, at);
  return around === undefined ? [] : removedItems(file, at, indicesOf(around, steps.at(-1)!));
}

function indicesOf({ type, children = [] }: JsonNode, step: string): ReadonlySet<number> {
  if (type === "array") return Number(step) < children.length ? new Set([Number(step)]) : new Set();
  return new Set(children.flatMap((property, index) => (property.children?.[0]?.value === step ? [index] : [])));
}
