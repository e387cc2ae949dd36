// Breakpoints of the protocol as the engine's: a line of a rule file stands for the rule around it.
import path from "node:path";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { defined } from "../../shared/base/defined";
import type { Json } from "../../shared/base/json";
import { type Result, done, refused } from "../../shared/base/result";
import { isNameless } from "../../shared/engine/breakpoints/breakPlaces";
import { type Breakpoint, breakpointOn } from "../../shared/engine/breakpoints/breakpoints";
import { readLogMessage } from "../../shared/engine/breakpoints/logMessage";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { rangeOf } from "../../shared/findings/locate";
import type { LevelRun } from "./levelRun";

export interface PlacedBreakpoint {
  /** Null: it stops nowhere. */
  readonly breakpoint: Breakpoint | null;
  /** What the editor shows. */
  readonly shown: DebugProtocol.Breakpoint;
}

/** Returns the breakpoint of a line: that of the rule around it, or of the next one below. */
export function lineBreakpoint(run: LevelRun, file: string, wanted: DebugProtocol.SourceBreakpoint): PlacedBreakpoint {
  const name = path.relative(run.root, file).split(path.sep).join("/");
  const source = run.pack.files.get(name);
  const rules = source === undefined ? [] : (run.pack.model?.rulePlaces(source.tree) ?? []);
  const placed = rules.map((rule) => ({ rule, range: rangeOf(source?.text ?? "", rule) }));
  const found = placed.find(({ range }) => range.endLine >= wanted.line);
  if (found === undefined) return unverified("There is no rule with an id on this line or below.", wanted.line);
  const { rule, range } = found;
  return finished(run, breakpointOn({ kind: "rule", rule: rule.id }), wanted, Math.max(wanted.line, range.line));
}

/** Returns the breakpoint of a rule by its id. */
export function functionBreakpoint(run: LevelRun, wanted: DebugProtocol.FunctionBreakpoint): PlacedBreakpoint {
  const { name } = wanted;
  if (!run.level.debug.rules.some(({ id }) => id === name)) return unverified(`The level has no rule "${name}".`);
  return finished(run, breakpointOn({ kind: "rule", rule: name }), wanted);
}

/** The moments that an editor lists as exceptions. */
export const EXCEPTION_FILTERS: readonly DebugProtocol.ExceptionBreakpointsFilter[] = [
  { filter: "refused", label: "Refused moves", default: true },
  { filter: "cut-off", label: "Rules that never end", default: true },
  { filter: "skipped", label: "Effects that did nothing" },
  { filter: "goal", label: "Goals that are met" },
  { filter: "lose", label: "Losing" },
];

export function exceptionBreakpoints(filters: readonly string[]): readonly Breakpoint[] {
  return filters.flatMap((kind) => (isNameless(kind) ? [breakpointOn({ kind })] : []));
}

function finished(
  { level, turns }: LevelRun,
  on: Breakpoint,
  { condition, hitCondition, logMessage }: Omit<DebugProtocol.SourceBreakpoint, "line">,
  line?: number,
): PlacedBreakpoint {
  const read = readCondition(level, condition ?? "");
  if (!read.ok) return unverified(read.refusal, line);
  const fromHit = hitCondition === undefined ? 1 : readHit(hitCondition);
  if (fromHit === null) return unverified("A hit count is a number: it stops from that hit on.", line);
  const log = logMessage === undefined || logMessage === "" ? null : logMessage;
  const [wrong] = readLogMessage(log ?? "", level.presentation, defined(turns[0]).shape).problems;
  if (wrong !== undefined) return unverified(wrong.message, line);
  const breakpoint = { ...on, condition: read.value, fromHit, log };
  return { breakpoint, shown: { verified: true, ...(line === undefined ? {} : { line }) } };
}

/** Reads a condition: an expression of the language, or a JSON object. Null for none. */
export function readCondition(level: PlayableLevel, text: string): Result<Json, string> {
  if (text.trim() === "") return done(null);
  let value: Json = text;
  if (level.presentation.isExpression === undefined) {
    try {
      value = JSON.parse(text) as Json;
    } catch {
      return refused("A condition is a JSON object of the rule language.");
    }
  }
  return level.condition(value) === null ? refused("This is no condition of the rule language.") : done(value);
}

function readHit(text: string): number | null {
  const digits = /^\s*(?:>=|==?)?\s*(\d+)\s*$/.exec(text)?.[1];
  return digits === undefined || Number(digits) < 1 ? null : Number(digits);
}

function unverified(message: string, line?: number): PlacedBreakpoint {
  return { breakpoint: null, shown: { verified: false, message, ...(line === undefined ? {} : { line }) } };
}
