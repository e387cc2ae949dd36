// Finds conditions that no event of a rule's type can meet: they ask it for what it does not carry (seed 000).
import { type JsonPointer, childPointer, isJsonObject } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { EVENTS, type EventType } from "../../turn/events";
import type { Emits } from "../possible/emissions";
import { fieldMeant, kindFixes, onlyEventWith, otherEventFixes } from "./eventFixes";
import { placeFindings } from "./eventPlaces";
import { type NameInPlace, found, neverHolds, quoted, renameFix, unknownName, wrongName } from "../found";
import { referencesIn } from "./nullReferences";

/** A rule that waits for an event, with what that event may carry. */
export interface WaitingRule {
  readonly rule: IndexedRule;
  readonly on: EventType;
  /** The fields of the event, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Params that entities of the pack may have, and so the `params` of an event. */
  readonly params: ReadonlySet<string>;
  readonly emits: Emits;
}

/** Returns the event of a rule with its fields. */
export function waitingRule(rule: IndexedRule, on: EventType, params: ReadonlySet<string>, emits: Emits): WaitingRule {
  return { rule, on, fields: EVENTS[on], params, emits };
}

/** Returns findings about one condition of a rule. */
export function conditionFindings(waiting: WaitingRule, condition: IndexedCondition): readonly Finding[] {
  const { rule, on } = waiting;
  const { name, body, at } = condition;
  const combines = name === "all_of" || name === "any_of" || name === "not";
  return [
    ...placelessFindings(waiting, condition),
    ...(name === "event" ? [...kindFindings(waiting, condition), ...paramFindings(waiting, condition)] : []),
    ...placeFindings(rule, on, condition),
    // The parts of a combination have findings of their own.
    ...(combines ? [] : referencesIn(body, at).map(([place]) => referenceFinding(rule, place))),
  ];
}

/** Reports a condition on the place of an event that has none. */
function placelessFindings({ rule, on, fields }: WaitingRule, { name, at }: IndexedCondition): readonly Finding[] {
  if (!isOnPlace(name) || fields["position"] !== undefined) return [];
  const fixes = on === "object_pushed" ? otherEventFixes(rule, "object_placed") : [];
  return [neverHolds(rule.file, at, noPlace(on), { fixes })];
}

/** Reports an `event` condition on the kind of an event that has none. */
function kindFindings({ rule, on, fields }: WaitingRule, condition: IndexedCondition): readonly Finding[] {
  const { body, at } = condition;
  if (!isJsonObject(body) || typeof body["kind"] !== "string" || fields["kind"] !== undefined) return [];
  const kinds = Object.keys(fields).filter((field) => field.endsWith("Kind"));
  const hint = kinds.length === 0 ? "" : ` (use "param" with ${quoted(kinds)})`;
  const fixes = kindFixes(rule.file, condition, kinds);
  return [neverHolds(rule.file, childPointer(at, "kind"), `the event "${on}" has no "kind"${hint}`, { fixes })];
}

/** Reports an `event` condition on a field that the event does not have. */
function paramFindings(waiting: WaitingRule, { body, at }: IndexedCondition): readonly Finding[] {
  const { rule, on, fields, params, emits } = waiting;
  if (!isJsonObject(body)) return [];
  const { param, equals } = body;
  if (typeof param !== "string" || equals === null || isCarried(waiting, param)) return [];
  const own = Object.keys(fields);
  const [names, more] =
    fields["params"] === undefined ? [own, ""] : [[...own, ...params], ", and nothing has a param of that name"];
  const message = `This condition never holds: the event "${on}" has no "${param}", only ${quoted(own)}${more}.`;
  const meant = fieldMeant(param, fields);
  const place = { name: param, file: rule.file, at: childPointer(at, "param"), names, meant };
  const finding =
    pathFinding(message, place, waiting) ??
    fieldsFinding(message, place, fields) ??
    unknownName("condition-never-holds", message, place);
  return [withOtherEvent(finding, rule, onlyEventWith(param, emits))];
}

/** Returns whether an event has a field, or may have it among its params. */
function isCarried({ fields, params }: WaitingRule, name: string): boolean {
  return fields[name] !== undefined || (fields["params"] !== undefined && params.has(name));
}

/** Returns why a condition on the place of an event without one never holds. */
export function noPlace(on: EventType): string {
  // What is pushed is placed in the same moment.
  return `the event "${on}" has no position${on === "object_pushed" ? '; "object_placed" has one' : ""}`;
}

/** Returns whether a condition asks for the place of the event. */
export function isOnPlace(condition: string): boolean {
  return condition === "position" || condition === "position_has_tag";
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
  { fields, params }: WaitingRule,
): Finding | null {
  const param = /^params\.(.+)$/.exec(name)?.[1];
  if (param === undefined || fields["params"] === undefined || !params.has(param)) return null;
  const fix = renameFix(file, at, param);
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
