// Plays the session again by the rules as they are now, and keeps the cursor. What cannot be played leaves everything
// as it was; refused moves come back once the rules accept them again.
import { defined } from "../../../shared/base/defined";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { type NewNames, firstDifferenceUnder, renamedReading } from "../../../shared/engine/compare/newNames";
import { sameMoment } from "../../../shared/engine/compare/compareTurns";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { offerComparison } from "../step/comparison";
import { solutionOf } from "../pack/levelText";
import { packWords } from "../pack/packWords";
import { setCursor } from "./playCommands";
import { type PlayedLevel, actionsOf } from "./playState";
import { playStore } from "./playStore";
import { movesToRepeat, playedAgainText, refusedMoves, turnAfterRefusals } from "./repeatedMoves";
import { session } from "./windowPlay";

/** All moves of the session that was last replayed, including those that its rules refused. */
let lastAsked: { readonly session: number; readonly actions: readonly GameAction[] } | null = null;

/**
 * Plays the session's moves again and says whether what was before the step has changed. While recording, the recording
 * continues where it is, with its own moves only.
 */
export async function playAgain(): Promise<void> {
  const { level, turns: old, shown, cursor, isRecording } = playStore.getState();
  if (level === null) return;
  if (documents.get(level.file) === undefined) return refuse(`${level.file} is no longer in the pack.`);
  const broken = brokenFile(level);
  if (broken !== null) return refuse(`${broken} is not valid JSON.`);
  if (isRecording) return session.applyChanges();
  // What was typed or renamed just now counts.
  documents.flush();
  const [kept, asked] = [await host.keepSession(level.session), actionsToRepeat(level)];
  const names: NewNames = new Map(kept === null ? [] : await host.renamedSince(kept.names));
  const failure = await session.playAgain(asked, shown);
  if (failure !== null) return refuse(failure);
  const { turns, level: now } = playStore.getState();
  if (now === null || now.session === level.session) return;
  lastAsked = { session: now.session, actions: asked };
  const refused = refusedMoves(asked, actionsOf(turns));
  const standing = Math.min(turnAfterRefusals(shown, refused), turns.length - 1);
  session.goTo(standing);
  if (cursor !== null && !refused.includes(shown - 1) && standing === turnAfterRefusals(shown, refused)) {
    const [was, is] = [defined(old[shown]), defined(turns[standing])];
    setCursor(sameMoment(renamedReading({ ...level, turn: was }, names), { ...now, turn: is }, cursor));
  }
  const difference = firstDifferenceUnder(names, old, turns, now.presentation);
  session.note(playedAgainText({ asked, refused, difference, shown }, now.presentation, packWords()));
  if (kept !== null && difference !== null) offerComparison(kept, now.session, Math.min(difference, turns.length - 1));
}

/**
 * Plays the same moves again after an edit of what is expected of them, so that the turns are judged by it. The debugger
 * stays where it stands.
 */
export async function judgeAgain(): Promise<void> {
  const { level, turns, shown, cursor } = playStore.getState();
  if (level === null) return;
  if ((await session.playAgain(actionsOf(turns), shown)) === null) session.goTo(shown, cursor);
}

function refuse(reason: string): void {
  session.note(`${reason} What was played stays as it is; apply again when that is fixed.`);
}

/**
 * Returns the name of a file that the level is played by and that has a mistake of syntax; null when all can be read.
 */
function brokenFile({ file }: PlayedLevel): string | null {
  const { manifest, game, files } = packSource();
  const read = [manifest, game, files.get(file)];
  return read.find((each) => (each?.tree.errors.length ?? 0) > 0)?.path ?? null;
}

/**
 * Returns the session's moves, with those that its rules or those of the recorded solution's last play have refused.
 */
function actionsToRepeat({ session: number, file }: PlayedLevel): readonly GameAction[] {
  const longer = lastAsked?.session === number ? [lastAsked.actions] : [];
  return movesToRepeat(actionsOf(playStore.getState().turns), [...longer, solutionOf(file)]);
}
