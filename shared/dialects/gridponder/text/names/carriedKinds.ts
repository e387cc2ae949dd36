// The kinds that levels use, carried with them into another pack: declared there as they were, with their images and the
// colours of their theme, but for those that it has. Pure.
import { addTo } from "../../../../base/groups";
import { type Json, type JsonObject, isJsonList, isJsonObject, listOf, objectOf } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { imagesNamed } from "../../../../pack/images/imageUses";
import type { Lacking } from "../../../../pack/packModel";
import type { PackSource } from "../../../../pack/packSource";
import type { FileEdits } from "../../../../text/edit";
import { declaredLayers } from "../layers/layers";
import { colorNames, colorsOfEntities, namedColors, paletteEdits, withColors, withOwnColor } from "./carriedColors";
import { type NewKind, newKindEdits } from "./kinds";
import { freeSymbol } from "./kindSymbols";
import { indexPack } from "./packIndex";
import { sortOf } from "./sorts";

/** Names in a sentence: more would make it hard to read. */
const MOST_NAMED = 8;

/**
 * Returns the declarations of the kinds that levels, by their files, name; each with the images that it is drawn with, of
 * those that the pack has, and the colours of its theme.
 */
export function carriedKinds(pack: PackSource, levels: readonly string[], images: readonly string[]): JsonObject {
  // The other levels, of which there may be hundreds, are not looked into.
  const index = indexPack({ ...pack, levels: pack.levels.filter(({ path }) => levels.includes(path)) });
  const used = new Set<string>();
  const paramsOf = new Map<string, JsonObject[]>();
  const addEntity = (kind: string, params: JsonObject): void => {
    used.add(kind);
    addTo(paramsOf, kind, params);
  };
  for (const { file, board, value } of index.levels) {
    for (const entity of board.ok ? board.value.entities : [])
      if (entity !== null) addEntity(entity.kind, entity.params);
    for (const object of listOf(objectOf(value["board"])["multiCellObjects"])) {
      const { kind, params } = objectOf(object);
      if (typeof kind === "string") addEntity(kind, objectOf(params));
    }
    for (const { of, name } of index.names.get(file) ?? []) if (sortOf(of) === "kind") used.add(name);
  }
  const kinds = Array.from(index.kinds.values()).filter(({ id }) => used.has(id));
  return Object.fromEntries(
    kinds.map(({ id, value }) => {
      const kind = withOwnColor(pack, id, objectOf(value));
      const params = [defaultParams(kind), ...(paramsOf.get(id) ?? [])];
      const colors = { ...colorsOfEntities(pack, id, kind, params), ...namedColors(pack, kind) };
      return [id, { kind, images: imagesNamed(value, images), colors }] as const;
    }),
  );
}

/** Returns what entities of a kind have unless they say otherwise. */
function defaultParams(kind: JsonObject): JsonObject {
  const params = Object.entries(objectOf(kind["params"]));
  return Object.fromEntries(
    params.flatMap(([key, param]) => {
      const { default: value } = objectOf(param);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Returns what of them a pack does not declare; null for nothing, and where its kinds cannot be read. */
export function lackingKinds({ game }: PackSource, carried: JsonObject): Lacking | null {
  if (game === null || game.tree.errors.length > 0) return null;
  const missing = missingFrom(game.value, carried);
  if (missing.length === 0) return null;
  const names = missing.map(({ name }) => name);
  const images = [...new Set(missing.flatMap((each) => each.images))];
  const layers = new Set(declaredLayers(game.value).map(({ id }) => id));
  const unknown = new Set(missing.flatMap(({ kind: { layer } }) => (typeof layer === "string" ? layer : [])));
  for (const layer of layers) unknown.delete(layer);
  const named = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "…"] : names;
  const pictures = images.length === 0 ? "" : images.length === 1 ? " with an image" : ` with ${images.length} images`;
  const them = unknown.size === 1 ? "a layer that game.json does not have" : "layers that game.json does not have";
  return {
    title: `This pack lacks ${names.length === 1 ? "a kind" : `${names.length} kinds`} of what is pasted. Add ${names.length === 1 ? "it" : "them"}?`,
    detail: [
      `${named.join(", ")}${pictures}.`,
      ...(unknown.size === 0
        ? []
        : [`Some need ${them}: ${[...unknown].join(", ")}. Add ${unknown.size === 1 ? "it" : "them"} under "layers".`]),
    ].join(" "),
    images,
  };
}

/**
 * Returns the edits that declare what a pack lacks of them, and give its theme the colours that their entities name.
 * `images` has the paths of those that have others here.
 */
export function carriedKindEdits(
  pack: PackSource,
  carried: JsonObject,
  images: ReadonlyMap<string, string>,
): Result<readonly FileEdits[], string> {
  const { game } = pack;
  if (game === null) return refused("The pack has no game.json.");
  let declared = objectOf(objectOf(game.value)["entityKinds"]);
  const missing = missingFrom(game.value, carried);
  const kinds = missing.map(({ name, kind: written, colors }): NewKind => {
    const kind = withColors(pack, written, colors);
    const symbols = Object.values(declared).map((each) => objectOf(each)["symbol"]);
    const symbol = freeSymbol({ entityKinds: declared }, name);
    const isTaken = kind["symbol"] !== undefined && symbols.includes(kind["symbol"]);
    const { symbol: _, ...others } = kind;
    const own = isTaken ? { ...others, ...(symbol === null ? {} : { symbol }) } : kind;
    declared = { ...declared, [name]: own };
    return { name, kind: objectOf(withImages(own, images)) };
  });
  const edits = newKindEdits({ text: game.text, tree: game.tree }, kinds, null);
  if (!edits.ok) return edits;
  const palette = paletteEdits(pack, unnamedColors(missing));
  return done([{ file: game.path, edits: edits.value }, ...(palette === null ? [] : [palette])]);
}

/** Returns the carried colours that only entities name: those that a kind names are written into it. */
function unnamedColors(kinds: readonly CarriedKind[]): JsonObject {
  return Object.assign(
    {},
    ...kinds.map(({ kind, colors }) => {
      const own = colorNames(kind);
      return Object.fromEntries(Object.entries(colors).filter(([name]) => !own.includes(name)));
    }),
  );
}

interface CarriedKind extends NewKind {
  readonly images: readonly string[];
  /** Of its theme, by the names that it gives them. */
  readonly colors: JsonObject;
}

/** What was carried is text of the clipboard's: anything may stand in it. */
function missingFrom(game: Json | undefined, carried: JsonObject): readonly CarriedKind[] {
  const declared = objectOf(objectOf(game)["entityKinds"]);
  return Object.entries(carried).flatMap(([name, value]): readonly CarriedKind[] => {
    const { kind, images, colors } = objectOf(value);
    if (Object.hasOwn(declared, name) || !isJsonObject(kind)) return [];
    const names = listOf(images).filter((image) => typeof image === "string");
    return [{ name, kind, images: names, colors: objectOf(colors) }];
  });
}

function withImages(value: Json, images: ReadonlyMap<string, string>): Json {
  if (typeof value === "string") return images.get(value) ?? value;
  if (isJsonList(value)) return value.map((each) => withImages(each, images));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withImages(each, images)]));
}
