// Finds comparisons that are decided before the level begins: numbers that no count can be, cells that are never empty,
// a variable that is compared with a value of another type.
import { isOnBoard } from "../../../../base/boardView";
import { type Json, type JsonPointer, childPointer, isJsonObject, objectOf } from "../../../../base/json";
import { nameTable } from "../../../../base/nameTable";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { declaredLayers } from "../../text/layers/layers";
import { type IndexedGoal, type PackIndex, allRules } from "../../text/names/packIndex";
import type { IndexedCondition } from "../../text/names/ruleIndex";
import { asPosition } from "../../text/read";
import { SYSTEMS } from "../possible/catalogue";
import { found, neverHolds, replacing } from "../found";
import { addStrings } from "../possible/possibleKinds";

/** Returns findings about the conditions of all rules and about the variables that levels begin with. */
export function comparisonFindings(index: PackIndex): readonly Finding[] {
  const types = variableTypes(index);
  return [
    ...allRules(index).flatMap(({ file, conditions }) =>
      conditions.flatMap((condition) => {
        switch (condition.name) {
          case "board_count":
            return countFindings(file, condition);
          case "cell":
            return emptyFindings(index, file, condition);
          case "variable":
            return variableFindings(file, condition, types);
          default:
            return [];
        }
      }),
    ),
    ...startFindings(index),
  ];
}

/** Reports numbers that no count can be, and comparisons that each count meets. */
function countFindings(file: SourceFile, { body, at }: IndexedCondition): readonly Finding[] {
  const { op, value } = objectOf(body);
  if (typeof value !== "number") return [];
  const place = childPointer(at, "value");
  const told = (is: "always" | "never", why: string): readonly Finding[] => [
    found(`condition-${is}-holds`, file, place, `This condition ${is} holds: ${why}.`),
  ];
  if (!Number.isInteger(value) && (op === "eq" || op === "neq")) {
    return told(op === "eq" ? "never" : "always", `a count is a whole number, not ${value}`);
  }
  const zeroOrMore = "a count is 0 or more";
  if ((op === "eq" && value < 0) || (op === "lt" && value <= 0) || (op === "lte" && value < 0))
    return told("never", zeroOrMore);
  if ((op === "neq" && value < 0) || (op === "gte" && value <= 0) || (op === "gt" && value < 0))
    return told("always", zeroOrMore);
  return [];
}

/** Reports a cell that must be empty on a layer that is never empty. A cell off the board is: that is reported as such. */
function emptyFindings(index: PackIndex, file: SourceFile, { body, at }: IndexedCondition): readonly Finding[] {
  const { layer, isEmpty, kind, position } = objectOf(body);
  const point = asPosition(position ?? null);
  if (isEmpty !== true || kind !== undefined || point === null || typeof layer !== "string") return [];
  const fill = declaredLayers(index.pack.game?.value).find(({ id }) => id === layer)?.fill ?? null;
  const levels = index.levels.filter((level) => file.role === "game" || level.file === file);
  const isOnAll = levels.every(({ board }) => board.ok && isOnBoard(board.value, point));
  if (fill === null || !isOnAll) return [];
  return [neverHolds(file, childPointer(at, "isEmpty"), `the layer "${layer}" is never empty`)];
}

/** Reports a variable that only ever holds values of one type and is compared with one of another. */
function variableFindings(
  file: SourceFile,
  { body, at }: IndexedCondition,
  types: ReadonlyMap<string, string>,
): readonly Finding[] {
  const { name, op, value } = objectOf(body);
  // A reference is reported as such.
  if (typeof name !== "string" || value === undefined || (typeof value === "string" && value.startsWith("$")))
    return [];
  const held = types.get(name) ?? ANY;
  const [type, other] = [WORDS[held], WORDS[typeof value]];
  // Only texts differ from everything else: true equals 1.
  if (type === undefined || other === undefined || (held === "string") === (typeof value === "string")) return [];
  const is = op === "neq" ? "always" : "never";
  const message = `This condition ${is} holds: "${name}" is always ${type}, and this is ${other}.`;
  const place = childPointer(at, "value");
  return [found(`condition-${is}-holds`, file, place, message, { fixes: typeFixes(file, place, value, held) })];
}

const WORDS: Readonly<Record<string, string>> = nameTable({
  number: "a number",
  boolean: "true or false",
  string: "a text",
});

/** Reports a variable that a level begins as a text, though rules count with it. */
function startFindings(index: PackIndex): readonly Finding[] {
  const counted = countedVariables(index);
  return index.levels.flatMap(({ file, value }) =>
    Object.entries(objectOf(objectOf(value["state"])["variables"])).flatMap(([name, start]): readonly Finding[] => {
      if (typeof start !== "string" || !counted.has(name)) return [];
      const place = childPointer("/state/variables", name);
      const message = `"${name}" begins as the text ${JSON.stringify(start)}, and the pack counts with it.`;
      return [found("mixed-types", file, place, message, { fixes: typeFixes(file, place, start, "number") })];
    }),
  );
}

/** Returns the fix that writes a value as one of another type, where it says such a one. */
function typeFixes(file: SourceFile, place: JsonPointer, value: Json, type: string | undefined): readonly Fix[] {
  const meant = valueOfType(value, type);
  return meant === null ? [] : replacing(file, place, meant);
}

function valueOfType(value: Json, type: string | undefined): Json {
  if (typeof value !== "string" || value.trim() === "") return null;
  if (type === "number") return Number.isFinite(Number(value)) ? Number(value) : null;
  return type === "boolean" && (value === "true" || value === "false") ? value === "true" : null;
}

/** Returns the variables that rules increment, or that goals and lose conditions compare with a number. */
function countedVariables(index: PackIndex): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { effects } of allRules(index)) {
    for (const { name, body } of effects) if (name === "increment_variable") addText(body["name"], names);
  }
  for (const { goals, loseConditions } of index.levels) {
    for (const { type, config } of [...goals, ...loseConditions] as readonly IndexedGoal[]) {
      if (type === "variable_threshold") addText(config["variable"], names);
    }
  }
  return names;
}

function addText(value: Json | undefined, texts: Set<string>): void {
  if (typeof value === "string") texts.add(value);
}

/** Returns the type of variables that levels and rules set to values of one type only. What systems set is not known. */
function variableTypes(index: PackIndex): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  const add = (name: Json | undefined, value: Json | undefined): void => {
    if (typeof name !== "string") return;
    const isKnown = value !== undefined && !(typeof value === "string" && value.startsWith("$"));
    const type = isKnown ? typeof value : ANY;
    types.set(name, eitherType(types.get(name) ?? type, type));
  };
  for (const { effects } of allRules(index)) {
    for (const { name, body } of effects) {
      if (name === "increment_variable") add(body["name"], 1);
      if (name === "set_variable") add(body["name"], body["value"]);
    }
  }
  const bySystems = new Set<string>();
  for (const { value, systems } of index.levels) {
    const { variables } = objectOf(value["state"]);
    if (isJsonObject(variables)) for (const [name, start] of Object.entries(variables)) add(name, start);
    for (const { type, config } of systems) {
      addStrings(config, bySystems);
      for (const name of Object.values(SYSTEMS[type]?.variables ?? {})) bySystems.add(name);
    }
  }
  for (const name of bySystems) types.delete(name);
  return types;
}

function eitherType(one: string, other: string): string {
  if (one === other) return one;
  const isText = [one, other].some((type) => type !== "number" && type !== "boolean");
  return isText ? ANY : "number";
}

/** The type of a variable that holds values of several types, or some that are not known. */
const ANY = "";
