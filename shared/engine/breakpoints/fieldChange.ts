// Whether a write of a trace changes a field of the state that is named by its path.
import { canonicalJson } from "../../base/canonicalJson";
import { type Json, isJsonList, isJsonObject } from "../../base/json";
import { fieldNames } from "../trace/fieldPath";
import type { FieldWrite } from "../trace/traceView";

/** Returns whether a write changes a field, a part of it, or a value around it with another field inside. */
export function changesField({ path, before, after }: FieldWrite, wanted: string): boolean {
  if (path === wanted || path.startsWith(`${wanted}.`)) return true;
  if (!wanted.startsWith(`${path}.`)) return false;
  const inside = fieldNames(wanted).slice(fieldNames(path).length);
  return !isEqualPart(partAt(before, inside), partAt(after, inside));
}

function partAt(value: Json | undefined, names: readonly string[]): Json | undefined {
  let part = value;
  for (const name of names) {
    if (isJsonList(part)) part = part[Number(name)];
    else part = isJsonObject(part) && Object.hasOwn(part, name) ? part[name] : undefined;
  }
  return part;
}

function isEqualPart(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other));
}
