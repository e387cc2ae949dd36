// Measures of a running app: when its board was painted, how much memory it takes.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { MainProcess } from "../e2e/harness/launch";

/** Waits until the board is drawn with all its images; returns the clock (ms since 1970) at that frame. */
export async function boardPaintedAtMs(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => {
    const board = document.querySelector<HTMLElement>(".gw-board");
    const canvas = board?.querySelector("canvas");
    if (board?.dataset["loading"] !== "0" || !canvas || canvas.width === 0 || canvas.height === 0) return 0;
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value) => value !== 0) === true ? Date.now() : 0;
  });
  return painted.jsonValue();
}

/**
 * Returns the memory of all processes of the app. On Linux shared pages count once (PSS); elsewhere working sets are
 * added up.
 */
export async function megabytesOf(electron: MainProcess): Promise<number> {
  const processes = await electron.evaluate(({ app }) =>
    app.getAppMetrics().map(({ pid, memory }) => ({ pid, kilobytes: memory.workingSetSize })),
  );
  return processes.reduce((sum, { pid, kilobytes }) => sum + (proportionalKilobytes(pid) ?? kilobytes), 0) / 1024;
}

function proportionalKilobytes(pid: number): number | null {
  try {
    const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
    return pss === null ? null : Number(pss[1]);
  } catch {
    return null;
  }
}
