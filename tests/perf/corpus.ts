// The packs and walks that are measured: those of the conformance folder beside the project, if it exists, and our own
// sample packs.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { readPackFolder } from "../../cli/packFolder";
import type { Game } from "../../shared/engine/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction } from "../../shared/engine/turnRecord";
import { compilePack } from "../../shared/host/checks/diagnose";
import type { PackSource } from "../../shared/pack/packSource";

const projectRoot = path.resolve(__dirname, "../..");
const conformance = path.resolve(projectRoot, "../shared/conformance");

/** Actions from a level's start, taken one after the other. */
export interface Walk {
  readonly level: PlayableLevel;
  readonly start: unknown;
  readonly actions: readonly GameAction[];
}

export interface CorpusPack {
  readonly name: string;
  readonly source: PackSource;
  readonly game: Game;
  readonly solutions: readonly Walk[];
  /** The walks of the conformance vectors; for a pack without vectors its gold paths. */
  readonly walks: readonly Walk[];
  /** Cells of the largest board, one layer. */
  readonly largestArea: number;
}

/** Reads all packs that compile, real ones first. */
export async function readCorpus(): Promise<readonly CorpusPack[]> {
  const packs: CorpusPack[] = [];
  for (const parent of [path.join(conformance, "packs"), path.join(projectRoot, "sample-packs")]) {
    if (!existsSync(parent)) continue;
    for (const name of readdirSync(parent).sort()) {
      const pack = await readCorpusPack(path.join(parent, name), name);
      if (pack !== null) packs.push(pack);
    }
  }
  return packs;
}

async function readCorpusPack(folder: string, name: string): Promise<CorpusPack | null> {
  const read = await readPackFolder(folder);
  if (!read.ok) return null;
  const source = read.value.pack;
  // The figures are of boards: packs of other languages have groups of their own.
  if (source.model?.id !== "gridponder") return null;
  const { game } = compilePack(source, {});
  if (game === null) return null;
  const levels = playableLevels(game);
  const solutions = levels.map((level) => walkOf(level, level.solution)).filter(({ actions }) => actions.length > 0);
  const vectors = readVectors(name, levels);
  const areas = levels.map((level) => {
    const { width, height } = level.view(level.start(null));
    return width * height;
  });
  return {
    name,
    source,
    game,
    solutions,
    walks: vectors.length > 0 ? vectors : solutions,
    largestArea: Math.max(0, ...areas),
  };
}

/** Returns the levels of a game that can be played. */
export function playableLevels(game: Game): readonly PlayableLevel[] {
  return game.levelIds.flatMap((id) => game.level(id) ?? []);
}

function walkOf(level: PlayableLevel, actions: readonly GameAction[]): Walk {
  return { level, start: level.start(null), actions };
}

interface VectorLine {
  readonly level: string;
  readonly actions: readonly GameAction[];
}

function readVectors(name: string, levels: readonly PlayableLevel[]): readonly Walk[] {
  const file = path.join(conformance, "vectors", `${name}.jsonl.gz`);
  if (!existsSync(file)) return [];
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const { level: id, actions } = JSON.parse(line) as VectorLine;
    const level = levels.find((each) => each.id === id);
    return level === undefined ? [] : [walkOf(level, actions)];
  });
}
