// Finds variables that rules set under a name that nothing declares or reads, where a name like it is read and never set.
import { childPointer, listOf, objectOf } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import { type PackIndex } from "../../text/names/packIndex";
import { found, renameFix } from "../found";
import { allRules } from "../nameSorts";
import { addStrings } from "../possible/possibleKinds";
import { SYSTEMS } from "../possible/catalogue";

/** Returns a finding for each effect that sets such a variable. */
export function writtenVariableFindings(index: PackIndex): readonly Finding[] {
  if (hearsVariables(index)) return [];
  const known = knownVariables(index);
  const unset = unsetVariables(index);
  if (unset.size === 0) return [];
  return allRules(index).flatMap(({ effects, file }) =>
    effects.flatMap(({ name: effect, body, at }): readonly Finding[] => {
      const { name } = body;
      if (!effect.endsWith("_variable") || typeof name !== "string" || known.has(name)) return [];
      const meant = name.length < SHORTEST ? null : nearestName(name, unset);
      if (meant === null) return [];
      const place = childPointer(at, "name");
      const fix = renameFix(file, place, false, meant);
      const message = `Nothing declares or reads the variable "${name}". Did you mean "${meant}", which nothing sets?`;
      return [found("unknown-variable", file, place, message, { fixes: fix === null ? [] : [fix] })];
    }),
  );
}

/** Shorter names are like too many others. */
const SHORTEST = 5;

/** Returns the variables that conditions, goals and lose conditions ask for, and that no effect or system sets. */
function unsetVariables(index: PackIndex): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [file, uses] of index.names) {
    if (file.role !== "game" && file.role !== "level") continue;
    for (const { of, name, at, role } of uses) {
      if (of === "variable" && role === "use" && !IN_EFFECT.test(at)) names.add(name);
    }
  }
  for (const { effects } of allRules(index)) {
    for (const { body } of effects) if (typeof body["name"] === "string") names.delete(body["name"]);
  }
  const ofSystems = new Set<string>();
  for (const { type, config } of [...index.systems, ...index.levels.flatMap(({ systems }) => systems)]) {
    addStrings(config, ofSystems);
    for (const name of Object.values(SYSTEMS[type]?.variables ?? {})) ofSystems.add(name);
  }
  for (const name of ofSystems) names.delete(name);
  return names;
}

const IN_EFFECT = /\/then\/\d+\//;

/** Returns whether a rule answers to changes of variables: a name need not be read then. */
function hearsVariables(index: PackIndex): boolean {
  return allRules(index).some(({ on }) => on === "variable_changed");
}

/** Returns the variables that levels declare, and whatever conditions, goals and systems may name. */
function knownVariables(index: PackIndex): ReadonlySet<string> {
  const names = new Set<string>();
  for (const uses of index.names.values()) {
    for (const { of, name, at } of uses) if (of === "variable" && !IN_EFFECT.test(at)) names.add(name);
  }
  for (const { value } of allRules(index)) {
    addStrings(value["where"] ?? null, names);
    addStrings(value["if"] ?? null, names);
  }
  for (const level of index.levels) {
    for (const name of Object.keys(objectOf(objectOf(level.value["state"])["variables"]))) names.add(name);
    for (const { config } of [...level.goals, ...level.loseConditions, ...level.systems]) addStrings(config, names);
    for (const other of listOf(level.value["disabledRules"])) addStrings(other, names);
  }
  for (const { type, config } of index.systems) {
    addStrings(config, names);
    for (const name of Object.values(SYSTEMS[type]?.variables ?? {})) names.add(name);
  }
  return names;
}
