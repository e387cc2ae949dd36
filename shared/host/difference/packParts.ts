// The parts of a pack that are compared by what they are called: kinds and rules. And what remains of a file without them.
import { type Json, type JsonPointer, childPointer, isJsonList, isJsonObject } from "../../base/json";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { nodeAt, valueOf } from "../../text/jsonTree";

/** An object in a text, such as a rule. */
export interface PackPart {
  /** "" for one without a name. */
  readonly id: string;
  readonly file: string;
  readonly at: JsonPointer;
  readonly value: Json;
}

/** A version of a pack, read. */
export interface PackVersion {
  readonly pack: PackSource;
  readonly kinds: readonly PackPart[];
  readonly rules: readonly PackPart[];
  /** Files whose texts are broken in this version or the other. */
  readonly broken: ReadonlySet<string>;
}

/** Returns the parts that entities of the board go by, in the order of their names in the pack. */
export function kindsOf(pack: PackSource): readonly PackPart[] {
  const names = pack.model?.names;
  if (names === undefined) return [];
  return Array.from(names.defined(pack, names.ofEntities)).flatMap((id) => {
    const place = names.definition(pack, names.ofEntities, id);
    return place === null ? [] : partAt(pack, id, place.file, place.at);
  });
}

/** Returns the rules, those of the whole pack first. */
export function rulesOf(pack: PackSource): readonly PackPart[] {
  return (pack.model?.rules(pack) ?? []).flatMap(({ id, file, at }) => partAt(pack, id, file, at));
}

/** A name that is not the key of an object names the object around it. */
function partAt(pack: PackSource, id: string, file: string, at: JsonPointer): readonly PackPart[] {
  const tree = pack.files.get(file)?.tree;
  if (tree === undefined) return [];
  for (const pointer of [at, at.slice(0, Math.max(0, at.lastIndexOf("/")))]) {
    const value = valueOf(nodeAt(tree, pointer));
    if (isJsonObject(value)) return [{ id, file, at: pointer, value }];
  }
  return [];
}

/** Returns a file's value without the values at these places, and without lists of them alone; undefined for nothing. */
export function valueWithout(file: SourceFile | undefined, places: Iterable<JsonPointer>): Json | undefined {
  if (file?.value === undefined) return undefined;
  const left = new Set(places);
  if (left.size === 0) return file.value;
  const around = new Set<JsonPointer>();
  for (const place of left) {
    for (let at = place; at !== "";) {
      at = at.slice(0, at.lastIndexOf("/"));
      around.add(at);
    }
  }
  const copied = (value: Json, at: JsonPointer): Json | undefined => {
    if (left.has(at)) return undefined;
    if (!around.has(at)) return value;
    if (isJsonObject(value)) {
      const members = Object.entries(value).flatMap(([name, member]) => {
        const kept = copied(member, childPointer(at, name));
        return kept === undefined ? [] : [[name, kept] as const];
      });
      return Object.fromEntries(members);
    }
    if (!isJsonList(value)) return value;
    const kept = value.flatMap((item, index) => {
      const inner = copied(item, childPointer(at, index));
      // An item that is a list itself stays one item.
      return inner === undefined ? [] : [inner];
    });
    return kept.length === 0 && value.length > 0 ? undefined : kept;
  };
  return copied(file.value, "");
}
