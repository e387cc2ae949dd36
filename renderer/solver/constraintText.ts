// Constraints as texts: what can be asked to happen or not, and the answers. Pure.
import { counted } from "../../shared/base/counted";
import { assertNever } from "../../shared/base/assertNever";
import type { Constraint, ConstraintVerdict, PlayThat } from "../../shared/engine/search/questions/questionOutcome";

/** What can be asked for, with what is typed for it. */
export const OBSERVED_KINDS = [
  { kind: "rule", title: "this rule fires", prompt: "Rule" },
  { kind: "event", title: "this event happens", prompt: "Event, such as object_removed kind=rock" },
  { kind: "entity", title: "this stands in a cell", prompt: "Kind and cell, such as crate 2,1" },
  { kind: "condition", title: "this condition holds", prompt: "Condition as JSON" },
] as const;

export interface VerdictText {
  readonly tone: "success" | "warning" | "error" | "neutral";
  readonly text: string;
}

/** Says what a constraint means for the level. */
export function verdictText({ must }: Constraint, verdict: ConstraintVerdict): VerdictText {
  switch (verdict.kind) {
    case "possible": {
      const moves = counted(verdict.path.length, "move");
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
      return { tone: "success", text: `happens after ${counted(answer.path.length, "move")}` };
    case "never":
      return { tone: "error", text: "cannot happen, proven" };
    case "unknown":
      return {
        tone: "neutral",
        text: `not known: it does not happen in fewer than ${counted(answer.noneUnder, "move")}`,
      };
    case "unmeant":
      return { tone: "error", text: "the level does not know it" };
    default:
      return assertNever(answer);
  }
}
