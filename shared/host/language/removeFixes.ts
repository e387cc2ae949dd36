// Fixes that take away what nothing needs: a kind, a variable, a rule that no gold path fires.
import type { FindingCode } from "../../findings/codes";
import type { Fix, LocatedFinding } from "../../findings/finding";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { childPointer, pointerKeys } from "../../base/json";
import type { TextEdit } from "../../text/edit";
import { type JsonNode, nodeAt } from "../../text/jsonTree";
import { layoutNear } from "../../text/memberEdit";
import { sequenceEdits } from "../../text/sequenceEdit";

/** How many steps of the finding's place lead to what is taken away. */
const REMOVALS: Readonly<Partial<Record<FindingCode, { readonly what: string; readonly steps: number }>>> = {
  "unused-kind": { what: "kind", steps: 2 },
  "unused-variable": { what: "variable", steps: 3 },
  "rule-never-fired": { what: "rule", steps: 2 },
};

/** The fix for such a finding; null for any other. */
export function removeFix(pack: PackSource, { code, file: path, at, params }: LocatedFinding): Fix | null {
  const removal = REMOVALS[code];
  const file = pack.files.get(path);
  if (removal === undefined || file === undefined || at === null || file.tree.errors.length > 0) return null;
  const steps = pointerKeys(at).slice(0, removal.steps);
  const edits = removalEdits(file, steps);
  const { name } = params;
  const title = `Remove the ${removal.what} "${typeof name === "string" ? name : ""}"`;
  return edits.length === 0 ? null : { title, changes: [{ file: path, edits }] };
}

/** The edits that take a member or an item out of what holds it. */
function removalEdits({ text, tree }: SourceFile, steps: readonly string[]): readonly TextEdit[] {
  const around = nodeAt(tree, childPointer("", ...steps.slice(0, -1)));
  const remove = around === undefined ? new Set<number>() : indicesOf(around, steps.at(-1)!);
  return around === undefined || remove.size === 0
    ? []
    : sequenceEdits(text, around, { remove }, layoutNear(text, tree, around));
}

function indicesOf({ type, children = [] }: JsonNode, step: string): ReadonlySet<number> {
  if (type === "array") return Number(step) < children.length ? new Set([Number(step)]) : new Set();
  return new Set(children.flatMap((property, index) => (property.children?.[0]?.value === step ? [index] : [])));
}
