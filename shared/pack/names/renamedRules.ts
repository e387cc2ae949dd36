// Finds the rules of a pack that got another id between two states of its text, where that is certain: a rule at the
// same place of its file, under an id that no rule had, otherwise the same or changed by the same replacement.
import { type JsonPointer, isJsonObject } from "../../base/json";
import { type JsonTree, nodeAt, valueOf } from "../../text/jsonTree";
import { searchPattern } from "../../text/search";
import type { RulePlace } from "../packModel";

/** A rule as it is followed through edits. */
export interface FollowedRule {
  readonly id: string;
  /** Its place in the file. */
  readonly at: JsonPointer;
  /** All of it but its id, as a text: equal for rules that do the same. */
  readonly body: string;
}

/** The rules of each file by its path, when they could last be distinguished. */
export type FollowedRules = ReadonlyMap<string, readonly FollowedRule[]>;

/** Reads the rules at some places of a file, so that they can be followed. */
export function followedRules(tree: JsonTree, places: readonly RulePlace[]): readonly FollowedRule[] {
  return places.flatMap(({ id, at }): FollowedRule | readonly [] => {
    const rule = valueOf(nodeAt(tree, at));
    if (!isJsonObject(rule)) return [];
    const { id: _id, ...others } = rule;
    return { id, at, body: JSON.stringify(others) };
  });
}

export interface RenamedRules {
  /** The new id of each old one. */
  readonly renamed: ReadonlyMap<string, string>;
  /**
   * What to compare with the next state. A rule whose id is gone stays in it as it was: while the user types, a text
   * may be no JSON for a moment, or an id be that of another rule.
   */
  readonly followed: FollowedRules;
}

/** Compares the rules followed so far with those of the text as it is now. */
export function renamedRules(before: FollowedRules, now: FollowedRules): RenamedRules {
  const idsBefore = idsOf(before);
  const idsNow = idsOf(now);
  const renamed = new Map<string, string>();
  const unsure = new Set<string>();
  for (const [file, rules] of before) {
    const ruleAt = new Map(now.get(file)?.map((rule) => [rule.at, rule]));
    for (const { id, at, body } of rules) {
      if (idsNow.has(id)) continue;
      const candidate = ruleAt.get(at);
      const isIt =
        candidate !== undefined &&
        !idsBefore.has(candidate.id) &&
        (candidate.body === body || isReplaced({ id, at, body }, candidate));
      // Two files may name a rule alike: only together they take what is set on the name along.
      if (!isIt || (renamed.has(id) && renamed.get(id) !== candidate.id)) unsure.add(id);
      else renamed.set(id, candidate.id);
    }
  }
  for (const id of unsure) renamed.delete(id);
  const kept = Array.from(before, ([file, rules]) => [file, rules.filter(({ id }) => unsure.has(id))] as const);
  const followed = new Map<string, readonly FollowedRule[]>(now);
  for (const [file, rules] of kept) {
    if (rules.length > 0) followed.set(file, [...(now.get(file) ?? []), ...rules]);
  }
  return { renamed, followed };
}

/** Longer ids, which nobody writes, are not looked into: the parts to be tried grow with the square of their length. */
const LONGEST_ID = 120;

/** Returns whether replacing one text by another wherever it stands in a rule makes the other rule of it. */
function isReplaced(before: FollowedRule, now: FollowedRule): boolean {
  if (Math.max(before.id.length, now.id.length) > LONGEST_ID) return false;
  return replacementsOf(before.id, now.id).some(({ from, to }) =>
    [true, false].some((matchCase) => {
      const pattern = searchPattern({ text: from, matchCase, wholeWord: false, isPattern: false });
      const replaced = (text: string): string => (pattern.ok ? text.replace(pattern.value, () => to) : text);
      return replaced(before.id) === now.id && replaced(before.body) === now.body;
    }),
  );
}

/** Returns all parts of a text that can be replaced once so that it becomes the other, with what they become. */
function replacementsOf(before: string, now: string): readonly { readonly from: string; readonly to: string }[] {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const found: { from: string; to: string }[] = [];
  for (let left = start; left >= 0; left -= 1) {
    for (let right = end; right >= 0; right -= 1) {
      const from = before.slice(left, before.length - right);
      if (from !== "") found.push({ from, to: now.slice(left, now.length - right) });
    }
  }
  return found;
}

function idsOf(rules: FollowedRules): ReadonlySet<string> {
  return new Set([...rules.values()].flatMap((each) => each.map(({ id }) => id)));
}
