// A level file as playing sees it: its id, its recorded solution, and a print of all text that playing depends on.
import { type Json, isJsonObject } from "../../shared/base/json";
import type { GameAction } from "../../shared/engine/dialect";
import { readGoldPath, replaceGoldPath } from "../../shared/pack/goldPath";
import { levelIdOf } from "../../shared/pack/levelSequence";
import { documents } from "../documents/documents";

/** Members of a level that change nothing about how it plays. */
const NOT_PLAYED = new Set(["solution", "metadata", "title", "guide"]);

/** The id of a level file and the print of what playing it depends on; null when the file cannot be read as one. */
export function playableText(file: string): { readonly id: string; readonly print: string } | null {
  const document = documents.get(file);
  const level = document?.value();
  if (document === undefined || !isJsonObject(level)) return null;
  const played = Object.fromEntries(Object.entries(level).filter(([key]) => !NOT_PLAYED.has(key)));
  const game: Json = documents.get("game.json")?.value() ?? null;
  const manifest = documents.get("manifest.json")?.value();
  const version: Json = isJsonObject(manifest) ? (manifest["dslVersion"] ?? null) : null;
  return { id: levelIdOfFile(file), print: JSON.stringify([played, game, version]) };
}

/** The id by which the host knows a level file. */
export function levelIdOfFile(file: string): string {
  const document = documents.get(file);
  if (document === undefined) return "";
  return levelIdOf({ path: file, text: document.text(), tree: document.tree(), value: document.value() });
}

/** Writes moves as the solution of a level file, as one step of undo; a text that does not parse is left alone. */
export function writeGoldPath(file: string, moves: readonly GameAction[]): void {
  const document = documents.get(file);
  if (document === undefined) return;
  document.apply(replaceGoldPath({ text: document.text(), tree: document.tree() }, moves));
}

/** The moves of a level file's solution; entries that are no action are left out, as the engine does. */
export function goldPathOf(file: string): readonly GameAction[] {
  const document = documents.get(file);
  if (document === undefined) return [];
  return readGoldPath(document.tree()).flatMap(({ move }) => (move === null ? [] : [move]));
}
