// Where rules stand in the open pack's texts, as its language writes them.
import type { RulePlace } from "../../../shared/pack/packModel";
import type { PackDocument } from "../../documents/packDocument";
import { packModel } from "../../documents/packSource";

/** Returns the rules of a document that have an id, in the order of the text. */
export function rulesIn(document: PackDocument): readonly RulePlace[] {
  return packModel()?.rulePlaces(document.tree()) ?? [];
}

/** Returns the rule that an offset of a document lies in; null outside of rules. */
export function ruleAtOffset(document: PackDocument, offset: number): RulePlace | null {
  return rulesIn(document).find((rule) => offset >= rule.offset && offset <= rule.offset + rule.length) ?? null;
}
