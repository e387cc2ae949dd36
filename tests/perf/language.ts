// Measures how soon completion and findings arrive: after a keystroke in a large pack, and in a file of a megabyte,
// over a port as in the app.
import { performance } from "node:perf_hooks";
import { serveHost } from "../../shared/host/serve";
import { connectToHost } from "../../shared/rpc/connect";
import type { HostApi } from "../../shared/rpc/hostCalls";
import type { PackSync } from "../../shared/rpc/packSync";
import { createPortPair } from "../../shared/rpc/portPair";
import { spanBetween } from "../../shared/text/changedSpan";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const GROUP = "language";
const SIZE = { levels: 200, width: 12, height: 12, layers: 4 };
const LARGE = "200 levels 12×12×4";
const KEYSTROKES = 12;
/** In the middle of the large level. */
const CELL = '"deco_0"';

/** Milliseconds from a letter to its findings, and the longest time that the host worked without a pause. */
interface Answered {
  readonly median: number;
  readonly longest: number;
  readonly task: number;
}

interface Typist {
  /** Milliseconds from the first sync to the findings of the whole pack. */
  opened(): Promise<number>;
  /** Returns the median over a few keystrokes at the end of a file, from the sync to the answer. */
  completion(path: string, before: string, from?: number): Promise<number>;
  findings(path: string, texts: (stroke: number) => string): Promise<Answered>;
  dispose(): void;
}

/** Measures completion and findings in a pack of 200 levels, and findings in a level of a megabyte. */
export async function languageFigures(): Promise<readonly Figure[]> {
  const figure = (name: string, value: number, goal: string): Figure => ({
    group: GROUP,
    name,
    value,
    unit: "ms",
    goal,
  });
  const large = typist(largePackSync(SIZE));
  const game = textOf(largePackSync(SIZE), "game.json");
  const level = textOf(largePackSync(SIZE), "levels/large_100.json");
  const figures = [
    figure(`${LARGE}: findings of the whole pack, opened`, await large.opened(), "≤ 500"),
    figure(`${LARGE}: a layer completed in game.json`, await large.completion("game.json", '"layer": "'), "≤ 50"),
    figure(`${LARGE}: an effect completed in game.json`, await large.completion("game.json", '"then": ['), "≤ 50"),
    figure(
      `${LARGE}: a kind completed in a level`,
      await large.completion("levels/large_100.json", '"kind": "'),
      "≤ 50",
    ),
    figure(
      `${LARGE}: findings after a letter in a level`,
      (await large.findings("levels/large_100.json", (stroke) => level.replace("Large 100", `Large ${stroke}`))).median,
      "≤ 100",
    ),
    figure(
      `${LARGE}: findings after a letter in game.json`,
      (await large.findings("game.json", (stroke) => game.replace('"pick_up"', `"pick_up_${stroke}"`))).median,
      "≤ 100",
    ),
  ];
  large.dispose();
  const sync = largePackSync({ levels: 2, width: 150, height: 150, layers: 5 });
  const path = "levels/large_001.json";
  const megabyte = textOf(sync, path);
  const name = `a level of ${(megabyte.length / 1e6).toFixed(1)} MB`;
  const one = typist(sync);
  await one.opened();
  const letter = await one.findings(path, (stroke) => megabyte.replace("Large 1", `Large ${stroke}`));
  const cell = await one.findings(path, (stroke) => {
    const at = megabyte.indexOf(CELL, megabyte.length / 2);
    return `${megabyte.slice(0, at)}"deco_${stroke}${megabyte.slice(at + CELL.length - 1)}`;
  });
  const middle = megabyte.length / 2;
  figures.push(
    figure(`${name}: findings after a letter`, letter.median, "≤ 500"),
    figure(`${name}: findings after a letter, the latest`, letter.longest, "≤ 500"),
    figure(`${name}: longest task of the host meanwhile`, letter.task, "≤ 50"),
    figure(`${name}: findings after a letter of a cell`, cell.median, "≤ 500"),
    figure(`${name}: findings after a letter of a cell, the latest`, cell.longest, "≤ 500"),
    figure(`${name}: longest task of the host meanwhile`, cell.task, "≤ 50"),
    figure(`${name}: a kind completed`, await one.completion(path, '"kind": "'), "≤ 50"),
    figure(`${name}: a kind completed in its middle`, await one.completion(path, '"kind": "', middle), "≤ 50"),
  );
  one.dispose();
  return figures;
}

function textOf(sync: PackSync, path: string): string {
  return sync.files.find((file) => file.path === path)?.text ?? "";
}

function typist(opened: PackSync): Typist {
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): never => {
    throw error;
  };
  let longestTaskMs = 0;
  const schedule = (work: () => void): void => {
    setImmediate(() => {
      const beganMs = performance.now();
      work();
      longestTaskMs = Math.max(longestTaskMs, performance.now() - beganMs);
    });
  };
  const host = serveHost(there, { schedule, report });
  let { generation } = opened;
  let heard: (generation: number) => void = () => {};
  const remote: HostApi = connectToHost(
    here,
    { findings: (found) => heard(found.generation), solutions: () => {}, opening: () => {}, sampled: () => {} },
    report,
  ).remote;
  const findingsOf = (change: PackSync): Promise<number> => {
    const beganMs = performance.now();
    const answered = new Promise<number>((resolve) => {
      heard = (of) => (of === change.generation ? resolve(performance.now() - beganMs) : undefined);
    });
    remote.sync(change);
    return answered;
  };
  const texts = new Map(opened.files.map(({ path, text }) => [path, text ?? ""]));
  /** Sends the edit, as the editor does. */
  const typed = (path: string, text: string): PackSync => {
    const before = texts.get(path) ?? "";
    texts.set(path, text);
    const { offset, before: length, after } = spanBetween(before, text);
    const changes = [[{ offset, length, text: text.slice(offset, offset + after) }]];
    return {
      generation: ++generation,
      replace: false,
      files: [],
      edited: [{ path, changes }],
      assets: null,
      collections: null,
    };
  };
  return {
    opened: () => findingsOf(opened),
    async completion(path, before, from = 0) {
      const text = textOf(opened, path);
      const offset = text.indexOf(before, from) + before.length;
      const times = await timesOf(async (stroke) => {
        const beganMs = performance.now();
        remote.sync(typed(path, text + " ".repeat(stroke % 2)));
        const offers = await remote.complete(path, offset);
        if (offers.length === 0) throw new Error(`nothing is offered in ${path}`);
        return performance.now() - beganMs;
      });
      return medianOf(times);
    },
    async findings(path, textAt) {
      longestTaskMs = 0;
      const times = await timesOf((stroke) => findingsOf(typed(path, textAt(stroke))));
      return { median: medianOf(times), longest: Math.max(...times), task: longestTaskMs };
    },
    dispose: () => host.dispose(),
  };
}

async function timesOf(measure: (stroke: number) => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let stroke = 0; stroke < KEYSTROKES; stroke++) {
    times.push(await measure(stroke));
    // At typing speed: the work of one keystroke is done before the next.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return times;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
