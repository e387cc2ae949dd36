// The fields of a session's state: leaves of the payload and of both state trees.
import { type Json, type JsonObject, isJsonObject, listOf } from "../../../base/json";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { memoByIdentity } from "../../../base/memo";
import { own } from "../../../base/nameTable";
import { canonicalJson } from "../../../base/canonicalJson";
import type { BoardView } from "../../../base/boardView";
import { type Difference, differingValues } from "../../../engine/compare/difference";
import { fieldNames, fieldPath, fieldText } from "../../../engine/trace/fieldPath";
import type { StateFact } from "../../../engine/tracePresentation";
import { jsonText } from "./valueTexts";

const TREES = ["payload", "persistent", "ephemeral"] as const;
/** More would be no list to read. */
const MOST = 400;

/** Returns the leaves of all trees in order, then the random generator. */
export function facts(state: JsonObject): readonly StateFact[] {
  const found: StateFact[] = [];
  for (const tree of TREES) addLeaves(state[tree] ?? {}, [tree], found);
  found.push({ name: "random", text: jsonText(state["random"]), path: "random" });
  return found;
}

function addLeaves(value: Json, names: readonly string[], found: StateFact[]): void {
  if (found.length >= MOST) return;
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  if (entries.length === 0) {
    if (names.length > 1) found.push({ name: names.join("."), text: jsonText(value), path: fieldPath(...names) });
    return;
  }
  for (const [name, member] of entries) addLeaves(member, [...names, name], found);
}

/** Returns the path of a field as it is typed: `persistent.stats.kills`; without a root it is in the payload. */
export function fieldNamed(text: string): string | null {
  const [first = "", ...rest] = text.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  if (first === "") return null;
  const root = TREES.find((tree) => tree === first.toLowerCase());
  if (root !== undefined) return fieldPath(root, ...rest);
  return first === "random" || first === "rules" ? first : fieldPath("payload", first, ...rest);
}

export function fieldName(path: string): string {
  return fieldText(path);
}

/** Returns the names of a state's first 400 leaves and of the random generator; without a state those of the trees. */
export function listedNames(state: JsonObject | null): readonly string[] {
  return state === null ? ["payload", "persistent", "ephemeral"] : facts(state).map(({ name }) => name);
}

/** Returns how two moments differ: by the smallest parts of their trees. */
export function differences(one: BoardView, other: BoardView): readonly Difference[] {
  const found: Difference[] = [];
  for (const name of [...TREES, "rules", "random"]) addDifferences([name], one.state[name], other.state[name], found);
  return found;
}

function addDifferences(
  names: readonly string[],
  one: Json | undefined,
  other: Json | undefined,
  found: Difference[],
): void {
  if (one === other || found.length >= MOST) return;
  if (!isJsonObject(one) || !isJsonObject(other)) {
    found.push(...differingValues(names.join("."), one, other, (_name, value) => jsonText(value)));
    return;
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    addDifferences([...names, name], own(one, name), own(other, name), found);
  }
}

/**
 * Returns what a state shows, without the random generator: it counts by what is drawn from it. Of the active rules only
 * those count that were added or removed since the start: a rule more in the pack is no difference until it runs.
 */
export function printOf({ state }: BoardView, start: BoardView): string {
  const { random: _random, rules = null, ...shown } = state;
  return shortPrint({ ...shown, rules: rulesSince(listOf(start.state["rules"]), listOf(rules)) });
}

/** Returns the rules that were added, and the ids of those removed. */
function rulesSince(start: readonly Json[], now: readonly Json[]): readonly Json[] {
  if (start === now) return [];
  const [before, after] = [new Map(start.map(idAndText)), new Map(now.map(idAndText))];
  const added = now.filter((rule) => before.get(idAndText(rule)[0]) !== idAndText(rule)[1]);
  return [...added, ...Array.from(before.keys()).filter((id) => !after.has(id))];
}

function idAndText(rule: Json): readonly [id: string, text: string] {
  return [jsonText(isJsonObject(rule) ? rule["id"] : rule), jsonText(rule)];
}

/** Longer texts are given as a digest: a session has as many prints as events, and each would hold both state trees. */
const LONGEST = 64;

/** Returns a text that is equal for equal values. What states share is read once. */
function shortPrint(value: Json): string {
  return typeof value === "object" && value !== null ? printOfParts(value) : canonicalJson(value);
}

const printOfParts = memoByIdentity((value: JsonObject | readonly Json[]): string => {
  const text = isJsonObject(value)
    ? `{${Object.keys(value)
        .sort()
        .map((name) => `${JSON.stringify(name)}:${shortPrint(value[name] ?? null)}`)
        .join(",")}}`
    : `[${value.map(shortPrint).join(",")}]`;
  return text.length <= LONGEST ? text : `#${bytesToHex(sha256(utf8ToBytes(text)))}`;
});

/** The random generator's state changes with every draw. */
export function isCounted(path: string): boolean {
  return fieldNames(path)[0] === "random";
}
