// Which variables can make a difference to play. One that rules only set or count, such as a step counter for show, tells
// no two states apart: without this, a level that counts steps would have no end of states.
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../../base/json";
import type { LevelFrame } from "../systems/system";
import { SYSTEMS } from "../systems/registry";
import type { RuleModel } from "../turn/model";

/** What rules may read of `variable_changed` tells them a variable's value. */
const VALUES_IN_EVENTS = /(new|old)Value/;
/** Effects that name a variable only to change it. */
const CHANGING = ["set_variable", "increment_variable"];

/**
 * Returns whether a variable's value may be read by anything but its own changes; `also`: by what else is asked. May say
 * yes too often.
 */
export function observedVariables(
  { board, level, systems }: LevelFrame,
  also: readonly Json[],
): (name: string) => boolean {
  const readsByDefault =
    systems.some(({ type }) => type === "individual_actors" || SYSTEMS.get(type)?.emits.includes("variable_changed")) ||
    level.loseConditions.some(({ type }) => type.startsWith("balance"));
  if (readsByDefault) return () => true;
  const named = new Set<string>();
  const note = (value: Json): void => {
    if (typeof value === "string") named.add(value);
    else if (isJsonList(value)) value.forEach(note);
    else if (isJsonObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        named.add(key);
        note(part);
      }
    }
  };
  also.forEach(note);
  for (const { config } of [...systems, ...level.goals, ...level.loseConditions]) note(config);
  for (const rule of [...board.game.rules, ...level.rules]) noteRule(rule, note);
  const events = [...named].some((text) => VALUES_IN_EVENTS.test(text));
  return events ? () => true : (name) => named.has(name);
}

function noteRule({ where, if: condition, then }: RuleModel, note: (value: Json) => void): void {
  note(where);
  note(condition);
  for (const effect of then) note(withoutNames(effect));
}

function withoutNames(effect: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(effect).map(([key, body]) => {
      if (!CHANGING.includes(key) || !isJsonObject(body)) return [key, body];
      return [key, Object.fromEntries(Object.entries(body).filter(([field]) => field !== "name"))];
    }),
  );
}
