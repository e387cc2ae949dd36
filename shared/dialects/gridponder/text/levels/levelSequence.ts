// The levels of a pack in the order they are played, with story screens between, and those in no sequence.
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../../base/json";
import { fileStem } from "../../../../pack/fileNames";
import type { PackSource, SourceFile } from "../../../../pack/packSource";

export type SequenceEntry =
  | { readonly type: "level"; readonly id: string; readonly file: SourceFile | null; readonly at: JsonPointer }
  | {
      readonly type: "story";
      readonly title: string | null;
      readonly text: string | null;
      readonly image: string | null;
      readonly at: JsonPointer;
    };

export interface LevelSequence {
  /** In the game's order; `at` is in game.json. An entry of neither type is left out. */
  readonly entries: readonly SequenceEntry[];
  /** Level files that no entry names, by file name. */
  readonly unsequenced: readonly SourceFile[];
}

/** Returns the index in the sequence of the entry at a pointer of game.json; null for any other place. */
export function entryIndexOf(at: JsonPointer): number | null {
  const index = /^\/levelSequence\/(\d+)$/.exec(at)?.[1];
  return index === undefined ? null : Number(index);
}

/** Returns a level's id: its `id` member, else its file name without the ending. */
export function levelIdOf(level: SourceFile): string {
  const id = isJsonObject(level.value) ? level.value["id"] : undefined;
  if (typeof id === "string" && id !== "") return id;
  return fileStem(level.path);
}

/** Returns a level's title, else its id. */
export function levelTitleOf(level: SourceFile): string {
  const title = isJsonObject(level.value) ? level.value["title"] : undefined;
  return typeof title === "string" && title !== "" ? title : levelIdOf(level);
}

/** Reads the sequence. Of two files with the same id the first by name is meant. */
export function levelSequence(pack: PackSource): LevelSequence {
  const byId = new Map<string, SourceFile>();
  for (const level of pack.levels) {
    const id = levelIdOf(level);
    if (!byId.has(id)) byId.set(id, level);
  }
  const game = pack.game?.value;
  const list = listOf(objectOf(game)["levelSequence"]);
  const entries = list.flatMap((entry, index) => readEntry(entry, childPointer("/levelSequence", index), byId));
  const named = new Set(entries.map((entry) => (entry.type === "level" ? entry.file : null)));
  return { entries, unsequenced: pack.levels.filter((level) => !named.has(level)) };
}

function readEntry(entry: Json, at: JsonPointer, levels: ReadonlyMap<string, SourceFile>): readonly SequenceEntry[] {
  if (!isJsonObject(entry)) return [];
  if (entry["type"] === "level" && typeof entry["ref"] === "string") {
    return [{ type: "level", id: entry["ref"], file: levels.get(entry["ref"]) ?? null, at }];
  }
  if (entry["type"] !== "story") return [];
  const text = (key: string): string | null => {
    const value = entry[key];
    return typeof value === "string" ? value : null;
  };
  return [{ type: "story", title: text("title"), text: text("text"), image: text("image"), at }];
}
