// Which rules of a pack have been given another id between two states of its text, where that is certain: a rule at the
// same place of its file, otherwise the same, under an id that nobody had. Knows nothing of who wants to know.
import { type Json, isJsonObject } from "../../../../base/json";
import { type JsonTree, nodeAt, valueOf } from "../../../../text/jsonTree";

/** A rule as it is followed through edits. */
export interface FollowedRule {
  readonly id: string;
  /** In its file's list of rules. */
  readonly index: number;
  /** All of it but its id, as a text: equal for rules that do the same. */
  readonly body: string;
}

/** The rules of each file by its path, as they were when last they could be told apart. */
export type FollowedRules = ReadonlyMap<string, readonly FollowedRule[]>;

/** The rules of a file as its text is; those without an id are left out. */
export function rulesOf(tree: JsonTree): readonly FollowedRule[] {
  const rules: Json | undefined = valueOf(nodeAt(tree, "/rules"));
  if (!Array.isArray(rules)) return [];
  return rules.flatMap((rule: Json, index): FollowedRule | readonly [] => {
    if (!isJsonObject(rule) || typeof rule["id"] !== "string") return [];
    const { id, ...others } = rule;
    return { id, index, body: JSON.stringify(others) };
  });
}

export interface RenamedRules {
  /** The new id of each old one. */
  readonly renamed: ReadonlyMap<string, string>;
  /**
   * What to compare with the next state. A rule whose id is gone stays in it as it was: while somebody types, a text may
   * be no JSON for a moment, or an id be that of another rule.
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
    const ruleAt = new Map(now.get(file)?.map((rule) => [rule.index, rule]));
    for (const { id, index, body } of rules) {
      if (idsNow.has(id)) continue;
      const candidate = ruleAt.get(index);
      const isIt = candidate?.body === body && !idsBefore.has(candidate.id);
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

function idsOf(rules: FollowedRules): ReadonlySet<string> {
  return new Set([...rules.values()].flatMap((each) => each.map(({ id }) => id)));
}
