// Finds interceptors that wait for a member of the payload which only a later interceptor sets (spec B3).
import { type Json, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { memberEdits, pathOfPointer } from "../../../text/memberEdit";
import type { LoadedPack } from "../load/loadedPack";
import { hasBinding } from "../rules/bindings";
import { operatorNamed } from "../rules/conditions";
import { parsePath } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { type ActiveRule, type Listeners, activeRules } from "../run/activeRules";
import { activeIds } from "../text/activeIds";
import { memberKey, settersAmong } from "./failedConditions";
import { found } from "./found";
import { laterRules } from "./possibleRules";
import { publishedMembers } from "./publishedMembers";
import { writtenStates } from "./stateMembers";

/** Which rules run, and in which order, is known only where no state lists them and no session has its own. */
export function readTooEarlyFindings(pack: PackSource, loaded: LoadedPack): readonly Finding[] {
  const { files, levels } = pack;
  if (levels.some(({ path }) => loaded.session(path).rules !== loaded.rules) || laterRules(files).length > 0) return [];
  if (writtenStates(pack).some(({ root, tree }) => root === "ephemeral" && activeIds(tree) !== null)) return [];
  const { byId, byTrigger } = activeRules(loaded.rules.rules.map(({ rule }) => rule));
  const setters = settersAmong(byId.values());
  const published = publishedMembers(pack);
  return loaded.rules.rules.flatMap(({ rule, file: path, at }): readonly Finding[] => {
    const reader = byId.get(rule.id);
    const listeners = byTrigger.get(rule.trigger);
    const given = published.get(rule.trigger);
    const file = files.get(path);
    if (rule.category !== "INTERCEPTOR" || reader?.rule !== rule || listeners === undefined || file === undefined)
      return [];
    if (given === undefined || given === null) return [];
    const places = listeners.interceptors;
    return listOf(rule.definition["conditions"]).flatMap((condition, index): readonly Finding[] => {
      const name = memberNeeded(condition);
      if (name === null || given.has(name)) return [];
      const others = (setters.get(memberKey(rule.trigger, name)) ?? []).filter((each) => each !== reader);
      const [first] = others;
      if (first === undefined || others.some((each) => places.indexOf(each) < places.indexOf(reader))) return [];
      const giver = others.find((each) => maySet(each, name, condition)) ?? first;
      const message = `This never holds: "${giver.rule.id}", which gives the event "${name}", runs later.`;
      const fixes = movingBehind(file, at, giver, listeners);
      return [found("read-too-early", file, childPointer(at, "conditions", index, "path"), message, { fixes })];
    });
  });
}

/** Returns the member of the payload that has to be there for a condition to hold; null for none. */
function memberNeeded(condition: Json): string | null {
  if (!isJsonObject(condition)) return null;
  const { path, op, value = null } = condition;
  const operator = operatorNamed(op);
  const isNeeded = operator !== null && NEEDING.has(operator);
  if (!isNeeded || typeof path !== "string" || (operator === "EQUALS" && (value === null || isJsonObject(value))))
    return null;
  const { root, names } = parsePath(path);
  return root === "payload" ? (names[0] ?? null) : null;
}

const NEEDING: ReadonlySet<string> = new Set(["EQUALS", "EXISTS", "CONTAINS", "GT", "LT", "GTE", "LTE"]);

/** Returns whether a rule may give a member the text, the number or the truth that a condition asks for. */
function maySet({ rule: { definition } }: ActiveRule, name: string, condition: Json): boolean {
  const { value: asked } = objectOf(condition);
  return listOf(definition["outcomes"]).some((outcome) => {
    const { target, value = null } = objectOf(outcome);
    return payloadNames(target)[0] === name && (value === asked || hasBinding(value));
  });
}

/** Returns the fix that gives a rule the next free order behind another one. */
function movingBehind(
  file: SourceFile,
  at: string,
  { order, rule: { id } }: ActiveRule,
  { interceptors }: Listeners,
): readonly Fix[] {
  const taken = new Set(interceptors.map((each) => each.order));
  let next = order + 1;
  while (taken.has(next)) next += 1;
  const edits = memberEdits(file.text, file.tree, [...pathOfPointer(at), "executionOrder"], next);
  return edits.length === 0 ? [] : [{ title: `Run it after "${id}"`, changes: [{ file: file.path, edits }] }];
}
