// trace: a level's recorded solution as a tree of what happened, turn by turn.
import type { PlayableLevel, TurnRecord } from "../shared/engine/dialect";
import { nearestName } from "../shared/base/nearestName";
import { traceLines } from "../shared/engine/traceText";
import { whyRule } from "../shared/engine/why";
import { ruleAnswerLines } from "../shared/engine/whyText";
import { compilePack } from "../shared/host/diagnose";
import { createPlaySessions } from "../shared/host/playSessions";
import type { Command } from "./arguments";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";

type TraceCommand = Extract<Command, { readonly name: "trace" }>;

/**
 * Prints one turn (0 is loading) or, for a step of null, all of them: what happened, or why a rule did or did not fire.
 * A solution stops at the first refused action.
 */
export async function trace(command: TraceCommand, output: Output): Promise<ExitCode> {
  const { pack: folder, level: id, step, why } = command;
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
  const rule = why === null ? null : level.debug.rules.findIndex((each) => each.id === why);
  if (rule === -1) {
    const near = nearestName(
      why ?? "",
      level.debug.rules.map((each) => each.id),
    );
    return complain(output, `Level "${id}" has no rule "${why}".${near === null ? "" : ` Did you mean "${near}"?`}`);
  }
  for (const [number, turn] of turns.entries()) {
    if (step !== null && step !== number) continue;
    const lines =
      rule === null
        ? traceLines(turn, level.debug)
        : ruleAnswerLines(turn, level.debug, whyRule(turns, number, level.debug, rule));
    await output.write(`${lines.join("\n")}\n`);
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
