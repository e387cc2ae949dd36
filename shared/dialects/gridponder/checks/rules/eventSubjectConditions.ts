// Finds conditions on what an event is about that no event of the type meets: a kind that nothing pushes, a variable
// that nothing sets.
import { type JsonPointer, childPointer, isJsonObject } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { isEventType } from "../../turn/events";
import { SUBJECTS } from "../possible/eventSubjects";
import { neverHolds } from "../found";
import { variableNames } from "../nameSorts";
import { type Emits, emissionsOf } from "../possible/emissions";

/** Returns findings about the `event` conditions of all rules. */
export function eventSubjectFindings(index: PackIndex): readonly Finding[] {
  if (index.levels.length === 0) return [];
  return [
    ...findingsIn(index, index.rules, index.levels),
    ...index.levels.flatMap((level) => findingsIn(index, level.rules, [level])),
  ];
}

function findingsIn(
  index: PackIndex,
  rules: readonly IndexedRule[],
  levels: readonly IndexedLevel[],
): readonly Finding[] {
  const emits: Emits = rules.length === 0 ? () => false : emissionsOf(index, levels);
  return rules.flatMap(({ file, on, conditions }) => {
    // A rule on an event that nothing emits is reported as that.
    if (!isEventType(on) || !emits(on)) return [];
    const subjects = SUBJECTS[on];
    if (subjects === undefined) return [];
    return conditions.flatMap(askedIn).flatMap(({ field, name, at }): readonly Finding[] => {
      const subject = Object.hasOwn(subjects, field) ? subjects[field] : undefined;
      if (subject === undefined || !isKnown(index, field, name)) return [];
      if (levels.some((level) => subject.mayBe(index, level, name))) return [];
      return [neverHolds(file, at, subject.why(name))];
    });
  });
}

interface Asked {
  readonly field: string;
  readonly name: string;
  readonly at: JsonPointer;
}

/** Returns the fields that a condition compares with a text. */
function askedIn({ name, body, at }: IndexedCondition): readonly Asked[] {
  if (name !== "event" || !isJsonObject(body)) return [];
  const { kind, param, equals } = body;
  return [
    ...(typeof kind === "string" ? [{ field: "kind", name: kind, at: childPointer(at, "kind") }] : []),
    ...(typeof param === "string" && typeof equals === "string"
      ? [{ field: param, name: equals, at: childPointer(at, "equals") }]
      : []),
  ];
}

/** Returns whether there is such a name: one that does not exist is reported as that. */
function isKnown(index: PackIndex, field: string, name: string): boolean {
  if (field === "layer") return index.layers.some(({ id }) => id === name);
  return field === "variable" ? variableNames(index).has(name) : index.kinds.has(name);
}
