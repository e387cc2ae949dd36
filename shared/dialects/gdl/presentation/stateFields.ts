// The fields of a game's state beside its board: phase, whose turn it is, variables, what each player has, zones.
import { type JsonObject, objectOf } from "../../../base/json";
import { fieldNames, fieldPath } from "../../../engine/trace/fieldPath";
import type { OutcomeField, PassingField, StateFact } from "../../../engine/tracePresentation";
import { gdlTexts } from "./valueTexts";

const { valueText } = gdlTexts;

/** Fields that stand by themselves, with the names that people type. */
const OWN: Readonly<Record<string, string>> = {
  turn: "turn",
  phase: "phase",
  current_phase: "phase",
  current: "current",
  current_player: "current",
  seed: "seed",
  outcome: "outcome",
};

/** Phase and player, then the game's variables, each player's, and what lies in the zones. */
export function facts(state: JsonObject): readonly StateFact[] {
  const found: StateFact[] = [];
  for (const path of ["current", "phase"]) {
    const value = state[path];
    if (value !== undefined && value !== null)
      found.push({ name: path === "current" ? "turn of" : path, text: valueText(value), path });
  }
  for (const [name, value] of Object.entries(objectOf(state["variables"]))) {
    found.push({ name, text: valueText(value), path: fieldPath("variables", name) });
  }
  for (const [player, values] of Object.entries(objectOf(state["players"]))) {
    for (const [name, value] of Object.entries(objectOf(values))) {
      found.push({ name: `${player}.${name}`, text: valueText(value), path: fieldPath("players", player, name) });
    }
  }
  for (const [zone, entities] of Object.entries(objectOf(state["zones"]))) {
    found.push({ name: zone, text: valueText(entities), path: fieldPath("zones", zone) });
  }
  const { outcome } = state;
  if (outcome !== undefined && outcome !== null)
    found.push({ name: "outcome", text: valueText(outcome), path: "outcome" });
  return found;
}

const TABLES: ReadonlySet<string> = new Set(["variables", "players", "zones"]);

/** Reads `pot`, `state.pot`, `White.chips`, `phase`; with a table in front its path as it is. */
export function fieldNamed(text: string): string | null {
  const [first = "", second, ...rest] = text.trim().split(".");
  if (first === "") return null;
  if (first === "state" && second !== undefined) return fieldNamed([second, ...rest].join("."));
  if (TABLES.has(first) && second !== undefined) return fieldPath(first, second, ...rest);
  if (second !== undefined) return fieldPath("players", first, second, ...rest);
  return Object.hasOwn(OWN, first) ? (OWN[first] ?? null) : fieldPath("variables", first);
}

/** Returns the name that `fieldNamed` reads. */
export function fieldName(path: string): string {
  const [table = "", ...names] = fieldNames(path);
  const [name = ""] = names;
  if (table === "variables" && names.length === 1 && !Object.hasOwn(OWN, name)) return name;
  if (table === "players" && names.length > 1 && !TABLES.has(name) && name !== "state") return names.join(".");
  return [table, ...names].join(".");
}

export function listedNames(state: JsonObject | null): readonly string[] {
  return state === null ? ["phase", "current"] : facts(state).map(({ path }) => fieldName(path));
}

/** The number of the turn and the random numbers go on with every move. */
export function passing(path: string): PassingField | null {
  if (path === "turn" || path === "seed") return "counted";
  return path === "current" ? "carried" : null;
}

export const OUTCOME_FIELDS: readonly OutcomeField[] = [{ path: "outcome", because: "goal", decides: true }];
