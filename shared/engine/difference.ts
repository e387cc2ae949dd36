// One thing that two sides do not have alike, in words. Knows nothing of what the sides are.
import { canonicalJson } from "../base/canonicalJson";
import type { Json } from "../base/json";
import { valueText } from "./valueText";

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

/** Compared as values: long ones may differ only behind the place where their texts are cut. Undefined is null. */
export function differingValues(what: string, one: Json | undefined, other: Json | undefined): readonly Difference[] {
  const [left, right] = [one ?? null, other ?? null];
  if (canonicalJson(left) === canonicalJson(right)) return [];
  return [{ what, one: valueText(left), other: valueText(right) }];
}
