// Targets of outcomes: places in the payload, and functions of services (spec B5).
import { type Json, isJsonObject } from "../../../base/json";
import { ROOTS, partOf, pathNames } from "./path";

/** Where in a payload an interceptor writes; or a sentence why it cannot write there. */
export type PayloadTarget =
  | { readonly names: readonly string[]; readonly afterRoot: readonly string[] | null }
  | string;

/** Reads a target: `amount`, `a.b`, `list.0`; with `payload.` in front of it or without. */
export function payloadTarget(target: Json | undefined): PayloadTarget {
  if (typeof target !== "string" || target === "") return "The target is no place in the payload.";
  const names = pathNames(target);
  const [first = "", ...rest] = names;
  const root = ROOTS.find((each) => each === first.toLowerCase());
  if (rest.length === 0 || root === undefined) return { names, afterRoot: null };
  if (root === "payload") return { names, afterRoot: rest };
  return `An interceptor changes the payload only: it cannot write to "${target}".`;
}

/** Returns the names of the place in a payload that a target names, without `payload.`; none where it names no such place. */
export function payloadNames(target: Json | undefined): readonly string[] {
  const place = payloadTarget(target);
  return typeof place === "string" ? [] : (place.afterRoot ?? place.names);
}

/**
 * Returns the names of a target in this payload: `payload.` is left out unless the payload has a member of that name.
 */
export function namesIn(target: Exclude<PayloadTarget, string>, payload: Json): readonly string[] {
  const { names, afterRoot } = target;
  if (afterRoot === null) return names;
  const [first = ""] = names;
  return isJsonObject(payload) && partOf(payload, first) !== undefined ? names : afterRoot;
}

export interface ServiceFunction {
  readonly service: string;
  readonly name: string;
}

/** Splits `Audio.PlaySfx` at its first dot; null when a part is missing. */
export function serviceTarget(target: Json | undefined): ServiceFunction | null {
  if (typeof target !== "string") return null;
  const dot = target.indexOf(".");
  return dot > 0 && dot < target.length - 1 ? { service: target.slice(0, dot), name: target.slice(dot + 1) } : null;
}
