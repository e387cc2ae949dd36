// Describes the trace of a move in words, one sentence for each record.
import { type Json, objectOf } from "../../../base/json";
import { placeName } from "../../../base/placeName";
import type { DebugInfo } from "../../../engine/debugInfo";
import { ruleTitle } from "../../../engine/explain/ruleName";
import { placeOfSlot } from "../../../engine/trace/boardPlaces";
import { fieldText } from "../../../engine/trace/fieldPath";
import { EffectVerdict, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import { type TraceRecord, childRecords, recordAt, recordCount, valueAt } from "../../../engine/trace/traceTree";
import { writeAt } from "../../../engine/trace/traceView";
import type { TurnOutcome } from "../../../engine/tracePresentation";
import type { TurnRecord } from "../../../engine/turnRecord";
import { gdlTexts } from "./valueTexts";

const { valueText, entityText, actionText, argumentsText } = gdlTexts;

/**
 * Returns `move 3: E2 E4` or `setting up`; with how the game ended, what its file expects instead, or that it was
 * refused.
 */
export function turnText(turn: TurnRecord, number: number): string {
  if (turn.action === null) return "setting up";
  const name = `move ${number}: ${actionText(turn.action)}`;
  if (!turn.accepted) return `${name} · refused`;
  const outcome = outcomeOf(turn);
  return outcome === null ? name : `${name} · ${outcome.text}`;
}

/** Returns how a move ended the game: won where a player wins, or where it ends as its file expects; plain for a draw. */
export function outcomeOf(turn: TurnRecord): TurnOutcome | null {
  const { outcome, expected } = endOf(turn);
  if (expected !== "") return { text: `${outcome || "no end"}, not ${expected}`, tone: "lost" };
  return outcome === "" ? null : { text: outcome, tone: turn.won ? "won" : "plain" };
}

/** Returns the outcome that a move came to, and the one that the game's file expects instead; "" for none. */
function endOf({ trace }: TurnRecord): { readonly outcome: string; readonly expected: string } {
  const { outcome, expected } = recordCount(trace) === 0 ? {} : objectOf(valueAt(trace, recordAt(trace, 0).after));
  return { outcome: textOf(outcome), expected: textOf(expected) };
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Describes a record inside its tree. */
export function recordText(turn: TurnRecord, debug: DebugInfo, index: number): string {
  const { trace } = turn;
  const record = recordAt(trace, index);
  const { ref, before, after } = record;
  switch (record.kind) {
    case RecordKind.turn:
      return turnText(turn, ref);
    case RecordKind.phase:
      return debug.phases[ref] ?? "phase";
    case RecordKind.pass:
      return `step ${ref}`;
    case RecordKind.rule:
      return ruleText(turn, debug, record);
    case RecordKind.clause:
      return clauseText(turn, debug, record);
    case RecordKind.effect:
      return effectText(turn, debug, record);
    case RecordKind.write:
      return writeText(turn, index);
    case RecordKind.read:
      return before < 0 ? "looked at" : `looked at: ${valueText(valueAt(trace, before))}`;
    case RecordKind.value: {
      const name = debug.values[ref]?.name ?? "value";
      return after < 0 ? name : `${name} = ${valueText(valueAt(trace, after))}`;
    }
    case RecordKind.goal: {
      const goal = debug.goals[ref];
      return `${goal?.id ?? "end condition"}: ${after === 1 ? "holds, the game is over" : "does not hold"}`;
    }
    case RecordKind.end:
      return "the chain was cut off at the last step allowed";
    default:
      return "";
  }
}

const VERDICTS: Readonly<Partial<Record<number, string>>> = {
  [RuleVerdict.selected]: "may be done",
  [RuleVerdict.shadowed]: "is not asked: another one before it fits",
  [RuleVerdict.outranked]: "is outranked by a higher priority",
  [RuleVerdict.undone]: "may not be done: what it leads to is not allowed",
  [RuleVerdict.disabled]: "is not allowed in this phase",
};

function ruleText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const name = ruleTitle(debug, record.ref, "interaction");
  const verdict = VERDICTS[record.after];
  if (verdict !== undefined) return `${name} ${verdict}`;
  const children = childRecords(turn.trace, record.index);
  if (record.after === RuleVerdict.fired) {
    const effects = children
      .filter(({ kind }) => kind === RecordKind.effect)
      .map((child) => effectText(turn, debug, child));
    return `${name}${effects.length === 0 ? "" : ` → ${effects.join("; ")}`}`;
  }
  const failed = children.find(({ kind, after }) => kind === RecordKind.clause && after === 0);
  const condition = failed === undefined ? undefined : debug.conditions[failed.ref];
  return condition === undefined
    ? `${name} may not be done`
    : `${name} may not be done: ${condition.text} does not hold`;
}

function clauseText({ trace }: TurnRecord, debug: DebugInfo, { ref, before, after }: TraceRecord): string {
  const text = debug.conditions[ref]?.text ?? "condition";
  const found = before < 0 ? "" : ` (found ${valueText(valueAt(trace, before))})`;
  return `${text}: ${after === 1 ? "holds" : "does not hold"}${found}`;
}

function effectText({ trace }: TurnRecord, debug: DebugInfo, { ref, before, after }: TraceRecord): string {
  const name = debug.effects[ref]?.name ?? "effect";
  const given = before < 0 ? "" : argumentsText(valueAt(trace, before));
  const text = given === "" ? name : `${name} (${given})`;
  if (after === EffectVerdict.nothingToDo) return `${text}: nothing to do`;
  return after === EffectVerdict.done ? text : `${text}: failed`;
}

/** `E4: empty → White pawn`, `variables.pot: 20 → 30`. */
function writeText(turn: TurnRecord, index: number): string {
  const write = writeAt(turn.trace, index);
  if (write === null) return "";
  if (write.kind === "field") return `${fieldText(write.path)}: ${valueText(write.before)} → ${valueText(write.after)}`;
  const { entities } = turn.shape;
  const place = placeName(turn.shape, placeOfSlot(turn.shape, write.slot).position);
  return `${place}: ${entityText(entities[write.before])} → ${entityText(entities[write.after])}`;
}
