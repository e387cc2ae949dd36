// The solutions that a level keeps beside the one that counts: kept, played, renamed, chosen, removed. Each change is one
// step of undo in the level's text.
import type { OtherRecord, OtherRecords } from "../../../shared/pack/packModel";
import type { TextEdit } from "../../../shared/text/edit";
import type { ParsedText } from "../../../shared/text/jsonTree";
import { documents } from "../../documents/documents";
import { recordFormat } from "../pack/levelText";
import { packWords } from "../pack/packWords";
import { playedActions } from "../play/playState";
import { playStore } from "../play/playStore";
import { replayMoves, tellInPassing } from "../play/playCommands";
import { activeLevel, session } from "../play/windowPlay";

/** Returns the solutions kept in a level's file, in the order of its text. */
function otherSolutionsOf(file: string): readonly OtherRecord[] {
  const document = documents.get(file);
  return document === undefined ? [] : (recordFormat()?.others?.read(document.tree()) ?? []);
}

/** Keeps the moves played so far beside the level's solution; says so, or why nothing was kept. */
export function keepPlayedMoves(): void {
  const file = activeLevel();
  const moves = playedActions(playStore.getState());
  if (file === null || recordFormat()?.others === undefined) return;
  if (moves.length === 0 || playStore.getState().level?.file !== file)
    return tellInPassing("Play some moves of this level first: they are what is kept.");
  const name = `Solution ${otherSolutionsOf(file).length + 2}`;
  change(file, `Keep ${name}`, (others, text) => others.add(text, name, moves));
  tellInPassing(`Kept the played moves as "${name}".`);
}

/** Makes one of them the solution that counts; the one before is kept in its place. */
export function chooseOther(file: string, index: number): void {
  session.stopRecording();
  change(file, `Choose another ${packWords().record}`, (others, text) => others.choose(text, index));
}

export function renameOther(file: string, index: number, name: string): void {
  change(file, `Rename ${packWords().record} to ${name}`, (others, text) => others.rename(text, index, name));
}

export function removeOther(file: string, index: number): void {
  change(file, `Delete ${packWords().record}`, (others, text) => others.remove(text, index));
}

/** Plays one of them from the start. */
export async function playOther(file: string, index: number): Promise<void> {
  await replayMoves(file, otherSolutionsOf(file)[index]?.moves ?? []);
}

function change(
  file: string,
  step: string,
  make: (others: OtherRecords, text: ParsedText) => readonly TextEdit[],
): void {
  const document = documents.get(file);
  const others = recordFormat()?.others;
  if (document === undefined || others === undefined) return;
  document.apply(make(others, { text: document.text(), tree: document.tree() }), step);
}
