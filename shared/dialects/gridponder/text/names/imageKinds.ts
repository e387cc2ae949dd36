// Kinds that are drawn with images of the pack, one for each: what they are called at first, and how they are declared.
// Pure.
import { freeName } from "../../../../base/freeName";
import { fileName } from "../../../../pack/fileNames";
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../../base/json";
import { type NewKind, kindNameRefusal, kindNamed } from "./kinds";
import { freeSymbol } from "./kindSymbols";

/** What is asked for each image. */
export interface ImageKind {
  readonly image: string;
  /** The name as it is typed, for players or for rules. */
  readonly written: string;
  readonly layer: string;
  readonly tags: readonly string[];
  readonly isWanted: boolean;
}

/** Returns what is offered for images: named after their files, those left out that a kind is drawn with already. */
export function offeredKinds(game: Json | undefined, images: readonly string[], layer: string): readonly ImageKind[] {
  const drawn = new Set(Object.values(kindsOf(game)).map((kind) => objectOf(kind)["sprite"]));
  const taken = new Set(Object.keys(kindsOf(game)));
  return images.map((image) => {
    const stem = fileName(image).replace(/\.[^.]*$/, "");
    const written = freeName(stem, taken);
    taken.add(written);
    return { image, written, layer, tags: [], isWanted: !drawn.has(image) };
  });
}

/** Returns why kinds cannot be called as they are written, by the places of those that are wanted. */
export function namingMistakes(game: Json | undefined, kinds: readonly ImageKind[]): ReadonlyMap<number, string> {
  const seen = new Set<string>();
  const mistakes = new Map<number, string>();
  for (const [index, { written, isWanted }] of kinds.entries()) {
    if (!isWanted) continue;
    const { name } = kindNamed(written);
    const wrong = seen.has(name) ? `There are two kinds "${name}" here.` : kindNameRefusal(game, name);
    if (wrong !== null) mistakes.set(index, wrong);
    seen.add(name);
  }
  return mistakes;
}

/** Returns the declarations of those that are wanted, each with a symbol of its own while there are any. */
export function imageKinds(game: Json | undefined, kinds: readonly ImageKind[]): readonly NewKind[] {
  let declared: JsonObject = kindsOf(game);
  return kinds.flatMap(({ image, written, layer, tags, isWanted }): readonly NewKind[] => {
    if (!isWanted) return [];
    const { name, uiName } = kindNamed(written);
    const symbol = freeSymbol({ entityKinds: declared }, name);
    const kind = {
      layer,
      tags,
      ...(symbol === null ? {} : { symbol }),
      ...(uiName === null ? {} : { uiName }),
      sprite: image,
    };
    declared = { ...declared, [name]: kind };
    return [{ name, kind }];
  });
}

/** Returns the tags that all have of those that are wanted. */
export function sharedTags(kinds: readonly ImageKind[]): readonly string[] {
  const [first, ...others] = kinds.filter(({ isWanted }) => isWanted);
  return (first?.tags ?? []).filter((tag) => others.every(({ tags }) => tags.includes(tag)));
}

/** Returns the kinds with other tags that all of them have; each keeps those of its own. */
export function withSharedTags(kinds: readonly ImageKind[], shared: readonly string[]): readonly ImageKind[] {
  const before = sharedTags(kinds);
  return kinds.map((kind) => {
    const own = kind.tags.filter((tag) => !before.includes(tag) && !shared.includes(tag));
    return { ...kind, tags: [...shared, ...own] };
  });
}

function kindsOf(game: Json | undefined): JsonObject {
  const kinds = objectOf(game)["entityKinds"];
  return isJsonObject(kinds) ? kinds : {};
}
