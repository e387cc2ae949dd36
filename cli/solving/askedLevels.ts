// The levels that a command about a pack is asked about.
import { type Result, done, refused } from "../../shared/base/result";
import { presentationOf } from "../../shared/dialects/presentations";
import type { Game } from "../../shared/engine/dialect";
import type { GameAction } from "../../shared/engine/turnRecord";
import { compilePack } from "../../shared/host/checks/diagnose";
import { type LevelEntry, levelEntries } from "../../shared/host/checks/solutions";
import { PLAIN_WORDS } from "../../shared/pack/packModel";
import type { PackSource } from "../../shared/pack/packSource";
import type { Output } from "../output";
import { halfReadLines, readPackFolder, unreadLines } from "../packFolder";
import { unknownLevel } from "../levelNames";

export interface LevelsCommand {
  readonly pack: string;
  /** Level ids; none: all. */
  readonly levels: readonly string[];
  readonly profile: string | null;
}

export interface AskedLevels {
  readonly pack: PackSource;
  readonly game: Game | null;
  readonly entries: readonly LevelEntry[];
  readonly actionText: (action: GameAction) => string;
  /** Returns a level's id, padded so that those of all are as wide. */
  readonly padded: (id: string) => string;
}

/**
 * Reads a pack and finds its levels. Refused with a sentence when there is none, one does not exist, or none is a
 * puzzle. Says on standard error which files cannot be read, and which texts are read without what is wrong in them.
 */
export async function askedLevels(command: LevelsCommand, output: Output): Promise<Result<AskedLevels, string>> {
  const read = await readPackFolder(command.pack);
  if (!read.ok) return read;
  const { pack } = read.value;
  for (const line of unreadLines(read.value)) output.writeError(line);
  const { game } = compilePack(pack, command.profile === null ? {} : { profile: command.profile });
  const all = levelEntries(pack, game);
  const missing = command.levels.find((id) => !all.some((entry) => entry.id === id));
  if (missing !== undefined) return refused(unknownLevel(missing, pack));
  const entries = command.levels.length === 0 ? all : all.filter(({ id }) => command.levels.includes(id));
  const width = Math.max(0, ...entries.map(({ id }) => id.length));
  const { title = "another language", words = PLAIN_WORDS } = pack.model ?? {};
  if (entries.length === 0) return refused(`${command.pack} has no ${words.starts}.`);
  if (isNoPuzzle(entries)) {
    return refused(
      `${command.pack} holds no puzzles to search; its language is ${title}. ` +
        `"gridwright check" replays its ${words.starts}.`,
    );
  }
  const files = entries.map(({ file }) => file);
  for (const line of halfReadLines(pack, files)) output.writeError(line);
  const { actionText } = presentationOf(pack.model?.id);
  return done({ pack, game, entries, actionText, padded: (id) => id.padEnd(width) });
}

/** Returns whether levels can be played, but not searched: their language knows no puzzles. */
function isNoPuzzle(entries: readonly LevelEntry[]): boolean {
  for (const entry of entries) {
    const level = entry.level();
    if (level !== null) return level.search === undefined;
  }
  return false;
}
