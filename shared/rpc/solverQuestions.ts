// The shapes of what the window asks the solver about a level.
import * as v from "valibot";
import type { Observed } from "../engine/search/observed";
import type { Constraint } from "../engine/search/questions/questionOutcome";
import { finite, json, text } from "./shapes";

/** What a turn may do, or what may be so after it. */
export const observed: v.GenericSchema<unknown, Observed> = v.variant("kind", [
  v.object({ kind: v.literal("event"), event: text, where: v.record(text, json) }),
  v.object({ kind: v.literal("rule"), rule: text }),
  v.object({ kind: v.literal("entity"), name: text, position: v.tuple([finite, finite]) }),
  v.object({ kind: v.literal("condition"), condition: json }),
]);

/** More than a designer sets by hand; each is a search of its own. */
const MOST_CONSTRAINTS = 32;

export const constraints: v.GenericSchema<unknown, readonly Constraint[]> = v.pipe(
  v.array(v.object({ must: v.boolean(), what: observed })),
  v.maxLength(MOST_CONSTRAINTS),
);
