// Compiles the rules of a game and a level: by the event they listen to, in the order in which they are tried.
import { defined } from "../../../base/defined";
import { type JsonPointer, childPointer } from "../../../base/json";
import type { DebugInfo, Source } from "../../../engine/debugInfo";
import { RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import type { Board } from "../turn/board";
import { EVENT_KINDS, eventKind } from "../turn/eventKinds";
import type { GameEvent } from "../turn/gameEvent";
import type { RuleModel } from "../turn/model";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import { type Clause, compileClause } from "./clause";
import type { ConditionNote } from "./conditions";
import { type Effect, compileEffect, readEffect } from "./effects";
import { type ReadyEffects, readEffects, runEffects } from "./runEffects";

export interface Rule {
  /** Its number in traces: the order of declaration, game before level. */
  readonly ref: number;
  /** Its number in the order in which rules are tried. */
  readonly order: number;
  readonly id: string;
  readonly once: boolean;
  readonly where: Clause;
  readonly if: Clause;
  readonly effects: readonly Effect[];
}

export interface RuleBook {
  /** Rules by the number of the kind of event that they listen to: priority descending, then declaration. */
  readonly byEvent: readonly (readonly Rule[])[];
  /** The bits of the kinds of events that rules listen to. */
  readonly heard: number;
  readonly debug: Pick<DebugInfo, "rules" | "effects">;
}

/** The rules of a file, with the file's name for traces. */
export interface RuleFile {
  readonly file: string;
  readonly rules: readonly RuleModel[];
}

/**
 * Compiles rules. The files are in order of declaration: the game's, then the level's. `noteCondition` registers a
 * condition's text and returns its number.
 */
export function compileRules(
  files: readonly RuleFile[],
  board: Board,
  noteCondition: (file: string, note: ConditionNote) => number,
): RuleBook {
  const rules: DebugInfo["rules"][number][] = [];
  const effects: { name: string; source: Source }[] = [];
  const declared = files.flatMap(({ file, rules: models }) => models.map((model) => ({ file, model })));
  const compiled = declared.map(({ file, model }, ref) => {
    const place = (at: JsonPointer): Source => ({ file, at });
    rules.push({ id: model.id, on: model.on, priority: model.priority, source: place(model.source) });
    const note = (conditionNote: ConditionNote): number => noteCondition(file, conditionNote);
    return {
      ref,
      priority: model.priority,
      on: model.on,
      id: model.id,
      once: model.once,
      where: compileClause(model.where, childPointer(model.source, "where"), {
        board,
        rule: ref,
        clause: "where",
        note,
      }),
      if: compileClause(model.if, childPointer(model.source, "if"), { board, rule: ref, clause: "if", note }),
      effects: model.then.map((effect, index) => {
        const number =
          effects.push({ name: readEffect(effect).name, source: place(defined(model.thenSources[index])) }) - 1;
        return compileEffect(effect, board, number);
      }),
    };
  });
  const byEvent = Array.from({ length: EVENT_KINDS }, (): Rule[] => []);
  let heard = 0;
  const tried = compiled.toSorted((left, right) => right.priority - left.priority);
  tried.forEach(({ on, ref, id, once, where, if: condition, effects: then }, order) => {
    const rule: Rule = { ref, order, id, once, where, if: condition, effects: then };
    const kind = eventKind(on);
    // A rule that listens to what never happens is in no list.
    if (kind === null) return;
    defined(byEvent[kind.number]).push(rule);
    heard |= kind.bit;
  });
  return { byEvent, heard, debug: { rules, effects } };
}

/** Returns whether a `once` rule has already fired. */
function isUsedUp(rule: Rule, world: World): boolean {
  return rule.once && world.hasFired(rule.id);
}

/** Returns whether a rule would fire for an event now; writes clause records when traced. */
function verdictOf(rule: Rule, event: GameEvent, world: World): number {
  if (isUsedUp(rule, world)) return RuleVerdict.usedUp;
  if (!rule.where.holds(world, event)) return RuleVerdict.whereFailed;
  return rule.if.holds(world, event) ? RuleVerdict.fired : RuleVerdict.ifFailed;
}

export function wouldFire(rule: Rule, event: GameEvent, world: World): boolean {
  return verdictOf(rule, event, world) === RuleVerdict.fired;
}

/** Tries a rule on an event and runs its effects at once if it matches. */
export function tryRule(rule: Rule, event: GameEvent, world: World): void {
  world.spend(COST.ruleTried);
  if (world.traced) return tryRecorded(rule, event, world);
  if (wouldFire(rule, event, world)) fire(rule, readEffects(rule.effects, world, event), world);
}

function tryRecorded(rule: Rule, event: GameEvent, world: World): void {
  const parent = world.openRecord;
  const record = world.enter(RecordKind.rule, rule.ref, event.record, event.record);
  const verdict = verdictOf(rule, event, world);
  if (verdict === RuleVerdict.fired) fire(rule, readEffects(rule.effects, world, event), world);
  world.leave(record, parent, verdict);
}

/**
 * Tries a rule on an event without running it; it is run later in the pass. Returns its effects with their references
 * read now (V8); null when it does not match.
 */
export function selectRule(rule: Rule, event: GameEvent, world: World): ReadyEffects | null {
  world.spend(COST.ruleTried);
  const parent = world.openRecord;
  const record = world.enter(RecordKind.rule, rule.ref, event.record, event.record);
  const verdict = verdictOf(rule, event, world);
  world.leave(record, parent, verdict === RuleVerdict.fired ? RuleVerdict.selected : verdict);
  return verdict === RuleVerdict.fired ? readEffects(rule.effects, world, event) : null;
}

/** Runs a selected rule, unless it is a `once` rule that has fired since. */
export function runSelected(rule: Rule, event: GameEvent, ready: ReadyEffects, world: World): void {
  const parent = world.openRecord;
  const record = world.enter(RecordKind.rule, rule.ref, event.record, event.record);
  const usedUp = isUsedUp(rule, world);
  if (!usedUp) fire(rule, ready, world);
  world.leave(record, parent, usedUp ? RuleVerdict.usedUp : RuleVerdict.fired);
}

function fire(rule: Rule, ready: ReadyEffects, world: World): void {
  if (rule.once) world.recordFired(rule.id);
  world.ruleFired(rule.id);
  runEffects(rule.effects, ready, world);
}
