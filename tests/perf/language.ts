// How soon the host says what can be written and what is wrong: after a keystroke in a large pack, and in a file of a
// megabyte, over a port as in the app.
import { performance } from "node:perf_hooks";
import { serveHost } from "../../shared/host/serve";
import { connectToHost } from "../../shared/rpc/connect";
import type { HostApi, PackSync } from "../../shared/rpc/contract";
import { createPortPair } from "../../shared/rpc/port";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const GROUP = "language";
const SIZE = { levels: 200, width: 12, height: 12, layers: 4 };
const LARGE = "200 levels 12×12×4";
const KEYSTROKES = 12;

interface Typist {
  /** Milliseconds from the first sync to the findings of the whole pack. */
  opened(): Promise<number>;
  /** The median over a few keystrokes at the end of a file, from the sync to the answer. */
  completion(path: string, before: string): Promise<number>;
  findings(path: string, texts: (stroke: number) => string): Promise<number>;
  dispose(): void;
}

/** Completion and findings in a pack of 200 levels, and findings in a level of a megabyte. */
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
      await large.findings("levels/large_100.json", (stroke) => level.replace("Large 100", `Large ${stroke}`)),
      "≤ 100",
    ),
    figure(
      `${LARGE}: findings after a letter in game.json`,
      await large.findings("game.json", (stroke) => game.replace('"pick_up"', `"pick_up_${stroke}"`)),
      "≤ 100",
    ),
  ];
  large.dispose();
  const sync = largePackSync({ levels: 2, width: 150, height: 150, layers: 5 });
  const path = "levels/large_001.json";
  const megabyte = textOf(sync, path);
  const one = typist(sync);
  await one.opened();
  figures.push(
    figure(
      `a level of ${(megabyte.length / 1e6).toFixed(1)} MB: findings after a letter`,
      await one.findings(path, (stroke) => megabyte.replace("Large 1", `Large ${stroke}`)),
      "≤ 500",
    ),
    figure(
      `a level of ${(megabyte.length / 1e6).toFixed(1)} MB: a kind completed`,
      await one.completion(path, '"kind": "'),
      "≤ 50",
    ),
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
  const host = serveHost(there, { schedule: (work) => void setImmediate(work), report });
  let { generation } = opened;
  let heard: (generation: number) => void = () => {};
  const remote: HostApi = connectToHost(
    here,
    { findings: (found) => heard(found.generation), goldPaths: () => {} },
    report,
  ).remote;
  const findingsOf = (change: PackSync): Promise<number> => {
    const beganMs = performance.now();
    const told = new Promise<number>((resolve) => {
      heard = (of) => (of === change.generation ? resolve(performance.now() - beganMs) : undefined);
    });
    remote.sync(change);
    return told;
  };
  const typed = (path: string, text: string): PackSync => ({
    generation: ++generation,
    replace: false,
    files: [{ path, text }],
    assets: null,
    collections: null,
  });
  return {
    opened: () => findingsOf(opened),
    async completion(path, before) {
      const text = textOf(opened, path);
      const offset = text.indexOf(before) + before.length;
      return median(async (stroke) => {
        const beganMs = performance.now();
        remote.sync(typed(path, text + " ".repeat(stroke % 2)));
        const offers = await remote.complete(path, offset);
        if (offers.length === 0) throw new Error(`nothing is offered in ${path}`);
        return performance.now() - beganMs;
      });
    },
    findings: (path, texts) => median((stroke) => findingsOf(typed(path, texts(stroke)))),
    dispose: () => host.dispose(),
  };
}

async function median(measure: (stroke: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let stroke = 0; stroke < KEYSTROKES; stroke++) {
    times.push(await measure(stroke));
    // As a hand does: what the keystroke set off is through before the next.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
