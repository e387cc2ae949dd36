// A rule, compiled (spec B1).
import { type Json, type JsonObject, isJsonObject, listOf, objectOf } from "../../../base/json";
import { type Template, compileValue } from "./bindings";
import { type Calculation, compileCalculation } from "./calculations";
import { type Condition, compileCondition } from "./conditions";
import { type PayloadTarget, type ServiceFunction, payloadTarget, serviceTarget } from "./targets";
import { memberOf } from "./value";

export const CATEGORIES = ["INTERCEPTOR", "OBSERVER", "TRIGGER"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The types of outcomes that a rule of each category may have. */
export const OUTCOME_TYPES = {
  INTERCEPTOR: ["SET", "MATH_ADD", "MATH_MULTIPLY"],
  OBSERVER: ["FIRE_EVENT"],
  TRIGGER: ["CALL_FUNCTION", "CALL_SERVICE"],
} as const satisfies Readonly<Record<Category, readonly string[]>>;

/** Returns whether only rules of other categories have outcomes of a type; false for a type that does not exist. */
export function isOfOtherCategory(type: Json | undefined, category: Category): boolean {
  const name = typeof type === "string" ? type.toUpperCase() : "";
  const has = (each: Category): boolean => (OUTCOME_TYPES[each] as readonly string[]).includes(name);
  return !has(category) && CATEGORIES.some(has);
}

export type Outcome =
  | { readonly does: "set" | "add" | "multiply"; readonly target: PayloadTarget; readonly value: Template }
  | { readonly does: "fire"; readonly event: string; readonly value: Template }
  | { readonly does: "call"; readonly target: ServiceFunction; readonly value: Template }
  /** It is skipped, and the sentence says why. */
  | { readonly does: "nothing"; readonly why: string };

export interface Rule {
  readonly id: string;
  readonly category: Category;
  readonly trigger: string;
  readonly isEnabled: boolean;
  /** Null: it is given one when the rule is registered. */
  readonly order: number | null;
  readonly parameters: JsonObject;
  /** Null: it has no name, and does nothing. */
  readonly calculations: readonly (Calculation | null)[];
  readonly conditions: readonly Condition[];
  readonly outcomes: readonly Outcome[];
  /** As it is written. */
  readonly definition: JsonObject;
}

/** Returns the category that a text names, in any case; null for none. */
export function categoryNamed(text: Json | undefined): Category | null {
  const name = typeof text === "string" ? text.toUpperCase() : "";
  return CATEGORIES.find((category) => category === name) ?? null;
}

/** Compiles a rule; a sentence when it has no id, no category or no trigger. What is wrong inside of it never throws. */
export function compileRule(definition: Json, key: string | null = null): Rule | string {
  if (!isJsonObject(definition)) return "A rule is an object.";
  const written = memberOf(definition, "id");
  const id = typeof written === "string" && written !== "" ? written : key;
  const category = categoryNamed(memberOf(definition, "category"));
  const trigger = memberOf(definition, "trigger");
  const order = memberOf(definition, "executionOrder");
  if (id === null) return "A rule needs an id.";
  if (category === null) return `Rule "${id}" needs a category: ${CATEGORIES.join(", ")}.`;
  if (typeof trigger !== "string" || trigger === "") return `Rule "${id}" needs a trigger: the id of an event.`;
  return {
    id,
    category,
    trigger,
    isEnabled: memberOf(definition, "enabled") !== false,
    order: typeof order === "number" ? order : null,
    parameters: objectOf(memberOf(definition, "parameters")),
    calculations: listOf(memberOf(definition, "calculations")).map(compileCalculation),
    conditions: listOf(memberOf(definition, "conditions")).map(compileCondition),
    outcomes: listOf(memberOf(definition, "outcomes")).map((outcome) => compileOutcome(outcome, category)),
    definition,
  };
}

function compileOutcome(definition: Json, category: Category): Outcome {
  const outcome = objectOf(definition);
  const written = memberOf(outcome, "type");
  const type = typeof written === "string" ? written.toUpperCase() : "";
  if (!(OUTCOME_TYPES[category] as readonly string[]).includes(type)) {
    return { does: "nothing", why: `A rule of the category ${category} has no outcome "${type}".` };
  }
  const target = memberOf(outcome, "target");
  if (type === "FIRE_EVENT") {
    if (typeof target !== "string" || target === "") return { does: "nothing", why: "The target is no event." };
    const payload = memberOf(outcome, "value");
    return { does: "fire", event: target, value: compileValue(payload === undefined ? {} : payload) };
  }
  const value = compileValue(memberOf(outcome, "value") ?? null);
  if (category === "TRIGGER") {
    const called = serviceTarget(target);
    if (called !== null) return { does: "call", target: called, value };
    return { does: "nothing", why: "The target is no function of a service, as Audio.PlaySfx is." };
  }
  const does = type === "SET" ? "set" : type === "MATH_ADD" ? "add" : "multiply";
  return { does, target: payloadTarget(target), value };
}
