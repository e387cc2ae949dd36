// A rule's conditions with their results in one attempt: which held, which did not, which were not evaluated, and which
// kept the rule from firing. Only reads the clause records.
import { defined } from "../../base/defined";
import { memoByIdentity } from "../../base/memo";
import { type Json, isJsonObject } from "../../base/json";
import type { ConditionReads, DebugInfo } from "../debugInfo";
import { RECORD_STRIDE, RecordField, RecordKind, type Trace } from "../trace/trace";
import { endAt, fieldAt, valueAt } from "../trace/traceTree";

export type ClauseVerdict = "holds" | "fails" | "not-tried";

export interface Clause {
  /** Its number in DebugInfo.conditions. */
  readonly condition: number;
  /** The word before it. */
  readonly clause: string;
  /** What was wanted, in the words of the rule's text. */
  readonly text: string;
  readonly reads: ConditionReads;
  readonly verdict: ClauseVerdict;
  /** What was found instead; undefined when it was not evaluated or is a combination. */
  readonly found: Json | undefined;
  /** The clause's record; null when it was not evaluated. */
  readonly record: number | null;
  readonly parts: readonly Clause[];
}

/** A condition of a rule's text with its parts. */
interface ConditionNode extends Pick<Clause, "condition" | "clause" | "text" | "reads"> {
  readonly parts: readonly ConditionNode[];
}

/** Returns the conditions of each rule, in the order of the text. Computed once for a level. */
const conditionsOfRules = memoByIdentity((debug: DebugInfo): readonly (readonly ConditionNode[])[] => {
  const numbers: number[][] = debug.rules.map(() => []);
  debug.conditions.forEach(({ rule }, condition) => {
    if (rule !== null) numbers[rule]?.push(condition);
  });
  return numbers.map((each) => forestOf(debug, each));
});

/** Turns conditions in the order of the text into trees: nested ones follow the one that contains them. */
function forestOf(debug: DebugInfo, numbers: readonly number[]): readonly ConditionNode[] {
  const nodes: ConditionNode[] = [];
  for (let index = 0; index < numbers.length;) {
    const condition = defined(numbers[index]);
    const { clause, text, reads, source } = defined(debug.conditions[condition]);
    const isInside = (other: number): boolean => defined(debug.conditions[other]).source.at.startsWith(`${source.at}/`);
    let end = index + 1;
    while (end < numbers.length && isInside(defined(numbers[end]))) end += 1;
    nodes.push({ condition, clause, text, reads, parts: forestOf(debug, numbers.slice(index + 1, end)) });
    index = end;
  }
  return nodes;
}

/** Returns the clauses of a rule after an attempt (its record): `where`, then `if`, each with its parts. */
export function clausesOf(trace: Trace, debug: DebugInfo, rule: number, attempt: number): readonly Clause[] {
  const nodes = conditionsOfRules(debug)[rule];
  return nodes === undefined ? NONE : clausesIn(trace, nodes, attempt);
}

function clausesIn(trace: Trace, nodes: readonly ConditionNode[], attempt: number): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const { condition, clause, text, reads, parts } of nodes) {
    const record = clauseRecord(trace, attempt, condition);
    const found = record < 0 || reads.kind === "parts" ? -1 : fieldAt(trace, record, RecordField.before);
    const holds = record >= 0 && fieldAt(trace, record, RecordField.after) === 1;
    clauses.push({
      condition,
      clause,
      text,
      reads,
      verdict: record < 0 ? "not-tried" : holds ? "holds" : "fails",
      found: found < 0 ? undefined : readPart(reads, valueAt(trace, found)),
      record: record < 0 ? null : record,
      parts: parts.length === 0 ? NONE : clausesIn(trace, parts, attempt),
    });
  }
  return clauses;
}

const NONE: readonly Clause[] = [];

/** Returns only the part of what was found that the condition asks about. */
function readPart(reads: ConditionReads, found: Json): Json {
  const members = reads.kind === "fields" ? reads.members : undefined;
  if (members === undefined || !isJsonObject(found)) return found;
  return Object.fromEntries(Object.entries(found).filter(([name]) => members.includes(name)));
}

/** Returns the record of a condition inside an attempt; -1 when it was not evaluated. Reads the integers directly. */
function clauseRecord(trace: Trace, attempt: number, condition: number): number {
  const { records } = trace;
  const end = endAt(trace, attempt) * RECORD_STRIDE;
  for (let at = (attempt + 1) * RECORD_STRIDE; at < end; at += RECORD_STRIDE) {
    const isClause = records[at + RecordField.kind] === RecordKind.clause;
    if (isClause && records[at + RecordField.ref] === condition) return at / RECORD_STRIDE;
  }
  return -1;
}

function joins(clause: Clause, wanted: boolean): "all" | "any" {
  const holdsIf = clause.reads.kind === "parts" ? clause.reads.holdsIf : "all";
  // One failed part is enough to make `all` fail, and the other way round.
  return (holdsIf === "any") === wanted ? "any" : "all";
}

function wantedOfParts(clause: Clause, wanted: boolean): boolean {
  return clause.reads.kind === "parts" && clause.reads.holdsIf === "not" ? !wanted : wanted;
}

/**
 * Returns the least number of simple conditions that would have to change for the clause to be as wanted; one that was
 * not evaluated counts as `unseen`.
 */
export function missesOf(clause: Clause, wanted = true, unseen: 0 | 1 = 1): number {
  if (clause.verdict === (wanted ? "holds" : "fails")) return 0;
  if (clause.parts.length === 0) return clause.verdict === "not-tried" ? unseen : 1;
  const inner = clause.parts.map((part) => missesOf(part, wantedOfParts(clause, wanted), unseen));
  const isOne = clause.reads.kind === "parts" && clause.reads.holdsIf === "not";
  if (isOne || joins(clause, wanted) === "all") return inner.reduce((sum, each) => sum + each, 0);
  return Math.min(...inner);
}

/** Returns the simple conditions that explain why a clause is not as wanted, without those not evaluated. */
export function blamedIn(clause: Clause, wanted = true): readonly Clause[] {
  const blamed: Clause[] = [];
  addBlamed(clause, wanted, blamed);
  return blamed;
}

function addBlamed(clause: Clause, wanted: boolean, blamed: Clause[]): void {
  if (clause.verdict === "not-tried" || clause.verdict === (wanted ? "holds" : "fails")) return;
  const before = blamed.length;
  for (const part of clause.parts) addBlamed(part, wantedOfParts(clause, wanted), blamed);
  // A simple one; or an empty `any_of`, which never holds and has no parts to blame.
  if (blamed.length === before) blamed.push(clause);
}

/** Returns a clause and everything inside it, in the order of the text, with its depth. */
export function flatClauses(
  clauses: readonly Clause[],
  depth = 0,
): readonly { readonly clause: Clause; readonly depth: number }[] {
  return clauses.flatMap((clause) => [{ clause, depth }, ...flatClauses(clause.parts, depth + 1)]);
}
