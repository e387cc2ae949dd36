// Measures what leaves the program on the command line: pictures, comparisons, and what a job of a batch costs beside its
// work. In processor time of all threads: what else runs hardly changes it.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { batch } from "../../cli/batch/batch";
import { diff } from "../../cli/diff/diff";
import type { Output } from "../../cli/output";
import { type PictureOptions, picture } from "../../cli/picture/picture";
import type { Figure } from "./figures";
import { processorMs } from "./measure";

const GROUP = "leaving";
const PACK = "sample-packs/flag-worlds";
const LEVEL = "fw_010";
const TIMES = 5;

/** Copies of the pack, each with a title of its own: a batch knows packs by their texts. Ten levels each. */
const BATCH_PACKS = 40;
const THREADS = 2;

const QUIET: Output = { write: () => Promise.resolve(), writeError: () => undefined };

export async function leavingFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-leaving-"));
  try {
    return [...(await pictureFigures(folder)), await diffFigure(folder), ...(await batchFigures(folder))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function pictureFigures(folder: string): Promise<readonly Figure[]> {
  const none = { png: null, svg: null, gif: null, apng: null, sheet: null };
  const figures: Figure[] = [];
  for (const [kind, what] of [
    ["svg", "a board as SVG"],
    ["png", "a board as PNG"],
    ["gif", "a solution as GIF"],
    ["apng", "a solution as animated PNG"],
    ["sheet", "all levels on a sheet"],
  ] as const) {
    const file = path.join(folder, `picture-${kind}`);
    const options: PictureOptions = {
      ...none,
      [kind]: file,
      pack: PACK,
      level: LEVEL,
      from: 0,
      to: null,
      frameMs: 400,
      count: false,
      size: kind === "sheet" ? null : 32,
      theme: "light",
      json: true,
    };
    const ms = await medianTime(() => picture(options, QUIET));
    figures.push(figure(what, ms, "ms"), figure(`${what}: size`, statSync(file).size / 1000, "kB"));
  }
  return figures;
}

/** One level of ten has other moves; every level is played in both. */
async function diffFigure(folder: string): Promise<Figure> {
  const after = path.join(folder, "after");
  cpSync(PACK, after, { recursive: true });
  const file = path.join(after, "levels", `${LEVEL}.json`);
  const level = JSON.parse(readFileSync(file, "utf8")) as { solution: { goldPath: unknown[] } };
  level.solution.goldPath.pop();
  writeFileSync(file, JSON.stringify(level));
  const command = { before: PACK, after, rest: null, html: null, json: true };
  return figure("comparing two versions of ten levels", await medianTime(() => diff(command, QUIET)), "ms");
}

/** Jobs that have nearly no work of their own: each counts the first state of a level. */
async function batchFigures(folder: string): Promise<readonly Figure[]> {
  const packs = Array.from({ length: BATCH_PACKS }, (_, index) => {
    const pack = path.join(folder, `pack-${index}`);
    cpSync(PACK, pack, { recursive: true });
    const manifest = path.join(pack, "manifest.json");
    const value = JSON.parse(readFileSync(manifest, "utf8")) as object;
    writeFileSync(manifest, JSON.stringify({ ...value, title: `Pack ${index}` }));
    return pack;
  });
  const jobs = BATCH_PACKS * readdirSync(path.join(PACK, "levels")).length;
  const out = path.join(folder, "out");
  const options = { budgetMs: 1_000, memoryBytes: 2 ** 28, depth: 0 };
  const limits = { limitMs: 60_000, memoryBytes: 2 ** 28, threads: THREADS, retries: 0 };
  const common = { kind: "count", packs, options, ...limits, out, again: false, queue: null, json: true } as const;
  const run = async (): Promise<number> => {
    const began = processorMs();
    await batch(common, QUIET);
    return processorMs() - began;
  };
  const first = await run();
  const journal = statSync(path.join(out, "journal.jsonl")).size;
  return [
    figure("a job of a batch beside its work, on two threads", first / jobs, "ms"),
    figure("a job that the journal knows", (await run()) / jobs, "ms"),
    figure("a job in the journal", journal / jobs, "bytes"),
  ];
}

/** Returns the milliseconds of processor time of the median run, after one that loads what is needed. */
async function medianTime(work: () => Promise<unknown>): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = processorMs();
    await work();
    taken.push(processorMs() - began);
  }
  return taken.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

function figure(name: string, value: number, unit: string): Figure {
  return { group: GROUP, name, value, unit, goal: null };
}
