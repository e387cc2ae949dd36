// What a Gridponder text says around a caret: the level, the rule and its event, the layer that a place is about.
import { addTo } from "../../../base/groups";
import { nameTable } from "../../../base/nameTable";
import { type JsonNode, memberOf, textOf } from "../../../text/jsonNode";
import type { JsonPath } from "../../../text/memberEdit";
import { nodesAlong } from "../../../language/caret";
import type { Caret } from "../../../language/dialectLanguage";
import { EVENTS } from "../turn/events";
import { type IndexedLevel, type PackIndex, indexPack } from "../text/names/packIndex";

/** Event types, each with the fields of its payload and what they hold. */
export const EVENT_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = nameTable(EVENTS);

/** Returns what the caret's pack says. */
export function indexAround({ pack }: Pick<Caret, "pack">): PackIndex {
  return indexPack(pack);
}

/** Returns the level whose file the caret is in; null in other files. */
export function levelAround(caret: Pick<Caret, "pack" | "file">): IndexedLevel | null {
  return indexAround(caret).levels.find(({ file }) => file === caret.file) ?? null;
}

/** Returns the rule around a place: the object in a list called `rules`. */
function ruleAround({ file, path }: Pick<Caret, "file" | "path">): JsonNode | undefined {
  if (path[0] !== "rules" || typeof path[1] !== "number") return undefined;
  return nodesAlong(file.tree.root, path.slice(0, 2))[2];
}

/** Returns the layers that the rule around a place names in its conditions; none outside rules. */
export function layersOfRule(caret: Caret): ReadonlySet<string> {
  const rule = ruleAround(caret);
  const clauses = [memberOf(rule, "where"), memberOf(rule, "if")];
  return new Set(clauses.flatMap((clause) => layersIn(clause)));
}

function layersIn(node: JsonNode | undefined): readonly string[] {
  const named = textOf(node, "layer");
  return [...(named === undefined ? [] : [named]), ...(node?.children ?? []).flatMap(layersIn)];
}

/**
 * Returns the fields of the event that the rule around a place listens to. Without a valid event, those of all that it
 * may mean: of a list the events in it, else all, the most common first. None outside rules.
 */
export function eventFieldsAround(caret: Caret): Readonly<Record<string, string>> {
  const rule = ruleAround(caret);
  if (rule === undefined) return {};
  const on = memberOf(rule, "on");
  const named = (on?.type === "array" ? (on.children ?? []) : [on]).flatMap((node) => {
    const fields = node?.type === "string" ? EVENT_FIELDS[String(node.value)] : undefined;
    return fields === undefined ? [] : [fields];
  });
  const [only, ...more] = named.length > 0 ? named : Object.values(EVENT_FIELDS);
  return only === undefined || more.length === 0 ? (only ?? {}) : joinedFields([only, ...more]);
}

function joinedFields(events: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  const types = new Map<string, string[]>();
  for (const fields of events) {
    for (const [field, type] of Object.entries(fields)) addTo(types, field, type);
  }
  const byUse = [...types].toSorted(([, one], [, other]) => other.length - one.length);
  return Object.fromEntries(byUse.map(([field, [type = ""]]) => [field, type]));
}

/** Returns whether the place is inside the effects of a rule, where texts may be references. */
export function isInEffects(path: JsonPath): boolean {
  return path[0] === "rules" && path[2] === "then" && path.length > 4;
}

/** Returns the layer of a place: the one its object names, the one whose cells contain it, or an effect's default. */
export function layerAround({ path, place }: Caret): string | undefined {
  const named = textOf(place.parent, "layer") ?? textOf(place.parent, "targetLayer");
  if (named !== undefined) return named;
  if (path[0] === "board" && path[1] === "layers" && path.length > 2) return String(path[2]);
  if (path[0] === "layers" && path[2] === "default") return textOf(place.parent, "id");
  return isInEffects(path) ? "objects" : undefined;
}
