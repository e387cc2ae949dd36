// Finds rules that can never fire: events that no rule receives, and conditions that no event of the type can meet (seed
// 000).
import { childPointer, isJsonList } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { PackIndex } from "../../text/names/packIndex";
import type { IndexedRule } from "../../text/names/ruleIndex";
import { EVENTS, type EventType, isEventType } from "../../turn/events";
import { profileOfVersion } from "../../profile";
import { UNSEEN_EVENTS } from "../possible/catalogue";
import { type Emits, PUBLISHED_REGION_EVENT, emissionsOf, regionEvents, whyNever } from "../possible/emissions";
import { conditionFindings, isOnPlace, noPlace, waitingRule } from "./eventConditions";
import { found, wrongName } from "../found";
import { delegateFixes } from "../systems/idleSystems";
import { paramNames } from "./effects";
import { nullReferenceFindings } from "./nullReferences";

/** Returns findings about the rules of the game and of all levels. */
export function ruleFindings(index: PackIndex): readonly Finding[] {
  const findings: Finding[] = [];
  const params = paramNames(index);
  const check = (rule: IndexedRule, emits: Emits): void => {
    if (!isEventType(rule.on)) return;
    const { on } = rule;
    const waiting = waitingRule(rule, on, params, emits);
    const ofConditions = rule.conditions.flatMap((condition) => conditionFindings(waiting, condition));
    findings.push(...onceWithoutPlace(on, ofConditions));
    if (ofConditions.length === 0 && emits(on)) findings.push(...withoutEffects(rule));
    if (asksForNoPlace(rule, on)) return;
    for (const effect of rule.effects) findings.push(...nullReferenceFindings(index, rule, on, effect, params));
  };
  const emitted = emissionsOf(index, index.levels);
  findings.push(...unseenFindings(index, index.rules, emitted));
  for (const rule of index.rules) check(rule, emitted);
  for (const level of index.levels) {
    const here = emissionsOf(index, [level]);
    findings.push(...unseenFindings(index, level.rules, here));
    for (const rule of level.rules) check(rule, here);
  }
  return findings;
}

/** Reports a rule without effects, as a new one is. For rules that may fire: another mistake may be why there are none. */
function withoutEffects({ file, at, value: { then } }: IndexedRule): readonly Finding[] {
  if (!isJsonList(then) || then.length > 0) return [];
  return [found("rule-idle", file, childPointer(at, "then"), "This rule does nothing: it has no effects.")];
}

/** Leaves the first finding that an event has no place: the others are the same mistake. */
function onceWithoutPlace(on: EventType, findings: readonly Finding[]): readonly Finding[] {
  const isIt = ({ message }: Finding): boolean => message.endsWith(`${noPlace(on)}.`);
  const first = findings.find(isIt);
  return findings.filter((finding) => finding === first || !isIt(finding));
}

/** Returns whether a rule never fires because it asks for the place of an event without one: then its effects are moot. */
function asksForNoPlace({ conditions }: IndexedRule, on: EventType): boolean {
  const fields: Readonly<Record<string, string>> = EVENTS[on];
  return fields["position"] === undefined && conditions.some(({ name, certain }) => certain && isOnPlace(name));
}

/** Reports the first of the rules that wait for an event which is never seen: one system may be missing for all. */
function unseenFindings(index: PackIndex, rules: readonly IndexedRule[], emits: Emits): readonly Finding[] {
  const byEvent = new Map<EventType, IndexedRule[]>();
  for (const rule of rules) {
    if (isEventType(rule.on)) byEvent.set(rule.on, [...(byEvent.get(rule.on) ?? []), rule]);
  }
  return Array.from(byEvent).flatMap(([on, [rule, ...others]]) => {
    const found = rule === undefined ? [] : eventFindings(index, rule, on, emits);
    const related = others.map(({ file, at }) => ({
      file: file.path,
      at: childPointer(at, "on"),
      message: "This rule waits for the same event.",
    }));
    return related.length === 0
      ? found
      : found.map((finding) => ({
          ...finding,
          related,
          params: { ...finding.params, places: others.map(({ at }) => at) },
        }));
  });
}

/** Reports a rule whose event nothing enabled emits in time. */
function eventFindings(index: PackIndex, rule: IndexedRule, on: EventType, emits: Emits): readonly Finding[] {
  const place = childPointer(rule.at, "on");
  const unseen = UNSEEN_EVENTS[on];
  if (unseen !== undefined) {
    const message = `The rule "${rule.id}" never fires: no rule sees "${on}", ${unseen}.`;
    return [found("event-never-seen", rule.file, place, message)];
  }
  if (on === PUBLISHED_REGION_EVENT) {
    const message = `The rule "${rule.id}" never fires: "${on}" is an event of the published player alone.`;
    return [
      wrongName("event-never-seen", message, { name: on, file: rule.file, at: place, names: [] }, regionEvents(index)),
    ];
  }
  const published = profileOfVersion(index.dslVersion) === "published";
  if ((on === "object_placed" && published) || emits(on)) return [];
  const message = `The rule "${rule.id}" never fires: ${whyNever(index, on, `"${on}"`)}.`;
  const fixes = on === "move_blocked" ? delegateFixes(index) : [];
  return [found("event-never-seen", rule.file, place, message, { params: { event: on }, fixes })];
}
