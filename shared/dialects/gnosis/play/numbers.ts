// The numbers of a session's traces: which rule, condition, outcome and calculation each one means.
import { addTo } from "../../../base/groups";
import { type Json, type JsonObject, childPointer, isJsonList, isJsonObject, listOf } from "../../../base/json";
import type { ConditionReads, DebugInfo, Source } from "../../../engine/debugInfo";
import { fieldPath } from "../../../engine/trace/fieldPath";
import type { LoadedSession } from "../load/loadedPack";
import { isBinding } from "../rules/bindings";
import { parsePath } from "../rules/path";
import { memberOf } from "../rules/value";
import type { Rule } from "../rules/rule";
import { type ActiveRule, activeRules } from "../run/activeRules";
import { addedRules } from "../text/addedRules";

/** Where the numbers of a rule's parts begin. */
export interface RuleNumbers {
  readonly rule: number;
  readonly conditions: number;
  readonly effects: number;
  readonly values: number;
}

export interface TraceNumbers {
  readonly debug: DebugInfo;
  of(active: ActiveRule): RuleNumbers;
}

/** The number of a draw among the values: its own entry stands before those of the calculations. */
export const DRAW = 0;
/** What a condition expected where that is not written in its text. */
export const EXPECTED = 1;
const PHASES = ["interceptors", "subscribers", "observers and triggers"] as const;

interface Tables {
  readonly rules: DebugInfo["rules"][number][];
  readonly conditions: DebugInfo["conditions"][number][];
  readonly effects: DebugInfo["effects"][number][];
  readonly values: DebugInfo["values"][number][];
}

/** Numbers everything that traces of a session may name: its rules, and those that its rules may add. */
export function numberSession(session: LoadedSession, file: string): TraceNumbers {
  const tables: Tables = { rules: [], conditions: [], effects: [], values: [] };
  tables.values.push({ name: "draw", source: { file, at: "/seed" } }, { name: "expected", source: { file, at: "" } });
  const byDefinition = new WeakMap<JsonObject, RuleNumbers>();
  const byId = new Map<string, Written[]>();
  const orders = activeRules(session.start.rules).byId;
  const add = ({ id, definition }: Pick<Rule, "id" | "definition">, source: Source): void => {
    const numbers = addRule(tables, { id, definition, order: orders.get(id)?.order ?? 0, source });
    byDefinition.set(definition, numbers);
    addTo(byId, id, { definition, numbers });
  };
  for (const { rule, file: ruleFile, at } of session.rules.rules) {
    add(rule, { file: ruleFile, at });
    for (const added of addedRules(rule.definition, at)) add(added, { file: ruleFile, at: added.at });
  }
  const unknown = addRule(tables, { id: "?", definition: {}, order: 0, source: { file, at: "" } });
  const subscribers = Array.from(session.surroundings.subscribers.values()).flat();
  const systems: DebugInfo["systems"][number][] = [];
  for (const { index, event } of subscribers) {
    systems[index] = { id: `subscriber ${index + 1}`, type: event, source: { file, at: `/subscribers/${index}` } };
  }
  const { rules, conditions, effects, values } = tables;
  return {
    debug: {
      phases: PHASES,
      systems: Array.from(systems, (system, index) => system ?? { id: `${index}`, type: "", source: { file, at: "" } }),
      rules,
      conditions,
      effects,
      values,
      goals: [],
      loseConditions: [],
    },
    of({ rule: { id, definition } }) {
      const known = byDefinition.get(definition);
      if (known !== undefined) return known;
      const numbers = madeNumbers(definition, byId.get(id) ?? []) ?? unknown;
      byDefinition.set(definition, numbers);
      return numbers;
    },
  };

  /**
   * Returns the numbers of a definition that was made while playing: those of the text with this id that it was made of.
   * One that comes from elsewhere has only the rule's name in common with the texts, and its parts are in none.
   */
  function madeNumbers(definition: JsonObject, written: readonly Written[]): RuleNumbers | undefined {
    const source = written.find((each) => mayBecome(each.definition, definition));
    if (source !== undefined) return source.numbers;
    const [first] = written;
    return first === undefined ? undefined : { ...unknown, rule: first.numbers.rule };
  }
}

interface Written {
  readonly definition: JsonObject;
  readonly numbers: RuleNumbers;
}

/** Returns whether a value may be what a text becomes when its bindings are read. */
function mayBecome(text: Json, value: Json): boolean {
  if (text === value || isBinding(text)) return true;
  if (Array.isArray(text)) {
    const items: readonly Json[] = text;
    return (
      isJsonList(value) &&
      items.length === value.length &&
      items.every((item, index) => mayBecome(item, value[index] ?? null))
    );
  }
  if (!isJsonObject(text) || !isJsonObject(value)) return false;
  const names = Object.keys(text);
  return (
    names.length === Object.keys(value).length &&
    names.every((name) => Object.hasOwn(value, name) && mayBecome(text[name] ?? null, value[name] ?? null))
  );
}

interface NumberedRule {
  readonly id: string;
  readonly definition: JsonObject;
  readonly order: number;
  readonly source: Source;
}

function addRule({ rules, conditions, effects, values }: Tables, numbered: NumberedRule): RuleNumbers {
  const { id, definition, order, source } = numbered;
  const at = (...keys: readonly (string | number)[]): Source => ({
    file: source.file,
    at: childPointer(source.at, ...keys),
  });
  const begin = { rule: rules.length, conditions: conditions.length, effects: effects.length, values: values.length };
  rules.push({ id, on: textOf(memberOf(definition, "trigger")), priority: -order, source });
  listOf(memberOf(definition, "calculations")).forEach((calculation, index) => {
    const name = isJsonObject(calculation) ? textOf(memberOf(calculation, "name")) : "";
    values.push({ name, source: at("calculations", index) });
  });
  listOf(memberOf(definition, "conditions")).forEach((condition, index) => {
    const text = conditionText(condition);
    const reads = readsOf(condition, definition);
    conditions.push({ rule: begin.rule, clause: "condition", text, reads, source: at("conditions", index) });
  });
  listOf(memberOf(definition, "outcomes")).forEach((outcome, index) => {
    const { type, target } = isJsonObject(outcome) ? outcome : {};
    effects.push({ name: `${textOf(type)} ${textOf(target)}`.trim(), source: at("outcomes", index) });
  });
  return begin;
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Returns a condition in a line: `payload.amount GT 5`. */
function conditionText(condition: Json): string {
  if (!isJsonObject(condition)) return JSON.stringify(condition);
  const { path, op, value } = condition;
  const expected = isBinding(value) ? textOf(value["fromContext"]) : value === undefined ? "" : JSON.stringify(value);
  const parts = [textOf(path), textOf(op), expected].filter((part) => part !== "");
  return parts.length === 0 ? "an empty condition" : parts.join(" ");
}

/** Returns the fields that a condition looks at; those of a calculation are the ones that it is made of. */
function readsOf(condition: Json, definition: JsonObject): ConditionReads {
  const texts: string[] = [];
  const path = isJsonObject(condition) ? memberOf(condition, "path") : undefined;
  if (typeof path === "string") texts.push(path);
  addBound(isJsonObject(condition) ? memberOf(condition, "value") : undefined, texts);
  const paths = texts.flatMap((text) => fieldsOf(text, definition, 0));
  return paths.length === 0 ? { kind: "nothing" } : { kind: "fields", paths: Array.from(new Set(paths)) };
}

/** Calculations refer to earlier ones: no further than there is any use in. */
const DEEPEST = 8;

function fieldsOf(text: string, definition: JsonObject, depth: number): readonly string[] {
  const { root, names } = parsePath(text);
  if (root === "payload" || root === "persistent" || root === "ephemeral") return [fieldPath(root, ...names)];
  if (root !== "calculations" || depth >= DEEPEST) return [];
  const texts: string[] = [];
  for (const calculation of listOf(memberOf(definition, "calculations"))) {
    if (isJsonObject(calculation) && memberOf(calculation, "name") === names[0]) addBound(calculation, texts);
  }
  return texts.slice(0, DEEPEST).flatMap((inner) => fieldsOf(inner, definition, depth + 1));
}

function addBound(value: Json | undefined, texts: string[]): void {
  if (value === undefined || texts.length > DEEPEST) return;
  if (isBinding(value) && typeof value["fromContext"] === "string") texts.push(value["fromContext"]);
  if (isJsonList(value)) value.forEach((item) => addBound(item, texts));
  else if (isJsonObject(value)) Object.values(value).forEach((member) => addBound(member, texts));
}
