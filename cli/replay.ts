// The replay command: reads a stream of walks and writes the digests of their states, one line each.
import { statSync } from "node:fs";
import path from "node:path";
import { errorText } from "../shared/base/errorText";
import { type JsonObject, isJsonObject } from "../shared/base/json";
import { type Result, done, refused } from "../shared/base/result";
import type { Game } from "../shared/engine/dialect";
import type { PlayableLevel } from "../shared/engine/playableLevel";
import type { GameAction } from "../shared/engine/turnRecord";
import { compilePack } from "../shared/host/checks/diagnose";
import type { Profile } from "./profiles";
import { ExitCode, type Output, refuse } from "./output";
import { readPackFolder } from "./packFolder";
import { stateDigest } from "../shared/engine/stateDigest";

/** A line of the input: a level, and the actions to take one after the other, refused ones included. */
interface Walk {
  readonly pack: string;
  readonly level: string;
  readonly walk: unknown;
  readonly actions: readonly GameAction[];
}

/**
 * Answers every line; skips empty ones. A line that is invalid, or names an unknown pack or level, is answered with the
 * parts that could be read and an `error`. `folder` holds the packs that lines name; one that does not exist is a usage
 * error.
 */
export async function replay(
  folder: string,
  profile: Profile | null,
  lines: AsyncIterable<string>,
  output: Output,
): Promise<ExitCode> {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder) return refuse(output, `There is no folder ${folder}.`);
  const games = new Map<string, Promise<Result<Game, string>>>();
  const gameOf = (pack: string): Promise<Result<Game, string>> => {
    const game = games.get(pack) ?? openGame(folder, pack, profile);
    games.set(pack, game);
    return game;
  };
  let failed = false;
  for await (const line of lines) {
    if (line.trim() === "") continue;
    const answer = await answerOf(line, gameOf);
    failed ||= "error" in answer;
    await output.write(`${JSON.stringify(answer)}\n`);
  }
  return failed ? ExitCode.failures : ExitCode.ok;
}

async function answerOf(line: string, gameOf: (pack: string) => Promise<Result<Game, string>>): Promise<object> {
  const parsed = parseWalk(line);
  if (!parsed.ok) return parsed.refusal;
  const { pack, level: id, walk, actions } = parsed.value;
  const named = { pack, level: id, walk };
  const game = await gameOf(pack);
  if (!game.ok) return { ...named, error: game.refusal };
  const level = game.value.level(id);
  if (level !== null) return { ...named, ...replayed(level, actions) };
  const known = game.value.levelIds.includes(id);
  return { ...named, error: known ? `level "${id}" cannot be played` : `pack "${pack}" has no level "${id}"` };
}

function parseWalk(line: string): Result<Walk, object> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return refused({ error: `not JSON: ${errorText(error)}` });
  }
  if (!isJsonObject(value)) return refused({ error: "a line is an object with pack, level, walk and actions" });
  const { pack, level, walk = null, actions } = value;
  const named = { pack: pack ?? null, level: level ?? null, walk };
  if (typeof pack !== "string" || typeof level !== "string") {
    return refused({ ...named, error: "pack and level are strings" });
  }
  if (!Array.isArray(actions)) return refused({ ...named, error: "actions is a list" });
  const wrong = actions.findIndex((action) => !isAction(action));
  if (wrong >= 0) return refused({ ...named, error: `actions[${wrong}] is not an object with an "action"` });
  return done({ pack, level, walk, actions });
}

function isAction(value: unknown): value is GameAction & JsonObject {
  return isJsonObject(value) && typeof value["action"] === "string";
}

async function openGame(folder: string, pack: string, profile: Profile | null): Promise<Result<Game, string>> {
  // A name from the stream is not a path: it names a folder directly below.
  if (pack === "" || pack !== path.basename(pack) || pack === "..") return refused(`no pack "${pack}"`);
  const read = await readPackFolder(path.join(folder, pack));
  if (!read.ok) return refused(read.refusal);
  const { game, findings } = compilePack(read.value.pack, profile === null ? {} : { profile });
  if (game !== null) return done(game);
  return refused(`pack "${pack}" cannot be played: ${findings[0]?.message ?? "its rule language is unknown"}`);
}

function replayed(level: PlayableLevel, actions: readonly GameAction[]): object {
  let state = level.start(null);
  const initial = stateDigest(level, state);
  const steps = actions.map((action) => {
    const step = level.step(state, action, null);
    state = step.state;
    const { accepted, won, lost, events } = step;
    return { accepted, won, lost, digest: stateDigest(level, state), events: events.map(({ type }) => type) };
  });
  return { initial, steps };
}
