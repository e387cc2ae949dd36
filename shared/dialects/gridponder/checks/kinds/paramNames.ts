// Finds params that nothing in the pack declares or reads: mostly misspelt ones. Also values of one name that look alike
// and are not equal: the number 1 and the text "1".
import { counted } from "../../../../base/counted";
import { type Json, childPointer, isJsonList, listOf, objectOf } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding, Fix } from "../../../../findings/finding";
import { type JsonNode, nodeAt, pointerOf } from "../../../../text/jsonTree";
import type { SourceFile } from "../../../../pack/packSource";
import { layerNode, visitLayer } from "../../text/layers/layers";
import { type IndexedLevel, type PackIndex, allRules } from "../../text/names/packIndex";
import { found } from "../found";

/** What systems, goals and effects read of entities by themselves. */
export const READ_OF_ENTITIES: readonly string[] = [
  "value",
  "color",
  "channel",
  "behavior",
  "targetTag",
  "sides",
  "axis",
  "role",
];
/** What systems read of multi-cell objects. */
const READ_OF_OBJECTS = [
  "queue",
  "currentIndex",
  "exitPosition",
  "exitDirection",
  "exit2Position",
  "exit2Direction",
  "exit2Index",
  "pipeSlots",
  "axis",
  "role",
];

/** Returns findings about the params of all entities and multi-cell objects. */
export function paramNameFindings(index: PackIndex): readonly Finding[] {
  const likely = likelyNames(index);
  const read = new Set([...likely, ...readNames(index)]);
  return index.levels.flatMap((level) => [
    ...(hasUnknown(level, read) ? index.layers.flatMap(({ id }) => layerFindings(index, level, id, read, likely)) : []),
    ...objectFindings(index, level, read),
    ...mixedFindings(index, level),
  ]);
}

/** Returns the params that kinds declare, and those that systems and goals ask for. */
function likelyNames(index: PackIndex): ReadonlySet<string> {
  const declared = [...index.kinds.values()].flatMap(({ value }) => Object.keys(objectOf(value["params"])));
  return new Set([...declared, ...READ_OF_ENTITIES]);
}

/** Returns every name that anything in the pack may ask for. */
function readNames(index: PackIndex): ReadonlySet<string> {
  const names = new Set<string>();
  for (const uses of index.names.values()) for (const { of, name } of uses) if (of === "param") names.add(name);
  for (const { value } of index.kinds.values()) {
    for (const field of ["spriteParam", "symbolParam"]) if (typeof value[field] === "string") names.add(value[field]);
    for (const [, name = ""] of JSON.stringify(value).matchAll(/\{(\w+)\}/g)) names.add(name);
  }
  for (const { effects, conditions } of allRules(index)) {
    for (const { body } of effects) {
      for (const [, name = ""] of JSON.stringify(body).matchAll(/\.param\.([^".]+)/g)) names.add(name);
    }
    for (const { name, body } of conditions) {
      const { param } = objectOf(body);
      if (name === "event" && typeof param === "string") names.add(param);
    }
  }
  for (const level of index.levels) {
    for (const { config } of [...level.systems, ...level.goals]) addWords(config, names);
  }
  for (const { config } of index.systems) addWords(config, names);
  return names;
}

/** Adds every text and every key in a config: it may name a param. */
function addWords(value: Json, names: Set<string>): void {
  if (typeof value === "string") names.add(value);
  else if (isJsonList(value)) for (const item of value) addWords(item, names);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      names.add(key);
      addWords(item, names);
    }
  }
}

/** Returns whether any entity of a level has such a param: mostly none has, and its cells need not be read. */
function hasUnknown({ board }: IndexedLevel, read: ReadonlySet<string>): boolean {
  if (!board.ok) return true;
  return board.value.entities.some((entity) => Object.keys(entity?.params ?? {}).some((name) => !read.has(name)));
}

interface Unknown {
  readonly kind: string;
  readonly name: string;
  readonly keys: JsonNode[];
  readonly meant: string | null;
}

function layerFindings(
  index: PackIndex,
  { file }: IndexedLevel,
  layer: string,
  read: ReadonlySet<string>,
  likely: ReadonlySet<string>,
): readonly Finding[] {
  const unknown = new Map<string, Unknown>();
  visitLayer(layerNode(file.tree, layer), (_x, _y, { kind, params }, node) => {
    for (const name of Object.keys(params)) {
      if (read.has(name)) continue;
      const declared = Object.keys(objectOf(index.kinds.get(kind)?.value["params"]));
      const meant = nearestName(
        name,
        [...declared, ...likely].filter((each) => !Object.hasOwn(params, each)),
      );
      const key = keyOf(node, name);
      if (key === undefined) continue;
      const known = unknown.get(`${kind} ${name}`);
      if (known === undefined) unknown.set(`${kind} ${name}`, { kind, name, keys: [key], meant });
      else known.keys.push(key);
    }
  });
  return Array.from(unknown.values(), (each) => unknownFinding(file, each));
}

function objectFindings(
  index: PackIndex,
  { file, value }: IndexedLevel,
  read: ReadonlySet<string>,
): readonly Finding[] {
  return listOf(objectOf(value["board"])["multiCellObjects"]).flatMap((item, place): readonly Finding[] => {
    const { kind, params } = objectOf(item);
    const kindName = typeof kind === "string" ? kind : "";
    const node = nodeAt(file.tree, childPointer("/board/multiCellObjects", place, "params"));
    const declared = Object.keys(objectOf(index.kinds.get(kindName)?.value["params"]));
    const known = [...declared, ...READ_OF_OBJECTS];
    return Object.keys(objectOf(params)).flatMap((name): readonly Finding[] => {
      const key = node === undefined ? undefined : keyOf(node, name);
      if (key === undefined || known.includes(name) || read.has(name)) return [];
      const meant = nearestName(
        name,
        known.filter((each) => !Object.hasOwn(objectOf(params), each)),
      );
      return [unknownFinding(file, { kind: kindName, name, keys: [key], meant })];
    });
  });
}

function keyOf(object: JsonNode, name: string): JsonNode | undefined {
  return object.children?.find((property) => property.children?.[0]?.value === name)?.children?.[0];
}

function unknownFinding(file: SourceFile, { kind, name, keys, meant }: Unknown): Finding {
  const [first] = keys;
  const at = first?.parent === undefined ? "" : pointerOf(first.parent.children?.[1] ?? first.parent);
  const count = keys.length === 1 ? "" : ` (${counted(keys.length, "cell")})`;
  const hint = meant === null ? "" : ` Did you mean "${meant}"?`;
  const message = `Nothing declares or reads the param "${name}" of "${kind}"${count}.${hint}`;
  const edits = keys.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(meant) }));
  const fixes: readonly Fix[] =
    meant === null ? [] : [{ title: `Change to "${meant}"`, changes: [{ file: file.path, edits }] }];
  const severity = meant === null ? "information" : "warning";
  return { ...found("unknown-param", file, at, message, { onKey: true, params: { name }, fixes }), severity };
}

/** Reports a colour or a channel that one level writes as a number and as a text: they are not equal. */
function mixedFindings(index: PackIndex, { board, file, systems }: IndexedLevel): readonly Finding[] {
  const asked = new Set(
    systems.flatMap(({ type, enabled, config }) => {
      if (!enabled) return [];
      if (type === "flood_fill") return ["color"];
      if (type === "tile_teleport") return ["channel"];
      return type === "portals" ? [typeof config["matchKey"] === "string" ? config["matchKey"] : "channel"] : [];
    }),
  );
  return [...asked].flatMap((name): readonly Finding[] => {
    if (!mayMix(board, name)) return [];
    const numbers = new Set<string>();
    const texts = new Map<string, JsonNode>();
    for (const { id } of index.layers) {
      visitLayer(layerNode(file.tree, id), (_x, _y, { params }, node) => {
        const value = Object.hasOwn(params, name) ? params[name] : undefined;
        if (typeof value === "number") numbers.add(String(value));
        else if (typeof value === "string" && !texts.has(value)) texts.set(value, node);
      });
    }
    return [...texts].flatMap(([text, node]): readonly Finding[] => {
      if (!numbers.has(text)) return [];
      const message = `The ${name} "${text}" is a text here and the number ${text} elsewhere in the level: they are not equal.`;
      return [found("mixed-types", file, childPointer(pointerOf(node), name), message)];
    });
  });
}

/** Returns whether entities of a level have both numbers and texts as a param. */
function mayMix(board: IndexedLevel["board"], name: string): boolean {
  if (!board.ok) return true;
  const types = new Set(board.value.entities.map((entity) => typeof entity?.params[name]));
  return types.has("number") && types.has("string");
}
