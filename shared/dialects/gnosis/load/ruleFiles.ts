// Finds the rules of a pack: its files in their order, and in each the rules in theirs (spec B1).
import { memoWithInputs } from "../../../base/memo";
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonObject } from "../../../base/json";
import { type Rule, compileRule } from "../rules/rule";
import type { PackValues } from "../text/packValues";
import { listedFiles, writtenRules } from "../text/ruleForms";

export interface LoadedRule {
  readonly rule: Rule;
  readonly file: string;
  readonly at: JsonPointer;
}

export interface LoadProblem {
  readonly code: "duplicate-rule-id" | "key-not-id" | "rule-incomplete" | "missing-file";
  readonly message: string;
  readonly file: string;
  readonly at: JsonPointer;
}

export interface LoadedRules {
  /** Ids are unique: of rules with the same id only the first is here. */
  readonly rules: readonly LoadedRule[];
  readonly problems: readonly LoadProblem[];
}

/** A value that holds rules, and where it is written. */
export interface RuleSource {
  readonly value: Json | undefined;
  readonly file: string;
  readonly at: JsonPointer;
}

/** Rules of files that did not change are compiled once. */
const compiledOnce = memoWithInputs((definition: JsonObject, key: string | null) => compileRule(definition, key));

/** Compiles the rules of these values in this order. Never throws. */
export function loadRules(sources: readonly RuleSource[]): LoadedRules {
  const rules = new Map<string, LoadedRule>();
  const problems: LoadProblem[] = [];
  /** The ids of rules whose keys are others. */
  const misnamed = new Set<string>();
  for (const source of sources) {
    const { file } = source;
    for (const { value, at, key } of writtenRules(source.value, source.at)) {
      const rule = isJsonObject(value) ? compiledOnce(value, key) : compileRule(value, key);
      if (typeof rule === "string") {
        problems.push({ code: "rule-incomplete", message: rule, file, at });
        continue;
      }
      if (key !== null && key !== rule.id) {
        const message = `The key "${key}" should be the rule's id, "${rule.id}".`;
        problems.push({ code: "key-not-id", message, file, at });
      }
      const first = rules.get(rule.id);
      if (first === undefined) {
        rules.set(rule.id, { rule, file, at });
        if (key !== null && key !== rule.id) misnamed.add(rule.id);
        continue;
      }
      // Of a rule with the key as its id and one without, the other one has a wrong id.
      const isFirstWrong = misnamed.has(rule.id) && key === rule.id;
      const [wrong, right] = isFirstWrong ? [first, { file }] : [{ file, at }, first];
      const message = `Another rule has the id "${rule.id}": the one in ${right.file}.`;
      problems.push({ code: "duplicate-rule-id", message, file: wrong.file, at: wrong.at });
    }
  }
  return { rules: Array.from(rules.values()), problems };
}

/**
 * Returns the files of a folder of rules in their order: those that its index lists, or all by name. Files that an
 * index lists and that are not there are problems.
 */
export function ruleSources(
  pack: PackValues,
  folder: string,
): { readonly sources: readonly RuleSource[]; readonly problems: readonly LoadProblem[] } {
  const problems: LoadProblem[] = [];
  const sources: RuleSource[] = [];
  const seen = new Set<string>();
  const add = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const value = pack.value(file);
    const domains = listedFiles(value);
    if (domains === null) sources.push({ value, file, at: "" });
    else domains.forEach((domain, index) => addListed(domain, file, index));
  };
  const addListed = (domain: Json, index: string, place: number): void => {
    const path = typeof domain === "string" ? resolved(index, domain) : "";
    const file = [path, `${path}.json`, `${path}/index.json`].find((each) => pack.has(each));
    if (file !== undefined) return add(file);
    const message = `There is no file "${path}".`;
    problems.push({ code: "missing-file", message, file: index, at: childPointer("/domains", place) });
  };
  const index = folder === "" ? "index.json" : `${folder}/index.json`;
  if (pack.has(folder)) add(folder);
  else if (listedFiles(pack.value(index)) !== null) add(index);
  else for (const path of pack.jsonFilesIn(folder)) add(path);
  return { sources, problems };
}

/** Returns a path beside a file, without steps up and down. */
export function resolved(file: string, path: string): string {
  const parts = file.split("/").slice(0, -1);
  for (const part of path.replaceAll("\\", "/").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
