// What a rule can see while it is evaluated (spec B5).
import type { JsonObject } from "../../../base/json";
import { drawnFraction, nextRandom } from "../../../base/random";
import type { Found } from "./value";

/** The state that rules read as it is at that moment. */
export interface LiveState {
  persistent: JsonObject;
  ephemeral: JsonObject;
  /** State of the random generator. */
  random: number;
  /** Work that may still be done in this publish: an untrusted pack may ask for more than anybody waits for. */
  work: number;
}

export interface Context {
  payload: JsonObject;
  readonly state: LiveState;
  readonly parameters: JsonObject;
  calculations: JsonObject;
  /** Parameters of a call, for its stub. */
  readonly args: Found;
  /** Draws since they were last taken, while a trace is written; else null. */
  readonly draws: number[] | null;
}

/** Draws the next number from 0 up to 1. */
export function draw(context: Context): number {
  const { state } = context;
  state.random = nextRandom(state.random);
  const unit = drawnFraction(state.random);
  context.draws?.push(unit);
  return unit;
}
