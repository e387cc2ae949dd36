// Measures acts of a user in the processor time of the longest task of the window, with everything that follows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import { boardPaintedAtMs } from "./appScales";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";
import { rested } from "./largeText";
import { taskTimes } from "./threadTime";

const TIMES = 3;

/** The texts of a pack by their paths. */
export type Texts = ReadonlyMap<string, string>;

/** Opens a pack of these texts in the program. */
export async function withPack<Value>(texts: Texts, work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "large");
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(pack, file)), { recursive: true });
    writeFileSync(path.join(pack, file), text);
  }
  const app = await startApp({ pack });
  try {
    await boardPaintedAtMs(app.page);
    return await work(app);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

/** Returns the texts of a pack of a size. */
export function textsOf(size: Parameters<typeof largePackSync>[0]): Map<string, string> {
  return new Map(largePackSync(size).files.map(({ path: file, text }) => [file, text ?? ""]));
}

/** An act, repeated; `before` is not measured. */
export interface Act {
  readonly name: string;
  readonly goal: string;
  readonly before?: (app: RunningApp) => Promise<void>;
  readonly act: (app: RunningApp) => Promise<void>;
}

/** Returns the longest task of each act: the median of a few times. */
export async function longestTasks(app: RunningApp, acts: readonly Act[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, goal, before, act } of acts) {
    const longest: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await before?.(app);
      await rested(app.page);
      const tasks = await taskTimes(app.electron, async () => {
        await act(app);
        await rested(app.page);
      });
      longest.push(Math.max(0, ...tasks));
    }
    const value = longest.toSorted((a, b) => a - b)[TIMES >> 1]!;
    figures.push({ group: "large", name: `${name}: longest task`, value, unit: "ms of processor", goal });
  }
  return figures;
}
