// Which variables may be set while a level is played, and whether they only grow or only shrink.
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import type { IndexedEffect } from "../../text/names/ruleIndex";
import { SYSTEMS } from "./catalogue";
import { addStrings } from "./possibleKinds";
import { effectsOf } from "./removals";

/** Returns the variables that rules and enabled systems set. */
export function variablesSet(index: PackIndex, level: IndexedLevel): ReadonlySet<string> {
  const variables = new Set(
    [...index.rules, ...level.rules].flatMap(({ effects }) =>
      effects.flatMap(({ name, body }) =>
        name.endsWith("_variable") && typeof body["name"] === "string" ? [body["name"]] : [],
      ),
    ),
  );
  for (const name of variablesOfSystems(level)) variables.add(name);
  return variables;
}

/** Returns the variables that enabled systems may set. */
export function variablesOfSystems(level: IndexedLevel): ReadonlySet<string> {
  const variables = new Set<string>();
  for (const { type, config, enabled } of level.systems) {
    if (!enabled) continue;
    addStrings(config, variables);
    // A config that names another variable leaves the usual one alone.
    for (const [key, name] of Object.entries(SYSTEMS[type]?.variables ?? {}))
      if (config[key] === undefined) variables.add(name);
  }
  return variables;
}

/** Returns why a number that a variable begins with never meets a threshold; null where it does, or may later. */
export function missedForever(
  index: PackIndex,
  level: IndexedLevel,
  variable: string,
  start: number,
  { target = 0, comparison = "gte" }: IndexedGoal["config"],
): string | null {
  if (typeof target !== "number" || start === target) return null;
  const isBelow = start < target;
  if (comparison !== "eq" && comparison !== (isBelow ? "gte" : "lte")) return null;
  const effects = effectsOf(index, level).filter(
    ({ name, body }) =>
      name.endsWith("_variable") &&
      (body["name"] === variable || (typeof body["name"] === "string" && body["name"].startsWith("$"))),
  );
  const isAway = ({ name, body: { name: of, amount = 1 } }: IndexedEffect): boolean =>
    name === "increment_variable" &&
    of === variable &&
    typeof amount === "number" &&
    (isBelow ? amount <= 0 : amount >= 0);
  if (!effects.every(isAway) || variablesOfSystems(level).has(variable)) return null;
  const does = effects.length === 0 ? "nothing changes it" : isBelow ? "it never grows" : "it never shrinks";
  return `"${variable}" is ${start} at the start, and ${does}`;
}
