// Finds conditions that compare a place of an event with a value: a place equals no list, only the condition `position`
// asks for it (fact sheet 6).
import { isJsonObject, type JsonPointer, childPointer } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { asPosition } from "../../text/read";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { isReference } from "../../rules/references";
import { EVENTS, type EventType } from "../../turn/events";
import { neverHolds } from "../found";

/** Returns a finding about an `event` condition whose field holds a place; none for any other. */
export function placeFindings({ file }: IndexedRule, on: EventType, condition: IndexedCondition): readonly Finding[] {
  const { name, body, at } = condition;
  if (name !== "event" || !isJsonObject(body)) return [];
  const { param, equals } = body;
  const fields: Readonly<Record<string, string>> = EVENTS[on];
  if (typeof param !== "string" || equals === undefined || !Object.hasOwn(fields, param)) return [];
  // A reference is reported as such.
  if (isReference(equals)) return [];
  const type = fields[param] ?? "";
  if (!type.startsWith("position") || (type.endsWith("?") && equals === null)) return [];
  const what = type.startsWith("positions") ? "a list of places" : "a place";
  const isOwn = param === "position" && asPosition(equals) !== null;
  const advice = isOwn ? ': the condition "position" compares it' : "";
  const why = `"${param}" of "${on}" is ${what}, which equals no value${advice}`;
  const fix = isOwn ? positionFix(file, at) : null;
  return [neverHolds(file, childPointer(at, "equals"), why, fix === null ? {} : { fixes: [fix] })];
}

/** Returns the fix that asks for the event's place by the condition `position`, beside the condition for its kind. */
function positionFix({ text, tree, path }: SourceFile, at: JsonPointer): Fix | null {
  const body = nodeAt(tree, at);
  const member = body?.parent;
  const condition = member?.parent;
  const place = memberOf(body, "equals");
  // A condition with several names is a mistake of its own.
  if (member === undefined || place === undefined || condition?.children?.length !== 1) return null;
  const written = ({ offset, length }: JsonNode): string => text.slice(offset, offset + length);
  const kind = memberOf(body, "kind");
  const position = `"position": ${written(place)}`;
  const [node, better] =
    kind === undefined
      ? [member, position]
      : [condition, `{"all_of": [{${position}}, {"event": {"kind": ${written(kind)}}}]}`];
  const edits = [{ offset: node.offset, length: node.length, text: better }];
  return { title: 'Change to "position"', changes: [{ file: path, edits }] };
}
