// Where a new rule is written, and how: beside others of its category, in the form in which the file has its rules.
import { type Json, type JsonPointer, childPointer, isJsonObject, objectOf } from "../../../base/json";
import { freeId, freeName } from "../../../base/freeName";
import { type Result, done, refused } from "../../../base/result";
import { MANIFEST_FILE } from "../../../pack/packFiles";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import type { FileEdits } from "../../../text/edit";
import { memberEdits } from "../../../text/memberEdit";
import { insertItemEdits } from "../../../text/placeEdits";
import { namesOf } from "./nameModel";
import { packFolders } from "./packPlaces";
import { isOneRule, listedFiles } from "./ruleForms";
import { type RuleText, rulesInFile } from "./ruleTexts";

export type RuleCategory = "INTERCEPTOR" | "OBSERVER" | "TRIGGER";

export interface NewRule {
  readonly edits: readonly FileEdits[];
  readonly file: string;
  /** Where the rule comes to stand. */
  readonly at: JsonPointer;
}

/**
 * Returns a rule without outcomes that waits for an event of the pack. It goes into the session where that has rules of
 * its own, else into the last file with rules of its category for that event, with rules of its category, or with rules at
 * all, else into a new one. Refused, with a sentence, where the pack has one file for its rules and that takes none.
 */
export function newRule(
  pack: PackSource,
  session: string | null,
  category: RuleCategory,
  event: string,
): Result<NewRule, string> {
  const id = freeId("new_rule", namesOf(pack, "rule"));
  const rule = { id, category, trigger: event, conditions: [], outcomes: [] };
  const home = session === null ? undefined : pack.files.get(session);
  if (home?.tree.errors.length === 0 && Array.isArray(objectOf(home.value)["rules"])) {
    return done(inList(home, ["rules"], rule));
  }
  const files = Array.from(pack.files.values()).filter(takesRules);
  const isAlike = ({ definition: { category: own } }: RuleText): boolean =>
    typeof own === "string" && own.toUpperCase() === category;
  const withSome = (test: (rule: RuleText) => boolean) => files.findLast((each) => rulesInFile(each).some(test));
  const file = withSome((rule) => isAlike(rule) && rule.trigger === event) ?? withSome(isAlike) ?? files.at(-1);
  if (file === undefined) return inNewFile(pack, rule);
  if (Array.isArray(file.value)) return done(inList(file, [], rule));
  if (Array.isArray(objectOf(file.value)["rules"])) return done(inList(file, ["rules"], rule));
  const { id: key, ...rest } = rule;
  const edits = memberEdits(file.text, file.tree, [key], rest);
  return done({ edits: [{ file: file.path, edits }], file: file.path, at: childPointer("", key) });
}

/** Whether a file has a list or a map of rules that can be written into. */
function takesRules({ role, value, tree }: SourceFile): boolean {
  if (role !== "rules" || tree.errors.length > 0 || listedFiles(value) !== null) return false;
  return Array.isArray(value) || (isJsonObject(value) && !isOneRule(value));
}

function inList(file: SourceFile, list: readonly string[], rule: Json): NewRule {
  const found = list.reduce<Json | undefined>((value, key) => objectOf(value)[key], file.value);
  const index = Array.isArray(found) ? found.length : 0;
  const edits = insertItemEdits(file, list, index, rule);
  return { edits: [{ file: file.path, edits }], file: file.path, at: childPointer("", ...list, index) };
}

function inNewFile({ files }: PackSource, rule: Json): Result<NewRule, string> {
  const { rules } = packFolders(files.get(MANIFEST_FILE)?.value);
  if (files.has(rules)) return refused(`No rule can be added to ${rules}: it is broken, or one rule and no list.`);
  const taken = new Set(Array.from(files.keys(), (path) => path.replace(/\.json$/, "")));
  const path = rules.endsWith(".json") ? rules : `${freeName(`${rules}/rules`, taken)}.json`;
  const made = { file: path, edits: [{ offset: 0, length: 0, text: `${JSON.stringify([rule], null, 2)}\n` }] };
  const index = files.get(`${rules}/index.json`);
  const listed = listedFiles(index?.value);
  const name = path.slice(rules.length + 1);
  const listing =
    index === undefined || listed === null
      ? []
      : [{ file: index.path, edits: insertItemEdits(index, ["domains"], listed.length, name) }];
  return done({ edits: [made, ...listing], file: path, at: childPointer("", 0) });
}
