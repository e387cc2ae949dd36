// By what a rule is named and asked for: its id, or, as a rule need not have one, its number among the level's rules.
import type { DebugInfo } from "../debugInfo";

type Rules = Pick<DebugInfo, "rules">;

/** `torch_burns`; `rule 7` for the seventh when it has no id. A level's own rules come after the game's. */
export function ruleKey({ rules }: Rules, rule: number): string {
  const id = rules[rule]?.id ?? "";
  return id === "" ? `rule ${rule + 1}` : id;
}

/** The same for a sentence: `rule torch_burns`, `rule 7`. */
export function ruleTitle(debug: Rules, rule: number): string {
  return hasId(debug, rule) ? `rule ${ruleKey(debug, rule)}` : ruleKey(debug, rule);
}

/** Whether the pack's texts can name the rule. */
export function hasId({ rules }: Rules, rule: number): boolean {
  return (rules[rule]?.id ?? "") !== "";
}

/** The number of the rule that a key names; -1 when the level has none of that name. */
export function ruleOfKey(debug: Rules, key: string): number {
  return debug.rules.findIndex((_, rule) => ruleKey(debug, rule) === key);
}
