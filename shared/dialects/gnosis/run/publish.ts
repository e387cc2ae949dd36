// Publishes events: interceptors, subscribers, then observers and triggers in order; what they fire runs inside (B4).
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { whyInvalid } from "../rules/invalidBindings";
import { randomState } from "../rules/random";
import { memberOf } from "../rules/value";
import { type ActiveRule, listenersTo } from "./activeRules";
import { call, react } from "./calls";
import { contextOf, holds } from "./evaluate";
import { intercept } from "./intercept";
import type { EventData } from "../text/events";
import type { Recorder } from "./recorder";
import { type FiredEvent, type Guards, type Run, type ServiceCall, USUAL_GUARDS, beginRun, goesOn } from "./run";
import type { Surroundings } from "./services";
import type { Session } from "./session";

export interface PublishOptions {
  readonly guards?: Guards;
  readonly isDry?: boolean;
  readonly recorder?: Recorder | null;
}

export interface Published {
  /** The session given when the run was dry. */
  readonly session: Session;
  readonly final: { readonly id: string; readonly payload: JsonObject; readonly denied: boolean };
  /** Every event published inside, in the order of publishing. */
  readonly fired: readonly FiredEvent[];
  /** In the order made; none in a dry run. */
  readonly calls: readonly ServiceCall[];
  /** The calls that a dry run would have made, in order (spec B4). */
  readonly notMade: readonly ServiceCall[];
  /** Events that a guard kept from being published. */
  readonly blocked: number;
  /** It was cut off: it would have taken too long. */
  readonly isCut: boolean;
  /** What a limit of the program kept from happening, as sentences, and how often; the cut among them. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Publishes an event in a session. Pure: the session given is not changed. Never throws. */
export function publish(
  session: Session,
  surroundings: Surroundings,
  { id, data, seed }: EventData,
  { guards = USUAL_GUARDS, isDry = false, recorder = null }: PublishOptions = {},
): Published {
  const begun = seed === undefined ? session : { ...session, random: randomState(seed) };
  const run = beginRun(begun, surroundings, { guards, isDry, recorder });
  const payload = publishEvent(run, id, data, null, null);
  const { persistent, ephemeral, random } = run.state;
  const after = isDry ? session : { persistent, ephemeral, random, active: run.active };
  const { fired, calls, notMade, blocked, isCut, leftOut } = run;
  const final = { id, payload, denied: isDenied(payload) };
  return { session: after, final, fired, calls, notMade, blocked, isCut, leftOut };
}

/** By custom an interceptor says so with `allowed: false` (G-6). */
function isDenied(payload: JsonObject): boolean {
  return memberOf(payload, "allowed") === false;
}

/** Publishes inside of what runs. `entry` is the event's own in `fired`, `around` the payload of the event around it. */
function publishEvent(
  run: Run,
  id: string,
  data: JsonObject,
  entry: FiredEvent | null,
  around: JsonObject | null,
): JsonObject {
  const { recorder } = run;
  run.depth += 1;
  run.events += 1;
  const { interceptors, reactors } = listenersTo(run.active, id);
  recorder?.openEvent(id, data, run.depth);
  const payload = intercept(run, interceptors, data);
  if (entry !== null) entry.payload = payload;
  const fire = (event: string, value: Json): string | null => fireInside(run, event, value, payload);
  const subscribers = run.isDry ? undefined : run.surroundings.subscribers.get(id);
  if (subscribers !== undefined) {
    recorder?.openPhase("subscribers");
    for (const subscriber of subscribers) {
      recorder?.openSubscriber(subscriber);
      react(run, subscriber, contextOf(run, payload), fire);
      recorder?.closeSubscriber();
    }
    recorder?.closePhase();
  }
  if (reactors.length > 0) {
    recorder?.openPhase("reactors");
    for (const active of reactors) {
      if (!goesOn(run)) break;
      reactOnce(run, active, payload, fire);
    }
    recorder?.closePhase();
  }
  run.depth -= 1;
  recorder?.closeEvent(around);
  return payload;
}

type Fire = (event: string, value: Json) => string | null;

function reactOnce(run: Run, active: ActiveRule, payload: JsonObject, fire: Fire): void {
  const { rule } = active;
  const { recorder } = run;
  recorder?.openRule(active);
  if (!rule.isEnabled) {
    recorder?.closeRule("disabled");
    return;
  }
  const context = contextOf(run, payload, rule.parameters);
  const isOn = holds(run, active, context);
  if (isOn) {
    for (const [index, outcome] of rule.outcomes.entries()) {
      if (!goesOn(run)) break;
      run.state.work -= 1;
      const value = outcome.does === "nothing" ? undefined : outcome.value(context);
      recorder?.openOutcome(index, value);
      let skipped: string | null = null;
      if (outcome.does === "nothing") skipped = outcome.why;
      else if (outcome.does === "fire" || outcome.does === "call") {
        if (value === undefined) skipped = whyInvalid(outcome.value, context);
        else if (outcome.does === "fire") skipped = fire(outcome.event, value);
        else skipped = call(run, outcome.target, value, context, fire);
      }
      recorder?.closeOutcome(skipped);
    }
  }
  recorder?.closeRule(isOn ? "ran" : "failed");
}

/** Publishes an event inside of another one; or the reason why it does not. */
function fireInside(run: Run, id: string, value: Json, around: JsonObject): string | null {
  if (!isJsonObject(value)) return "The payload of an event is an object.";
  const { guards, recorder } = run;
  const isTooDeep = run.depth >= guards.depth;
  if (isTooDeep || run.events >= guards.events) {
    run.blocked += 1;
    const why = isTooDeep
      ? `the limit of ${guards.depth} events inside of one another is reached`
      : `the limit of ${guards.events} events in one publish is reached`;
    recorder?.blocked(id, why);
    return `Blocked: ${why}.`;
  }
  const entry: FiredEvent = { id, payload: value };
  run.fired.push(entry);
  publishEvent(run, id, value, entry, around);
  return null;
}
