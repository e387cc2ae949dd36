// Finds conditions of one rule that can never hold together: what they say of one path excludes one another.
import { type Json, childPointer, isJsonObject, listOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { hasBinding, isBinding } from "../rules/bindings";
import { operatorNamed } from "../rules/conditions";
import { pathNames } from "../rules/path";
import { equalJson } from "../rules/value";
import type { RuleOfPack } from "../text/ruleTexts";
import { found } from "./found";

/** A condition that says something of the value at its path. */
interface Claim {
  readonly op: string;
  readonly value: Json;
  readonly index: number;
}

/** How many conditions about one path are compared with one another. */
const MOST_COMPARED = 100;

/** Each condition that excludes one before it, and each that compares a path with itself and never holds. */
export function* contradictionFindings({ file, at, definition }: RuleOfPack): Iterable<Finding> {
  const claims = new Map<string, Claim[]>();
  for (const [index, condition] of listOf(definition["conditions"]).entries()) {
    if (!isJsonObject(condition)) continue;
    const { path, op: written, value = null } = condition;
    const op = operatorNamed(written);
    if (typeof path !== "string" || path === "" || op === null || op === "CHANCE_PERCENT") continue;
    const place = childPointer(at, "conditions", index);
    const key = placeKey(path);
    if (isSamePath(value, key) && (op === "NOT_EQUALS" || op === "GT" || op === "LT")) {
      yield found("never-holds", file, place, `This never holds: "${path}" is compared with itself.`);
      continue;
    }
    if (hasBinding(value) && op !== "EXISTS" && op !== "NOT_EXISTS") continue;
    const before = claims.get(key) ?? [];
    if (before.length >= MOST_COMPARED) continue;
    const other = before.find((each) => areExclusive(each, { op, value, index }));
    if (other === undefined) {
      claims.set(key, [...before, { op, value, index }]);
      continue;
    }
    const message = `This and condition ${other.index + 1} never hold together: both are about "${path}".`;
    yield found("never-holds", file, place, message);
  }
}

/** Returns the paths about which a condition of one list and one of another never hold together. */
export function exclusivePaths(one: Json | undefined, other: Json | undefined): readonly string[] {
  const claims = claimsOf(one);
  return claimsOf(other).flatMap(({ path, claim }) => {
    const key = placeKey(path);
    return claims.some((each) => placeKey(each.path) === key && areExclusive(each.claim, claim)) ? [path] : [];
  });
}

/** Returns what conditions say of values that they write out. */
function claimsOf(conditions: Json | undefined): readonly { readonly path: string; readonly claim: Claim }[] {
  return listOf(conditions)
    .slice(0, MOST_COMPARED)
    .flatMap((condition, index) => {
      const { path, op: written, value = null } = isJsonObject(condition) ? condition : {};
      const op = operatorNamed(written);
      if (typeof path !== "string" || path === "" || op === null || op === "CHANCE_PERCENT" || hasBinding(value))
        return [];
      return [{ path, claim: { op, value, index } }];
    });
}

/** The same for paths that lead to the same place. */
function placeKey(path: string): string {
  const [root = "", ...names] = pathNames(path);
  return JSON.stringify([root.toLowerCase(), ...names]);
}

/** A binding to the same path that changes nothing: no default, scale or rounding. */
function isSamePath(value: Json, key: string): boolean {
  if (!isBinding(value) || Object.keys(value).length > 1) return false;
  const { fromContext } = value;
  return typeof fromContext === "string" && placeKey(fromContext) === key;
}

function areExclusive(one: Claim, other: Claim): boolean {
  if (isMissing(one) || isMissing(other)) return needsValue(one) || needsValue(other);
  if (one.op === "EQUALS") return !mayBe(one.value, other);
  if (other.op === "EQUALS") return !mayBe(other.value, one);
  const { least, most } = narrowed(narrowed(ANY, one), other);
  return least.value > most.value || (least.value === most.value && !(least.isIn && most.isIn));
}

/** The condition holds only when there is no value at the path. */
function isMissing({ op, value }: Claim): boolean {
  return op === "NOT_EXISTS" || (op === "EQUALS" && value === null);
}

/** The condition holds only when there is a value at the path. */
function needsValue({ op, value }: Claim): boolean {
  if (op === "EQUALS") return value !== null;
  if (op === "NOT_EQUALS") return value === null;
  return op !== "NOT_EXISTS";
}

/** Returns whether a condition may hold for a value that is there. */
function mayBe(actual: Json, { op, value }: Claim): boolean {
  if (op === "EQUALS") return equalJson(actual, value);
  if (op === "NOT_EQUALS") return !equalJson(actual, value);
  if (!BOUNDS.has(op)) return true;
  if (typeof value !== "number") return true;
  if (typeof actual !== "number") return false;
  const { least, most } = narrowed(ANY, { op, value });
  return (
    (actual > least.value || (actual === least.value && least.isIn)) &&
    (actual < most.value || (actual === most.value && most.isIn))
  );
}

const BOUNDS: ReadonlySet<string> = new Set(["GT", "GTE", "LT", "LTE"]);

interface Bound {
  readonly value: number;
  readonly isIn: boolean;
}

interface Range {
  readonly least: Bound;
  readonly most: Bound;
}

const ANY: Range = {
  least: { value: Number.NEGATIVE_INFINITY, isIn: true },
  most: { value: Number.POSITIVE_INFINITY, isIn: true },
};

function narrowed({ least, most }: Range, { op, value }: Pick<Claim, "op" | "value">): Range {
  if (typeof value !== "number") return { least, most };
  const isIn = op === "GTE" || op === "LTE";
  const isStricter = (bound: Bound): boolean => bound.value === value && !isIn;
  if (op === "GT" || op === "GTE") {
    return value > least.value || isStricter(least) ? { least: { value, isIn }, most } : { least, most };
  }
  if (op !== "LT" && op !== "LTE") return { least, most };
  return value < most.value || isStricter(most) ? { least, most: { value, isIn } } : { least, most };
}
