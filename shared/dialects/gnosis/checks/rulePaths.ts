// Checks the paths of one rule: where they begin, and the calculations and parameters that they name.
import {
  type Json,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
  listOf,
  objectOf,
} from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { swappingEdits } from "../../../text/edit";
import { nodeAt } from "../../../text/jsonTree";
import { type Path, ROOTS, parsePath } from "../rules/path";
import { operatorNamed } from "../rules/conditions";
import { memoByIdentity } from "../../../base/memo";
import type { NameIndex } from "../../../base/nameIndex";
import { nameTable } from "../../../base/nameTable";
import { nearestName } from "../../../base/nearestName";
import type { SourceFile } from "../../../pack/packSource";
import { type RuleOfPack, type RuleText, rulesInFile } from "../text/ruleTexts";
import { found, replacing, unknown } from "./found";

/** A path as a rule writes it. */
export interface WrittenPath {
  readonly text: string;
  readonly parsed: Path;
  readonly at: JsonPointer;
  /** Index of the calculation that it stands in; null elsewhere. */
  readonly calculation: number | null;
  /** A missing value is meant: there is a default, or the condition asks whether there is one. */
  readonly mayMiss: boolean;
}

/** All paths of the rules of a file, for each rule in order. */
export const pathsInFile = memoByIdentity((file: SourceFile): readonly (readonly WrittenPath[])[] =>
  rulesInFile(file).map(writtenPaths),
);

function writtenPaths({ definition, at }: RuleText): readonly WrittenPath[] {
  const found: WrittenPath[] = [];
  for (const [index, calculation] of listOf(definition["calculations"]).entries()) {
    addBindings(calculation, childPointer(at, "calculations", index), index, found);
  }
  for (const [index, condition] of listOf(definition["conditions"]).entries()) {
    if (!isJsonObject(condition)) continue;
    const place = childPointer(at, "conditions", index);
    const operator = operatorNamed(condition["op"]);
    const { path, value } = condition;
    if (typeof path === "string" && operator !== "CHANCE_PERCENT") {
      const mayMiss = operator === "EXISTS" || operator === "NOT_EXISTS" || (value ?? null) === null;
      found.push({ text: path, parsed: parsePath(path), at: childPointer(place, "path"), calculation: null, mayMiss });
    }
    addBindings(value, childPointer(place, "value"), null, found);
  }
  for (const [index, outcome] of listOf(definition["outcomes"]).entries()) {
    const { value } = objectOf(outcome);
    addBindings(value, childPointer(at, "outcomes", index, "value"), null, found);
  }
  return found;
}

function addBindings(value: Json | undefined, at: JsonPointer, calculation: number | null, found: WrittenPath[]): void {
  if (isJsonList(value)) {
    value.forEach((item, index) => addBindings(item, childPointer(at, index), calculation, found));
    return;
  }
  if (!isJsonObject(value)) return;
  const { fromContext } = value;
  if (typeof fromContext === "string") {
    const mayMiss = Object.hasOwn(value, "default");
    found.push({
      text: fromContext,
      parsed: parsePath(fromContext),
      at: childPointer(at, "fromContext"),
      calculation,
      mayMiss,
    });
  }
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === "object") addBindings(member, childPointer(at, name), calculation, found);
  }
}

/** A path with two dots in a row, or with one at its end. */
export function emptyName(file: SourceFile, at: JsonPointer, text: string): Finding {
  const fixed = text
    .split(".")
    .filter((name) => name !== "")
    .join(".");
  const message = `"${text}" has an empty name in it: a dot too many.`;
  return found("empty-name", file, at, message, { fixes: replacing(file, at, fixed) });
}

/** What other engines call the roots. */
const CALLED = nameTable({
  event: "payload",
  data: "payload",
  params: "parameters",
  param: "parameters",
  calc: "calculations",
  vars: "calculations",
  save: "persistent",
  profile: "persistent",
  session: "ephemeral",
  temp: "ephemeral",
});
const ROOT_NAMES: NameIndex = { nearest: (name) => CALLED[name.toLowerCase()] ?? nearestName(name, ROOTS) };

/** What is wrong with the paths of a rule, whatever else the pack holds. */
export function* pathFindings(rule: RuleOfPack, paths: readonly WrittenPath[]): Iterable<Finding> {
  const { file, definition } = rule;
  const names = listOf(definition["calculations"]).map((each) => (isJsonObject(each) ? each["name"] : undefined));
  const calculations = names.flatMap((name) => (typeof name === "string" ? name : []));
  const parameters = Object.keys(objectOf(definition["parameters"]));
  for (const { text, parsed, at, calculation } of paths) {
    const { root, names: inside } = parsed;
    if (root !== null && inside.includes("")) yield emptyName(file, at, text);
    const [name] = inside;
    if (root === null || root === "args") {
      const message = `"${text}" begins with none of ${ROOTS.join(", ")}: nothing is found there.`;
      const [first = ""] = text.split(".");
      const swap = swappedFix(rule, at);
      if (swap.length > 0) {
        const other = `${message} The path stands in "value".`;
        yield found("unknown-root", file, at, other, { params: { name: first }, fixes: swap });
        continue;
      }
      yield unknown("unknown-root", file, at, message, {
        name: first,
        names: ROOT_NAMES,
        write: (other) => other + text.slice(first.length),
      });
    } else if (name === undefined) {
      // A root alone: all that is in it.
      continue;
    } else if (root === "calculations" && !calculations.includes(name)) {
      const finding = unknown("unknown-calculation", file, at, `The rule has no calculation "${name}".`, {
        name,
        names: calculations,
        write: (other) => withName(text, name, other),
      });
      // Of two with one name the second was copied.
      const copied = names.findIndex((each, index) => typeof each === "string" && names.indexOf(each) < index);
      const nameAt = childPointer(rule.at, "calculations", copied, "name");
      const title = `Call the second ${JSON.stringify(names[copied])} "${name}"`;
      const renamed = copied < 0 ? [] : replacing(file, nameAt, name, { title });
      yield renamed.length === 0 ? finding : { ...finding, fixes: [...renamed, ...(finding.fixes ?? [])] };
    } else if (root === "calculations" && calculation !== null && !names.slice(0, calculation).includes(name)) {
      const message = `"${name}" is worked out later: calculations are made in order.`;
      yield found("calculation-too-late", file, at, message, { params: { name } });
    } else if (root === "parameters" && !parameters.includes(name)) {
      yield unknown("unknown-parameter", file, at, `The rule has no parameter "${name}".`, {
        name,
        names: parameters,
        write: (other) => withName(text, name, other),
      });
    }
  }
}

/** Returns the fix that exchanges the path of a condition and its value, where that is a path; none elsewhere. */
function swappedFix({ file }: RuleOfPack, at: JsonPointer): readonly Fix[] {
  const [path, value] = [nodeAt(file.tree, at), nodeAt(file.tree, at.replace(/path$/, "value"))];
  if (!at.endsWith("/path") || path === undefined || typeof value?.value !== "string") return [];
  const { root, names } = parsePath(value.value);
  if (root === null || root === "args" || names.length === 0) return [];
  const edits = swappingEdits(file.text, path, value);
  return [{ title: "Swap path and value", changes: [{ file: file.path, edits }] }];
}

/** Returns a path with another name after its root; a target may be without one. */
export function withName(text: string, name: string, other: string): string {
  const from =
    text.indexOf(".") < 0 || !ROOTS.some((root) => text.toLowerCase().startsWith(`${root}.`)) ? 0 : text.indexOf(".");
  return text.slice(0, from) + text.slice(from).replace(name, () => other);
}
