// Finds conditions that compare a value with what no text of the pack ever gives it: a misspelt text, or another type.
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { hasSameLetters } from "../../../base/sameLetters";
import type { Finding, Fix } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { operatorNamed } from "../rules/conditions";
import { hasBinding } from "../rules/bindings";
import { type Root, parsePath } from "../rules/path";
import { type KnownValues, givenTexts, knownValues } from "./knownValues";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { isTypo } from "../../../base/typos";

/** A condition that compares what is at a path with a value that is written out. */
interface Comparison {
  readonly trigger: string;
  readonly path: string;
  readonly root: Root;
  readonly names: readonly string[];
  readonly operator: string;
  readonly value: Json;
  /** Of the value. */
  readonly at: JsonPointer;
}

const comparisonsInFile = memoByIdentity((file: SourceFile): readonly Comparison[] =>
  rulesInFile(file).flatMap(({ trigger, definition, at }) =>
    listOf(definition["conditions"]).flatMap((condition, index): readonly Comparison[] => {
      const { path, op, value } = objectOf(condition);
      const operator = operatorNamed(op);
      if (typeof path !== "string" || operator === null || value === undefined || hasBinding(value)) return [];
      const { root, names } = parsePath(path);
      if (root === null || names.length === 0) return [];
      return [{ trigger, path, root, names, operator, value, at: childPointer(at, "conditions", index, "value") }];
    }),
  ),
);

/** The game may give other values than the texts do: all that is said is what the texts show. */
export function comparedValueFindings(pack: PackSource): readonly Finding[] {
  const valuesAt = knownValues(pack);
  let asked: ReadonlySet<string> | null = null;
  let texts: ReadonlySet<string> | null = null;
  const isGiven = (text: string): boolean => (texts ??= givenTexts(pack)).has(text);
  return Array.from(pack.files.values()).flatMap((file) =>
    comparisonsInFile(file).flatMap(({ trigger, path, root, names, operator, value, at }) => {
      const isAsked = (text: string): boolean =>
        (asked ??= askedTexts(pack)).has(JSON.stringify([trigger, path, text]));
      return findingsOf({ file, at, path, isGiven, isAsked }, operator, value, valuesAt(trigger, root, names));
    }),
  );
}

interface Place {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly path: string;
  /** Whether a binding may give a text. */
  readonly isGiven: (text: string) => boolean;
  /** Whether a condition for the same event asks for a text at the same path. */
  readonly isAsked: (text: string) => boolean;
}

/** Returns what conditions ask for, as event, path and value. */
function askedTexts({ files }: PackSource): ReadonlySet<string> {
  const all = Array.from(files.values()).flatMap(comparisonsInFile);
  return new Set(all.map(({ trigger, path, value }) => JSON.stringify([trigger, path, value])));
}

const ORDERED: ReadonlySet<string> = new Set(["GT", "GTE", "LT", "LTE"]);

function findingsOf(place: Place, operator: string, value: Json, known: KnownValues): readonly Finding[] {
  const { values, isOpen } = known;
  if (values.length === 0) return quotedFindings(place, operator, value);
  if (operator === "CONTAINS") return containsFindings(place, value, known);
  if (ORDERED.has(operator)) {
    if (isOpen || typeof value !== "number" || values.some((each) => typeof each === "number")) return [];
    return [differs(place, `${shown(place, values)}, which is never more or less than a number`)];
  }
  if (operator !== "EQUALS" && operator !== "NOT_EQUALS") return [];
  if (
    value === null ||
    values.some((each) => typeof each === typeof value && Array.isArray(each) === Array.isArray(value))
  ) {
    const isOther =
      operator === "EQUALS" && typeof value === "boolean" && !isOpen && values.every((each) => each === !value);
    return isOther ? [onlyOther(place, value)] : misspeltText(place, value, known);
  }
  // What a binding gives is hardly a text where all that is known are numbers, and no text of the pack is this one.
  if (isOpen && (typeof value !== "string" || place.isGiven(value) || retyped(place, value, values).length === 0))
    return [];
  const never = operator === "EQUALS" ? "never equal" : "always different";
  const isInList = operator === "EQUALS" && values.every(Array.isArray);
  const more = isInList ? ". CONTAINS looks into a list" : "";
  const opAt = childPointer(place.at.slice(0, place.at.lastIndexOf("/")), "op");
  const fixes = isInList ? replacing(place.file, opAt, "CONTAINS") : retyped(place, value, values);
  return [differs(place, `${shown(place, values)}, and this is ${typeWord(value)}: they are ${never}${more}`, fixes)];
}

/** Reports true or false in quotes, where no text says what the values are. */
function quotedFindings({ file, at, isGiven }: Place, operator: string, value: Json): readonly Finding[] {
  const isEquality = operator === "EQUALS" || operator === "NOT_EQUALS";
  if (!isEquality || (value !== "true" && value !== "false") || isGiven(value)) return [];
  const message = `"${value}" in quotes is a text, which differs from ${value}.`;
  return [found("value-of-other-type", file, at, message, { fixes: replacing(file, at, value === "true") })];
}

function containsFindings(place: Place, value: Json, { values, isOpen }: KnownValues): readonly Finding[] {
  const lists = values.filter(Array.isArray) as readonly (readonly Json[])[];
  const items = lists.flat();
  if (items.length > 0 && lists.length === values.length) {
    if (items.some((item) => typeof item === typeof value)) {
      return misspeltText(place, value, { values: items, isOpen: isOpen || items.some(hasBinding) });
    }
    if (isOpen || items.some(hasBinding)) return [];
    const message = `the lists at "${place.path}" hold nothing that is ${typeWord(value)}`;
    return [differs(place, message, retyped(place, value, items))];
  }
  if (isOpen || lists.length > 0 || values.some((each) => typeof each === "string")) return [];
  return [differs(place, `${shown(place, values)}, which contains nothing`)];
}

/** Short texts with the same letters are often others. */
const SHORTEST = 4;

/** Returns whether two texts are the same words, or begin alike by more than half of the longer one. */
function isAlike(value: string, other: string): boolean {
  const [one, two] = [value, other].map((text) => text.toLowerCase().replaceAll(/[\s_-]+/g, " "));
  if (one === undefined || two === undefined || one === two) return one !== undefined;
  let same = 0;
  while (same < one.length && one[same] === two[same]) same += 1;
  return same >= SHORTEST && same * 2 > Math.max(one.length, two.length) && !/\d/.test(one + two);
}

/** Reports a text that nothing gives, where one that something gives is like it. */
function misspeltText(
  { file, at, path, isGiven, isAsked }: Place,
  value: Json,
  { values, isOpen }: KnownValues,
): readonly Finding[] {
  if (typeof value !== "string" || values.includes(value) || (isOpen && isGiven(value))) return [];
  const texts = values.filter((each): each is string => typeof each === "string");
  const meant =
    texts.find((each) => isTypo(value, each) || (value.length >= SHORTEST && hasSameLetters(value, each))) ??
    // One that other rules ask for is not meant here, too.
    (isGiven(value) ? undefined : texts.find((each) => !isAsked(each) && isAlike(value, each)));
  if (meant === undefined) return [];
  const message = `Nothing in the pack gives "${path}" the value "${value}". Did you mean "${meant}"?`;
  return [
    found("value-never-given", file, at, message, { params: { name: value }, fixes: replacing(file, at, meant) }),
  ];
}

/** A value that is only ever true, or only ever false. */
function onlyOther({ file, at, path }: Place, value: boolean): Finding {
  const message = `Nothing in the pack gives "${path}" the value ${value}: it is ${!value} or not there.`;
  return found("value-never-given", file, at, message, { fixes: replacing(file, at, !value) });
}

function differs({ file, at }: Place, what: string, fixes: readonly Fix[] = []): Finding {
  const message = `In the texts of the pack ${what}.`;
  return found("value-of-other-type", file, at, message, { fixes });
}

function shown({ path }: Place, values: readonly Json[]): string {
  return `"${path}" is ${typeWord(values[0] ?? null)}`;
}

function typeWord(value: Json): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  if (typeof value === "number") return "a number";
  return typeof value === "boolean" ? "true or false" : "an object";
}

/** Returns the fix that writes a text as the number, or as the true or false, that it says. */
function retyped({ file, at }: Place, value: Json, values: readonly Json[]): readonly Fix[] {
  if (typeof value !== "string") return [];
  const wanted = typeof values[0];
  if (wanted === "boolean" && (value === "true" || value === "false")) return replacing(file, at, value === "true");
  return wanted === "number" && /^-?\d+(\.\d+)?$/.test(value) ? replacing(file, at, Number(value)) : [];
}
