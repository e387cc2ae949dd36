// What the running app holds: memory of each process, and what Chromium counts in the page after its garbage is gone.
import type { CDPSession } from "@playwright/test";
import { countModels } from "../e2e/harness/textModels";
import type { RunningApp } from "../e2e/harness/runningApp";

/** Counts and megabytes by name. */
export type Measured = Readonly<Record<string, number>>;

/** Chromium's names of what is counted in the page. */
const COUNTS = ["Documents", "Nodes", "JSEventListeners"];

/** Returns the counts of the page, its heap in MB, and the resident memory of each process in MB. */
export async function measure({ electron }: RunningApp, devtools: CDPSession): Promise<Measured> {
  // Twice: what finalizers let go of is garbage only then.
  for (let times = 0; times < 2; times += 1) await devtools.send("HeapProfiler.collectGarbage");
  const models = await countModels(devtools);
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const processes = await electron.evaluate(({ app }) =>
    app.getAppMetrics().map(({ type, name, memory }) => [name ?? type, memory.workingSetSize] as const),
  );
  const memory = processes.map(([name, kilobytes]) => [`${name} MB`, Math.round(kilobytes / 1024)] as const);
  return {
    ...Object.fromEntries(COUNTS.map((name) => [name, value(name)])),
    models,
    "heap MB": Math.round((value("JSHeapUsedSize") / 2 ** 20) * 10) / 10,
    ...Object.fromEntries(memory),
  };
}

/** How many measures in a row must count the same, and after how many the last one is taken as it is. */
const SAME = 4;
const MOST = 40;
/** Pause between two of them. */
const PAUSE_MS = 500;

/**
 * Measures until the counts stay the same over several collections of garbage: what was running when a pack closed may
 * hold its texts for a moment.
 */
export async function settled(app: RunningApp, devtools: CDPSession): Promise<Measured> {
  let last = await measure(app, devtools);
  for (let times = 1, same = 1; times < MOST && same < SAME; times += 1) {
    await app.page.waitForTimeout(PAUSE_MS);
    const now = await measure(app, devtools);
    same = [...COUNTS, "models"].every((name) => now[name] === last[name]) ? same + 1 : 1;
    last = now;
  }
  return last;
}

/** Returns a line of what was measured. */
export function lineOf(label: string, measured: Measured): string {
  const values = Object.entries(measured).map(([name, value]) => `${name} ${value}`);
  return `${label.padEnd(22)} ${values.join(" · ")}`;
}
