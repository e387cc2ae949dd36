// What the form of rules says beside their schema: the form of rules that calls add, which no file's schema describes, and
// conditions that name their operator as a field.
import { pointerKeys } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { validateRules } from "../../../generated/gnosis/validators";
import type { SourceFile } from "../../../pack/packSource";
import { fieldFindings } from "../../../pack/structure/fieldErrors";
import type { Validator } from "../../../pack/structure/validator";
import { type FormWords, errorFindings } from "../../../pack/structure/valueErrors";
import { isBrokenText } from "../../../text/brokenText";
import { keySpanAt, nodeAt, valueOf } from "../../../text/jsonTree";
import { isBinding } from "../rules/bindings";
import { operatorNamed } from "../rules/conditions";
import { addedRules } from "../text/addedRules";
import { rulesInFile } from "../text/ruleTexts";
import { gnosisSchema } from "../text/schemas";

/** Checks one rule, by the validator for a file of them. */
const validateRule: Validator = Object.assign(
  (value: unknown): boolean => {
    const isValid = validateRules([value]);
    validateRule.errors = (validateRules.errors ?? []).map((error) => ({
      ...error,
      instancePath: error.instancePath.replace(/^\/0/, ""),
    }));
    return isValid;
  },
  { errors: null },
);

/** Returns findings on the values and fields of the rules that calls in a file add. Bindings may stand for anything. */
export function addedFormFindings(file: SourceFile, forms: FormWords): readonly Finding[] {
  if (file.role !== "rules" || isBrokenText(file)) return [];
  const added = rulesInFile(file).flatMap(({ definition, at }) => addedRules(definition, at));
  return added.flatMap(({ definition, at }) =>
    [
      ...errorFindings({ file, base: at, value: definition }, validateRule, forms),
      ...fieldFindings(file, at, gnosisSchema("rule"), { isPartial: true, alsoAllowed: [] }),
    ].filter(({ at: place }) => typeof place !== "string" || !isBinding(valueOf(nodeAt(file.tree, place)))),
  );
}

/** Adds the fix to a condition such as {"path": "payload.kind", "equals": "FIRE"}, whose operator is a field. */
export function withOperatorFix(file: SourceFile, finding: Finding): Finding {
  const { code, at } = finding;
  if (code !== "unknown-field" || typeof at !== "string" || !/\/conditions\/\d+\/[^/]+$/.test(at)) return finding;
  const operator = operatorNamed(pointerKeys(at).at(-1)?.toUpperCase());
  const key = keySpanAt(file.tree, at);
  if (operator === null || key === undefined) return finding;
  const edits = [{ offset: key.offset, length: key.length, text: `"op": "${operator}", "value"` }];
  return {
    ...finding,
    message: `A condition has its operator as "op" and what it compares with as "value".`,
    fixes: [{ title: `Write "op": "${operator}"`, changes: [{ file: file.path, edits }] }],
  };
}
