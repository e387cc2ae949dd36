// Texts of starts on the clipboard: one as it is in its file, several as a list. Pure.
import { type JsonObject, isJsonObject } from "../base/json";
import { parseJsonTree, valueOf } from "../text/jsonTree";

/** Returns the text of the clipboard for the texts of some starts. */
export function clipOf(texts: readonly string[]): string {
  const [first] = texts;
  return texts.length === 1 && first !== undefined ? first : `[\n${texts.map((text) => text.trim()).join(",\n")}\n]\n`;
}

/** Returns the texts that were put together as `clipOf` does; none where the clipboard holds something else. */
export function textsOf(clip: string): readonly string[] {
  const { root, errors } = parseJsonTree(clip);
  if (errors.length > 0 || root === undefined) return [];
  if (root.type === "object") return [clip];
  return (root.type === "array" ? (root.children ?? []) : []).map(
    ({ offset, length }) => `${clip.slice(offset, offset + length)}\n`,
  );
}

/** Returns the object that a pasted text is; null where it is something else. */
export function pastedValue(text: string): JsonObject | null {
  const tree = parseJsonTree(text);
  const value = tree.errors.length > 0 || tree.root === undefined ? undefined : valueOf(tree.root);
  return isJsonObject(value) ? value : null;
}

/** An id that can be the name of a file in any system; null for another one. */
export function pastedId({ id }: JsonObject): string | null {
  return typeof id === "string" && /^[A-Za-z0-9][\w-]{0,60}$/.test(id) ? id : null;
}
