// The fields of a state by name: how they are asked for, listed, and what each means for a turn.
import type { JsonObject } from "../../../base/json";
import { fieldNames, fieldPath, fieldText } from "../../../engine/trace/fieldPath";
import type { OutcomeField, PassingField, StateFact } from "../../../engine/tracePresentation";
import { stateView } from "../text/board/stateView";
import { valueText } from "./valueText";

/** The records of the state that are keyed by the author's names. */
const TABLES: ReadonlySet<string> = new Set(["variables", "sequenceIndices"]);
/** Fields that go by their own names; every other name is a variable's. */
const OWN_NAMES = /^(avatar(\..+)?|won|lost|loseReason|overlay(\..+)?|multiCellObjects|sequenceIndices\..+)$/;
const SAID: Readonly<Record<string, string>> = { win: "won", lose: "lost", loss: "lost" };
const AVATAR = ["avatar.position", "avatar.facing", "avatar.item"] as const;

/** The path of a variable. */
export function variablePath(name: string): string {
  return fieldPath("variables", name);
}

/** The name of the variable that a path is of; null for any other field. */
export function variableOf(path: string): string | null {
  const [table, ...names] = fieldNames(path);
  return table === "variables" && names.length > 0 ? names.join(".") : null;
}

/** `win` and `lose` the end, `avatar.item` and the like themselves, anything else a variable, with its table or without. */
export function fieldNamed(text: string): string {
  const said = SAID[text] ?? text;
  const dot = said.indexOf(".");
  const head = said.slice(0, Math.max(0, dot));
  if (TABLES.has(head)) return fieldPath(head, said.slice(dot + 1));
  return OWN_NAMES.test(said) ? said : variablePath(said);
}

/** A variable goes by its name where no other field does. */
export function fieldName(path: string): string {
  const variable = variableOf(path);
  return variable !== null && fieldNamed(variable) === path ? variable : fieldText(path);
}

export function listedNames(state: JsonObject | null): readonly string[] {
  if (state === null) return [...AVATAR, "won", "lost"];
  const { avatar, variables } = stateView({ state });
  return [...Object.keys(variables), ...(avatar?.enabled === true ? AVATAR : [])];
}

/** The avatar, then the variables by name. */
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
