// A level with its recorded solution, loaded for the debugger: the turns, and where in the pack's texts they come from.
import path from "node:path";
import { type Result, done, refused } from "../../shared/base/result";
import type { Source } from "../../shared/engine/debugInfo";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { tracedTurns } from "../../shared/engine/play/tracedTurns";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { rangeOf } from "../../shared/findings/locate";
import { compilePack } from "../../shared/host/checks/diagnose";
import { levelEntries } from "../../shared/host/checks/solutions";
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
export async function loadRun({ pack: folder, level: id, program }: Launch): Promise<Result<LevelRun, string>> {
  const file = program === undefined ? null : packOfFile(path.resolve(program));
  const root = folder === undefined ? file?.root : path.resolve(folder);
  if (root === undefined) return refused('Give "pack" and "level", or "program": a level\'s file in a pack.');
  const read = await readPackFolder(root);
  if (!read.ok) return read;
  const { pack } = read.value;
  const { game } = compilePack(pack, {});
  const entries = levelEntries(pack, game);
  const wanted = entries.find((entry) => (id === undefined ? entry.file.path === file?.path : entry.id === id));
  if (wanted === undefined) {
    const known = entries.map((entry) => entry.id).join(", ");
    return refused(`${root} has no level ${id ?? file?.path ?? "of that name"}; it has ${known || "none"}.`);
  }
  const level = wanted.level();
  if (level === null) return refused(`${startNamed(wanted.id, pack)} cannot be played; its problems say why.`);
  return done({ root, pack, level, turns: [...tracedTurns(level, level.solution)] });
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
