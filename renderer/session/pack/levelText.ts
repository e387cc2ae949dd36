// A level's file as playing sees it: its id, its recorded solution, and a print of all text that playing depends on.
import { type Json, type JsonObject, isJsonObject } from "../../../shared/base/json";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { RecordFormat } from "../../../shared/pack/packModel";
import type { PackEntry } from "../../../shared/pack/packSource";
import type { TextEdit } from "../../../shared/text/edit";
import type { ParsedText } from "../../../shared/text/jsonTree";
import { documents } from "../../documents/documents";
import { packWords } from "./packWords";
import { packSource } from "../../documents/packSource";

/**
 * Returns the id of a level's file and the print of what playing it depends on; null when the file cannot be read as
 * one.
 */
export function playableText(file: string): { readonly id: string; readonly print: string } | null {
  const pack = packSource();
  const level = pack.files.get(file);
  if (pack.model === null || level === undefined || !isJsonObject(level.value)) return null;
  const { starts } = pack.model;
  return { id: starts.idOf(level), print: printOf(starts.playedMembers(level), starts.playedContext(pack)) };
}

/** The last print, and the values that it was made of. */
let printed: { readonly parts: readonly unknown[]; readonly print: string } = { parts: [], print: "" };

/** Does not print a large level again for changes that play ignores: unchanged values stay the same objects. */
function printOf(played: Readonly<Record<string, Json | undefined>>, context: readonly Json[]): string {
  const parts = [...Object.entries(played).flat(), ...context];
  const { parts: known } = printed;
  if (parts.length !== known.length || parts.some((part, index) => part !== known[index])) {
    printed = { parts, print: JSON.stringify([played, ...context]) };
  }
  return printed.print;
}

/**
 * Returns the file of the level that follows a level in the pack's order; null after the last and for one that is not
 * listed.
 */
export function levelAfter(file: string): string | null {
  const pack = packSource();
  const entries: readonly PackEntry[] = pack.model?.starts.entries(pack) ?? [];
  const levels = entries.flatMap((entry) =>
    entry.kind === "start" && entry.listedAt !== null ? [entry.file.path] : [],
  );
  const index = levels.indexOf(file);
  return index < 0 ? null : (levels[index + 1] ?? null);
}

/** Writes moves as the solution of a level, as one step of undo; a text that does not parse is left alone. */
export function writeSolution(file: string, moves: readonly GameAction[]): void {
  const edits = recordEdits(file, (record, text) => record.replace(text, moves));
  documents.get(file)?.apply(edits, `Change ${packWords().record}`);
}

/**
 * Takes moves, by their numbers from 1, out of the solution of a level, as one step of undo. Hints go on ending after
 * the moves that they ended after.
 */
export function takeOutOfSolution(file: string, taken: ReadonlySet<number>): void {
  const path = solutionOf(file);
  const left = path.filter((_, index) => !taken.has(index + 1));
  const edits = recordEdits(file, (record, text) => {
    const stops = record.hints?.read(text.tree) ?? [];
    const hints =
      stops.length === 0 ? [] : (record.hints?.edits(text, record.hints.without(stops, taken, path.length)) ?? []);
    return [...record.replace(text, left), ...hints];
  });
  documents.get(file)?.apply(edits, `Change ${packWords().record}`);
}

/** Writes moves as `writeSolution` does, while they are recorded: all that a recording writes from its first move on is one step of undo. */
export function recordSolution(
  file: string,
  moves: readonly GameAction[],
  isFirst: boolean,
  end: JsonObject | null,
): void {
  const edits = recordEdits(file, (record, text) => record.replace(text, moves));
  const step = `Record ${packWords().record}`;
  documents.get(file)?.amend(edits, step, isFirst);
  if (end === null) return;
  const expected = recordEdits(file, (record, text) => record.expect?.(text, end) ?? []);
  if (expected.length > 0) documents.get(file)?.amend(expected, step, isFirst && edits.length === 0);
}

/** Writes after how many moves each hint of a level ends, as one step of undo. */
export function writeHintStops(file: string, stops: readonly number[]): void {
  const edits = recordEdits(file, ({ hints }, text) => hints?.edits(text, stops) ?? []);
  documents.get(file)?.apply(edits, "Change hints");
}

/** Returns the moves of a level's solution; entries that are no action are left out, as the engine does. */
export function solutionOf(file: string): readonly GameAction[] {
  const document = documents.get(file);
  const record = recordFormat();
  if (document === undefined || record === null) return [];
  return record.read(document.tree()).flatMap(({ move }) => (move === null ? [] : [move]));
}

/** Returns how the open pack's language records moves; null while no language is known. */
export function recordFormat(): RecordFormat | null {
  return packSource().model?.record ?? null;
}

function recordEdits(
  file: string,
  make: (record: RecordFormat, text: ParsedText) => readonly TextEdit[],
): readonly TextEdit[] {
  const document = documents.get(file);
  const record = recordFormat();
  return document === undefined || record === null
    ? []
    : make(record, { text: document.text(), tree: document.tree() });
}
