// The fields of a state: their names as users type them, their order in lists, and their meaning for a turn.
import type { JsonObject } from "../../../base/json";
import { fieldNames, fieldPath, fieldText } from "../../../engine/trace/fieldPath";
import type { OutcomeField, PassingField, StateFact } from "../../../engine/tracePresentation";
import { stateView } from "../text/board/stateView";
import { valueText } from "./valueText";

/** The records of the state that are keyed by the author's names. */
const TABLES: ReadonlySet<string> = new Set(["variables", "sequenceIndices"]);
/** Fields with names of their own; every other name is a variable's. */
const OWN_NAMES =
  /^(turnCount|actionCount|avatar(\..+)?|won|lost|loseReason|overlay(\..+)?|multiCellObjects|sequenceIndices\..+)$/;
const SHORT_NAMES: Readonly<Record<string, string>> = { win: "won", lose: "lost", loss: "lost" };
const AVATAR = ["avatar.position", "avatar.facing", "avatar.item"] as const;

/** Returns the path of a variable. */
export function variablePath(name: string): string {
  return fieldPath("variables", name);
}

/** Returns the name of the variable with a path; null for any other field. */
export function variableOf(path: string): string | null {
  const [table, ...names] = fieldNames(path);
  return table === "variables" && names.length > 0 ? names.join(".") : null;
}

/** Reads `win` and `lose`, fields such as `avatar.item`, and for anything else a variable, with or without its table. */
export function fieldNamed(text: string): string {
  const name = SHORT_NAMES[text] ?? text;
  const dot = name.indexOf(".");
  const head = name.slice(0, Math.max(0, dot));
  if (TABLES.has(head)) return fieldPath(head, name.slice(dot + 1));
  return OWN_NAMES.test(name) ? name : variablePath(name);
}

/** Returns a variable's name, unless another field has that name. */
export function fieldName(path: string): string {
  const variable = variableOf(path);
  return variable !== null && fieldNamed(variable) === path ? variable : fieldText(path);
}

export function listedNames(state: JsonObject | null): readonly string[] {
  if (state === null) return [...AVATAR, "won", "lost", "turnCount", "actionCount"];
  const { avatar, variables } = stateView({ state });
  return [...Object.keys(variables), ...(avatar?.enabled === true ? AVATAR : [])];
}

/** Returns the avatar, then the variables by name. */
export function facts(state: JsonObject): readonly StateFact[] {
  const { avatar, variables } = stateView({ state });
  const avatarFacts =
    avatar?.enabled === true
      ? [
          { name: "avatar", text: valueText(avatar.position), path: "avatar.position" },
          { name: "facing", text: avatar.facing, path: "avatar.facing" },
          { name: "carries", text: valueText(avatar.item), path: "avatar.item" },
        ]
      : [];
  const names = Object.keys(variables).sort();
  return [
    ...avatarFacts,
    ...names.map((name) => ({ name, text: valueText(variables[name]), path: variablePath(name) })),
  ];
}

const COUNTED: ReadonlySet<string> = new Set(["turnCount", "actionCount", "pendingMove", "avatar.facing"]);

export function passing(path: string): PassingField | null {
  if (COUNTED.has(path)) return "counted";
  return path.startsWith("avatar.") ? "carried" : null;
}

export const OUTCOME_FIELDS: readonly OutcomeField[] = [
  { path: "won", because: "goal", decides: true },
  { path: "lost", because: "lose", decides: true },
  { path: "loseReason", because: "lose", decides: false },
];

/** A blocked move that waits, and rules that are used up. */
export const REMEMBERED: ReadonlySet<string> = new Set(["pendingMove", "onceFired"]);
