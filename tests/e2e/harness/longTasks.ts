// Notes the longest task of each test's window; a reporter prints the worst of the run. Says what is slow, and fails
// nothing: how long a task takes depends on what else the machine does.
import type { Page, TestInfo } from "@playwright/test";

/** The type of the annotation that carries a test's longest task, in milliseconds of wall-clock time. */
export const LONGEST_TASK = "longest task (ms)";

type WithLongTasks = typeof globalThis & { longestTaskMs?: number };

/** Watches the window's tasks of more than 50 ms from its start on, and again after each reload. */
export async function watchTasks(page: Page): Promise<void> {
  const watch = (): void => {
    const state = globalThis as WithLongTasks;
    // A window that was watched during an earlier test starts over.
    const isWatched = state.longestTaskMs !== undefined;
    state.longestTaskMs = 0;
    if (isWatched) return;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longestTaskMs = Math.max(state.longestTaskMs ?? 0, duration);
    });
    observer.observe({ type: "longtask", buffered: true });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
}

/** Notes the longest task with the test; nothing for a window that its test has closed. */
export async function noteTasks(page: Page, testInfo: TestInfo): Promise<void> {
  if (page.isClosed()) return;
  const longest = await page.evaluate(() => (globalThis as WithLongTasks).longestTaskMs ?? 0).catch(() => 0);
  if (longest > 0) testInfo.annotations.push({ type: LONGEST_TASK, description: String(Math.round(longest)) });
}
