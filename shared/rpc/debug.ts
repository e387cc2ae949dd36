// What the debugger sends to the host and gets back: runs to breakpoints, conditions, boards and rules.
import * as v from "valibot";
import { type BreakOn, readBreakOn } from "../engine/breakpoints/breakPlaces";
import type { Breakpoint, Hit, LogLine, Moment } from "../engine/breakpoints/breakpoints";
import { finite, json, text } from "./shapes";

export const breakOn = v.custom<BreakOn>(
  (value) => v.is(json, value) && readBreakOn(value, { breaks: [] }) !== null,
  "no place",
);

export const breakpoints = v.array(
  v.object({
    on: breakOn,
    isEnabled: v.boolean(),
    condition: json,
    draft: v.nullable(text),
    fromHit: finite,
    log: v.nullable(text),
  }),
);

export interface RunRequest {
  readonly breakpoints: readonly Breakpoint[];
  readonly from: Moment;
  readonly direction: "forward" | "backward";
}

export const runRequest = v.object({
  breakpoints,
  from: v.object({ turn: finite, record: finite }),
  direction: v.picklist(["forward", "backward"]),
});

/** Where a run over a session came to. */
export interface RunAnswer {
  /** Null: it ran to the session's end, or back to its start. */
  readonly hit: Hit | null;
  /** Hits in the whole session. */
  readonly hits: number;
  /** What log points write in the whole session, in order of time. */
  readonly log: readonly LogLine[];
  /** For each requested breakpoint how often it came true in the session. */
  readonly counts: readonly number[];
}

/** What breakpoints found in a level's recorded solution. */
export interface SolutionHits {
  readonly level: string;
  readonly file: string;
  /** The first of them, each with what happened there as a sentence. */
  readonly hits: readonly (Hit & { readonly text: string })[];
  /** How many there are in all. */
  readonly count: number;
  readonly log: readonly LogLine[];
}

/** What a condition gave at a moment; null: it is not one of the language's. */
export type ConditionAnswer = boolean | string | null;

/** A rule by its file and its id. */
export interface NamedRule {
  readonly file: string;
  readonly id: string;
}

export const namedRule = v.object({ file: text, id: text });

/** A board of the host's: a level's as it starts, by its file, or a session's at a record of a turn. */
export type BoardPlace =
  | { readonly kind: "start"; readonly file: string }
  | { readonly kind: "moment"; readonly session: number; readonly turn: number; readonly record: number | null };

export const boardPlace = v.variant("kind", [
  v.object({ kind: v.literal("start"), file: text }),
  v.object({ kind: v.literal("moment"), session: finite, turn: finite, record: v.nullable(finite) }),
]);
