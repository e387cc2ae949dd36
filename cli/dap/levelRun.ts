// A level with its recorded solution, loaded for the debugger: the turns, and where in the pack's texts they come from.
import path from "node:path";
import { type Result, done, refused } from "../../shared/base/result";
import type { Source } from "../../shared/engine/debugInfo";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { tracedTurns } from "../../shared/engine/play/tracedTurns";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { rangeOf } from "../../shared/findings/locate";
import { compilePack } from "../../shared/host/checks/diagnose";
import { PACK_MARKS } from "../../electron/files/pack/packMarks";
import { levelEntries } from "../../shared/host/checks/solutions";
import { PLAIN_WORDS } from "../../shared/pack/packModel";
import type { PackSource } from "../../shared/pack/packSource";
import { nodeAt } from "../../shared/text/jsonTree";
import { startNamed } from "../levelNames";
import { packOfFile } from "../packFolders";
import { readPackFolder } from "../packFolder";

export interface LevelRun {
  /** The pack's folder, absolute. */
  readonly root: string;
  readonly pack: PackSource;
  readonly level: PlayableLevel;
  /** The first one is loading. */
  readonly turns: readonly TurnRecord[];
}

/** What a launch names: a pack and a level's id, or the file of a level. */
export interface Launch {
  readonly pack?: string;
  readonly level?: string;
  readonly program?: string;
}

/** Loads what a launch names and plays the level's solution. Refused with a sentence. */
export async function loadRun(launch: Launch): Promise<Result<LevelRun, string>> {
  const { pack: folder, level: id, program } = launch;
  const named = readLaunch(launch);
  if (!named.ok) return named;
  const { root, file } = named.value;
  const read = await readPackFolder(root);
  if (!read.ok) return read;
  const { pack } = read.value;
  const { game } = compilePack(pack, {});
  const entries = levelEntries(pack, game);
  const wanted = entries.find((entry) => (id === undefined ? entry.file.path === file : entry.id === id));
  if (wanted === undefined) {
    const { start, starts } = pack.model?.words ?? PLAIN_WORDS;
    const known = `its ${starts} are ${entries.map((entry) => entry.id).join(", ") || "none"}.`;
    if (id !== undefined) return refused(`${folder ?? root} has no ${start} ${id}; ${known}`);
    if (program === undefined) return refused(`"level" is missing: which ${start} of ${folder ?? root}; ${known}`);
    return refused(`${program} is no ${start} of ${root}; ${known}`);
  }
  const level = wanted.level();
  if (level === null) return refused(`${startNamed(wanted.id, pack)} cannot be played; its problems say why.`);
  return done({ root, pack, level, turns: [...tracedTurns(level, level.solution)] });
}

/** Returns the pack's folder, absolute, and the level's file in it; null where the level is named by its id. */
function readLaunch(launch: Launch): Result<{ readonly root: string; readonly file: string | null }, string> {
  // What an editor sends is what somebody wrote into a file.
  const wrong = (["pack", "level", "program"] as const).find(
    (name) => !["string", "undefined"].includes(typeof launch[name]),
  );
  if (wrong !== undefined) return refused(`"${wrong}" is not a text in quotes.`);
  const { pack, program } = launch;
  const found = program === undefined ? null : packOfFile(path.resolve(program));
  if (pack !== undefined) return done({ root: path.resolve(pack), file: found?.path ?? null });
  if (program === undefined) return refused('Give "pack" and "level", or "program": a level\'s file in a pack.');
  if (found === null)
    return refused(`${program} is in no pack: no folder above it has a ${PACK_MARKS.join(" or a ")}.`);
  return done({ root: found.root, file: found.path });
}

/** Where something stands in a file: lines and columns from 1. */
export interface FilePlace {
  /** Absolute. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns where a place of the pack's texts is; null when the text has no such place. */
export function placeOf({ root, pack }: LevelRun, { file, at }: Source): FilePlace | null {
  const source = pack.files.get(file);
  const node = source === undefined ? undefined : nodeAt(source.tree, at);
  if (source === undefined || node === undefined) return null;
  const { line, column } = rangeOf(source.text, node);
  return { file: path.join(root, ...file.split("/")), line, column };
}
