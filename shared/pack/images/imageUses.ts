// Where the texts of a pack name an image. A path with `{param}` in it names every image that fits.
import { type Json, type JsonPointer, isJsonList, isJsonObject } from "../../base/json";
import { type JsonNode, pointerOf } from "../../text/jsonTree";
import { isPicturePath } from "./picturePath";
import type { PackSource } from "../packSource";

export interface ImageUse {
  readonly file: string;
  readonly at: JsonPointer;
}

/** Returns the places that name an image of the pack, by file and in the order of the text. */
export function imageUses(pack: PackSource, path: string): readonly ImageUse[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return [...pack.files.values()].flatMap(({ path: file, text, tree }) => {
    // Most texts name none: their trees need not be walked.
    if (folder !== "" && !text.includes(folder) && !text.includes("\\/")) return [];
    const found: ImageUse[] = [];
    const visit = (node: JsonNode): void => {
      if (node.type === "string" && names(String(node.value), path)) found.push({ file, at: pointerOf(node) });
      const children = node.children ?? [];
      for (const child of node.type === "property" ? children.slice(1) : children) visit(child);
    };
    if (tree.root !== undefined) visit(tree.root);
    return found;
  });
}

/** Returns the images, of those there are, that a value names anywhere in it. */
export function imagesNamed(value: Json, images: Iterable<string>): readonly string[] {
  const texts = textsIn(value);
  return Array.from(images).filter((path) => isPicturePath(path) && texts.some((text) => names(text, path)));
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === "string") return [value];
  if (isJsonList(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function names(text: string, path: string): boolean {
  if (text === path) return true;
  if (!text.includes("{")) return false;
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return parts.length > 1 && new RegExp(`^${parts.join("[^/]*")}$`).test(path);
}
