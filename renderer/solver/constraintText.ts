// What must happen or must not, as it is typed and as it is said. Pure.
import { assertNever } from "../../shared/base/assertNever";
import { type Json, isJsonObject } from "../../shared/base/json";
import { type Result, done, refused } from "../../shared/base/result";
import type { Observed } from "../../shared/engine/search/observed";
import type { Constraint, ConstraintVerdict, PlayThat } from "../../shared/engine/search/questions/questionOutcome";

/** What can be asked for, with what is typed for it. */
export const OBSERVED_KINDS = [
  { kind: "rule", title: "this rule fires", prompt: "Rule" },
  { kind: "event", title: "this event happens", prompt: "Event, such as object_removed kind=rock" },
  { kind: "entity", title: "this stands in a cell", prompt: "Kind and cell, such as crate 2,1" },
  { kind: "condition", title: "this condition holds", prompt: "Condition as JSON" },
] as const;

export type ObservedKind = Observed["kind"];

/** Reads what was typed; refused with a sentence. */
export function parseObserved(kind: ObservedKind, text: string): Result<Observed, string> {
  const typed = text.trim();
  if (typed === "") return refused("Say what is meant.");
  switch (kind) {
    case "rule":
      return done({ kind, rule: typed });
    case "event":
      return parseEvent(typed);
    case "entity": {
      const found = /^(\S+)\s+\[?(\d+)\s*,\s*(\d+)\]?$/.exec(typed);
      if (found === null) return refused("Say a kind and a cell: crate 2,1.");
      const [, name = "", x, y] = found;
      return done({ kind, name, position: [Number(x), Number(y)] });
    }
    case "condition": {
      const condition = jsonOf(typed);
      return isJsonObject(condition) ? done({ kind, condition }) : refused("Write the condition as a JSON object.");
    }
    default:
      return assertNever(kind);
  }
}

/** An event's name, then members of its payload: `name=value`, where the value is JSON or a word. */
function parseEvent(text: string): Result<Observed, string> {
  const [event = "", ...members] = text.split(/\s+/);
  const where: Record<string, Json> = {};
  for (const member of members) {
    const at = member.indexOf("=");
    if (at < 1) return refused(`Write ${member} as name=value.`);
    const value = member.slice(at + 1);
    where[member.slice(0, at)] = jsonOf(value) ?? value;
  }
  return done({ kind: "event", event, where });
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

export function observedText(what: Observed): string {
  switch (what.kind) {
    case "rule":
      return `rule ${what.rule} fires`;
    case "event": {
      const members = Object.entries(what.where).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      return [what.event, ...members].join(" ");
    }
    case "entity":
      return `${what.name} in cell [${what.position.join(", ")}]`;
    case "condition":
      return JSON.stringify(what.condition);
    default:
      return assertNever(what);
  }
}

export interface VerdictText {
  readonly tone: "success" | "warning" | "error" | "neutral";
  readonly text: string;
}

/** Says what a constraint means for the level. */
export function verdictText({ must }: Constraint, verdict: ConstraintVerdict): VerdictText {
  switch (verdict.kind) {
    case "possible": {
      const moves = counted(verdict.path.length);
      return must
        ? { tone: "success", text: `can be solved with it in ${moves}` }
        : { tone: "warning", text: `avoidable: solved without it in ${moves}` };
    }
    case "impossible":
      return must
        ? { tone: "error", text: "no solution with it, proven" }
        : { tone: "success", text: "needed: no solution without it, proven" };
    case "unknown":
      return { tone: "neutral", text: "not known: the search was cut short" };
    case "unmeant":
      return { tone: "error", text: "the level does not know it" };
    default:
      return assertNever(verdict);
  }
}

/** Says what came of the search for a play. */
export function playText(answer: PlayThat): VerdictText {
  switch (answer.kind) {
    case "found":
      return { tone: "success", text: `happens after ${counted(answer.path.length)}` };
    case "never":
      return { tone: "error", text: "cannot happen, proven" };
    case "unknown":
      return { tone: "neutral", text: `not known: it does not happen in fewer than ${counted(answer.noneUnder)}` };
    case "unmeant":
      return { tone: "error", text: "the level does not know it" };
    default:
      return assertNever(answer);
  }
}

function counted(moves: number): string {
  return moves === 1 ? "1 move" : `${moves} moves`;
}
