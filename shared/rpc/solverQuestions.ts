// The shapes of what the window asks the solver about a level.
import * as v from "valibot";
import type { BoardView } from "../base/boardView";
import type { Result } from "../base/result";
import type { MutationSpec } from "../engine/levelVariants";
import type { GenerateSpec, Range } from "../engine/search/generate/generateOutcome";
import type { GameAction } from "../engine/turnRecord";
import type { TextEdit } from "../text/edit";
import type { Observed } from "../engine/search/observed";
import type { Constraint } from "../engine/search/questions/questionOutcome";
import { action, count, finite, json, text, texts } from "./shapes";

/** What a turn may do, or what may be so after it. */
export const observed: v.GenericSchema<unknown, Observed> = v.variant("kind", [
  v.object({ kind: v.literal("event"), event: text, where: v.record(text, json) }),
  v.object({ kind: v.literal("rule"), rule: text }),
  v.object({ kind: v.literal("entity"), name: text, position: v.tuple([finite, finite]) }),
  v.object({ kind: v.literal("condition"), condition: json }),
]);

/** What makes a candidate, with its number. */
export type MutantSpec = Pick<GenerateSpec, "mutation" | "seed">;

/** One of the levels that were made, and its solution. */
export interface MadeNumber {
  readonly spec: MutantSpec;
  readonly number: number;
  readonly path: readonly GameAction[];
}

/** A level made from another one. */
export interface MadeLevel {
  /** At the start, and after each move of its solution. */
  readonly boards: readonly BoardView[];
  /** What makes the level's text this one; refused with a sentence. */
  readonly edits: Result<readonly TextEdit[], string>;
}

const range: v.GenericSchema<unknown, Range> = v.tuple([v.number(), v.number()]);

const position = v.tuple([finite, finite]);

const mutation: v.GenericSchema<unknown, MutationSpec> = v.object({
  kinds: v.nullable(texts),
  player: v.boolean(),
  locked: v.array(position),
  mutations: count,
});

export const madeNumber: v.GenericSchema<unknown, MadeNumber> = v.object({
  spec: v.object({ mutation, seed: finite }),
  number: finite,
  path: v.array(action),
});

/** More than a designer sets by hand; each is a search of its own. */
const MOST_CONSTRAINTS = 32;

export const constraints: v.GenericSchema<unknown, readonly Constraint[]> = v.pipe(
  v.array(v.object({ must: v.boolean(), what: observed })),
  v.maxLength(MOST_CONSTRAINTS),
);

export const generateSpec: v.GenericSchema<unknown, GenerateSpec> = v.object({
  mutation,
  criteria: v.object({
    length: v.exactOptional(range),
    bits: v.exactOptional(range),
    plans: v.exactOptional(range),
    ideas: v.exactOptional(range),
    traps: v.exactOptional(range),
    events: v.exactOptional(v.array(v.object({ event: text, count: range }))),
    constraints: v.exactOptional(constraints),
  }),
  rankBy: v.picklist(["length", "bits", "interactions"]),
  seed: finite,
  tries: count,
  keep: count,
  stopWhenFull: v.exactOptional(v.boolean()),
});
