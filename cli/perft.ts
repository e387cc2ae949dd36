// `gridwright perft`: counts the sequences of moves of a board game, as programs that play such games compare them.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Json, isJsonObject } from "../shared/base/json";
import { type Result, done, refused } from "../shared/base/result";
import { lineOfAction } from "../shared/dialects/gdl/text/games/moveText";
import { gdlPlaces } from "../shared/dialects/gdl/text/packPlaces";
import { compileGame } from "../shared/dialects/gdl/turn/compileGame";
import type { CompiledGame } from "../shared/dialects/gdl/turn/compiledGame";
import { type Move, actionOfMove } from "../shared/dialects/gdl/moves/moveAction";
import { unlessPackIn } from "./unlessPackIn";
import { ExitCode, type Output } from "./output";
import { readJsonText } from "./packValues";
import { diskReason } from "../electron/files/disk/diskReason";

export interface PerftCommand {
  /** A pack's folder, or the file of its rules. */
  readonly pack: string;
  readonly depth: number;
  /** The id of a recorded game to start from; null: as the rules set it up. */
  readonly start: string | null;
  /** A finished game has no moves. */
  readonly withEnds: boolean;
  /** Also counts what follows each first move. */
  readonly divide: boolean;
  readonly seed: number;
  readonly players: number | null;
  readonly json: boolean;
}

/** Counts to each depth up to the given one. Rules that cannot be played are a failure, told by file and place. */
export async function perft(command: PerftCommand, output: Output): Promise<ExitCode> {
  const read = await readGame(command.pack, command.start);
  if (!read.ok) {
    output.writeError(read.refusal.message);
    return read.refusal.isBroken ? ExitCode.failures : ExitCode.usage;
  }
  const { rules, start, rulesFile } = read.value;
  const seed = numberOf(start, "seed") ?? command.seed;
  const players = numberOf(start, "players") ?? command.players;
  const options = { seed, players, start: { value: startOf(start), at: "/start" } };
  const { game, problems } = compileGame({ value: rules, at: "" }, options);
  if (game === null) {
    for (const { severity, at, message } of problems) {
      if (severity === "error") output.writeError(`${rulesFile}: ${at}: ${message}`);
    }
    return ExitCode.failures;
  }
  const depths = Array.from({ length: command.depth }, (_, index) => index + 1);
  const counted = depths.map((depth) => game.counted(game.start, depth, command.withEnds));
  const counts = counted.map(({ count }) => count);
  const divided = command.divide ? divide(game, command) : null;
  const cut = counted.findIndex(({ isCut }) => isCut) + 1;
  if (cut > 0) output.writeError(`${CUT} The counts from depth ${cut} on are too small.`);
  const cutFrom = cut > 0 ? { cutFrom: cut } : {};
  await output.write(
    command.json ? `${JSON.stringify({ counts, ...cutFrom, ...divided })}\n` : tableOf(counts, divided),
  );
  return ExitCode.ok;
}

const CUT = "Some positions have more moves than are listed; the others were left out.";

interface Divided {
  readonly divide: Readonly<Record<string, number>>;
}

function divide(game: CompiledGame, { depth, withEnds }: PerftCommand): Divided {
  const { moves } = game.legal(game.start);
  const names = moveNames(game, moves);
  const counts = moves.flatMap((move, index): readonly (readonly [string, number])[] => {
    const next = game.play(game.start, move);
    return next === null ? [] : [[names[index] ?? "", game.count(next, depth - 1, withEnds)]];
  });
  return { divide: Object.fromEntries(counts) };
}

/** Names each move by its line; moves with the same line by their interactions too, and then by numbers. */
function moveNames(game: CompiledGame, moves: readonly Move[]): readonly string[] {
  const lines = moves.map((move) => lineOfAction(actionOfMove(game.declarations, move)));
  const same = repeated(lines);
  const named = lines.map((line, index) => {
    const actions = moves[index]?.steps.map(({ action }) => action.written.name) ?? [];
    return same.has(line) ? `${line} (${actions.join(", ")})` : line;
  });
  const stillSame = repeated(named);
  const numbers = new Map<string, number>();
  return named.map((name) => {
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    return stillSame.has(name) ? `${name} [${number}]` : name;
  });
}

function repeated(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.has(text) || !seen.add(text)));
}

function tableOf(counts: readonly number[], divided: Divided | null): string {
  const rows = [...counts.entries()].map(([index, count]) => [String(index + 1), String(count)] as const);
  const moves = Object.entries(divided?.divide ?? {}).map(([line, count]) => [line, String(count)] as const);
  return [...aligned(rows), ...(moves.length > 0 ? [""] : []), ...aligned(moves)].map((line) => `${line}\n`).join("");
}

function aligned(rows: readonly (readonly [string, string])[]): readonly string[] {
  const left = Math.max(0, ...rows.map(([name]) => name.length));
  const right = Math.max(0, ...rows.map(([, count]) => count.length));
  return rows.map(([name, count]) => `${name.padEnd(left)}  ${count.padStart(right)}`);
}

interface GameFiles {
  readonly rules: Json;
  readonly rulesFile: string;
  /** The recorded game; null for none. */
  readonly start: Json;
}

async function readGame(pack: string, start: string | null): Promise<Result<GameFiles, Unreadable>> {
  let isFolder: boolean;
  try {
    isFolder = (await fs.stat(pack)).isDirectory();
  } catch {
    return refused({ message: `There is no pack or file ${pack}.`, isBroken: false });
  }
  const folder = isFolder ? pack : path.dirname(pack);
  const manifest = isFolder ? await readJson(path.join(folder, "manifest.json")) : done(null);
  const other = await unlessPackIn(pack, "gdl", "is no board game");
  if (other !== null) return refused({ message: other, isBroken: false });
  const { gameFile, gamesDirectory } = gdlPlaces(manifest.ok ? manifest.value : undefined);
  const rulesFile = isFolder ? path.join(folder, gameFile) : pack;
  const rules = await readJson(rulesFile);
  if (!rules.ok) return rules;
  if (start === null) return done({ rules: rules.value, rulesFile, start: null });
  const found = await startNamed(path.join(folder, gamesDirectory), start);
  if (!found.ok) return start === "start" ? done({ rules: rules.value, rulesFile, start: null }) : found;
  return done({ rules: rules.value, rulesFile, start: found.value });
}

/** Finds a recorded game by its id, or by the name of its file. */
async function startNamed(folder: string, id: string): Promise<Result<Json, Unreadable>> {
  const names = await fs.readdir(folder).catch(() => []);
  let byFile: Json = null;
  const known: string[] = [];
  for (const name of names.filter((each) => each.endsWith(".json")).sort()) {
    const game = await readJson(path.join(folder, name));
    if (!game.ok) {
      if (name === `${id}.json`) return game;
      continue;
    }
    const own = isJsonObject(game.value) ? game.value["id"] : undefined;
    if (own === id) return game;
    known.push(typeof own === "string" ? own : path.basename(name, ".json"));
    if (name === `${id}.json`) byFile = game.value;
  }
  const others = known.length === 0 ? "" : ` It has ${known.join(", ")}.`;
  const message = `There is no game ${id} in ${folder}.${others}`;
  return byFile === null ? refused({ message, isBroken: false }) : done(byFile);
}

/** Why a file cannot be read; `isBroken`: it is there, but it is no JSON. */
interface Unreadable {
  readonly message: string;
  readonly isBroken: boolean;
}

async function readJson(file: string): Promise<Result<Json, Unreadable>> {
  let text: string;
  try {
    text = await fs.readFile(file, "utf8");
  } catch (error) {
    return refused({ message: `${file} cannot be read: ${diskReason(error)}.`, isBroken: false });
  }
  const read = readJsonText(file, text);
  return read.ok ? read : refused({ message: read.refusal, isBroken: true });
}

function startOf(start: Json): Json | undefined {
  return isJsonObject(start) ? start["start"] : undefined;
}

function numberOf(start: Json, key: string): number | null {
  const value = isJsonObject(start) ? start[key] : undefined;
  return typeof value === "number" ? value : null;
}
