// Says what each kind of breakpoint needs, and makes the breakpoint from what was typed.
import type { Places } from "../../../shared/base/boardView";
import { placeExample, readPlace } from "../../../shared/base/placeName";
import {
  type BreakKind,
  type BreakNames,
  type BreakOn,
  isNameless,
} from "../../../shared/engine/breakpoints/breakPlaces";

/** Returns what is to be typed; null where there is nothing more to say. */
export function promptOf({ kind, prompt }: BreakKind, places: Places): string | null {
  return kind === "cell" ? placeExample(places) : prompt;
}

/** Returns the place that a kind and a typed text mean; null while the text is not yet one. */
export function placeFrom({ kind, path }: BreakKind, text: string, places: Places): BreakOn | null {
  const typed = text.trim();
  if (isNameless(kind)) return { kind };
  if (typed === "") return null;
  if (kind === "event") return { kind, event: typed };
  if (kind === "rule") return { kind, rule: typed };
  if (kind === "call") return { kind, call: typed };
  if (kind === "phase") return { kind, path: path?.(typed) ?? typed, phase: typed };
  if (kind === "field") return { kind, path: path?.(typed) ?? typed };
  if (kind === "entity" || kind === "appears" || kind === "goes") return { kind, entity: typed };
  if (kind === "pass") return /^[1-9]\d*$/.test(typed) ? { kind, pass: Number(typed) } : null;
  const position = readPlace(places, typed);
  return position === null ? null : { kind, position };
}

/** Returns the names that a kind of breakpoint can be set on; none for a kind that takes no name. */
export function namesFor(kind: BreakOn["kind"], names: BreakNames): readonly string[] {
  switch (kind) {
    case "event":
      return names.events;
    case "rule":
      return names.rules;
    case "call":
      return names.calls ?? [];
    case "field":
      return names.variables;
    case "phase":
      return names.phases ?? [];
    case "entity":
    case "appears":
    case "goes":
      return names.kinds;
    default:
      return [];
  }
}

/**
 * Returns the name in the pack that a breakpoint is set on and that the pack does not have (any more); null for none.
 */
export function missingName(on: BreakOn, names: BreakNames): string | null {
  const name = nameIn(on);
  return name === null || namesFor(on.kind, names).includes(name) ? null : name;
}

/** Returns the name that a breakpoint is set on; null for one on a field, a number or a place. */
function nameIn(on: BreakOn): string | null {
  if ("rule" in on) return on.rule;
  // What follows a kind are its params.
  if ("entity" in on) return on.entity.trim().split(/\s+/)[0] ?? "";
  if ("event" in on) return on.event;
  return "phase" in on ? on.phase : null;
}
