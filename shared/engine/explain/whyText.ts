// Answers to "why" in words, used by the panel and the command line.
import { times } from "../../base/counted";
import { placeName } from "../../base/placeName";
import type { DebugInfo } from "../debugInfo";
import type { TracePresentation, TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { hasId, ruleKey, ruleTitle } from "./ruleName";
import { RecordKind } from "../trace/trace";
import { doerOf, recordAt, valueAt } from "../trace/traceTree";
import type { RuleAnswer, UntriedEvent } from "./why";
import type { Attempt, BlamedClause } from "./whyAttempts";
import type { CellAnswer, RefusalAnswer } from "./whyCell";
import { turnsText } from "./turnsText";
import { type Clause, flatClauses } from "./whyClauses";
import { passOf, typeOf } from "./whyIndex";

function inTurn(turn: number): string {
  return turnsText([turn]);
}

function eventOfTurn({ trace }: TurnRecord, presentation: TracePresentation, event: number, full = false): string {
  if (event < 0) return "no event";
  const { ref, before } = recordAt(trace, event);
  return presentation.eventText(typeOf(trace, ref), valueAt(trace, before), full);
}

function ruleName(debug: DebugInfo, rule: number): string {
  return hasId(debug, rule) ? ruleKey(debug, rule) : `${ruleKey(debug, rule)}, which has no id,`;
}

/** Returns the answer in one sentence. */
export function ruleHeadline(turn: TurnRecord, reading: TraceReading, answer: RuleAnswer): string {
  const name = ruleName(reading.debug, answer.rule);
  const when = inTurn(answer.turn);
  const fired = firedTimes(answer);
  if (fired > 0) return `${name} fired ${times(fired)} ${when}.`;
  return `${name} did not fire ${when}: ${missText(turn, reading, answer)}.`;
}

function firedTimes({ attempts }: RuleAnswer): number {
  return attempts.filter(({ outcome }) => outcome === "fired").length;
}

/** Returns why a rule did not fire. */
function missText(turn: TurnRecord, reading: TraceReading, answer: RuleAnswer): string {
  const { debug, presentation } = reading;
  const { attempts, untried, usedUpIn } = answer;
  const [nearest] = attempts;
  if (nearest === undefined) {
    const [first] = untried;
    if (first !== undefined) return untriedText(turn, presentation, first);
    if (!turn.accepted) return "the action was refused";
    const [event] = answer.nearestEvents;
    const other = event === undefined ? "" : `; the nearest was ${eventOfTurn(turn, presentation, event)}`;
    return `${unheardText(turn, debug, answer)}${other}`;
  }
  if (nearest.outcome === "used-up") {
    return `it fires once${usedUpIn === null ? "" : `, and was used ${inTurn(usedUpIn)}`}`;
  }
  if (nearest.outcome === "not-run") return "it matched, but the turn's budget was spent before it could run";
  const blamed = nearest.blamed.map((each) => blameText(turn, reading, each)).join("; ");
  const others = attempts.length === 1 ? "" : ` (the nearest of ${attempts.length} attempts)`;
  return `${blamed}${others}`;
}

/** Returns what is said of a rule for which no event happened. */
function unheardText(turn: TurnRecord, debug: DebugInfo, { rule, position }: RuleAnswer): string {
  // Rules that are moves listen to nothing.
  const on = debug.rules[rule]?.on ?? "nothing";
  if (on === "") return "it was not tried";
  const none = position === null ? "happened" : `was about ${placeName(turn.shape, position)}`;
  return `it listens to ${on}, and no such event ${none}`;
}

/** Returns whether a rule had nothing to react to in an accepted turn: many turns may be told of at once. */
export function isUnheard({ accepted }: TurnRecord, { attempts, untried }: RuleAnswer): boolean {
  return accepted && attempts.length === 0 && untried.length === 0;
}

/** Returns the answer about several turns in which a rule had nothing to react to. */
export function unheardHeadline(
  turn: TurnRecord,
  reading: TraceReading,
  answer: RuleAnswer,
  turns: readonly number[],
): string {
  const when = turnsText(turns);
  return `${ruleName(reading.debug, answer.rule)} did not fire ${when}: ${unheardText(turn, reading.debug, answer)}.`;
}

/** Formats `pass 1 · for move_blocked at (3,1): where does not hold`. */
export function attemptText(turn: TurnRecord, presentation: TracePresentation, attempt: Attempt): string {
  const { pass, event, outcome } = attempt;
  const head = `${pass === null ? "" : `pass ${pass} · `}for ${eventOfTurn(turn, presentation, event)}`;
  switch (outcome) {
    case "fired":
      return `${head}: fired`;
    case "used-up":
      return `${head}: once, and already used`;
    case "not-run":
      return `${head}: matched, but did not run`;
    case "where-failed":
    case "if-failed":
      return `${head}: ${failingText(attempt)}`;
    default:
      return head;
  }
}

/** Returns how many conditions of an attempt failed; those that were not evaluated may have held. */
function failingText({ misses, unseen }: Attempt): string {
  const failed = misses - unseen;
  const failing = failed === 1 ? "1 condition fails" : `${failed} conditions fail`;
  return unseen === 0 ? failing : `${failing}, ${unseen} not evaluated`;
}

/** Returns what a clause wanted and found: `where position_has_tag {…} – found wood`. */
export function clauseText({ clause, text, verdict, found }: Clause, presentation: TracePresentation): string {
  if (verdict === "not-tried") return `${clause} ${text} was not evaluated`;
  return `${clause} ${text} ${verdict === "holds" ? "holds" : "does not hold"}${found === undefined ? "" : `, found ${presentation.valueText(found)}`}`;
}

function blameText(turn: TurnRecord, reading: TraceReading, blamed: BlamedClause): string {
  const { clause } = blamed;
  const notes = blameNotes(turn, reading, blamed).map(({ text }) => ` (${text})`);
  return `${clauseText(clause, reading.presentation)}${clause.verdict === "holds" ? ", but must not" : ""}${notes.join("")}`;
}

/** Returns how other changes affected a clause's result: a note for each change, with its write's record. */
export function blameNotes(
  turn: TurnRecord,
  reading: TraceReading,
  { rule, changedBefore, changedAfter }: BlamedClause,
): readonly { readonly text: string; readonly record: number }[] {
  const note = (write: number | null, head: string): readonly { text: string; record: number }[] =>
    write === null ? [] : [{ text: `${head} ${changeText(turn, reading, write, rule)}`, record: write }];
  return [...note(changedBefore, "changed before by"), ...note(changedAfter, "changed only afterwards by")];
}

/**
 * Describes a change: `rule torch_burns (pass 1): objects (3,1): wood → empty`; for its effect on another rule also
 * whether it came first by its priority.
 */
export function changeText(turn: TurnRecord, reading: TraceReading, write: number, toRule?: number): string {
  const { debug, presentation } = reading;
  const doer = Math.max(0, doerOf(turn.trace, write));
  const pass = passOf(turn.trace, write);
  const { kind, ref } = recordAt(turn.trace, doer);
  const priority = (rule: number | undefined): number => debug.rules[rule ?? -1]?.priority ?? 0;
  const isAbove = kind === RecordKind.rule && toRule !== undefined && priority(ref) > priority(toRule);
  const who = `${doerText(turn, reading, doer)}${isAbove ? ", of higher priority" : ""}`;
  return `${who}${pass === null ? "" : ` (pass ${pass})`}: ${presentation.recordText(turn, debug, write)}`;
}

/** A rule's own text describes all that it did; here its name is enough. */
function doerText(turn: TurnRecord, { debug, presentation }: TraceReading, doer: number): string {
  const { ref, kind } = recordAt(turn.trace, doer);
  return kind === RecordKind.rule
    ? ruleTitle(debug, ref, presentation.words.rule)
    : presentation.recordText(turn, debug, doer);
}

/** Returns why a rule was not tried on an event. */
export function untriedText(turn: TurnRecord, presentation: TracePresentation, untried: UntriedEvent): string {
  const event = eventOfTurn(turn, presentation, untried.event);
  switch (untried.reason) {
    case "cut-off": {
      const { cutOff, wouldFire } = untried;
      const end =
        cutOff.reason === "passes"
          ? `cut off at pass ${cutOff.pass} of ${cutOff.pass}`
          : "ended: the turn's budget was spent";
      return `the cascade was ${end}, before ${event} could be handled${wouldFire ? "; the rule would have fired" : ""}`;
    }
    case "refused-turn":
      return `the action was refused, which reverted ${event}`;
    case "after-cascade":
      return `${event} came after the cascade had ended; rules do not receive it`;
    case "cascade-ended":
      return `the cascade ended before ${event} could be handled`;
    default:
      return event;
  }
}

/** Returns the whole answer for the command line: the sentence, then each attempt with its clauses. */
export function ruleAnswerLines(turn: TurnRecord, reading: TraceReading, answer: RuleAnswer): readonly string[] {
  const { presentation } = reading;
  const attempts = answer.attempts.flatMap((attempt) => [
    `  ${attemptText(turn, presentation, attempt)}`,
    ...flatClauses(attempt.clauses).map(({ clause, depth }) => {
      const blamed = attempt.blamed.find((each) => each.clause.condition === clause.condition);
      const notes = blamed === undefined ? [] : blameNotes(turn, reading, blamed).map(({ text }) => `; ${text}`);
      return `    ${"  ".repeat(depth)}${blamed === undefined ? " " : "!"} ${clauseText(clause, presentation)}${notes.join("")}`;
    }),
  ]);
  const nearest = answer.nearestEvents.map((event) => `    ${eventOfTurn(turn, presentation, event)}`);
  return [
    ruleHeadline(turn, reading, answer),
    ...attempts,
    ...answer.untried.map((untried) => `  ${untriedText(turn, presentation, untried)}`),
    ...(nearest.length === 0 ? [] : ["  Closest attempts:", ...nearest]),
  ];
}

/** Returns an event's line in an answer. */
export function eventLine(turn: TurnRecord, presentation: TracePresentation, event: number): string {
  return eventOfTurn(turn, presentation, event, true);
}

/** Returns the subject: the cell, or what was on one of its layers before the turn. */
function subjectText({ shape }: TurnRecord, { position, layer, entity }: CellAnswer): string {
  const place = placeName(shape, position);
  if (layer === null) return `The cell ${place}`;
  return entity === null ? `The empty ${layer} ${place}` : `The ${entity} at ${place}`;
}

/** Describes what happened to a cell, in one sentence: what changed it, or the nearest miss and why. */
export function cellHeadline(turn: TurnRecord, reading: TraceReading, answer: CellAnswer): string {
  const { debug, presentation } = reading;
  const { writes, rules, events, nearestEvents } = answer;
  const subject = subjectText(turn, answer);
  const when = inTurn(answer.turn);
  const last = writes.at(-1);
  if (last !== undefined) {
    const by = writes.length === 1 ? "by" : "last by";
    return `${subject} changed ${times(writes.length)} ${when}, ${by} ${changeText(turn, reading, last)}.`;
  }
  const not = `${subject} did not change ${when}`;
  const [nearest] = rules;
  if (nearest !== undefined) {
    const why = firedTimes(nearest) > 0 ? "it fired, but changed something else" : missText(turn, reading, nearest);
    return `${not}. The nearest rule was ${ruleName(debug, nearest.rule)}: ${why}.`;
  }
  if (events.length > 0) {
    const types = [...new Set(events.map((event) => typeOf(turn.trace, recordAt(turn.trace, event).ref)))];
    return `${not}: no rule listens to what happened there (${types.join(", ")}).`;
  }
  const [event] = nearestEvents;
  return `${not}: no event was about it${event === undefined ? "" : `; the nearest was ${eventOfTurn(turn, presentation, event)}`}.`;
}

/** Describes why an action was refused, in one sentence. */
export function refusalText(turn: TurnRecord, { debug, presentation }: TraceReading, answer: RefusalAnswer): string {
  const action = turn.action === null ? "Loading" : presentation.actionText(turn.action);
  switch (answer.reason) {
    case "level-over":
      return `${action} was refused: the level is already ${answer.won ? "won" : "lost"}.`;
    case "unknown-action":
      return `${action} was refused: the game declares no such action.`;
    case "wrong-param":
      return `${action} was refused: ${answer.param} must be ${answer.allowed.values === null ? `a ${answer.allowed.type}` : `one of ${answer.allowed.values.map((value) => presentation.valueText(value)).join(", ")}`}.`;
    case "vetoed":
      return `${action} was refused by ${answer.by < 0 ? "a system" : presentation.recordText(turn, debug, answer.by)}.`;
    case "unknown":
      return `${action} was refused.`;
    default:
      return action;
  }
}
