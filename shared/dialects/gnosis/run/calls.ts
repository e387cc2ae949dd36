// Calls of services: the two built-in ones, which add and remove rules, and stubs (spec B2, B7).
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../base/json";
import type { Context } from "../rules/context";
import { whyInvalid } from "../rules/invalidBindings";
import { copiedAt, writeAt } from "../rules/path";
import { compileRule } from "../rules/rule";
import type { ServiceFunction } from "../rules/targets";
import { isSmall, memberOf, sizeOf } from "../rules/value";
import { type ActiveRules, withRule, withoutRule } from "./activeRules";
import type { CallResult } from "./recorder";
import { COPIED_AT_ONCE, type Run, goesOn, leaveOut } from "./run";
import type { Reaction, StateWrite, Stub } from "./services";
import { withActiveId } from "./session";

/** Fires an event; the reason when it does not. */
type Fire = (event: string, value: Json) => string | null;

/** Calls a function of a service; or the reason why it does not. In a dry run it is only listed. */
export function call(run: Run, called: ServiceFunction, value: Json, context: Context, fire: Fire): string | null {
  const listed = { service: called.service, function: called.name, parameters: value };
  if (run.isDry) {
    run.notMade.push(listed);
    run.recorder?.call(called, value, { ok: null });
    return null;
  }
  run.calls.push(listed);
  const stub = run.surroundings.stubs.get(`${called.service}.${called.name}`);
  const builtIn = called.service === "Rule" ? BUILT_IN.get(called.name) : undefined;
  const inside: Context = { ...context, args: value };
  const result = builtIn === undefined ? answerOf(stub, inside) : builtIn(run, objectOf(value));
  run.recorder?.call(called, value, result);
  if (builtIn === undefined && stub !== undefined) react(run, stub, inside, fire);
  return null;
}

function answerOf(stub: Stub | undefined, context: Context): CallResult {
  if (stub === undefined) return { ok: false, error: "No service handles it." };
  const payload = stub.result(context);
  return payload === undefined
    ? { ok: false, error: whyInvalid(stub.result, context, "The result") }
    : { ok: true, payload };
}

/** Sets state and publishes events, as a stub or a subscriber says. */
export function react(run: Run, { writes, events }: Reaction, context: Context, fire: Fire): void {
  for (const write of writes) {
    if (!goesOn(run)) return;
    const skipped = setState(run, write, context);
    if (skipped !== null) run.recorder?.reactionSkipped(write, skipped);
  }
  for (const event of events) {
    if (!goesOn(run)) return;
    const data = event.data(context);
    const skipped = data === undefined ? whyInvalid(event.data, context) : fire(event.id, data);
    if (skipped !== null) run.recorder?.reactionSkipped(event, skipped);
  }
}

/** Writes into a state tree; or the reason why it does not. */
function setState(run: Run, { root, names, value }: StateWrite, context: Context): string | null {
  const { state } = run;
  const before = state[root];
  state.work -= 1 + copiedAt(before, names) / COPIED_AT_ONCE;
  const written = value(context);
  if (written === undefined) return whyInvalid(value, context);
  const result = writeAt(before, names, written);
  if (typeof result === "string") return result;
  if (!isJsonObject(result.value)) return "A state tree is an object.";
  if (!mayKeep(before, result.value)) {
    const why = `The ${root} state would become too large.`;
    leaveOut(run, why);
    return why;
  }
  state[root] = result.value;
  run.recorder?.write(root, names, before, result.value);
  return null;
}

/** A state tree may be as large as it was written, but it does not grow without end. */
function mayKeep(before: JsonObject, after: JsonObject): boolean {
  return isSmall(after) || sizeOf(after).nodes <= sizeOf(before).nodes;
}

type BuiltIn = (run: Run, parameters: JsonObject) => CallResult;

function addRule(run: Run, parameters: JsonObject): CallResult {
  const rule = compileRule(memberOf(parameters, "definition") ?? null);
  if (typeof rule === "string") return { ok: false, error: rule };
  run.state.work -= run.active.byId.size;
  activate(run, withRule(run.active, rule), rule.id, true);
  return { ok: true, payload: { ruleId: rule.id } };
}

function removeRule(run: Run, parameters: JsonObject): CallResult {
  const id: Json = memberOf(parameters, "ruleId") ?? null;
  const active = typeof id === "string" ? withoutRule(run.active, id) : run.active;
  if (typeof id !== "string" || active === run.active) return { ok: false, error: "No active rule has this id." };
  run.state.work -= run.active.byId.size;
  activate(run, active, id, false);
  return { ok: true, payload: { ruleId: id } };
}

/** The functions of the service `Rule`. */
const BUILT_IN: ReadonlyMap<string, BuiltIn> = new Map([
  ["AddRule", addRule],
  ["RemoveRuleById", removeRule],
]);

function activate(run: Run, active: ActiveRules, id: string, isActive: boolean): void {
  run.recorder?.rules(run.active, active);
  run.active = active;
  const before = run.state.ephemeral;
  const after = withActiveId(before, id, isActive);
  if (after === before) return;
  run.state.ephemeral = after;
  run.recorder?.write("ephemeral", ["rules"], before, after);
}
