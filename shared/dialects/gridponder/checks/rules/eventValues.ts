// Finds conditions on an event's field that no event can meet: a value of another type, a direction that does not exist,
// a kind that blocks no move.
import { type Json, type JsonPointer, childPointer, isJsonObject } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { isReference } from "../../rules/references";
import { DIRECTIONS } from "../../text/directions";
import { type PackIndex, allRules } from "../../text/names/packIndex";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { EVENTS, type EventType, isEventType } from "../../turn/events";
import { found, quoted, renameFix, replacing, unknownName } from "../found";
import { tagFixes } from "../kinds/pushables";
import { offeredDirections } from "../possible/offeredDirections";

const DIRECTION_NAMES: readonly string[] = DIRECTIONS.map(({ name }) => name);

/** Returns findings about the `event` and `position_has_tag` conditions of all rules. */
export function eventValueFindings(index: PackIndex): readonly Finding[] {
  return allRules(index).flatMap((rule) => {
    const { on } = rule;
    if (!isEventType(on)) return [];
    return rule.conditions.flatMap((condition) => [
      ...valueFindings(index, rule, on, condition),
      ...(on === "move_blocked" ? blockerFindings(index, rule, condition) : []),
    ]);
  });
}

function valueFindings(
  index: PackIndex,
  { file }: IndexedRule,
  on: EventType,
  { name, body, at }: IndexedCondition,
): readonly Finding[] {
  if (name !== "event" || !isJsonObject(body)) return [];
  const { param, equals } = body;
  const fields: Readonly<Record<string, string>> = EVENTS[on];
  // A reference is reported as such.
  if (typeof param !== "string" || equals === undefined || isReferenceText(equals) || !Object.hasOwn(fields, param))
    return [];
  const place = childPointer(at, "equals");
  const never = (why: string): string => `This condition never holds: ${why}.`;
  const type = fields[param] ?? "";
  if (!isPossible(equals, type)) {
    const what = type.startsWith("number") ? "a number" : "a text";
    const fixes = unquoteFixes(file, place, equals, type);
    return [found("condition-never-holds", file, place, never(`"${param}" of "${on}" is ${what}`), { fixes })];
  }
  if (param === "direction" && typeof equals === "string" && !DIRECTION_NAMES.includes(equals)) {
    const meant = nearestName(equals, DIRECTION_NAMES);
    const fix = meant === null ? null : renameFix(file, place, meant);
    const message = `${never(`there is no direction "${equals}"`)}${meant === null ? "" : ` Did you mean "${meant}"?`}`;
    return [found("condition-never-holds", file, place, message, fix === null ? {} : { fixes: [fix] })];
  }
  // Actors that react may go another way than the move.
  const isOfMove = param === "direction" && on !== "actor_reacted";
  if (isOfMove && typeof equals === "string" && offeredDirections(index)?.has(equals) === false)
    return [found("condition-never-holds", file, place, never(`no action offers the direction "${equals}"`))];
  if (param === "layer" && typeof equals === "string" && !index.layers.some(({ id }) => id === equals)) {
    const names = index.layers.map(({ id }) => id);
    const message = never(`game.json declares no layer "${equals}"`);
    return [unknownName("condition-never-holds", message, { name: equals, file, at: place, names, isListed: true })];
  }
  if (param === "blockerKind" && typeof equals === "string") {
    const kind = index.kinds.get(equals);
    if (kind === undefined || kind.tags.includes("solid")) return [];
    return [found("condition-never-holds", file, place, never(`"${equals}" is not solid and blocks no move`))];
  }
  return [];
}

/** Returns the fix that takes a number out of its quotes, where the field is one. */
function unquoteFixes(file: SourceFile, at: JsonPointer, value: Json, type: string): readonly Fix[] {
  const isNumber = typeof value === "string" && /^-?\d{1,9}(?:\.\d{1,9})?$/.test(value.trim());
  return type.startsWith("number") && isNumber ? replacing(file, at, Number(value)) : [];
}

/** Returns whether a value is written as a reference, without narrowing its type. */
function isReferenceText(value: Json): boolean {
  return isReference(value);
}

/** Returns whether a field of this type can hold the value. A field that may be missing is then null. */
function isPossible(value: Json, type: string): boolean {
  if (type.endsWith("?") && value === null) return true;
  if (type.startsWith("number")) return typeof value === "number";
  return !type.startsWith("text") || typeof value === "string";
}

/** Reports a tag of objects none of which is solid: moves are blocked by solid objects, and by solid ground. */
function blockerFindings(
  { kinds, kindsByTag }: PackIndex,
  { file }: IndexedRule,
  { name, body, at }: IndexedCondition,
): readonly Finding[] {
  if (name !== "position_has_tag" || !isJsonObject(body)) return [];
  const { layer, tag } = body;
  if (layer !== "objects" || typeof tag !== "string") return [];
  const tagged = kindsByTag.get(tag) ?? [];
  // A tag that no kind has is reported as an unknown name.
  if (tagged.length === 0 || tagged.some((kind) => kinds.get(kind)?.tags.includes("solid") === true)) return [];
  const are = tagged.length === 1 ? `${quoted(tagged)} is not solid` : `none of ${quoted(tagged)} is solid`;
  const isGroundSolid = [...kinds.values()].some((kind) => kind.tags.includes("solid") && kind.layer === "ground");
  const message = isGroundSolid
    ? `This condition holds only where the ground is solid too: ${are} and so blocks no move.`
    : `This condition never holds: ${are} and so blocks no move.`;
  const [only, ...others] = tagged.flatMap((kind) => kinds.get(kind) ?? []);
  const fixes = only === undefined || others.length > 0 ? [] : tagFixes(only, "solid");
  return [found("condition-never-holds", file, childPointer(at, "tag"), message, { fixes })];
}
