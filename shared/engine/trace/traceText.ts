// Describes a turn's trace in words, one sentence per record, for the debugger's tree and the command line's `trace`.
import { type Json, isJsonObject } from "../../base/json";
import { assertNever } from "../../base/assertNever";
import type { DebugInfo } from "../debugInfo";
import type { GameAction, TurnRecord } from "../turnRecord";
import { ruleTitle } from "../explain/ruleName";
import { CascadeEnd, GoalVerdict, EffectVerdict, PHASES, type PhaseName, RecordKind, RuleVerdict } from "./trace";
import { objectChanges } from "../compare/objectDifferences";
import { placeOfSlot } from "./traceCells";
import { type TraceRecord, childrenOf, depthOf, enclosing, recordAt, recordCount, valueAt } from "./traceTree";
import { writeAt } from "./traceView";
import { actionText, argumentsText, entityText, eventText, valueText } from "./valueText";

const PHASE_NAMES: Readonly<Record<PhaseName, string>> = {
  load: "loading the level",
  action: "action phase",
  movement: "movement phase",
  cascade: "cascade",
  npc: "others move",
  goals: "goals and losing",
};

/** Returns the name of a phase. */
export function phaseName(phase: PhaseName): string {
  return PHASE_NAMES[phase];
}

/** Returns `turn 3: move right` or `loading`; with its outcome when it won, lost or was refused. */
export function turnText(turn: TurnRecord, number: number): string {
  const name = turn.action === null ? "loading" : `turn ${number}: ${actionText(turn.action)}`;
  if (!turn.accepted && turn.action !== null) return `${name} · refused`;
  if (turn.won) return `${name} · won`;
  return turn.lost ? `${name} · lost${turn.loseReason === null ? "" : ` (${turn.loseReason})`}` : name;
}

function eventAt(turn: TurnRecord, index: number, full = false): string {
  if (index < 0) return "no event";
  const { ref, before } = recordAt(turn.trace, index);
  return eventText(valueText(valueAt(turn.trace, ref)), valueAt(turn.trace, before), full);
}

/** A move that a rule or a push may complete. Its completion shows in the avatar's position. */
const PENDING_MOVE = "pendingMove";

/**
 * Returns the value of a field of the state: for a pending move only where it leads; the record's details have the
 * rest.
 */
function fieldText(path: string, value: Json | undefined): string {
  if (path !== PENDING_MOVE || value === undefined || !isJsonObject(value)) return valueText(value);
  return `${valueText(value["direction"])} to ${valueText(value["to"])}`;
}

function writeText(turn: TurnRecord, index: number): string {
  const write = writeAt(turn.trace, index);
  if (write === null) return "";
  if (write.kind === "field") {
    const changes = objectChanges(write);
    if (changes.length > 0) return changes.map(({ what, one, other }) => `${what}: ${one} → ${other}`).join("; ");
    return `${write.path}: ${fieldText(write.path, write.before)} → ${fieldText(write.path, write.after)}`;
  }
  const { layer, position } = placeOfSlot(turn.shape, write.slot);
  const { entities } = turn.shape;
  return `${layer} ${valueText(position)}: ${entityText(entities[write.before])} → ${entityText(entities[write.after])}`;
}

/** Describes the writes of an effect, shortly: `wood` for what was removed, `wood → ash` for what changed. */
function effectOutcome(turn: TurnRecord, index: number): string {
  const changes = childrenOf(turn.trace, index).flatMap((child) => {
    const write = writeAt(turn.trace, child);
    if (write === null || (write.kind === "field" && write.path === PENDING_MOVE)) return [];
    const [before, after] =
      write.kind === "field"
        ? [valueText(write.before), valueText(write.after)]
        : [entityText(turn.shape.entities[write.before]), entityText(turn.shape.entities[write.after])];
    if (write.kind === "cell" && write.after === 0) return [before];
    return write.kind === "cell" && write.before === 0 ? [after] : [`${before} → ${after}`];
  });
  return changes.length === 0 ? "" : `: ${changes.join(", ")}`;
}

function effectText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const name = debug.effects[record.ref]?.name ?? "effect";
  const text = `${name} ${argumentsText(valueAt(turn.trace, record.before))}`.trim();
  if (record.after === EffectVerdict.skippedNull) return `${text}: skipped, a reference was null`;
  if (record.after === EffectVerdict.nothingToDo) return `${text}: nothing to do`;
  return text + effectOutcome(turn, record.index);
}

function ruleText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const name = ruleTitle(debug, record.ref);
  const event = eventAt(turn, record.before);
  if (record.after === RuleVerdict.selected) return `${name} matches ${event} and will run in this pass`;
  if (record.after === RuleVerdict.usedUp) return `${name} not for ${event}: once, and already used`;
  if (record.after === RuleVerdict.whereFailed) return `${name} not for ${event}: where does not hold`;
  if (record.after === RuleVerdict.ifFailed) return `${name} not for ${event}: if does not hold`;
  const effects = childrenOf(turn.trace, record.index)
    .map((child) => recordAt(turn.trace, child))
    .filter((child) => child.kind === RecordKind.effect)
    .map((child) => effectText(turn, debug, child));
  return `${name} fired for ${event}${effects.length === 0 ? "" : ` → ${effects.join("; ")}`}`;
}

function clauseText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const condition = debug.conditions[record.ref];
  const verdict = record.after === 1 ? "holds" : "does not hold";
  // A combination has no value of its own; its parts have.
  const isMadeOfOthers = record.end > record.index + 1;
  const found = record.before < 0 || isMadeOfOthers ? "" : ` (found ${valueText(valueAt(turn.trace, record.before))})`;
  return `${condition?.clause ?? "if"} ${condition?.text ?? "?"}: ${verdict}${found}`;
}

function endText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  if (record.ref === CascadeEnd.settled) return "the cascade settled: no event is pending";
  const details = valueAt(turn.trace, record.before);
  const list = (key: string): readonly number[] => {
    const items = isJsonObject(details) ? details[key] : undefined;
    return Array.isArray(items) ? items.filter((item: Json) => typeof item === "number") : [];
  };
  const dropped = list("dropped").map((event) => eventAt(turn, event));
  const rules = list("wouldFire").map((rule) => debug.rules[rule]?.id ?? String(rule));
  const tail =
    (dropped.length === 0 ? "" : `; dropped: ${dropped.join(", ")}`) +
    (rules.length === 0 ? "" : `; would have fired: ${rules.join(", ")}`);
  if (record.ref === CascadeEnd.noRuleMatched) return `the cascade ended: no rule matched${tail}`;
  if (record.ref === CascadeEnd.cutOff) return `the cascade was cut off at the last pass allowed${tail}`;
  return `the cascade was cut off: the turn's budget is spent${tail}`;
}

function goalText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const goal = debug.goals[record.ref];
  if (record.after === 1) return `goal ${goal?.id ?? record.ref} met`;
  const progress = valueAt(turn.trace, record.before);
  const shown = typeof progress === "number" ? `${Math.round(progress * 100)} %` : valueText(progress);
  const way = record.after === GoalVerdict.nearer ? "up to " : record.after === GoalVerdict.farther ? "back to " : "";
  return `goal ${goal?.id ?? record.ref}: ${way}${shown}`;
}

function loseText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const type = debug.loseConditions[record.ref]?.type ?? "lose condition";
  const found = record.before < 0 ? "" : ` (found ${valueText(valueAt(turn.trace, record.before))})`;
  return `${type}: ${record.after === 1 ? "lost" : "not lost"}${found}`;
}

function passText(record: TraceRecord): string {
  return `pass ${record.ref} · ${record.before} event${record.before === 1 ? "" : "s"} pending`;
}

/** Describes a record inside its tree, where its pass is visible above it. */
export function recordText(turn: TurnRecord, debug: DebugInfo, index: number): string {
  const record = recordAt(turn.trace, index);
  const { kind } = record;
  switch (kind) {
    case RecordKind.turn:
      return turnText(turn, record.ref);
    case RecordKind.phase:
      return phaseName(PHASES[record.ref] ?? "action");
    case RecordKind.system: {
      const system = debug.systems[record.ref];
      return system === undefined ? "system" : `system ${system.id} (${system.type})`;
    }
    case RecordKind.pass:
      return passText(record);
    case RecordKind.rule:
      return ruleText(turn, debug, record);
    case RecordKind.clause:
      return clauseText(turn, debug, record);
    case RecordKind.effect:
      return effectText(turn, debug, record);
    case RecordKind.write:
      return writeText(turn, index);
    case RecordKind.event:
      return `event ${eventAt(turn, index, true)}`;
    case RecordKind.goal:
      return goalText(turn, debug, record);
    case RecordKind.lose:
      return loseText(turn, debug, record);
    case RecordKind.end:
      return endText(turn, debug, record);
    default:
      return assertNever(kind);
  }
}

/** Describes a record on its own: `pass 2 · rule torch_burns fired for move_blocked at (3,2) → …`. */
export function sentence(turn: TurnRecord, debug: DebugInfo, index: number): string {
  const text = recordText(turn, debug, index);
  const pass = enclosing(turn.trace, index, RecordKind.pass);
  return pass < 0 || pass === index ? text : `pass ${recordAt(turn.trace, pass).ref} · ${text}`;
}

/** Returns the whole turn as an indented tree, one line per record, for the command line. */
export function traceLines(turn: TurnRecord, debug: DebugInfo): readonly string[] {
  return Array.from(
    { length: recordCount(turn.trace) },
    (_, index) => "  ".repeat(depthOf(turn.trace, index)) + recordText(turn, debug, index),
  );
}

/** Returns the action of a turn as a label for a list: `Start` for loading. */
export function actionLabel(action: GameAction | null): string {
  return action === null ? "Start" : actionText(action);
}
