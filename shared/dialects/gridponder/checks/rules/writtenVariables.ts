// Finds variables that rules and systems set under a name that nothing declares or reads, where a name like it is read and
// never set.
import { type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import { nameTable } from "../../../../base/nameTable";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { type PackIndex, allRules } from "../../text/names/packIndex";
import { found, renameFix } from "../found";
import { addStrings } from "../possible/possibleKinds";
import { SYSTEMS } from "../possible/catalogue";

/** Returns a finding for each effect, and each system, that sets such a variable. */
export function writtenVariableFindings(index: PackIndex): readonly Finding[] {
  if (hearsVariables(index)) return [];
  const unset = unsetVariables(index);
  return unset.size === 0 ? [] : [...effectFindings(index, unset), ...systemFindings(index, unset)];
}

/** By type, the members of a config that name a variable which the system only writes. */
const WRITTEN: Readonly<Record<string, string>> = nameTable({
  sliding_blocks: "escapedVariable",
  support_collapse: "avatarFellVariable",
});

function systemFindings(index: PackIndex, unset: ReadonlySet<string>): readonly Finding[] {
  const read = readVariables(index);
  return index.systems.flatMap(({ type, config, enabled, file, at }): readonly Finding[] => {
    const member = WRITTEN[type];
    const name = member === undefined ? undefined : config[member];
    if (!enabled || member === undefined || typeof name !== "string" || read.has(name)) return [];
    const meant = name.length < SHORTEST ? null : nearestName(name, unset);
    return meant === null ? [] : [misnamed(file, childPointer(at, "config", member), name, meant)];
  });
}

/** Returns the variables that levels declare, and whatever conditions, goals and effects name. */
function readVariables(index: PackIndex): ReadonlySet<string> {
  const names = new Set(
    index.levels.flatMap(({ value }) => Object.keys(objectOf(objectOf(value["state"])["variables"]))),
  );
  for (const { value } of allRules(index)) addStrings(value, names);
  for (const level of index.levels)
    for (const { config } of [...level.goals, ...level.loseConditions]) addStrings(config, names);
  return names;
}

function misnamed(file: SourceFile, at: JsonPointer, name: string, meant: string): Finding {
  const fix = renameFix(file, at, meant);
  const message = `Nothing declares or reads the variable "${name}". Did you mean "${meant}", which nothing sets?`;
  return found("unknown-variable", file, at, message, { fixes: fix === null ? [] : [fix] });
}

function effectFindings(index: PackIndex, unset: ReadonlySet<string>): readonly Finding[] {
  const known = knownVariables(index);
  return allRules(index).flatMap(({ effects, file }) =>
    effects.flatMap(({ name: effect, body, at }): readonly Finding[] => {
      const { name } = body;
      if (!effect.endsWith("_variable") || typeof name !== "string" || known.has(name)) return [];
      const meant = name.length < SHORTEST ? null : nearestName(name, unset);
      return meant === null ? [] : [misnamed(file, childPointer(at, "name"), name, meant)];
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
