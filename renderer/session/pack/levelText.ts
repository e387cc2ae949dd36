// A level file as playing sees it: its id, its recorded solution, and a print of all text that playing depends on.
import { type Json, isJsonObject } from "../../../shared/base/json";
import type { GameAction } from "../../../shared/engine/dialect";
import { readGoldPath, replaceGoldPath } from "../../../shared/dialects/gridponder/text/levels/goldPath";
import { hintStopEdits } from "../../../shared/dialects/gridponder/text/levels/hintStops";
import { levelIdOf, levelSequence } from "../../../shared/dialects/gridponder/text/levels/levelSequence";
import { playedMembers } from "../../../shared/dialects/gridponder/text/levels/playedLevel";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";

/** The id of a level file and the print of what playing it depends on; null when the file cannot be read as one. */
export function playableText(file: string): { readonly id: string; readonly print: string } | null {
  const { files, game, manifest } = packSource();
  const level = files.get(file);
  if (level === undefined || !isJsonObject(level.value)) return null;
  const version: Json = isJsonObject(manifest?.value) ? (manifest.value["dslVersion"] ?? null) : null;
  return { id: levelIdOf(level), print: printOf(playedMembers(level.value), game?.value ?? null, version) };
}

/** The last print, and the values that it was made of. */
let printed: { readonly parts: readonly unknown[]; readonly print: string } = { parts: [], print: "" };

/** A large level is not printed anew with each change of what is not played: values that did not change stay the same. */
function printOf(played: ReturnType<typeof playedMembers>, game: Json, version: Json): string {
  const parts = [...Object.entries(played).flat(), game, version];
  const { parts: known } = printed;
  if (parts.length !== known.length || parts.some((part, index) => part !== known[index])) {
    printed = { parts, print: JSON.stringify([played, game, version]) };
  }
  return printed.print;
}

/** The file of the level that follows a level in the pack's sequence; null after the last and for one not in it. */
export function levelAfter(file: string): string | null {
  const levels = levelSequence(packSource()).entries.flatMap((entry) =>
    entry.type === "level" && entry.file !== null ? [entry.file.path] : [],
  );
  const index = levels.indexOf(file);
  return index < 0 ? null : (levels[index + 1] ?? null);
}

/** Writes moves as the solution of a level file, as one step of undo; a text that does not parse is left alone. */
export function writeGoldPath(file: string, moves: readonly GameAction[]): void {
  const document = documents.get(file);
  if (document === undefined) return;
  document.apply(replaceGoldPath({ text: document.text(), tree: document.tree() }, moves));
}

/** The same for what is being recorded: all that a recording writes from its first move on is one step of undo. */
export function recordGoldPath(file: string, moves: readonly GameAction[], isFirst: boolean): void {
  const document = documents.get(file);
  if (document === undefined) return;
  document.amend(replaceGoldPath({ text: document.text(), tree: document.tree() }, moves), isFirst);
}

/** Writes after how many moves each hint of a level file ends, as one step of undo. */
export function writeHintStops(file: string, stops: readonly number[]): void {
  const document = documents.get(file);
  if (document === undefined) return;
  document.apply(hintStopEdits({ text: document.text(), tree: document.tree() }, stops));
}

/** The moves of a level file's solution; entries that are no action are left out, as the engine does. */
export function goldPathOf(file: string): readonly GameAction[] {
  const document = documents.get(file);
  if (document === undefined) return [];
  return readGoldPath(document.tree()).flatMap(({ move }) => (move === null ? [] : [move]));
}
