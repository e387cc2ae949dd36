// One difference between two sides, in words.
import { canonicalJson } from "../../base/canonicalJson";
import type { Json } from "../../base/json";

/** A value that differs between two sides. */
export interface Difference {
  readonly what: string;
  readonly one: string;
  readonly other: string;
}

/** Returns nothing when both texts are equal. */
export function differing(what: string, one: string, other: string): readonly Difference[] {
  return one === other ? [] : [{ what, one, other }];
}

/** How a value reads, by the name of the member that holds it. */
export type MemberText = (name: string, member: Json | undefined) => string;

/**
 * Compares as values, since long ones may differ only after the point where their texts are cut. Undefined counts as
 * null; `member` is the name under which the values are stored, where that determines their text.
 */
export function differingValues(
  what: string,
  one: Json | undefined,
  other: Json | undefined,
  memberText: MemberText,
  member = "",
): readonly Difference[] {
  const [left, right] = [one ?? null, other ?? null];
  if (canonicalJson(left) === canonicalJson(right)) return [];
  return [{ what, one: memberText(member, left), other: memberText(member, right) }];
}
