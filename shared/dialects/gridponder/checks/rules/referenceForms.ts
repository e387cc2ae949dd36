// Checks the references of effects for what they give: a place where a place is wanted, a name where a name is, and
// whether they begin with `$` at all.
import { type JsonPointer, childPointer, objectOf } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { EVENTS, isEventType } from "../../turn/events";
import { type PackIndex, allRules } from "../../text/names/packIndex";
import type { IndexedEffect, IndexedRule } from "../../text/names/ruleIndex";
import { lacksDollar } from "../possible/catalogue";
import { found } from "../found";

const PLACES: ReadonlySet<string> = new Set(["position", "from", "to"]);
const NAMES: ReadonlySet<string> = new Set(["kind", "toKind", "item", "animation", "emitterId", "name", "layer"]);

/** Returns findings about the references in the effects of all rules. */
export function referenceFormFindings(index: PackIndex): readonly Finding[] {
  return allRules(index).flatMap((rule) => rule.effects.flatMap((effect) => effectFindings(index, rule, effect)));
}

function effectFindings(index: PackIndex, rule: IndexedRule, { body, at }: IndexedEffect): readonly Finding[] {
  return Object.entries(body).flatMap(([field, value]): readonly Finding[] => {
    if (typeof value !== "string") return [];
    const place = childPointer(at, field);
    if (lacksDollar(value)) {
      // A text that is no place is a mistake of the form.
      if (PLACES.has(field)) return [];
      const message = `"${value}" is taken as it is written: a reference begins with "$".`;
      const node = nodeAt(rule.file.tree, place);
      const fixes = node === undefined ? [] : [dollarFix(rule.file.path, node)];
      return [found("reference-without-dollar", rule.file, place, message, { params: { name: value }, fixes })];
    }
    const given = value.startsWith("$") ? givenBy(index, value, rule.on) : null;
    if (given === null) return [];
    // Too long a path is reported with the other references that cannot be resolved.
    if (isPathTooLong(value, rule.on)) return [];
    const wanted = PLACES.has(field) ? "place" : NAMES.has(field) ? "name" : null;
    if (wanted === null || given === wanted) return [];
    const what = WORDS[given] ?? given;
    const message = `"${value}" gives ${what}, and "${field}" wants ${wanted === "place" ? "a cell" : "a name"}.`;
    const better = betterFor(wanted, rule.on, body["layer"]);
    const fixes = better === null ? [] : changeFixes(rule.file, place, better, false);
    return [found("reference-never-resolves", rule.file, place, message, { params: { name: value }, fixes })];
  });
}

/** Returns whether something follows an existing field of the event, which is ignored (fact sheet 7). */
function isPathTooLong(reference: string, on: string): boolean {
  const [root, field, ...more] = reference.split(".");
  return root === "$event" && field !== undefined && more.length > 0 && Object.hasOwn(fieldsOf(on), field);
}

/** A reference as an effect has it: its text, and where that is. */
export interface WrittenReference {
  readonly reference: string;
  readonly file: SourceFile;
  readonly at: JsonPointer;
}

/** Returns the finding about a reference that goes on after a field of the event; none for any other reference. */
export function pathFindings(
  index: PackIndex,
  { reference, file, at }: WrittenReference,
  on: string,
): readonly Finding[] {
  if (!isPathTooLong(reference, on)) return [];
  const [, field = "", param = ""] = reference.split(".");
  const read = `$event.${field}`;
  const isParams = field === "params";
  const what = isParams ? "all params at once" : `the whole "${field}"`;
  const message = `"${reference}" gives ${what}: what follows "${read}" is ignored.`;
  const better = isParams ? paramReference(index, on, param) : read;
  const fixes = better === null ? [] : changeFixes(file, at, better, !isParams);
  return [found("reference-never-resolves", file, at, message, { params: { name: reference }, fixes })];
}

/** Returns the reference to a param of what stands at the event's place; null where the event has no place. */
function paramReference(index: PackIndex, on: string, param: string): string | null {
  if (fieldsOf(on)["position"] === undefined || param === "") return null;
  const layers = new Set(
    [...index.kinds.values()].flatMap(({ value, layer }) =>
      layer !== null && Object.hasOwn(objectOf(value["params"]), param) ? [layer] : [],
    ),
  );
  const [layer = "objects"] = layers;
  return `$cell.${layers.size === 1 ? layer : "objects"}.param.${param}`;
}

const WORDS: Readonly<Record<string, string>> = {
  place: "a cell",
  places: "several cells",
  name: "a name",
  number: "a number",
  params: "all params at once",
  flag: "true or false",
  list: "a list",
};

const BY_FIELD_TYPE: Readonly<Record<string, string>> = {
  position: "place",
  list: "place",
  positions: "places",
  text: "name",
  number: "number",
  params: "params",
};
const BY_PARAM_TYPE: Readonly<Record<string, string>> = {
  position: "place",
  string: "name",
  integer: "number",
  number: "number",
  boolean: "flag",
  array: "list",
};

/** Returns what a reference gives; null when it may give anything, or when other checks report it. */
function givenBy(index: PackIndex, reference: string, on: string): string | null {
  const [root, first = "", second, third = ""] = reference.slice(1).split(".");
  if (root === "avatar") return first === "position" ? "place" : first === "item" ? "name" : null;
  if (root === "cell" && second === "kind") return "name";
  if (root === "cell" && second === "param") {
    const types = new Set(
      [...index.kinds.values()].flatMap(({ value }) => {
        const { type } = objectOf(objectOf(value["params"])[third]);
        return typeof type === "string" ? [type] : [];
      }),
    );
    const [type = ""] = types;
    return types.size === 1 ? (BY_PARAM_TYPE[type] ?? null) : null;
  }
  const fields = fieldsOf(on);
  const type = root === "event" && Object.hasOwn(fields, first) ? fields[first] : undefined;
  return type === undefined ? null : (BY_FIELD_TYPE[type.replace("?", "")] ?? null);
}

function fieldsOf(on: string): Readonly<Record<string, string>> {
  return isEventType(on) ? EVENTS[on] : {};
}

function betterFor(wanted: "place" | "name", on: string, layer: unknown): string | null {
  const fields = fieldsOf(on);
  if (wanted === "place") return fields["position"] === undefined ? null : "$event.position";
  if (fields["kind"] !== undefined) return "$event.kind";
  return fields["position"] === undefined ? null : `$cell.${typeof layer === "string" ? layer : "objects"}.kind`;
}

/**
 * Returns the fix for a misspelt reference in a rule on an event: the nearest of those that the event allows; none when
 * none is near. `params`: those that entities of the pack may have.
 */
export function misspeltFixes(
  index: PackIndex,
  { reference, file, at }: WrittenReference,
  on: string,
  params: Iterable<string>,
): readonly Fix[] {
  const fields = fieldsOf(on);
  const [root = "", layer = "", part = ""] = reference.split(".");
  // A param is no field of the event.
  const known = new Set(params);
  const asked = layer === "params" ? part : "params" in fields ? layer : "";
  const own = root === "$event" && known.has(asked) ? paramReference(index, on, asked) : null;
  if (own !== null) return changeFixes(file, at, own, false);
  // A param is written after "param".
  if (root === "$cell" && fields["position"] !== undefined && known.has(part) && part !== "kind")
    return changeFixes(file, at, `$cell.${layer}.param.${part}`, false);
  const layers = fields["position"] === undefined || !root.startsWith("$c") ? [] : layersLike(index, layer);
  const candidates = [
    ...Object.keys(fields).map((field) => `$event.${field}`),
    ...layers.map((id) => `$cell.${id}.kind`),
    ...(part === "kind" ? [] : layers.flatMap((id) => Array.from(params, (param) => `$cell.${id}.param.${param}`))),
    "$avatar.position",
    "$avatar.item",
  ];
  const nearest = nearestName(reference, candidates);
  return nearest === null ? [] : changeFixes(file, at, nearest, false);
}

/** Returns the layer of that name, or the one with the nearest name. */
function layersLike({ layers }: PackIndex, name: string): readonly string[] {
  const ids = layers.map(({ id }) => id);
  if (ids.includes(name)) return [name];
  const nearest = nearestName(name, ids);
  return nearest === null ? [] : [nearest];
}

/** Returns the fix that puts a `$` before a text. */
export function dollarFix(path: string, { offset, length, value }: JsonNode): Fix {
  const text = `$${String(value)}`;
  const edits = [{ offset, length, text: JSON.stringify(text) }];
  return { title: `Change to "${text}"`, changes: [{ file: path, edits }], safe: true };
}

function changeFixes({ tree, path }: SourceFile, at: JsonPointer, text: string, safe: boolean): readonly Fix[] {
  const node = nodeAt(tree, at);
  if (node === undefined) return [];
  const edits = [{ offset: node.offset, length: node.length, text: JSON.stringify(text) }];
  return [{ title: `Change to "${text}"`, changes: [{ file: path, edits }], ...(safe ? { safe } : {}) }];
}
