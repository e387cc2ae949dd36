// The names that the files of a pack give and use: those that schemas tell of, and those in paths and parameters.
import { memoByIdentity } from "../../../base/memo";
import { type Json, type JsonPointer, childPointer, isJsonList, isJsonObject, listOf } from "../../../base/json";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { type NameUse, schemaNames } from "../../../pack/schemas/schemaNames";
import { EPHEMERAL_FILE } from "./packPlaces";
import { gnosisSchema } from "./schemas";
import { ruleNames } from "./ruleNames";
import { rulesInFile } from "./ruleTexts";
import { treeIn } from "./stateTrees";
import { activeId } from "./activeIds";

/** A name, with the rule that it belongs to where names are a rule's own. */
export interface GnosisName extends NameUse {
  /** Pointer of the rule that a calculation or a parameter belongs to; null for names of the pack. */
  readonly within: JsonPointer | null;
  /** Where in the string the name begins; 0 for a string that is the name. */
  readonly offset: number;
}

/** Sorts whose names belong to one rule. */
const OF_RULE: ReadonlySet<string> = new Set(["calculation", "parameter"]);

/** All names in a file. */
export const namesInFile = memoByIdentity((file: SourceFile): readonly GnosisName[] => {
  const schema = SCHEMA_OF_ROLE[file.role];
  if (schema === undefined || file.tree.root === undefined) return [];
  const rules = rulesInFile(file);
  const places = new Set(rules.map(({ at }) => at));
  /** The place of the rule around a place: the outermost, where a map of rules has the form of one. */
  const ruleAt = (at: JsonPointer): JsonPointer | null => {
    for (let end = 0; end >= 0; end = at.indexOf("/", end + 1)) {
      if (places.has(at.slice(0, end))) return at.slice(0, end);
    }
    return places.has(at) ? at : null;
  };
  const marked = file.role === "rules" ? rules.flatMap(ruleNames) : schemaNames(gnosisSchema(schema), file.tree.root);
  const written = marked.map((use) => ({
    ...use,
    within: OF_RULE.has(use.of) ? ruleAt(use.at) : null,
    offset: 0,
  }));
  const inRules = rules.flatMap(({ definition, at }) => [
    ...pathNames(definition, at, at),
    ...calledIds(definition, at),
  ]);
  return [...written, ...inRules, ...listedIds(file)];
});

const SCHEMA_OF_ROLE: Readonly<Record<string, string>> = {
  rules: "rules",
  session: "session",
  services: "services",
  events: "events",
  persistent: "persistent",
  state: "state",
};

/** A path that begins with a rule's own names: `calculations.total`. */
const OWN = /^(calculations|parameters)\.([^.[\]]+)/i;

/** Names in the paths of bindings and conditions. */
function pathNames(value: Json, at: JsonPointer, within: JsonPointer): readonly GnosisName[] {
  if (isJsonList(value)) {
    return value.flatMap((item, index) => pathNames(item, childPointer(at, index), within));
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = childPointer(at, key);
    if (typeof member !== "string" || (key !== "fromContext" && key !== "path"))
      return pathNames(member, place, within);
    const [, root, name] = OWN.exec(member) ?? [];
    if (root === undefined || name === undefined) return [];
    const of = root.toLowerCase() === "calculations" ? "calculation" : "parameter";
    return [{ of, name, role: "use", at: place, onKey: false, within, offset: root.length + 1 }];
  });
}

/** Ids of rules in calls of Rule.RemoveRuleById. */
function calledIds(definition: Readonly<Record<string, Json>>, at: JsonPointer): readonly GnosisName[] {
  return listOf(definition["outcomes"]).flatMap((outcome, index) => {
    const { target, value } = isJsonObject(outcome) ? outcome : {};
    const id = target === "Rule.RemoveRuleById" && isJsonObject(value) ? value["ruleId"] : undefined;
    if (typeof id !== "string") return [];
    return [ruleUse(id, childPointer(at, "outcomes", index, "value", "ruleId"))];
  });
}

function ruleUse(name: string, at: JsonPointer): GnosisName {
  return { of: "rule", name, role: "use", at, onKey: false, within: null, offset: 0 };
}

/** Ids in lists of active rules. */
function listedIds({ role, path, value }: SourceFile): readonly GnosisName[] {
  if (!isJsonObject(value)) return [];
  const own = path === EPHEMERAL_FILE ? treeIn(value, "ephemeral") : null;
  const ephemeral = own === null && role === "session" ? value["ephemeral"] : own?.tree;
  const list = isJsonObject(ephemeral) ? ephemeral["rules"] : undefined;
  const at = childPointer("", ...(own?.keys ?? ["ephemeral"]), "rules");
  return listOf(list).flatMap((entry, index) => {
    const id = activeId(entry);
    if (id === null) return [];
    const place = childPointer(at, index);
    if (!isJsonObject(entry)) return [ruleUse(id, place)];
    return [ruleUse(id, childPointer(place, typeof entry["instanceId"] === "string" ? "instanceId" : "id"))];
  });
}

/** The names of a pack, by file. */
export const namesOfPack = memoByIdentity(
  (files: PackSource["files"]): ReadonlyMap<SourceFile, readonly GnosisName[]> =>
    new Map(Array.from(files.values(), (file) => [file, namesInFile(file)])),
);
