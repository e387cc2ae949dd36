// Runs interceptors: they change the payload before anybody else sees it (spec B5).
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import type { Context } from "../rules/context";
import { whyInvalid } from "../rules/invalidBindings";
import { addedAt, copiedAt, partAt, writeAt } from "../rules/path";
import type { Outcome } from "../rules/rule";
import { namesIn } from "../rules/targets";
import { type Found, finite, isSmall, numberOf, sizeOf } from "../rules/value";
import type { ActiveRule } from "./activeRules";
import { contextOf, holds } from "./evaluate";
import { COPIED_AT_ONCE, type Run, goesOn, leaveOut } from "./run";

/** How many values a payload holds, told without measuring it again. */
interface Growth {
  nodes: number;
}

const LARGEST = { nodes: 200_000, depth: 250 };
const TOO_LARGE = "The payload would become too large.";
/** Why MATH_ADD and MATH_MULTIPLY are skipped when what they change is missing or no number. */
export const TARGET_NO_NUMBER = "The target is not a number.";

/** Runs interceptors in order; returns the payload that they leave. */
export function intercept(run: Run, interceptors: readonly ActiveRule[], data: JsonObject): JsonObject {
  if (interceptors.length === 0) return data;
  const growth: Growth = { nodes: sizeOf(data).nodes };
  run.recorder?.openPhase("interceptors");
  let payload = data;
  for (const active of interceptors) {
    if (!goesOn(run)) break;
    payload = interceptOnce(run, active, payload, growth);
  }
  run.recorder?.closePhase();
  return payload;
}

function interceptOnce(run: Run, active: ActiveRule, payload: JsonObject, growth: Growth): JsonObject {
  const { rule } = active;
  const { recorder } = run;
  recorder?.openRule(active);
  if (!rule.isEnabled) {
    recorder?.closeRule("disabled");
    return payload;
  }
  const context = contextOf(run, payload, rule.parameters);
  const interception: Interception = { run, context, growth };
  const isOn = holds(run, active, context);
  if (isOn) {
    for (const [index, outcome] of rule.outcomes.entries()) {
      if (!goesOn(run)) break;
      apply(interception, outcome, index);
    }
  }
  recorder?.closeRule(isOn ? "ran" : "failed");
  return context.payload;
}

/** An interceptor at work on a payload, which its outcomes change in `context`. */
interface Interception {
  readonly run: Run;
  readonly context: Context;
  readonly growth: Growth;
}

function apply(interception: Interception, outcome: Outcome, index: number): void {
  const { run, context } = interception;
  const { recorder, state } = run;
  state.work -= 1;
  const value = outcome.does === "nothing" ? undefined : outcome.value(context);
  recorder?.openOutcome(index, value);
  const skipped = write(interception, outcome, value);
  recorder?.closeOutcome(skipped);
}

/** Changes the context's payload; or the reason why it does not. */
function write({ run, context, growth }: Interception, outcome: Outcome, value: Found): string | null {
  if (outcome.does === "nothing") return outcome.why;
  if (outcome.does === "fire" || outcome.does === "call") return "An interceptor changes the payload only.";
  if (typeof outcome.target === "string") return outcome.target;
  if (value === undefined) return whyInvalid(outcome.value, context);
  const names = namesIn(outcome.target, context.payload);
  const written = outcome.does === "set" ? value : changed(outcome.does, partAt(context.payload, names), value);
  if (written === undefined) return whyNoMath(partAt(context.payload, names), value);
  const added = addedAt(context.payload, names, sizeOf(written).nodes);
  if (!mayGrow(growth, added, written, names.length)) {
    leaveOut(run, TOO_LARGE);
    return TOO_LARGE;
  }
  run.state.work -= copiedAt(context.payload, names) / COPIED_AT_ONCE;
  const result = writeAt(context.payload, names, written);
  if (typeof result === "string") return result;
  growth.nodes += added;
  const before = context.payload;
  if (isJsonObject(result.value)) context.payload = result.value;
  run.recorder?.write("payload", names, before, context.payload);
  return null;
}

/** Undefined when one of both is no number, or the result is none. */
function changed(how: "add" | "multiply", target: Found, value: Json): Found {
  const number = numberOf(target);
  const operand = numberOf(value);
  if (number === undefined || operand === undefined) return undefined;
  return finite(how === "add" ? number + operand : number * operand);
}

function whyNoMath(target: Found, value: Json): string {
  if (numberOf(target) === undefined) return TARGET_NO_NUMBER;
  return numberOf(value) === undefined ? "The value is not a number." : "The result is not a number.";
}

/** A payload may be as large as it was published, but it does not grow without end. */
function mayGrow({ nodes }: Growth, added: number, value: Json, names: number): boolean {
  const { depth } = sizeOf(value);
  if (names + depth > LARGEST.depth || (depth > 0 && !isSmall(value))) return false;
  return added <= 0 || nodes + added <= LARGEST.nodes;
}
