// The paths that a rule may read, with an example of what is there: from state files, sessions and example payloads.
import { type Json, type JsonObject, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import type { JsonPath } from "../../../text/memberEdit";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { EVENTS_FILE } from "../text/packPlaces";
import { type RuleText, rulesInFile, rulesOfPack } from "../text/ruleTexts";
import { STATE_ROOTS, stateTree } from "../text/stateTrees";

/** A path and what was found there, with the place that says so. */
export interface KnownPath {
  readonly path: string;
  readonly value: Json | undefined;
  readonly from: string;
}

const MOST = 500;
const DEEPEST = 6;

/** Returns the rule around a place of a file; null for none. */
export function ruleAround(file: SourceFile, path: JsonPath): RuleText | null {
  const at = childPointer("", ...path);
  return rulesInFile(file).find((rule) => at === rule.at || at.startsWith(`${rule.at}/`)) ?? null;
}

/** Returns the paths that the rule around a place may read, each once; outside of rules those of the state trees. */
export function knownPaths(pack: PackSource, file: SourceFile, rule: RuleText | null): readonly KnownPath[] {
  const found = new Map<string, KnownPath>();
  const add = (known: KnownPath): void => {
    if (found.size < MOST && !found.has(known.path)) found.set(known.path, known);
  };
  if (rule !== null) {
    const { calculations, parameters } = rule.definition;
    for (const calculation of listOf(calculations)) {
      const { name } = objectOf(calculation);
      if (typeof name === "string") add({ path: `calculations.${name}`, value: undefined, from: "a calculation" });
    }
    for (const [name, value] of Object.entries(objectOf(parameters))) {
      add({ path: `parameters.${name}`, value, from: "a parameter" });
    }
    for (const { payload, from } of payloadsOf(pack, rule.trigger)) addTree(payload, "payload", from, add);
  }
  for (const { root, tree, from } of stateTrees(pack, file)) addTree(tree, root, from, add);
  return Array.from(found.values());
}

function addTree(tree: Json, path: string, from: string, add: (known: KnownPath) => void, depth = 0): void {
  if (depth > 0) add({ path, value: tree, from });
  if (depth >= DEEPEST || !isJsonObject(tree)) return;
  for (const [name, value] of Object.entries(tree)) {
    if (!name.includes(".")) addTree(value, `${path}.${name}`, from, add, depth + 1);
  }
}

function stateTrees(
  { files, levels }: PackSource,
  own: SourceFile,
): readonly { readonly root: string; readonly tree: JsonObject; readonly from: string }[] {
  const sessions = [...levels].sort((one, other) => Number(other === own) - Number(one === own));
  return STATE_ROOTS.flatMap((root) => {
    const state = stateTree({ files }, root);
    return [
      ...(state === null ? [] : [{ root, tree: objectOf(state.tree), from: state.file.path }]),
      ...sessions.map(({ path, value }) => ({ root, tree: objectOf(objectOf(value)[root]), from: path })),
    ];
  });
}

/** Returns payloads of an event as texts show them: examples, sessions, what rules fire and what interceptors write. */
function payloadsOf(
  { files, levels }: PackSource,
  event: string,
): readonly { readonly payload: JsonObject; readonly from: string }[] {
  const example = objectOf(objectOf(objectOf(files.get(EVENTS_FILE)?.value)[event])["payload"]);
  const played = levels.flatMap(({ path, value }) =>
    listOf(objectOf(value)["events"]).flatMap((each) => {
      const { id, data } = objectOf(each);
      return id === event ? [{ payload: objectOf(data), from: path }] : [];
    }),
  );
  const ruled = rulesOfPack(files).flatMap(({ definition, trigger, file }) =>
    listOf(definition["outcomes"]).flatMap((outcome) => {
      const { type, target, value } = objectOf(outcome);
      if (isOfType(type, "FIRE_EVENT") && target === event) {
        return [{ payload: shapeOf(objectOf(value)), from: file.path }];
      }
      const [name] = isOfType(type, "SET") && trigger === event ? payloadNames(target) : [];
      return name === undefined ? [] : [{ payload: { [name]: null }, from: file.path }];
    }),
  );
  return [{ payload: example, from: EVENTS_FILE }, ...played, ...ruled];
}

/** Members of an object with bindings in it: what they are worth is not known. */
function shapeOf(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isJsonObject(member) ? null : member]),
  );
}
