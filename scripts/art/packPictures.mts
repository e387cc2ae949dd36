// The small picture of each sample and template, by its folder's name: one of its boards, or what stands for it.
import path from "node:path";
import { readPackFolder } from "../../cli/packFolder.ts";
import { drawLevel } from "../../cli/picture/drawing.ts";
import { picturesOf } from "../../cli/picture/pictureLanguages.ts";
import type { BoardView } from "../../shared/base/boardView.ts";
import { type Result, done, refused } from "../../shared/base/result.ts";
import { compilePack } from "../../shared/host/checks/diagnose.ts";
import type { PackSource } from "../../shared/pack/packSource.ts";
import { projectRoot } from "../prepare/project.mts";
import { CARDS, RULES } from "./covers.mts";

/** Folder of a pack, the level that is drawn, and how many of its recorded moves are played. */
const BOARDS: readonly (readonly [folder: string, level: string, moves?: number])[] = [
  ["sample-packs/borders", "skirmish"],
  ["sample-packs/chess", "start"],
  ["sample-packs/draughts", "start"],
  ["sample-packs/flag-worlds", "fw_004"],
  ["sample-packs/hop", "long-hop"],
  ["templates/1-empty", "level_1"],
  ["templates/2-crates", "level_2"],
  ["templates/3-keys", "level_1"],
  ["templates/4-merge", "level_2"],
  ["templates/5-noughts", "first", 5],
  ["templates/6-armies", "first"],
];

/** The side of a cell, in pixels. */
const CELL = 32;

/** Draws them all, as SVG by the names of the packs' folders. Throws where a board cannot be drawn. */
export async function packPictures(): Promise<Readonly<Record<string, string>>> {
  const boards = await Promise.all(
    BOARDS.map(async ([folder, ...board]) => [path.basename(folder), await drawBoard(folder, ...board)] as const),
  );
  return {
    ...Object.fromEntries(boards),
    kuhn: CARDS,
    "7-cards": CARDS,
    dungeon: RULES,
    "seed-rules": RULES,
    "8-event-rules": RULES,
  };
}

async function drawBoard(name: string, level: string, moves = 0): Promise<string> {
  const folder = path.join(projectRoot, name);
  const read = await readPackFolder(folder);
  if (!read.ok) throw new Error(read.refusal);
  const { pack } = read.value;
  const pictures = picturesOf(pack);
  const file = pack.levels.find((each) => pack.model?.starts.idOf(each) === level);
  if (!pictures.ok || file === undefined) throw new Error(`${name} has no board "${level}".`);
  const played = moves === 0 ? pictures.value : { ...pictures.value, boardOf: () => boardAfter(pack, level, moves) };
  const drawn = await drawLevel(pack, played, file, { pack: folder, size: CELL, theme: "light" });
  if (!drawn.ok) throw new Error(drawn.refusal);
  return drawn.value.svg;
}

function boardAfter(pack: PackSource, name: string, moves: number): Result<BoardView, string> {
  const level = compilePack(pack, {}).game?.level(name) ?? null;
  if (level === null) return refused(`${name} cannot be played.`);
  let state = level.start(null);
  for (const action of level.solution.slice(0, moves)) {
    const taken = level.step(state, action, null);
    if (!taken.accepted) return refused(`${name} does not accept its moves.`);
    state = taken.state;
  }
  return done(level.view(state));
}
