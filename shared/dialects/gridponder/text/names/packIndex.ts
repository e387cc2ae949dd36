// What a pack says, indexed with its places: the ground on which checks, completion and usages stand.
// Knows the shape of a pack's files; knows nothing of how it is played or what is right.
import { addTo, addToSet } from "../../../../base/groups";
import { memoByIdentity } from "../../../../base/memo";
import type { BoardView } from "../../../../base/boardView";
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonObject,
  listOf,
  objectOf,
} from "../../../../base/json";
import type { Result } from "../../../../base/result";
import type { TextSpan } from "../../../../text/edit";
import { type JsonTree, nodeAt } from "../../../../text/jsonTree";
import { type BoardRefusal, boardOfLevel } from "../board/board";
import { layersObject } from "../layers/layers";
import { systemsInLevel } from "../systems/levelSystems";
import { levelIdOf } from "../levels/levelSequence";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { type IndexedRule, indexRules } from "./ruleIndex";
import { type NameUse, schemaNames } from "../../../../pack/schemas/schemaNames";
import { hasSchema } from "../../../../pack/schemas/schemas";
import { gridponderSchema } from "../schemas";

/** Something with an id that stands in a list: `at` is its place in `file`. */
export interface IndexedItem {
  readonly id: string;
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly value: JsonObject;
}

export interface IndexedKind extends IndexedItem {
  readonly layer: string | null;
  readonly tags: readonly string[];
}

export interface IndexedSystem extends IndexedItem {
  readonly type: string;
  readonly config: JsonObject;
  readonly enabled: boolean;
}

/** A goal or lose condition. */
export interface IndexedGoal extends IndexedItem {
  readonly type: string;
  readonly config: JsonObject;
}

export interface IndexedLevel {
  readonly id: string;
  readonly file: SourceFile;
  readonly value: JsonObject;
  readonly board: Result<BoardView, BoardRefusal>;
  readonly goals: readonly IndexedGoal[];
  readonly loseConditions: readonly IndexedGoal[];
  readonly rules: readonly IndexedRule[];
  /** The game's systems as they are in this level. */
  readonly systems: readonly IndexedSystem[];
}

export interface PackIndex {
  readonly pack: PackSource;
  readonly dslVersion: string | null;
  /** With `occupancy` and `default` as in the value. */
  readonly layers: readonly IndexedItem[];
  /** By name. */
  readonly kinds: ReadonlyMap<string, IndexedKind>;
  readonly kindsByTag: ReadonlyMap<string, readonly string[]>;
  readonly actions: readonly IndexedItem[];
  readonly systems: readonly IndexedSystem[];
  /** Of game.json. */
  readonly rules: readonly IndexedRule[];
  readonly levels: readonly IndexedLevel[];
  /** Names by file, cells of layers and gold paths left out. */
  readonly names: ReadonlyMap<SourceFile, readonly NameUse[]>;
  /** All names that any file defines, by what they are of. */
  readonly defined: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the game's rules and those of all levels. */
export function allRules({ rules, levels }: PackIndex): readonly IndexedRule[] {
  return [...rules, ...levels.flatMap((level) => level.rules)];
}

/** Returns each rule with the levels that have it: a rule of the game with all of them. */
export function rulesWithLevels({
  rules,
  levels,
}: PackIndex): readonly (readonly [rule: IndexedRule, levels: readonly IndexedLevel[]])[] {
  return [
    ...rules.map((rule) => [rule, levels] as const),
    ...levels.flatMap((level) => level.rules.map((rule) => [rule, [level]] as const)),
  ];
}

/** Returns a pack indexed as far as it can be read; what is broken is left out. */
export const indexPack = memoByIdentity(buildIndex);

function buildIndex(pack: PackSource): PackIndex {
  const game = objectOf(pack.game?.value);
  const kinds = indexKinds(pack.game, game);
  const systems = itemsOf(pack.game, game["systems"], "/systems").map(asSystem);
  const names = indexNames(pack, systems);
  const kindsByTag = new Map<string, string[]>();
  for (const { id, tags } of kinds.values()) {
    for (const tag of tags) addTo(kindsByTag, tag, id);
  }
  const version = objectOf(pack.manifest?.value)["dslVersion"];
  return {
    pack,
    dslVersion: typeof version === "string" ? version : null,
    layers: itemsOf(pack.game, game["layers"], "/layers"),
    kinds,
    kindsByTag,
    actions: itemsOf(pack.game, game["actions"], "/actions"),
    systems,
    rules: pack.game === null ? [] : indexRules(pack.game, game["rules"]),
    levels: pack.levels.map((file) => indexLevel(file, pack.game?.value, systems)),
    names,
    defined: definedNames(names.values()),
  };
}

function indexKinds(file: SourceFile | null, game: JsonObject): ReadonlyMap<string, IndexedKind> {
  const kinds = new Map<string, IndexedKind>();
  if (file === null) return kinds;
  for (const [id, value] of Object.entries(objectOf(game["entityKinds"]))) {
    if (!isJsonObject(value)) continue;
    const layer = typeof value["layer"] === "string" ? value["layer"] : null;
    const tags = listOf(value["tags"]).filter((tag): tag is string => typeof tag === "string");
    kinds.set(id, { id, file, at: childPointer("/entityKinds", id), value, layer, tags });
  }
  return kinds;
}

/**
 * A level stays as it is while neither its file nor the game's changes. No memo of its inputs: the systems, which follow
 * from the game, are another list at each call.
 */
const levelsByFile = new WeakMap<SourceFile, { readonly game: Json | undefined; readonly level: IndexedLevel }>();

function indexLevel(file: SourceFile, game: Json | undefined, systems: readonly IndexedSystem[]): IndexedLevel {
  const known = levelsByFile.get(file);
  if (known !== undefined && known.game === game) return known.level;
  const level = buildLevel(file, game, systems);
  levelsByFile.set(file, { game, level });
  return level;
}

function buildLevel(file: SourceFile, game: Json | undefined, systems: readonly IndexedSystem[]): IndexedLevel {
  const value = objectOf(file.value);
  let board: IndexedLevel["board"] | undefined;
  return {
    id: levelIdOf(file),
    file,
    value,
    // Laid out on demand: completing a name in a large pack needs none.
    get board() {
      return (board ??= boardOfLevel(file.tree, game));
    },
    goals: itemsOf(file, value["goals"], "/goals").map(asGoal),
    loseConditions: itemsOf(file, value["loseConditions"], "/loseConditions").map(asGoal),
    rules: indexRules(file, value["rules"]),
    systems: systemsInLevel(systems, value["systemOverrides"]),
  };
}

/** None for a file whose role has no schema: one of a pack whose language is not known. */
const namesOfFile = memoByIdentity((file: SourceFile): readonly NameUse[] => {
  const schema = gridponderSchema(file.role);
  return hasSchema(schema) ? schemaNames(schema, file.tree.root, listedElsewhere(file.tree)) : [];
});

function indexNames(pack: PackSource, systems: readonly IndexedSystem[]): ReadonlyMap<SourceFile, readonly NameUse[]> {
  const names = new Map<SourceFile, readonly NameUse[]>();
  for (const file of [pack.manifest, pack.game, pack.theme, ...pack.levels]) {
    if (file !== null) names.set(file, [...namesOfFile(file), ...overrideNames(file, systems)]);
  }
  return names;
}

/** Cells are read from the board, moves from the gold path: there may be thousands. */
function listedElsewhere(tree: JsonTree): readonly TextSpan[] {
  const layers = layersObject(tree)?.children?.flatMap((property) => property.children?.[1] ?? []) ?? [];
  return [...layers, nodeAt(tree, "/solution") ?? []].flat();
}

/** A level's overrides are config of the systems they name. */
function overrideNames(file: SourceFile, systems: readonly IndexedSystem[]): readonly NameUse[] {
  return Object.keys(objectOf(objectOf(file.value)["systemOverrides"])).flatMap((id) => {
    const schema = gridponderSchema(`systems/${systems.find((system) => system.id === id)?.type ?? ""}`);
    return hasSchema(schema) ? schemaNames(schema, nodeAt(file.tree, childPointer("/systemOverrides", id))) : [];
  });
}

function definedNames(all: Iterable<readonly NameUse[]>): ReadonlyMap<string, ReadonlySet<string>> {
  const defined = new Map<string, Set<string>>();
  for (const names of all) {
    for (const { of, name, role } of names) if (role !== "use") addToSet(defined, of, name);
  }
  return defined;
}

function asSystem(item: IndexedItem): IndexedSystem {
  const { type, config, enabled } = item.value;
  return {
    ...item,
    type: typeof type === "string" ? type : "",
    config: objectOf(config),
    enabled: enabled !== false,
  };
}

function asGoal(item: IndexedItem): IndexedGoal {
  const { type, config } = item.value;
  return { ...item, type: typeof type === "string" ? type : "", config: objectOf(config) };
}

/** Returns the objects of a list, with their ids ("" for none). */
function itemsOf(file: SourceFile | null, list: Json | undefined, at: JsonPointer): readonly IndexedItem[] {
  if (file === null) return [];
  return listOf(list).flatMap((value, index) => {
    if (!isJsonObject(value)) return [];
    const id = typeof value["id"] === "string" ? value["id"] : "";
    return [{ id, file, at: childPointer(at, index), value }];
  });
}
