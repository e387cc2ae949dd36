// Names of rules: the id, or without one the number among the level's rules.
import type { DebugInfo } from "../debugInfo";
import { type Trace, RecordKind } from "../trace/trace";
import { enclosing, recordAt } from "../trace/traceTree";

type Rules = Pick<DebugInfo, "rules">;

/**
 * Returns `torch_burns`; `rule 7` for the seventh rule when it has no id. A level's own rules come after the game's.
 */
export function ruleKey({ rules }: Rules, rule: number): string {
  const id = rules[rule]?.id ?? "";
  return id === "" ? `rule ${rule + 1}` : id;
}

/** Returns the name of the written rule that a record belongs to; null for a record of none. */
export function ruleKeyAt(debug: Rules, trace: Trace, record: number): string | null {
  const at = enclosing(trace, record, RecordKind.rule);
  const rule = at < 0 ? -1 : recordAt(trace, at).ref;
  return rule >= 0 && isWritten(debug, rule) ? ruleKey(debug, rule) : null;
}

/** Returns the name for a sentence, with what the language calls a rule: `rule torch_burns`, `interaction 7`. */
export function ruleTitle(debug: Rules, rule: number, word: string): string {
  return `${word} ${hasId(debug, rule) ? ruleKey(debug, rule) : rule + 1}`;
}

/** Returns whether the rule has an id in the pack's texts. */
export function hasId({ rules }: Rules, rule: number): boolean {
  return (rules[rule]?.id ?? "") !== "";
}

/** Returns the number of the rule with a name; -1 when the level has none. */
export function ruleOfKey(debug: Rules, key: string): number {
  return debug.rules.findIndex((_, rule) => ruleKey(debug, rule) === key);
}

/** Returns whether the rule is written in the pack; one without a place stands for all that come from elsewhere. */
export function isWritten({ rules }: Rules, rule: number): boolean {
  return (rules[rule]?.source.at ?? "") !== "";
}
