// Finds pictures that a pack names and that do not exist or are outside it (files.md, Sprites).
import { type JsonPointer, childPointer } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedKind, PackIndex } from "../../text/names/packIndex";
import type { SourceFile } from "../../../../pack/packSource";
import {
  type SpriteListings,
  declaredCollections,
  findSprite,
  isInsidePath,
  placeholdersOf,
  spritePathOf,
} from "../../presentation/sprites";
import { found, quoted, unknownName } from "../found";

/** Returns a finding for each place that names a missing picture; a repeated path is reported once per file. */
export function pictureFindings(index: PackIndex): readonly Finding[] {
  const { pack } = index;
  const listings = {
    assets: pack.assets,
    declared: declaredCollections(pack.manifest?.value),
    collections: pack.collections,
  };
  const findings: Finding[] = [];
  for (const [file, names] of index.names) {
    const reported = new Set<string>();
    for (const { of, name, at } of names) {
      if (of !== "sprite" || name === "" || reported.has(name)) continue;
      reported.add(name);
      const kind = kindOfSprite(index, at);
      findings.push(...(kind === null ? pathFindings(file, at, name, listings) : kindFindings(index, kind, listings)));
    }
  }
  return findings;
}

/** Returns the kind whose own sprite is at a place. */
function kindOfSprite(index: PackIndex, at: JsonPointer): IndexedKind | null {
  if (!at.startsWith("/entityKinds/") || !at.endsWith("/sprite")) return null;
  return [...index.kinds.values()].find((kind) => childPointer(kind.at, "sprite") === at) ?? null;
}

function pathFindings(file: SourceFile, at: JsonPointer, path: string, listings: SpriteListings): readonly Finding[] {
  if (!isInsidePath(path)) {
    const message = `"${path}" leads out of the pack: pictures are only taken from the pack and its collections.`;
    return [found("sprite-outside-pack", file, at, message, { params: { name: path } })];
  }
  if (findSprite(path, listings) !== null) return [];
  const message = `There is no picture "${path}", neither in the pack nor in a collection beside it.`;
  return [unknownName("missing-sprite", message, { name: path, file, at, names: pathsIn(listings) })];
}

/** Returns the paths by which a pack can name its pictures and those of its collections. */
function pathsIn({ assets, declared, collections }: SpriteListings): Iterable<string> {
  const shared = collections.filter(({ id }) => declared.includes(id)).flatMap(({ files }) => files);
  return [...assets, ...shared];
}

/** Checks that a path with a placeholder has a picture for each value that occurs on a board. */
function kindFindings(index: PackIndex, kind: IndexedKind, listings: SpriteListings): readonly Finding[] {
  const { value, file } = kind;
  const at = childPointer(kind.at, "sprite");
  const { sprite: path, spriteParam } = value;
  if (typeof path !== "string") return [];
  const placeholders = placeholdersOf(path);
  if (placeholders.length === 0) {
    if (typeof spriteParam !== "string") return pathFindings(file, at, path, listings);
    const message = `"spriteParam" has no effect: the path has no placeholder {${spriteParam}}.`;
    return [found("sprite-placeholder", file, childPointer(kind.at, "spriteParam"), message)];
  }
  if (typeof spriteParam !== "string" || !placeholders.includes(spriteParam) || placeholders.length > 1) {
    const message = `The path has the placeholder ${quoted(placeholders)}; "spriteParam" must name exactly this one.`;
    return [found("sprite-placeholder", file, at, message)];
  }
  const paths = pathsOnBoards(index, kind);
  if (!paths.every(isInsidePath) || !isInsidePath(path)) return pathFindings(file, at, `../${path}`, listings);
  const missing = paths.filter((each) => findSprite(each, listings) === null);
  if (missing.length === 0) return [];
  const are = missing.length === 1 ? "is no picture" : "are no pictures";
  const message = `There ${are} ${quoted(missing)}, neither in the pack nor in a collection beside it.`;
  return [found("missing-sprite", file, at, message, { params: { name: missing[0] ?? "" } })];
}

function pathsOnBoards(index: PackIndex, { id, value }: IndexedKind): readonly string[] {
  const paths = new Set<string>();
  for (const { board } of index.levels) {
    for (const entity of board.ok ? board.value.entities : []) {
      const path = entity?.kind === id ? spritePathOf(value, entity) : null;
      if (path !== null) paths.add(path);
    }
  }
  return [...paths];
}
