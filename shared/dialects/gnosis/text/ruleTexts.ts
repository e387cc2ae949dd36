// The rules of a file as they are written: where each is, and what it is called.
import { memoByIdentity } from "../../../base/memo";
import { type Json, type JsonPointer, childPointer, isJsonObject, objectOf } from "../../../base/json";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { configuredRules, listedFiles, writtenRules } from "./ruleForms";
import { treeIn } from "./stateTrees";

/** A rule as it is written. Members that are missing or of a wrong type are empty texts. */
export interface RuleText {
  readonly id: string;
  readonly trigger: string;
  readonly at: JsonPointer;
  readonly definition: Readonly<Record<string, Json>>;
  /** Its key in a map; null for none. */
  readonly key: string | null;
}

/** The rules of a file, in the order of the text. */
export const rulesInFile = memoByIdentity((file: SourceFile): readonly RuleText[] => {
  const { role, value } = file;
  if (value === undefined) return [];
  if (role === "rules") return listedFiles(value) === null ? ruleTexts(value, "") : [];
  if (role === "persistent") return configuredIn(value);
  if (role !== "session") return [];
  const { rules, persistent } = objectOf(value);
  return [
    ...ruleTexts(rules, "/rules"),
    ...ruleTexts(configuredRules(objectOf(persistent)), "/persistent/configuration/rules"),
  ];
});

/** The rules in the file of the persistent state. */
function configuredIn(value: Json): readonly RuleText[] {
  const { keys, tree } = treeIn(value, "persistent");
  return ruleTexts(configuredRules(objectOf(tree)), childPointer("", ...keys, "configuration", "rules"));
}

function ruleTexts(value: Json | null | undefined, at: JsonPointer): readonly RuleText[] {
  return writtenRules(value ?? undefined, at).flatMap((rule) => {
    if (!isJsonObject(rule.value)) return [];
    const { id, trigger } = rule.value;
    const name = typeof id === "string" && id !== "" ? id : (rule.key ?? "");
    const waitsFor = typeof trigger === "string" ? trigger : "";
    return [{ id: name, trigger: waitsFor, at: rule.at, definition: rule.value, key: rule.key }];
  });
}

/** A rule of a pack with its file. */
export interface RuleOfPack extends RuleText {
  readonly file: SourceFile;
}

/** All rules that the files of a pack hold, by file. */
export const rulesOfPack = memoByIdentity((files: PackSource["files"]): readonly RuleOfPack[] =>
  Array.from(files.values()).flatMap((file) => rulesInFile(file).map((rule) => ({ ...rule, file }))),
);
