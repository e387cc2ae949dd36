// Single changes of a pack's rules that may be what the author meant: another choice, name or number, an item that other
// lists have. Which of them is meant only playing shows: the host tries them where recorded moves fail.
import { canonicalJson } from "../base/canonicalJson";
import { addTo } from "../base/groups";
import type { Json, JsonPointer } from "../base/json";
import type { Fix, Place } from "../findings/finding";
import { expand, memberSchemas, walkSchema } from "../pack/schemas/schemaWalk";
import type { Schema } from "../pack/schemas/schemas";
import type { PackSource, SourceFile } from "../pack/packSource";
import { inlineText } from "../text/cellText";
import type { TextEdit } from "../text/edit";
import { memberOf } from "../text/jsonNode";
import { type JsonNode, nodeAt, pointerOf, valueOf } from "../text/jsonTree";
import { isEqualJson, layoutNear, newMemberEdits } from "../text/memberEdit";
import type { Layout } from "../text/jsonStyle";
import { sequenceEdits } from "../text/sequenceEdit";

/** One change of a pack's texts, and where it is reported. */
export interface Slip {
  readonly file: string;
  readonly at: Place;
  /** True to mark the key of a member rather than its value. */
  readonly onKey?: boolean;
  /** What is there with the change, as the rest of "With …". */
  readonly says: string;
  /** Makes the change's fix. Most changes are never tried. */
  readonly fix: () => Fix;
}

/** The sorts of changes, the most likely first. */
const RANKS = ["choice", "name", "part", "number"] as const;
type Rank = (typeof RANKS)[number];

/** Makes the changes of one place when they are asked for: a pack of many names and lists has very many. */
type Makes = () => Iterable<Slip>;

/** Lists the changes that the schemas of a pack's rules tell, the most likely first. */
export function commonSlips(pack: PackSource): Iterable<Slip> {
  return slipsIn(pack, rulesOf(pack), () => true);
}

/** Lists the same for the rules of a file that only one start is played by; none where it has no rules. */
export function* ownRuleSlips(pack: PackSource, file: SourceFile): Iterable<Slip> {
  const rules = (pack.model?.rules(pack) ?? []).filter((rule) => rule.file === file.path);
  yield* slipsInside(
    pack,
    file,
    rules.map(({ at }) => at),
  );
}

/** Lists the same for some places of a file. */
export function* slipsInside(pack: PackSource, file: SourceFile, places: readonly JsonPointer[]): Iterable<Slip> {
  const nodes = places.flatMap((at) => nodeAt(file.tree, at) ?? []);
  const isInside = ({ offset }: JsonNode): boolean =>
    nodes.some((node) => node.offset < offset && offset < node.offset + node.length);
  if (nodes.length > 0) yield* slipsIn(pack, [file], isInside);
}

function* slipsIn(
  pack: PackSource,
  files: readonly SourceFile[],
  isWanted: (node: JsonNode) => boolean,
): Iterable<Slip> {
  const found: Record<Rank, Makes[]> = { choice: [], name: [], part: [], number: [] };
  for (const file of files) {
    const { root } = file.tree;
    const schema = pack.model?.roles[file.role]?.schema ?? null;
    if (root === undefined || schema === null || file.tree.errors.length > 0) continue;
    const lists = new Map<string, JsonNode[]>();
    walkSchema(root, schema, (node, schemas) => {
      if (!isWanted(node)) return;
      if (node.type === "array") {
        found.part.push(() => longerLists(pack, file, node, schemas));
        addTo(lists, keyOf(node), node);
      } else if (node.type === "object") {
        found.name.push(() => otherKeys(pack, file, node, schemas));
        found.part.push(() => missingMembers(pack, file, node, schemas));
      } else if (node.parent !== undefined) {
        const isSwitch = schemas.some((each) => each["x-disabled"] !== undefined) || memberKey(node) === "enabled";
        found[node.type === "boolean" && !isSwitch ? "part" : "choice"].push(() => otherChoices(file, node, schemas));
        found.name.push(() => otherNames(pack, file, node, schemas));
        found.number.push(() => otherNumbers(node).map((value) => replaced(file, node, value)));
      }
    });
    for (const alike of lists.values()) found.part.push(() => slipsOfLists(file, alike));
  }
  for (const rank of RANKS) for (const makes of found[rank]) yield* makes();
}

/** Returns the files that all starts are played by. */
export function rulesOf({ model, files }: PackSource): readonly SourceFile[] {
  return Array.from(files.values()).filter(({ role }) => model?.roles[role]?.isPlayedByAll === true);
}

/** Returns the change that writes another value. */
export function replaced(file: SourceFile, node: JsonNode, value: Json): Slip {
  const text = JSON.stringify(value);
  const key = memberKey(node);
  const says = key === null ? text : `${JSON.stringify(key)}: ${text}`;
  return slip(file, node, says, `Change to ${text}`, () => [{ offset: node.offset, length: node.length, text }]);
}

/** Returns a change that is reported at a node. */
export function slip(
  file: SourceFile,
  node: JsonNode,
  says: string,
  title: string,
  edits: () => readonly TextEdit[],
): Slip {
  const fix = (): Fix => ({ title, changes: [{ file: file.path, edits: edits() }] });
  return { file: file.path, at: pointerOf(node), says, fix };
}

/** Returns the key of a member's value; null for another value. */
function memberKey({ parent }: JsonNode): string | null {
  const key = parent?.type === "property" ? parent.children?.[0]?.value : undefined;
  return typeof key === "string" ? key : null;
}

/** Returns the key of the member that a list is. Lists of one key hold the same sort of things. */
function keyOf(list: JsonNode): string {
  return memberKey(list) ?? "";
}

function otherChoices(file: SourceFile, node: JsonNode, schemas: readonly Schema[]): readonly Slip[] {
  const { value } = node;
  if (typeof value === "boolean") return [replaced(file, node, !value)];
  const choices = choicesOf(schemas).filter((choice) => choice !== value);
  return choices.map((choice) => replaced(file, node, choice));
}

function choicesOf(schemas: readonly Schema[]): readonly Json[] {
  return Array.from(new Set(schemas.flatMap(({ enum: all = [] }) => all)));
}

function otherNames(pack: PackSource, file: SourceFile, node: JsonNode, schemas: readonly Schema[]): readonly Slip[] {
  const { value } = node;
  if (typeof value !== "string") return [];
  const names = namesFor(pack, schemas).filter((name) => name !== value);
  return names.map((name) => replaced(file, node, name));
}

/** Returns the object with another name as a key. */
function otherKeys(pack: PackSource, file: SourceFile, object: JsonNode, schemas: readonly Schema[]): readonly Slip[] {
  const names = namesFor(
    pack,
    schemas.flatMap(({ propertyNames }) => propertyNames ?? []),
  );
  return (object.children ?? []).flatMap(({ children: [key] = [] }) =>
    names.flatMap((name) => {
      if (key === undefined || memberOf(object, name) !== undefined) return [];
      const text = JSON.stringify(name);
      const edits = (): readonly TextEdit[] => [{ offset: key.offset, length: key.length, text }];
      return [slip(file, key, text, `Change to ${text}`, edits)];
    }),
  );
}

/** Returns the pack's names of the sort that a place takes; none where it gives one. */
function namesFor(pack: PackSource, schemas: readonly Schema[]): readonly string[] {
  const { model } = pack;
  if (model === null || schemas.some((schema) => schema["x-def"] !== undefined)) return [];
  const sorts = new Set(schemas.flatMap((schema) => schema["x-ref"] ?? []).map((word) => model.names.sortOf(word)));
  return Array.from(sorts).flatMap((of) => Array.from(model.names.defined(pack, of)));
}

/** Returns numbers that are easily written instead of another. */
function otherNumbers({ value }: JsonNode): readonly number[] {
  if (typeof value !== "number") return [];
  const near = [value - 1, value + 1, -value, value / 10, value * 10, value / 100, value * 100];
  const turned = Number(String(value).split("").toReversed().join(""));
  const all = [...near, turned, 2 * value, value / 2].map((each) => Number(each.toPrecision(12)));
  return Array.from(new Set(all)).filter((each) => Number.isFinite(each) && each !== value);
}

/** Returns the list with one more of the choices or names that its items are. */
function longerLists(pack: PackSource, file: SourceFile, list: JsonNode, schemas: readonly Schema[]): readonly Slip[] {
  const items = schemas.flatMap((schema) => (schema.items === undefined ? [] : expand(schema.items, null)));
  const children = list.children ?? [];
  const { model } = pack;
  const given = items.flatMap((schema) => schema["x-def"] ?? []);
  const names = given.flatMap((word) => Array.from(model?.names.defined(pack, model.names.sortOf(word)) ?? []));
  const choices = new Set([...choicesOf(items), ...namesFor(pack, items), ...names]);
  const missing = Array.from(choices).filter((choice) => !children.some(({ value }) => value === choice));
  const layout = missing.length === 0 ? null : layoutNear(file.text, file.tree, list);
  return layout === null ? [] : missing.map((choice) => inserted(file, list, children.length, choice, layout));
}

/** Lists what may be meant in lists of the same sort of things. */
function* slipsOfLists(file: SourceFile, alike: readonly JsonNode[]): Iterable<Slip> {
  const all = distinct(alike.flatMap(({ children = [] }) => children.map(valueOf)));
  for (const list of alike) yield* listSlips(file, list, all);
}

/** Lists the list with two neighbours exchanged, or with an item of another one. `all`: the items by their texts. */
function* listSlips(file: SourceFile, list: JsonNode, all: ReadonlyMap<string, Json>): Iterable<Slip> {
  const items = list.children ?? [];
  yield* swaps(file, items);
  const own = distinct(items.map(valueOf));
  const layout = layoutNear(file.text, file.tree, list);
  for (const [text, item] of all) {
    if (own.has(text)) continue;
    yield inserted(file, list, items.length, item, layout);
    yield inserted(file, list, 0, item, layout);
  }
}

function distinct(values: readonly (Json | undefined)[]): ReadonlyMap<string, Json> {
  return new Map(values.flatMap((value) => (value === undefined ? [] : [[canonicalJson(value), value]])));
}

function inserted(file: SourceFile, list: JsonNode, index: number, item: Json, layout: Layout): Slip {
  const text = inlineText(item, layout.inline);
  const place = index === 0 && (list.children ?? []).length > 0 ? " at its beginning" : "";
  return slip(file, list, `${text} in ${JSON.stringify(keyOf(list))}${place}`, `Add ${text}${place}`, () =>
    sequenceEdits(file.text, list, { insert: new Map([[index, [text]]]) }, layout),
  );
}

function swaps(file: SourceFile, items: readonly JsonNode[]): readonly Slip[] {
  return items.flatMap((item, index) => {
    const next = items[index + 1];
    if (next === undefined || isEqualJson(valueOf(item), valueOf(next))) return [];
    const textOf = ({ offset, length }: JsonNode): string => file.text.slice(offset, offset + length);
    const edits = (): readonly TextEdit[] => [
      { offset: item.offset, length: item.length, text: textOf(next) },
      { offset: next.offset, length: next.length, text: textOf(item) },
    ];
    return [slip(file, item, "this one after the next", "Exchange with the next one", edits)];
  });
}

/** Returns the object with a member that it needs, or that the objects beside it have: a switch, a number. */
function missingMembers(
  pack: PackSource,
  file: SourceFile,
  object: JsonNode,
  schemas: readonly Schema[],
): readonly Slip[] {
  const around = object.parent?.type === "property" ? object.parent.parent : object.parent;
  const beside = (around?.children ?? []).map((each) => (each.type === "property" ? each.children?.[1] : each));
  const theirs = beside.flatMap((each) => (each === object || each?.type !== "object" ? [] : (each.children ?? [])));
  const members = new Map<string, readonly [key: string, value: Json]>();
  for (const { children: [key, value] = [] } of theirs) {
    if (typeof value?.value !== "boolean" && typeof value?.value !== "number") continue;
    members.set(JSON.stringify([key?.value, value.value]), [String(key?.value), value.value]);
  }
  for (const name of schemas.flatMap(({ required = [] }) => required)) {
    const own = memberSchemas(schemas, name).flatMap((schema) => expand(schema, null));
    for (const value of [...choicesOf(own), ...namesFor(pack, own)]) {
      members.set(JSON.stringify([name, value]), [name, value]);
    }
  }
  const missing = Array.from(members.values()).filter(([key]) => memberOf(object, key) === undefined);
  return missing.map(([key, value]) => {
    const text = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    return slip(file, object, text, `Add ${text}`, () => newMemberEdits(file, object, key, value));
  });
}
