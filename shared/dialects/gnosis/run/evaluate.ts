// Evaluates one rule: its calculations, then its conditions (spec B5, G-16).
import type { Json, JsonObject } from "../../../base/json";
import type { Context } from "../rules/context";
import type { Found } from "../rules/value";
import type { ActiveRule } from "./activeRules";
import { type Run, takeDraws } from "./run";

const NOTHING: JsonObject = {};

/** Returns what a rule sees when it begins. */
export function contextOf(run: Run, payload: JsonObject, parameters = NOTHING, args?: Json): Context {
  return { payload, state: run.state, parameters, calculations: NOTHING, args, draws: run.draws };
}

/**
 * Returns whether the rule's conditions hold. The context then has its calculations. Without a recorder it is the same.
 */
export function holds(run: Run, active: ActiveRule, context: Context): boolean {
  const { rule } = active;
  run.state.work -= 1 + rule.calculations.length + rule.conditions.length;
  if (run.recorder !== null) return recordedHolds(run, active, context);
  for (const calculation of rule.calculations) {
    if (calculation !== null) keep(context, calculation.name, calculation.evaluate(context));
  }
  for (const condition of rule.conditions) if (!condition.test(context)) return false;
  return true;
}

function recordedHolds(run: Run, { rule }: ActiveRule, context: Context): boolean {
  for (const [index, calculation] of rule.calculations.entries()) {
    if (calculation === null) continue;
    const value = calculation.evaluate(context);
    keep(context, calculation.name, value);
    run.recorder?.calculation(index, value, takeDraws(run));
  }
  for (const [index, condition] of rule.conditions.entries()) {
    const verdict = condition.verdict(context);
    run.recorder?.condition(index, verdict, takeDraws(run));
    if (!verdict.holds) return false;
  }
  return true;
}

/** An invalid result leaves no calculation of that name. */
function keep(context: Context, name: string, value: Found): void {
  if (value !== undefined) context.calculations = { ...context.calculations, [name]: value };
  else if (Object.hasOwn(context.calculations, name)) {
    const { [name]: _invalid, ...others } = context.calculations;
    context.calculations = others;
  }
}
