// Finds references in effects that are always null, so that the effect is always skipped (seed 000, section 2).
import { type Json, type JsonPointer, childPointer, isJsonList, isJsonObject } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { PackIndex } from "../../text/names/packIndex";
import type { IndexedEffect, IndexedRule } from "../../text/names/ruleIndex";
import { EVENTS, type EventType } from "../../turn/events";
import { found, quoted } from "../found";
import { misspeltFixes, pathFindings } from "./referenceForms";

/** Returns findings about the references of one effect; `params`: those that entities of the pack may have. */
export function nullReferenceFindings(
  index: PackIndex,
  rule: IndexedRule,
  on: EventType,
  { body, at }: IndexedEffect,
  params: ReadonlySet<string>,
): readonly Finding[] {
  const layers = index.layers.map(({ id }) => id);
  return referencesIn(body, at).flatMap(([place, reference]) => {
    const written = { reference, file: rule.file, at: place };
    const further = pathFindings(index, written, on);
    if (further.length > 0) return further;
    const layer = /^\$cell\.([^.]+)\./.exec(reference)?.[1];
    if (layer !== undefined && layers.length > 0 && !layers.includes(layer)) {
      const message = `game.json declares no layer "${layer}": the reference is always null.`;
      const fixes = misspeltFixes(index, written, on, params);
      return [found("reference-never-resolves", rule.file, place, message, { params: { name: layer }, fixes })];
    }
    const why = whyNull(reference, on);
    if (why === null) return [];
    const message = `"${reference}" is always null, so this effect is always skipped: ${why}.`;
    const fixes = misspeltFixes(index, written, on, params);
    return [found("reference-never-resolves", rule.file, place, message, { params: { name: reference }, fixes })];
  });
}

/** Returns why a reference has no value for events of a type; null when it may have one. */
function whyNull(reference: string, on: EventType): string | null {
  const fields: Readonly<Record<string, string>> = EVENTS[on];
  const [root, first, second, third, ...more] = reference.split(".");
  switch (root) {
    case "$event": {
      if (first === undefined || first === "") return 'it names no field, as "$event.position" does';
      if (fields[first] !== undefined) return null;
      return `the event "${on}" has only ${quoted(Object.keys(fields))}`;
    }
    case "$cell": {
      if (fields["position"] === undefined) return `the event "${on}" has no position`;
      const isKind = second === "kind" && third === undefined;
      const isShaped = isKind || (second === "param" && third !== undefined && more.length === 0);
      return isShaped ? null : 'only "$cell.LAYER.kind" and "$cell.LAYER.param.NAME" exist';
    }
    case "$avatar":
      return second === undefined && (first === "position" || first === "item")
        ? null
        : 'only "$avatar.position" and "$avatar.item" exist';
    default:
      return 'references begin with "$event.", "$cell." or "$avatar."';
  }
}

/** Returns all strings in a value that begin with `$`, with their places. */
export function referencesIn(value: Json, at: JsonPointer): readonly (readonly [JsonPointer, string])[] {
  if (typeof value === "string") return value.startsWith("$") ? [[at, value]] : [];
  if (isJsonList(value)) {
    return value.flatMap((item, place) => referencesIn(item, childPointer(at, place)));
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => referencesIn(item, childPointer(at, key)));
}
