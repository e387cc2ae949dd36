// Finds the rules that calls of Rule.AddRule hold as they are written (spec B2).
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonObject, listOf } from "../../../base/json";
import { own } from "../../../base/nameTable";

/** A rule inside a call; one without an id is not added. */
export interface AddedRule {
  readonly id: string;
  readonly definition: JsonObject;
  readonly at: JsonPointer;
}

/** Returns the rules that the calls of a rule add, those with an id, each followed by those that its own calls add. */
export function addedRules(definition: Readonly<Record<string, Json>>, at: JsonPointer): readonly AddedRule[] {
  return listOf(own(definition, "outcomes")).flatMap((outcome, index) => {
    const { target, value } = isJsonObject(outcome) ? outcome : {};
    const added = target === "Rule.AddRule" && isJsonObject(value) ? own(value, "definition") : undefined;
    const id = isJsonObject(added) ? own(added, "id") : undefined;
    if (!isJsonObject(added) || typeof id !== "string") return [];
    const place = childPointer(at, "outcomes", index, "value", "definition");
    return [{ id, definition: added, at: place }, ...addedRules(added, place)];
  });
}
