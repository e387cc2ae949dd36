// What of a level's text playing depends on. Knows which members only describe a level; nothing of what the rest means.
import { canonicalJson } from "../../../../base/canonicalJson";
import { type Json, type JsonObject, isJsonObject } from "../../../../base/json";
import { readGoldPath } from "./goldPath";
import type { SourceFile } from "../../../../pack/packSource";

/** Members of a level that change nothing about how it plays. */
const NOT_PLAYED = new Set(["solution", "metadata", "title", "guide"]);

/** A level's members without those that only describe it. */
export function playedMembers(level: JsonObject): Readonly<Record<string, Json | undefined>> {
  return Object.fromEntries(Object.entries(level).filter(([key]) => !NOT_PLAYED.has(key)));
}

const runTexts = new WeakMap<SourceFile, string>();

/** Equal for files that give the same game with the same recorded path; how they are written does not matter. */
export function ownRunText(file: SourceFile): string {
  const known = runTexts.get(file);
  if (known !== undefined) return known;
  const played = isJsonObject(file.value) ? (playedMembers(file.value) as JsonObject) : {};
  const text = canonicalJson([played, readGoldPath(file.tree).map(({ move }) => move)]);
  runTexts.set(file, text);
  return text;
}
