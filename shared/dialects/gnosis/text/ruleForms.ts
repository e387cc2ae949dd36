// The forms in which rules are written: one rule, a list, a map from id to rule, or a state document (spec B1).
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonObject } from "../../../base/json";
import { own } from "../../../base/nameTable";
import { entriesAsWritten } from "../../../base/writtenOrder";

/** A rule as it is written, and where. */
export interface WrittenRule {
  readonly value: Json;
  readonly at: JsonPointer;
  /** Its key in a map; null for a rule in a list or by itself. */
  readonly key: string | null;
}

/** Returns the rules that a value holds, in the order in which they are written. */
export function writtenRules(value: Json | undefined, at: JsonPointer = ""): readonly WrittenRule[] {
  if (Array.isArray(value)) return listed(value, at);
  if (!isJsonObject(value)) return [];
  const inState = stateRules(value);
  if (inState !== null) return writtenRules(inState.value, childPointer(at, ...inState.keys));
  if (isOneRule(value)) return [{ value, at, key: null }];
  const inside = own(value, "rules");
  if (Array.isArray(inside)) return listed(inside, childPointer(at, "rules"));
  return entriesAsWritten(value).map(([key, rule]) => ({ value: rule, at: childPointer(at, key), key }));
}

function listed(list: readonly Json[], at: JsonPointer): readonly WrittenRule[] {
  return list.map((value, index) => ({ value, at: childPointer(at, index), key: null }));
}

/** Returns whether an object is one rule rather than a map of them: a member of a map is an object. */
export function isOneRule(value: JsonObject): boolean {
  const isText = (name: string): boolean => typeof own(value, name) === "string";
  return isText("trigger") || isText("category") || isText("id") || Array.isArray(own(value, "outcomes"));
}

/** Returns the rules in `Persistent.configuration.rules` of a state document; null for any other value. */
function stateRules(value: JsonObject): { readonly value: Json; readonly keys: readonly string[] } | null {
  for (const root of ["Persistent", "persistent"]) {
    const tree = own(value, root);
    const found = isJsonObject(tree) ? configuredRules(tree) : null;
    if (found !== null) return { value: found, keys: [root, ...CONFIGURED] };
  }
  return null;
}

const CONFIGURED = ["configuration", "rules"] as const;

/** Returns the rules in `configuration.rules` of a persistent state tree; null for none. */
export function configuredRules(persistent: JsonObject): Json | null {
  const configuration = own(persistent, CONFIGURED[0]);
  return isJsonObject(configuration) ? (own(configuration, CONFIGURED[1]) ?? null) : null;
}

/** Returns the paths that an index of rule files lists; null for a value that is no index. */
export function listedFiles(value: Json | undefined): readonly Json[] | null {
  const domains = isJsonObject(value) ? own(value, "domains") : undefined;
  return Array.isArray(domains) ? domains : null;
}
