// Fixes that are made only when they are asked for: they look at more than the place of their finding.
import { nearestName } from "../../../base/nearestName";
import { nameTable } from "../../../base/nameTable";
import { type Json, childPointer, isJsonObject, objectOf, pointerKeys } from "../../../base/json";
import type { Fix, LocatedFinding } from "../../../findings/finding";
import type { FixMaker } from "../../../language/dialectLanguage";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import type { TextEdit } from "../../../text/edit";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { type JsonPath, isEqualJson, layoutNear, memberEdits, pathOfPointer } from "../../../text/memberEdit";
import { moveItemEdits, renameKeyEdits } from "../../../text/placeEdits";
import { sequenceEdits } from "../../../text/sequenceEdit";
import { pathNames } from "../rules/path";
import { EVENTS_FILE } from "../text/packPlaces";
import { type RuleText, rulesInFile } from "../text/ruleTexts";
import { stateTree } from "../text/stateTrees";
import { stubNames } from "../text/stubs";
import { knownPaths } from "./knownPaths";

/** The rule that a finding is in, with its file. */
interface Place {
  readonly file: SourceFile;
  readonly rule: RuleText;
  readonly steps: JsonPath;
}

function placeOf({ files }: PackSource, { file: path, at }: LocatedFinding): Place | null {
  const file = files.get(path);
  if (file === undefined || at === null || file.tree.errors.length > 0) return null;
  const rule = rulesInFile(file).find((each) => at === each.at || at.startsWith(`${each.at}/`));
  return rule === undefined ? null : { file, rule, steps: pathOfPointer(rule.at) };
}

function fixOf(title: string, file: string, edits: readonly TextEdit[], safe = false): Fix | null {
  if (edits.length === 0) return null;
  return { title, changes: [{ file, edits }], ...(safe ? { safe } : {}) };
}

function nameOf({ params }: LocatedFinding): string {
  const { name } = params;
  return typeof name === "string" ? name : "";
}

/** Moves the calculation that is needed before the one that uses it. */
const moveCalculation: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null) return null;
  const { file, rule, steps } = place;
  const name = nameOf(finding);
  const using = Number(pointerKeys(finding.at ?? "").at(steps.length + 1));
  const { calculations } = rule.definition;
  const list: readonly Json[] = Array.isArray(calculations) ? calculations : [];
  const needed = list.findIndex((each) => isJsonObject(each) && each["name"] === name);
  if (needed <= using) return null;
  const edits = moveItemEdits(file, [...steps, "calculations"], needed, using);
  return fixOf(`Work "${name}" out first`, file.path, edits);
};

/** Writes a payload that is no object as the only member that the event's example has. */
const wrapPayload: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null) return null;
  const { file } = place;
  const at = finding.at ?? "";
  const event = nodeAt(file.tree, `${at.slice(0, at.lastIndexOf("/"))}/target`)?.value;
  const node = nodeAt(file.tree, at);
  if (typeof event !== "string" || node === undefined) return null;
  const about = objectOf(objectOf(pack.files.get(EVENTS_FILE)?.value)[event]);
  const [member, ...others] = Object.entries(objectOf(about["payload"]));
  const value = valueOf(node);
  if (member === undefined || others.length > 0 || typeof member[1] !== typeof value) return null;
  const text = `{${JSON.stringify(member[0])}: ${file.text.slice(node.offset, node.offset + node.length)}}`;
  return fixOf(`Write ${text}`, file.path, [{ offset: node.offset, length: node.length, text }]);
};

/** Moves a chance after the other conditions, so that no number is drawn for nothing. */
const moveChance: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null) return null;
  const { file, rule, steps } = place;
  const from = Number(pointerKeys(finding.at ?? "").at(steps.length + 1));
  const { conditions } = rule.definition;
  if (!Array.isArray(conditions)) return null;
  const edits = moveItemEdits(file, [...steps, "conditions"], from, conditions.length);
  return fixOf("Make it the last condition", file.path, edits);
};

/** Gives a rule in a map its id for a key. */
const renameKey: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null) return null;
  const { file, rule, steps } = place;
  return fixOf(`Change the key to "${rule.id}"`, file.path, renameKeyEdits(file, steps, rule.id));
};

/** Describes an event that nothing publishes, or that nobody hears: the game then does. */
const describeEvent: FixMaker = (pack, finding) => {
  const file = pack.files.get(EVENTS_FILE);
  const name = nameOf(finding);
  if (file === undefined || name === "" || file.tree.errors.length > 0) return null;
  const edits = memberEdits(file.text, file.tree, [name], { payload: {} });
  return fixOf(`Describe "${name}" in ${EVENTS_FILE}: the game knows it`, file.path, edits);
};

/** Adds a value to the pack's state where a path leads to nothing. */
const addState: FixMaker = (pack, finding) => {
  const { file: path, at } = finding;
  const read = pack.files.get(path);
  const text = at === null || read === undefined ? undefined : valueOf(nodeAt(read.tree, at));
  if (typeof text !== "string") return null;
  const [root = "", ...names] = pathNames(text);
  const state = stateTree(pack, root.toLowerCase() === "persistent" ? "persistent" : "ephemeral");
  if (state === null || names.length === 0 || state.file.tree.errors.length > 0) return null;
  const { file, keys } = state;
  const edits = memberEdits(file.text, file.tree, [...keys, ...names], 0);
  return fixOf(`Add ${names.join(".")} to ${file.path}`, file.path, edits);
};

/** Adds a parameter that a rule uses and does not have. */
const addParameter: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  const name = nameOf(finding);
  if (place === null || name === "") return null;
  const { file, steps } = place;
  return fixOf(
    `Add the parameter "${name}"`,
    file.path,
    memberEdits(file.text, file.tree, [...steps, "parameters", name], 0),
  );
};

/** Ends a circle of rules by switching this one off. */
const switchOff: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null) return null;
  const { file, rule, steps } = place;
  return fixOf(`Switch "${rule.id}" off`, file.path, memberEdits(file.text, file.tree, [...steps, "enabled"], false));
};

/** Gives the second of two rules with one id another one. */
const numberRule: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null) return null;
  const { file, rule, steps } = place;
  const ids = new Set(Array.from(pack.files.values()).flatMap((each) => rulesInFile(each).map(({ id }) => id)));
  const { key } = rule;
  if (key !== null && key !== rule.id && !ids.has(key)) {
    const edits = memberEdits(file.text, file.tree, [...steps, "id"], key);
    return fixOf(`Change the id to "${key}"`, file.path, edits);
  }
  let number = 2;
  while (ids.has(`${rule.id}_${number}`)) number += 1;
  const id = `${rule.id}_${number}`;
  return fixOf(`Call this one "${id}"`, file.path, memberEdits(file.text, file.tree, [...steps, "id"], id));
};

/** Removes the second of two rules of a list that are the same. */
const removeCopy: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null) return null;
  const { file, rule, steps } = place;
  const alike = rulesInFile(file).filter(({ definition }) => isEqualJson(definition, rule.definition));
  const list = nodeAt(file.tree, childPointer("", ...steps.slice(0, -1)));
  const index = Number(steps.at(-1));
  if (alike.length < 2 || list?.type !== "array" || !Number.isInteger(index)) return null;
  const layout = layoutNear(file.text, file.tree, list);
  const edits = sequenceEdits(file.text, list, { remove: new Set([index]) }, layout);
  return fixOf("Remove this copy", file.path, edits);
};

/** Gives a rule without an id one: its key, else one made of the event that it waits for. */
const addId: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null || finding.at !== place.rule.at) return null;
  const { file, rule, steps } = place;
  const ids = new Set(Array.from(pack.files.values()).flatMap((each) => rulesInFile(each).map(({ id }) => id)));
  const { trigger } = rule.definition;
  const words = typeof trigger === "string" ? trigger.toLowerCase().match(/[a-z0-9]+/g) : null;
  const base = rule.key ?? `on_${words?.join("_") ?? "event"}`;
  let id = base;
  for (let number = 2; ids.has(id); number += 1) id = `${base}_${number}`;
  return fixOf(`Call it "${id}"`, file.path, memberEdits(file.text, file.tree, [...steps, "id"], id));
};

/** Renames a field of a binding, or the one that was to make it a binding. */
const renameField: FixMaker = (pack, { file: path, at, params }) => {
  const file = pack.files.get(path);
  const { nearest } = params;
  if (file === undefined || at === null || typeof nearest !== "string" || nearest === "") return null;
  return fixOf(`Change to "${nearest}"`, path, renameKeyEdits(file, pathOfPointer(at), nearest));
};

/** What a path is most often into. */
const TREES = ["payload", "persistent", "ephemeral"] as const;

/**
 * Gives a path its root: the only one with which all of it, or what is after its first name, leads to something, else
 * any. None where one is like what stands there.
 */
const addRoot: FixMaker = (pack, finding) => {
  const place = placeOf(pack, finding);
  if (place === null || finding.at === null) return null;
  const { file, rule } = place;
  const node = nodeAt(file.tree, finding.at);
  const text = valueOf(node);
  if (node === undefined || typeof text !== "string" || text === "") return null;
  const write = (path: string): Fix => {
    const edit = { offset: node.offset, length: node.length, text: JSON.stringify(path) };
    return { title: `Change to "${path}"`, changes: [{ file: file.path, edits: [edit] }] };
  };
  const [first = "", ...behind] = pathNames(text);
  const meant = new Set([text, behind.join(".")]);
  const known = knownPaths(pack, file, rule).filter(({ path }) => meant.has(path.slice(path.indexOf(".") + 1)));
  const [only] = known;
  const offered = finding.fixes ?? [];
  if (only !== undefined && known.length === 1) {
    const fix = write(only.path);
    return offered.some(({ title }) => title === fix.title) ? null : fix;
  }
  return offered.length > 0 || first === "args" ? null : TREES.map((tree) => write(`${tree}.${text}`));
};

/** Writes the function of a stub that is written without its point, or almost so. */
const nameStub: FixMaker = (pack, { file: path, at }) => {
  const file = pack.files.get(path);
  const node = file === undefined || at === null ? undefined : nodeAt(file.tree, at);
  const written = valueOf(node);
  if (node === undefined || typeof written !== "string") return null;
  const nearest = nearestName(written, stubNames(pack.files));
  if (nearest === null) return null;
  const edit = { offset: node.offset, length: node.length, text: JSON.stringify(nearest) };
  return fixOf(`Change to "${nearest}"`, path, [edit]);
};

/** Adds a file of rules to the index. */
const listFile: FixMaker = (pack, finding) => {
  const { file: path } = finding;
  const file = pack.files.get(path);
  const name = nameOf(finding);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const domains = objectOf(file?.value)["domains"];
  if (file === undefined || !Array.isArray(domains) || !name.startsWith(folder)) return null;
  const listed = name.slice(folder.length);
  return fixOf(`List "${listed}"`, path, memberEdits(file.text, file.tree, ["domains"], [...domains, listed]));
};

export const FIXES = nameTable<FixMaker>({
  "rule-incomplete": addId,
  "calculation-too-late": moveCalculation,
  "chance-first": moveChance,
  "payload-not-object": wrapPayload,
  "misspelt-binding": renameField,
  "unknown-root": addRoot,
  "unlisted-file": listFile,
  "key-not-id": renameKey,
  "event-never-comes": describeEvent,
  "event-unheard": describeEvent,
  "unknown-state-path": addState,
  "unknown-parameter": addParameter,
  "cascade-endless": switchOff,
  "duplicate-rule-id": (pack, finding) => [numberRule, removeCopy].flatMap((make) => make(pack, finding) ?? []),
  "service-target": nameStub,
});
