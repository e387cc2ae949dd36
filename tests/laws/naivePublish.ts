// Publishes events as the specification of event rules says it, word by word and without any care for speed: what the
// engine is held to. It changes its session.
import { type Json, type JsonObject, isJsonObject, listOf, objectOf } from "../../shared/base/json";
import { naiveConditionHolds, naiveValue } from "./naiveRule";
import { naiveCalculation } from "./naiveCalculation";
import { type NaiveScope, type NaiveState, naiveNumber, naiveText, naiveWrite } from "./naiveScope";

interface NaiveRule {
  readonly definition: JsonObject;
  readonly order: number;
  readonly place: number;
}

export interface NaiveSession extends NaiveState {
  rules: Map<string, NaiveRule>;
  numbered: number;
  registered: number;
  readonly services: JsonObject;
  readonly subscribers: readonly Json[];
  readonly depth: number;
  readonly events: number;
}

export interface NaiveResult {
  readonly payload: JsonObject;
  readonly fired: { readonly id: string; payload: JsonObject }[];
  readonly calls: { readonly service: string; readonly function: string; readonly parameters: Json }[];
  /** The calls that a dry run lists and does not make. */
  readonly notMade: { readonly service: string; readonly function: string; readonly parameters: Json }[];
  blocked: number;
}

/** Registers a rule; one with the same id gives it its place. */
export function naiveRegister(session: NaiveSession, definition: JsonObject): void {
  const id = naiveText(definition["id"]);
  const given = definition["executionOrder"];
  if (typeof given !== "number") session.numbered += 1;
  const before = session.rules.get(id);
  const place = before === undefined ? session.registered : before.place;
  if (before === undefined) session.registered += 1;
  session.rules.set(id, { definition, order: typeof given === "number" ? given : 10 * session.numbered, place });
}

/** Publishes an event from outside. */
export function naivePublish(session: NaiveSession, id: string, data: JsonObject, isDry: boolean): NaiveResult {
  const { seed } = session;
  const result = { payload: data, fired: [], calls: [], notMade: [], blocked: 0 };
  let published = 0;

  const fire = (event: string, value: Json | undefined, depth: number): void => {
    if (!isJsonObject(value)) return;
    if (depth > session.depth || published >= session.events) {
      run.blocked += 1;
      return;
    }
    const entry = { id: event, payload: value };
    run.fired.push(entry);
    entry.payload = one(event, value, depth, (payload) => {
      entry.payload = payload;
    });
  };

  const react = (reaction: JsonObject, scope: NaiveScope, depth: number): void => {
    for (const write of listOf(reaction["set"])) {
      const { path, value: written } = objectOf(write);
      const value = naiveValue(written ?? null, scope);
      const [root = "", ...names] = naiveText(path).split(".");
      const tree = root === "persistent" ? "persistent" : "ephemeral";
      const next = value === undefined ? undefined : naiveWrite(session[tree], names, value);
      if (isJsonObject(next)) session[tree] = next;
    }
    for (const event of listOf(reaction["publish"])) {
      const { id: target, data: written } = objectOf(event);
      fire(naiveText(target), naiveValue(written ?? {}, scope), depth + 1);
    }
  };

  const call = (target: Json | undefined, value: Json | undefined, scope: NaiveScope, depth: number): void => {
    const [, service, name] = /^([^.]+)\.(.+)$/s.exec(naiveText(target)) ?? [];
    if (service === undefined || name === undefined || value === undefined) return;
    (isDry ? run.notMade : run.calls).push({ service, function: name, parameters: value });
    if (isDry) return;
    if (service === "Rule" && name === "AddRule") {
      const { definition } = objectOf(value);
      if (!isJsonObject(definition)) return;
      naiveRegister(session, definition);
      listActive(session, naiveText(definition["id"]), true);
    } else if (service === "Rule" && name === "RemoveRuleById") {
      const { ruleId } = objectOf(value);
      if (typeof ruleId === "string" && session.rules.delete(ruleId)) listActive(session, ruleId, false);
    } else react(objectOf(session.services[`${service}.${name}`]), { ...scope, args: value }, depth);
  };

  const one = (
    event: string,
    given: JsonObject,
    depth: number,
    intercepted: (payload: JsonObject) => void,
  ): JsonObject => {
    published += 1;
    const rules = Array.from(session.rules.values())
      .filter(({ definition }) => definition["trigger"] === event)
      .sort((a, b) => a.order - b.order || a.place - b.place);
    const is = (rule: NaiveRule, category: string): boolean =>
      naiveText(rule.definition["category"]).toUpperCase() === category;
    const scope: NaiveScope = { payload: given, state: session, parameters: {}, calculations: {}, args: undefined };
    for (const rule of rules.filter((each) => is(each, "INTERCEPTOR"))) {
      const inside = begin(rule.definition, scope);
      if (inside === null) continue;
      for (const outcome of listOf(rule.definition["outcomes"])) naiveIntercept(objectOf(outcome), inside);
      scope.payload = inside.payload;
    }
    intercepted(scope.payload);
    const subscribers = isDry ? [] : session.subscribers.map(objectOf).filter((each) => each["event"] === event);
    const priority = (each: JsonObject): number => Number(each["priority"] ?? 0);
    for (const each of subscribers.sort((a, b) => priority(b) - priority(a))) react(each, scope, depth);
    for (const rule of rules.filter((each) => !is(each, "INTERCEPTOR"))) {
      const inside = begin(rule.definition, scope);
      if (inside === null) continue;
      for (const outcome of listOf(rule.definition["outcomes"])) {
        const { type, target, value } = objectOf(outcome);
        if (is(rule, "OBSERVER") && type === "FIRE_EVENT")
          fire(naiveText(target), naiveValue(value === undefined ? {} : value, inside), depth + 1);
        if (is(rule, "TRIGGER") && (type === "CALL_SERVICE" || type === "CALL_FUNCTION")) {
          call(target, naiveValue(value ?? null, inside), inside, depth);
        }
      }
    }
    return scope.payload;
  };

  const run: NaiveResult = result;
  const payload = one(id, data, 1, () => undefined);
  if (isDry) session.seed = seed;
  return { ...run, payload };
}

/** What the rule's outcomes see; null when the rule does not run. */
function begin(rule: JsonObject, around: NaiveScope): NaiveScope | null {
  if (rule["enabled"] === false) return null;
  const scope: NaiveScope = { ...around, parameters: objectOf(rule["parameters"]), calculations: {} };
  for (const calculation of listOf(rule["calculations"])) {
    const name = naiveText(objectOf(calculation)["name"]);
    const value = naiveCalculation(objectOf(calculation), scope);
    const { [name]: _before, ...others } = scope.calculations;
    scope.calculations = value === undefined ? others : { ...others, [name]: value };
  }
  for (const condition of listOf(rule["conditions"])) {
    if (!naiveConditionHolds(objectOf(condition), scope)) return null;
  }
  return scope;
}

function naiveIntercept({ type, target, value: written }: JsonObject, scope: NaiveScope): void {
  const value = naiveValue(written ?? null, scope);
  if (typeof target !== "string" || target === "" || value === undefined) return;
  let names: readonly string[] = target.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  const [first = "", ...rest] = names;
  if (rest.length > 0 && /^(ephemeral|persistent|parameters|calculations)$/i.test(first)) return;
  if (rest.length > 0 && /^payload$/i.test(first) && !Object.hasOwn(scope.payload, first)) names = rest;
  let next: Json | undefined;
  if (type === "SET") next = naiveWrite(scope.payload, names, value);
  const math = type === "MATH_ADD" || type === "MATH_MULTIPLY";
  if (math) {
    const there = naiveNumber(names.reduce<Json | undefined>(partOf, scope.payload));
    const operand = naiveNumber(value);
    if (there === undefined || operand === undefined) return;
    next = naiveWrite(scope.payload, names, type === "MATH_ADD" ? there + operand + 0 : there * operand + 0);
  }
  if (isJsonObject(next)) scope.payload = next;
}

function partOf(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? listOf(value)[Number(name)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Keeps the list of active rules, where there is one. */
function listActive(session: NaiveSession, id: string, isActive: boolean): void {
  const { rules } = session.ephemeral;
  if (!Array.isArray(rules) || rules.includes(id) === isActive) return;
  const next = isActive ? [...listOf(rules), id] : listOf(rules).filter((each) => each !== id);
  session.ephemeral = { ...session.ephemeral, rules: next };
}
