// Finds rules that can never fire: events that no rule receives, and conditions that no event of the type can meet (seed
// 000).
import { type JsonPointer, childPointer, isJsonObject } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { PackIndex } from "../../text/names/packIndex";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { EVENTS, type EventType, isEventType } from "../../turn/events";
import { profileOfVersion } from "../../profile";
import { UNSEEN_EVENTS } from "../possible/catalogue";
import { type Emits, PUBLISHED_REGION_EVENT, emissionsOf, regionEvents, whyNever } from "../possible/emissions";
import { fieldMeant, kindFixes, onlyEventWith, otherEventFixes } from "./eventFixes";
import { placeFindings } from "./eventPlaces";
import { type NameInPlace, found, neverHolds, quoted, renameFix, unknownName, wrongName } from "../found";
import { delegateFixes } from "../systems/idleSystems";
import { paramNames } from "./effects";
import { nullReferenceFindings, referencesIn } from "./nullReferences";

/** Returns findings about the rules of the game and of all levels. */
export function ruleFindings(index: PackIndex): readonly Finding[] {
  const findings: Finding[] = [];
  const params = paramNames(index);
  const check = (rule: IndexedRule, emits: Emits): void => {
    if (!isEventType(rule.on)) return;
    const { on } = rule;
    const ofConditions = rule.conditions.flatMap((condition) => conditionFindings(rule, on, condition, params, emits));
    findings.push(...onceWithoutPlace(on, ofConditions));
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

/** Returns why a condition on the place of an event without one never holds. */
function noPlace(on: EventType): string {
  // What is pushed is placed in the same moment.
  return `the event "${on}" has no position${on === "object_pushed" ? '; "object_placed" has one' : ""}`;
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

function isOnPlace(condition: string): boolean {
  return condition === "position" || condition === "position_has_tag";
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

function conditionFindings(
  rule: IndexedRule,
  on: EventType,
  condition: IndexedCondition,
  params: ReadonlySet<string>,
  emits: Emits,
): readonly Finding[] {
  const { name, body, at } = condition;
  const fields: Readonly<Record<string, string>> = EVENTS[on];
  const findings: Finding[] = [];
  if (isOnPlace(name) && fields["position"] === undefined) {
    const fixes = on === "object_pushed" ? otherEventFixes(rule, "object_placed") : [];
    findings.push(neverHolds(rule.file, at, noPlace(on), { fixes }));
  }
  if (name === "event" && isJsonObject(body)) {
    const { kind, param, equals } = body;
    if (typeof kind === "string" && fields["kind"] === undefined) {
      const kinds = Object.keys(fields).filter((field) => field.endsWith("Kind"));
      const hint = kinds.length === 0 ? "" : ` (use "param" with ${quoted(kinds)})`;
      const fixes = kindFixes(rule.file, condition, kinds);
      findings.push(
        neverHolds(rule.file, childPointer(at, "kind"), `the event "${on}" has no "kind"${hint}`, { fixes }),
      );
    }
    const isParam = typeof param === "string" && fields["params"] !== undefined && params.has(param);
    const isKnown = typeof param !== "string" || fields[param] !== undefined || isParam;
    if (!isKnown && equals !== null) {
      const names = fields["params"] === undefined ? Object.keys(fields) : [...Object.keys(fields), ...params];
      const more = fields["params"] === undefined ? "" : ", and nothing has a param of that name";
      const message = `This condition never holds: the event "${on}" has no "${param}", only ${quoted(Object.keys(fields))}${more}.`;
      const meant = fieldMeant(param, fields);
      const place = { name: param, file: rule.file, at: childPointer(at, "param"), names, meant };
      const finding =
        pathFinding(message, place, fields, params) ??
        fieldsFinding(message, place, fields) ??
        unknownName("condition-never-holds", message, place);
      findings.push(withOtherEvent(finding, rule, onlyEventWith(param, emits)));
    }
    findings.push(...placeFindings(rule, on, condition));
  }
  const combines = name === "all_of" || name === "any_of" || name === "not";
  if (!combines) {
    for (const [place] of referencesIn(body, at)) {
      findings.push(referenceFinding(rule, place));
    }
  }
  return findings;
}

/** Adds the event that carries what a condition asks for, where the finding names no other field. */
function withOtherEvent(finding: Finding, rule: IndexedRule, event: EventType | null): Finding {
  if (event === null || (finding.fixes ?? []).length > 0) return finding;
  const message = `${finding.message} Did you mean the event "${event}"?`;
  return { ...finding, message, fixes: otherEventFixes(rule, event) };
}

/** Returns the finding about a reference in a condition. In the place of a cell it is none, so that the form is wrong. */
function referenceFinding({ file }: IndexedRule, at: JsonPointer): Finding {
  if (!/\/(?:position|at)$/.test(at)) {
    const message = "References work in effects only; here the text is compared as it is written.";
    return found("reference-in-condition", file, at, message);
  }
  const message = 'References work in effects only: "position_has_tag" asks for what is in the cell of the event.';
  return { ...found("reference-in-condition", file, at, message), severity: "error" };
}

/** Returns the finding about `params.NAME`, where NAME alone is meant (decision 6); null for any other name. */
function pathFinding(
  message: string,
  { name, file, at }: NameInPlace,
  fields: Readonly<Record<string, string>>,
  params: ReadonlySet<string>,
): Finding | null {
  const param = /^params\.(.+)$/.exec(name)?.[1];
  if (param === undefined || fields["params"] === undefined || !params.has(param)) return null;
  const fix = renameFix(file, at, false, param);
  const more = { params: { name }, ...(fix === null ? {} : { fixes: [fix] }) };
  return found("condition-never-holds", file, at, `${message} Did you mean "${param}"?`, more);
}

/** Returns the finding about a word that several fields have, such as `item`; null for any other name. */
function fieldsFinding(message: string, place: NameInPlace, fields: Readonly<Record<string, string>>): Finding | null {
  const word = place.name.toLowerCase();
  const meant = Object.keys(fields).filter((field) => field.toLowerCase().endsWith(word));
  return word.length < SHORTEST_WORD || meant.length < 2
    ? null
    : wrongName("condition-never-holds", message, place, meant);
}

/** Shorter words end too many names. */
const SHORTEST_WORD = 4;
