// trace: a level's recorded solution as a tree of what happened, turn by turn.
import type { PlayableLevel, TurnRecord } from "../shared/engine/dialect";
import { traceLines } from "../shared/engine/traceText";
import { compilePack } from "../shared/host/diagnose";
import { createPlaySessions } from "../shared/host/playSessions";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";

/** Prints one turn (0 is loading) or, for null, all of them. A solution stops at the first refused action. */
export async function trace(folder: string, id: string, step: number | null, output: Output): Promise<ExitCode> {
  const read = await readPackFolder(folder);
  if (!read.ok) return complain(output, read.refusal);
  const { game } = compilePack(read.value.pack, {});
  const level = game?.level(id) ?? null;
  if (game === null || level === null) {
    const known = game?.levelIds.includes(id) === true;
    return complain(output, known ? `Level "${id}" cannot be played.` : `${folder} has no playable level "${id}".`);
  }
  const turns = goldPathTurns(level);
  if (step !== null && step >= turns.length) {
    return complain(output, `The solution of "${id}" has turns 0 to ${turns.length - 1}, no turn ${step}.`);
  }
  for (const [number, turn] of turns.entries()) {
    if (step === null || step === number) await output.write(`${traceLines(turn, level.debug).join("\n")}\n`);
  }
  return ExitCode.ok;
}

function complain(output: Output, line: string): ExitCode {
  output.complain(line);
  return ExitCode.usage;
}

function goldPathTurns(level: PlayableLevel): readonly TurnRecord[] {
  const sessions = createPlaySessions();
  const { session, turns: opened } = sessions.open(level, 1, []);
  const turns = [...opened];
  for (const action of level.goldPath) {
    const played = sessions.act(session, turns.length - 1, action);
    if (!played.ok) break;
    turns.push(played.value);
    if (!played.value.accepted) break;
  }
  return turns;
}
