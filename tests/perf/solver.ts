// Measures how fast levels are proven, and what a state costs; beside the plainest search on the same levels.
import { finish } from "../../shared/base/work";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { Answer } from "../../shared/engine/search/searchOutcome";
import { shortest } from "../../shared/engine/search/shortest";
import { naiveSearch } from "../laws/naiveSearch.testing";
import { cancelFigures } from "./cancelling";
import { type CorpusPack, playableLevels, readCorpus } from "./corpus";
import type { Figure } from "./figures";
import { insightFigures, longestPause, mutantFigure, repairFigure, walkFigure } from "./insight";
import { processorMs } from "./measure";

const GROUP = "solver";
const MINUTE_MS = 60_000;
const MEMORY = 2 ** 30;
const FLOOD_MS = 10_000;

interface Timed extends Answer {
  /** Processor time. */
  readonly seconds: number;
}

/** Measures turns per second, bytes per state, seconds to a proof, and the same with a plain search. */
export async function solverFigures(): Promise<readonly Figure[]> {
  const packs = await readCorpus();
  const levelsOf = (name: string): readonly PlayableLevel[] => {
    const pack = packs.find((each) => each.name === name);
    return pack === undefined ? [] : playableLevels(pack.game);
  };
  const cancelledOn = async (name: string, level: string): Promise<readonly Figure[]> => {
    const pack = packs.find((each) => each.name === name);
    return pack === undefined ? [] : cancelFigures(pack, level);
  };
  const named = (pack: string, id: string): readonly PlayableLevel[] =>
    levelsOf(pack).filter((level) => level.id === id);
  return [
    // First, while nothing is compiled yet.
    ...named("rotate_flip", "rf_010").map((level) => turns("rotate_flip rf_010, cold", solved(level), "≥ 300,000")),
    ...named("carrot_quest", "fw_ice_006").flatMap((level) => {
      const answer = solved(level);
      return [
        turns("carrot_quest fw_ice_006", answer, "≥ 1,000,000"),
        figure("fw_ice_006: bytes of a state, with its way back", bytes(answer), "bytes", "≤ 40"),
        proof("fw_ice_006", answer, "≤ 5"),
      ];
    }),
    ...named("carrot_quest", "fw_005").map((level) => proof("fw_005", solved(level), "≤ 1")),
    ...named("carrot_quest", "fw_ice_008").map((level) => proof("fw_ice_008", solved(level), "≤ 5")),
    ...allFigures([...levelsOf("carrot_quest"), ...levelsOf("number_cells"), ...levelsOf("rotate_flip")]),
    ...floodFigures(levelsOf("flood_colors")),
    ...[
      ...named("carrot_quest", "fw_004"),
      ...named("rotate_flip", "rf_010"),
      ...named("number_cells", "nc_019"),
    ].flatMap(plainFigures),
    ...smallFigures(packs),
    ...named("carrot_quest", "fw_ice_006").map(cancelFigure),
    ...named("carrot_quest", "fw_005").flatMap((level) => [walkFigure(level), repairFigure(level)]),
    ...named("carrot_quest", "fw_ice_008").flatMap(insightFigures),
    ...packs.filter(({ name }) => name === "flag-worlds").map(({ game }) => mutantFigure(game, "fw_004")),
    ...(await cancelledOn("flood_colors", "fl_028")),
    ...(await cancelledOn("rotate_flip", "rf_010")),
  ];
}

/** `timeMs` is processor time, so that the answer does not depend on what else runs. */
function solved(level: PlayableLevel, timeMs = MINUTE_MS): Timed {
  const began = processorMs();
  const isCancelled = (): boolean => processorMs() - began >= timeMs;
  const answer = finish(shortest(level, { timeMs: Infinity, memoryBytes: MEMORY, isCancelled }));
  return { ...answer, seconds: (processorMs() - began) / 1000 };
}

function figure(name: string, value: number, unit: string, goal: string | null): Figure {
  return { group: GROUP, name, value, unit, goal };
}

function turns(name: string, { cost, seconds }: Timed, goal: string): Figure {
  return figure(`${name}: turns`, cost.turns / seconds, "turns/s", goal);
}

function proof(level: string, { answer, seconds }: Timed, goal: string): Figure {
  return figure(
    `${level}: ${answer.kind === "solved" ? `${answer.length} moves proven` : "not solved"}`,
    seconds,
    "s",
    goal,
  );
}

function bytes({ cost }: Timed): number {
  return cost.bytes / cost.states;
}

function allFigures(levels: readonly PlayableLevel[]): readonly Figure[] {
  const answers = levels.map((level) => solved(level));
  const proven = answers.filter(({ answer }) => answer.kind === "solved").length;
  const seconds = answers.reduce((sum, answer) => sum + answer.seconds, 0);
  return [
    figure(`carrot_quest, number_cells, rotate_flip: ${proven} of ${levels.length} proven`, seconds, "s", "≤ 20"),
  ];
}

/** The levels with a large board are searched for ten seconds each. */
function floodFigures(levels: readonly PlayableLevel[]): readonly Figure[] {
  if (levels.length === 0) return [];
  const answers = levels.map((level) => solved(level, FLOOD_MS));
  const open = answers.filter(({ answer }) => answer.kind === "unknown");
  const excluded = open.flatMap(({ answer }) => (answer.kind === "unknown" ? [answer.noneUnder] : []));
  const rate =
    open.reduce((sum, { cost }) => sum + cost.turns, 0) / open.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    figure(`flood_colors: proven of ${levels.length}`, levels.length - open.length, "levels", "≥ 20"),
    figure("flood_colors: no path with fewer moves, at least, on the others", Math.min(...excluded), "moves", "≥ 12"),
    figure("flood_colors: turns, on the others", rate, "turns/s", "≥ 80,000"),
  ];
}

/** The same answer by whole states and their keys. */
function plainFigures(level: PlayableLevel): readonly Figure[] {
  solved(level);
  const { seconds, answer } = solved(level);
  const began = processorMs();
  const plain = naiveSearch(level as PlayableLevel<State>, Infinity, false);
  const plainSeconds = (processorMs() - began) / 1000;
  const agree = answer.kind === "solved" && plain.kind === "solved" && answer.length === plain.length;
  return [
    figure(`${level.id}: a plain search${agree ? "" : ", WHICH DISAGREES"}`, plainSeconds, "s", null),
    figure(`${level.id}: the plain search is slower by`, plainSeconds / seconds, "times", "≥ 5"),
  ];
}

/** Levels of the size that one paints, answered once more, as after an edit. */
function smallFigures(packs: readonly CorpusPack[]): readonly Figure[] {
  const levels = packs
    .filter(({ name }) => name === "number_cells" || name === "flag-worlds")
    .flatMap(({ game }) => playableLevels(game))
    .filter((level) => solved(level).cost.states < 2000);
  const seconds = levels.reduce((sum, level) => sum + solved(level).seconds, 0);
  return [figure(`${levels.length} levels of fewer than 2,000 states`, levels.length / seconds, "levels/s", "≥ 20")];
}

/** The longest time between two moments at which a search can be cancelled. */
function cancelFigure(level: PlayableLevel): Figure {
  const work = shortest(level, { timeMs: 3_000, memoryBytes: MEMORY });
  return figure("the longest time until a search can be cancelled", longestPause(work), "ms", "≤ 50");
}
