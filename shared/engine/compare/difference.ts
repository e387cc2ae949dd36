// One thing that two sides do not have alike, in words. Knows nothing of what the sides are.
import { canonicalJson } from "../../base/canonicalJson";
import type { Json } from "../../base/json";
import { memberText } from "../trace/valueText";

/** One thing that is so here and otherwise there. */
export interface Difference {
  readonly what: string;
  readonly one: string;
  readonly other: string;
}

/** Nothing when both sides read alike. */
export function differing(what: string, one: string, other: string): readonly Difference[] {
  return one === other ? [] : [{ what, one, other }];
}

/**
 * Compared as values: long ones may differ only behind the place where their texts are cut. Undefined is null; `member`
 * is the name by which the values are kept, where that says how they read.
 */
export function differingValues(
  what: string,
  one: Json | undefined,
  other: Json | undefined,
  member = "",
): readonly Difference[] {
  const [left, right] = [one ?? null, other ?? null];
  if (canonicalJson(left) === canonicalJson(right)) return [];
  return [{ what, one: memberText(member, left), other: memberText(member, right) }];
}
