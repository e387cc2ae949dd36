// Fixes that take away what nothing needs: a kind, a tag, an action, a variable, a rule that no gold path fires.
import { defined } from "../../../../base/defined";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import type { FixMaker } from "../../../../language/dialectLanguage";
import type { GridponderCode } from "../../checks/codes";
import { indexPack } from "../../text/names/packIndex";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { childPointer, type Json, type JsonPointer, listOf, pointerKeys } from "../../../../base/json";
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { isEqualJson, layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";

const removeRule = removing("rule", 2);

/** Fixes by the codes of findings. */
export const REMOVE_FIXES = {
  "unused-action": removing("action", 2),
  "unused-kind": removing("kind", 2),
  "unused-variable": removing("variable", 3),
  "rule-never-fired": removeRule,
  "same-rule": removeRule,
  "unused-tag": removeTag,
} as const satisfies Partial<Record<GridponderCode, FixMaker>>;

/** Takes away what the first `steps` of a finding's place lead to. */
function removing(what: string, steps: number): (pack: PackSource, finding: LocatedFinding) => Fix | null {
  return (pack, { file: path, at, params: { name } }) => {
    const file = pack.files.get(path);
    if (file === undefined || at === null || file.tree.errors.length > 0) return null;
    const edits = removalEdits(file, pointerKeys(at).slice(0, steps));
    const title = `Remove the ${what} "${typeof name === "string" ? name : ""}"`;
    return edits.length === 0 ? null : { title, changes: [{ file: path, edits }] };
  };
}

/** Removes the second of two rules that are equal but for their ids; null for others. */
export function removeCopyFix(pack: PackSource, finding: LocatedFinding): Fix | null {
  const rules = indexPack(pack).rules.filter(({ id }) => id === finding.params["name"]);
  const [first, copy] = rules;
  const isCopy = first !== undefined && copy !== undefined && isEqualJson(first.value, copy.value);
  return isCopy && finding.at?.startsWith(`${copy.at}/`) === true && rules.length === 2
    ? removeRule(pack, finding)
    : null;
}

/** Removes a tag from all kinds that have it. */
function removeTag(pack: PackSource, { file: path, params }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const { name } = params;
  if (file === undefined || file.tree.errors.length > 0 || typeof name !== "string") return null;
  const edits = [...indexPack(pack).kinds.values()].flatMap(({ at, value }) =>
    removedItems(file, childPointer(at, "tags"), new Set(indicesWith(listOf(value["tags"]), name))),
  );
  return edits.length === 0 ? null : { title: `Remove the tag "${name}"`, changes: [{ file: path, edits }] };
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

/** Returns the edits that remove a member or an item from its container. */
function removalEdits(file: SourceFile, steps: readonly string[]): readonly TextEdit[] {
  const at = childPointer("", ...steps.slice(0, -1));
  const around = nodeAt(file.tree, at);
  return around === undefined ? [] : removedItems(file, at, indicesOf(around, defined(steps.at(-1))));
}

function indicesOf({ type, children = [] }: JsonNode, step: string): ReadonlySet<number> {
  if (type === "array") return Number(step) < children.length ? new Set([Number(step)]) : new Set();
  return new Set(children.flatMap((property, index) => (property.children?.[0]?.value === step ? [index] : [])));
}
