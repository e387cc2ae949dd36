// What was tried for a move as rows: the actions, and for each the target on which it came the farthest. Pure.
import { groupedBy } from "../../base/groups";
import type { DebugInfo, Source } from "../debugInfo";
import { type ConditionPart, type MoveTry, reachOf } from "../moveTries";
import { RuleVerdict } from "../trace/trace";

export interface TriedRow {
  readonly name: string;
  readonly source: Source | null;
  readonly seat: string;
  /** What becomes of it, in a few words. */
  readonly verdict: string;
  readonly isAllowed: boolean;
  /** The target that is shown of several; null where one was asked about, or none is taken. */
  readonly target: string | null;
  readonly conditions: readonly ConditionRow[];
}

export interface ConditionRow {
  readonly text: string;
  /** `after`: not looked at, since one before it does not hold. */
  readonly state: "holds" | "fails" | "after";
  readonly source: Source;
  readonly parts: readonly ConditionPart[];
}

/** Returns the rows in the order in which the actions are tried. `asksTarget`: one target was asked about. */
export function triedRows(tries: readonly MoveTry[], debug: DebugInfo, asksTarget: boolean): readonly TriedRow[] {
  const byRule = groupedBy(tries, ({ seat, rule }) => `${seat} ${rule}`);
  return Array.from(byRule.values(), (all) => rowOf(all, debug, asksTarget));
}

function rowOf(all: readonly MoveTry[], debug: DebugInfo, asksTarget: boolean): TriedRow {
  const allowed = all.filter(({ verdict }) => verdict === RuleVerdict.selected);
  const best = all.reduce((one, other) => (reachOf(other) > reachOf(one) ? other : one));
  const rule = debug.rules[best.rule];
  const isSeveral = all.length > 1 && !asksTarget;
  return {
    name: rule?.id ?? "",
    source: rule?.source ?? null,
    seat: best.seat,
    verdict: verdictWords(best, debug) + (isSeveral && allowed.length > 0 ? `: ${targetsWords(allowed)}` : ""),
    isAllowed: best.verdict === RuleVerdict.selected,
    target: isSeveral ? best.target : null,
    conditions: conditionRows(best, debug),
  };
}

/** Targets that are named; of more only the number is shown. */
const MOST_NAMED = 8;

function targetsWords(allowed: readonly MoveTry[]): string {
  const names = allowed.flatMap(({ target }) => target ?? []);
  return names.length > MOST_NAMED ? `${names.length} targets` : names.join(", ");
}

function verdictWords({ verdict, by, reason }: MoveTry, debug: DebugInfo): string {
  const other = by === null ? "another action" : (debug.rules[by]?.id ?? "another action");
  const more = reason === null ? "" : `. ${reason}`;
  switch (verdict) {
    case RuleVerdict.selected:
      return "may be done";
    case RuleVerdict.shadowed:
      return `shadowed by ${other}`;
    case RuleVerdict.outranked:
      return `outranked by ${other}${more}`;
    case RuleVerdict.undone:
      return `undone${more}`;
    default:
      return reason ?? "a condition does not hold";
  }
}

function conditionRows({ rule, conditions }: MoveTry, debug: DebugInfo): readonly ConditionRow[] {
  const tried = new Map(conditions.map((each) => [each.condition, each]));
  return debug.conditions.flatMap(({ rule: of, clause, text, source }, number): ConditionRow[] => {
    if (of !== rule || clause !== "condition") return [];
    const found = tried.get(number);
    const state = found === undefined ? "after" : found.isMet ? "holds" : "fails";
    return [{ text, state, source, parts: found?.parts ?? [] }];
  });
}
