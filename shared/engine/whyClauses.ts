// A rule's conditions with the verdicts of one attempt: what held, what did not, what was not even looked at, and
// which of them kept the rule from firing. Reads the clause records; never evaluates anything itself.
import type { Json } from "../base/json";
import type { ConditionReads, DebugInfo } from "./dialect";
import { RecordKind, type Trace } from "./trace";
import { recordAt, valueAt, within } from "./traceTree";

export type ClauseVerdict = "holds" | "fails" | "not-tried";

export interface Clause {
  /** Number in DebugInfo.conditions. */
  readonly condition: number;
  readonly clause: "where" | "if";
  /** What was wanted, as the rule's text says it. */
  readonly text: string;
  readonly reads: ConditionReads;
  readonly verdict: ClauseVerdict;
  /** What was found in its place; undefined when it was not looked at or is made of others. */
  readonly found: Json | undefined;
  /** The clause's record; null when it was not looked at. */
  readonly record: number | null;
  readonly parts: readonly Clause[];
}

const byRule = new WeakMap<DebugInfo, readonly (readonly number[])[]>();

/** Numbers of the conditions that stand in each rule, in the order of the text. */
function conditionsOfRules(debug: DebugInfo): readonly (readonly number[])[] {
  const known = byRule.get(debug);
  if (known !== undefined) return known;
  const ruleAt = new Map(debug.rules.map(({ source }, rule) => [`${source.file}#${source.at}`, rule]));
  const found: number[][] = debug.rules.map(() => []);
  debug.conditions.forEach(({ source, clause }, condition) => {
    // A rule's conditions stand below its `where` or `if`; JSON pointers escape slashes in names.
    const end = source.at.indexOf(`/${clause}`);
    const rule = ruleAt.get(`${source.file}#${source.at.slice(0, end)}`);
    if (rule !== undefined) found[rule]!.push(condition);
  });
  byRule.set(debug, found);
  return found;
}

/** The clauses of a rule as an attempt (its record) left them: `where`, then `if`, each with its parts. */
export function clausesOf(trace: Trace, debug: DebugInfo, rule: number, attempt: number): readonly Clause[] {
  const recordOf = new Map(
    within(trace, attempt, RecordKind.clause).map((record) => [recordAt(trace, record).ref, record]),
  );
  const conditions = conditionsOfRules(debug)[rule] ?? [];
  const clauseAt = (condition: number, inside: readonly number[]): Clause => {
    const { clause, text, reads } = debug.conditions[condition]!;
    const record = recordOf.get(condition) ?? null;
    const told = record === null ? null : recordAt(trace, record);
    return {
      condition,
      clause,
      text,
      reads,
      verdict: told === null ? "not-tried" : told.after === 1 ? "holds" : "fails",
      found: told === null || told.before < 0 || reads.kind === "parts" ? undefined : valueAt(trace, told.before),
      record,
      parts: forest(inside),
    };
  };
  const forest = (numbers: readonly number[]): readonly Clause[] => {
    const clauses: Clause[] = [];
    for (let index = 0; index < numbers.length;) {
      const condition = numbers[index]!;
      const around = `${debug.conditions[condition]!.source.at}/`;
      let end = index + 1;
      while (end < numbers.length && debug.conditions[numbers[end]!]!.source.at.startsWith(around)) end += 1;
      clauses.push(clauseAt(condition, numbers.slice(index + 1, end)));
      index = end;
    }
    return clauses;
  };
  return forest(conditions);
}

function joins(clause: Clause, wanted: boolean): "all" | "any" {
  const holdsIf = clause.reads.kind === "parts" ? clause.reads.holdsIf : "all";
  // To keep `all` from holding it is enough that one part fails, and the other way round.
  return (holdsIf === "any") === wanted ? "any" : "all";
}

function wantedOfParts(clause: Clause, wanted: boolean): boolean {
  return clause.reads.kind === "parts" && clause.reads.holdsIf === "not" ? !wanted : wanted;
}

/** How many simple conditions at least would have to be otherwise for the clause to be as wanted; unseen ones count. */
export function missesOf(clause: Clause, wanted = true): number {
  if (clause.verdict === (wanted ? "holds" : "fails")) return 0;
  if (clause.parts.length === 0) return 1;
  const inner = clause.parts.map((part) => missesOf(part, wantedOfParts(clause, wanted)));
  const isOne = clause.reads.kind === "parts" && clause.reads.holdsIf === "not";
  if (isOne || joins(clause, wanted) === "all") return inner.reduce((sum, each) => sum + each, 0);
  return Math.min(...inner);
}

/** The simple conditions whose verdicts are why a clause is not as wanted; those not looked at are not to blame. */
export function blamedIn(clause: Clause, wanted = true): readonly Clause[] {
  if (clause.verdict === "not-tried" || clause.verdict === (wanted ? "holds" : "fails")) return [];
  const inner = clause.parts.flatMap((part) => blamedIn(part, wantedOfParts(clause, wanted)));
  // An empty `any_of` never holds, and has nobody else to blame.
  return inner.length === 0 ? [clause] : inner;
}

/** A clause and all inside it, in the order of the text, with its depth. */
export function flatClauses(
  clauses: readonly Clause[],
  depth = 0,
): readonly { readonly clause: Clause; readonly depth: number }[] {
  return clauses.flatMap((clause) => [{ clause, depth }, ...flatClauses(clause.parts, depth + 1)]);
}
