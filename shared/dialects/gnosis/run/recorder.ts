// What is recorded while an event is published, step by step: a trace is made of it (spec B8).
import type { Json, JsonObject } from "../../../base/json";
import type { Verdict } from "../rules/conditions";
import type { ServiceFunction } from "../rules/targets";
import type { Found } from "../rules/value";
import type { ActiveRule, ActiveRules } from "./activeRules";
import type { Publishing, StateWrite, Subscriber } from "./services";

/** The steps of an event, in the order in which they run. */
export type Phase = "interceptors" | "subscribers" | "reactors";

/** The result of a call: what a stub gave, or why there is none. */
export type CallResult =
  | { readonly ok: true; readonly payload: Json }
  | { readonly ok: false; readonly error: string }
  /** In a dry run. */
  | { readonly ok: null };

export type RuleFate = "ran" | "failed" | "disabled";

/** Every `open` has its `close`. Draws are those that a calculation or a condition made. */
export interface Recorder {
  openEvent(id: string, data: JsonObject, depth: number): void;
  /** `after` is the payload that rules see from then on: that of the event around it. */
  closeEvent(after: JsonObject | null): void;
  openPhase(phase: Phase): void;
  closePhase(): void;
  openRule(active: ActiveRule): void;
  calculation(index: number, value: Found, draws: readonly number[]): void;
  condition(index: number, verdict: Verdict, draws: readonly number[]): void;
  closeRule(fate: RuleFate): void;
  openOutcome(index: number, value: Found): void;
  /** With the reason when it was skipped. */
  closeOutcome(skipped: string | null): void;
  openSubscriber(subscriber: Subscriber): void;
  closeSubscriber(): void;
  /** A part of the payload or of a state tree changed; the whole trees before and after are passed. */
  write(root: "payload" | "persistent" | "ephemeral", names: readonly string[], before: Json, after: Json): void;
  /** A rule was added or removed. */
  rules(before: ActiveRules, after: ActiveRules): void;
  call(called: ServiceFunction, parameters: Json, result: CallResult): void;
  /** An event that is not published, because a guard forbids it. */
  blocked(id: string, why: string): void;
  /** What a stub or a subscriber was to write or to publish, and did not. */
  reactionSkipped(part: StateWrite | Publishing, why: string): void;
  /** The publish ended here: it would have taken too long. */
  cutOff(why: string): void;
}
