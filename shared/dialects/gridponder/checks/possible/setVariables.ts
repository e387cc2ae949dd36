// Which variables may be set while a level is played.
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { SYSTEMS } from "./catalogue";
import { addStrings } from "./possibleKinds";

/** Returns the variables that rules and enabled systems set. */
export function variablesSet(index: PackIndex, level: IndexedLevel): ReadonlySet<string> {
  const variables = new Set(
    [...index.rules, ...level.rules].flatMap(({ effects }) =>
      effects.flatMap(({ name, body }) =>
        name.endsWith("_variable") && typeof body["name"] === "string" ? [body["name"]] : [],
      ),
    ),
  );
  for (const { type, config, enabled } of level.systems) {
    if (!enabled) continue;
    addStrings(config, variables);
    // A config that names another variable leaves the usual one alone.
    for (const [key, name] of Object.entries(SYSTEMS[type]?.variables ?? {}))
      if (config[key] === undefined) variables.add(name);
  }
  return variables;
}
