// The kinds of breakpoints one can choose, what each asks for, and the breakpoint that what was typed means.
import type { BreakNames, BreakOn } from "../../../shared/engine/breakpoints/breakPlaces";
import { readPosition } from "../../../shared/engine/breakpoints/readPosition";

export type PlaceKind = BreakOn["kind"];

/** In the order in which they are offered; `prompt` is null where there is nothing more to say. */
export const PLACES = {
  event: { title: "an event happens", prompt: "event type" },
  rule: { title: "a rule fires", prompt: "rule id" },
  cell: { title: "a cell changes", prompt: "x,y" },
  variable: { title: "a variable changes", prompt: "variable name" },
  entity: { title: "a kind appears or goes", prompt: "kind" },
  appears: { title: "a kind appears", prompt: "kind" },
  goes: { title: "a kind goes", prompt: "kind" },
  pass: { title: "a cascade comes to a pass", prompt: "pass number" },
  "cut-off": { title: "a cascade is cut off", prompt: null },
  "goal-step": { title: "a goal's progress changes", prompt: null },
  goal: { title: "a goal is met", prompt: null },
  lose: { title: "the level is lost", prompt: null },
} as const satisfies Readonly<Record<PlaceKind, { readonly title: string; readonly prompt: string | null }>>;

/** The place that a kind and a typed text mean; null while the text is not yet one. */
export function placeFrom(kind: PlaceKind, text: string): BreakOn | null {
  const typed = text.trim();
  if (kind === "cut-off" || kind === "goal" || kind === "goal-step" || kind === "lose") return { kind };
  if (typed === "") return null;
  if (kind === "event") return { kind, event: typed };
  if (kind === "rule") return { kind, rule: typed };
  if (kind === "variable") return { kind, name: typed };
  if (kind === "entity" || kind === "appears" || kind === "goes") return { kind, entity: typed };
  if (kind === "pass") return /^[1-9]\d*$/.test(typed) ? { kind, pass: Number(typed) } : null;
  const position = readPosition(typed);
  return position === null ? null : { kind, position };
}

/** The names that a kind of breakpoint can be set on; none where it is no name that is asked for. */
export function namesFor(kind: PlaceKind, names: BreakNames): readonly string[] {
  switch (kind) {
    case "event":
      return names.events;
    case "rule":
      return names.rules;
    case "variable":
      return names.variables;
    case "entity":
    case "appears":
    case "goes":
      return names.kinds;
    default:
      return [];
  }
}

/** The name in the pack that a breakpoint is set on and that the pack does not have (any more); null for none. */
export function missingName(on: BreakOn, names: BreakNames): string | null {
  const name = "rule" in on ? on.rule : "entity" in on ? on.entity : "event" in on ? on.event : null;
  return name === null || namesFor(on.kind, names).includes(name) ? null : name;
}
