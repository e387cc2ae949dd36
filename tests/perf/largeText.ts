// Measures edits other than typing in a level of more than a megabyte: pasting, formatting, saving, undoing, opening.
import type { Page } from "@playwright/test";
import { showLevel } from "../e2e/harness/board";
import type { RunningApp } from "../e2e/harness/runningApp";
import type { Figure } from "./figures";
import { taskTimes } from "./threadTime";
import { caretIntoTheMiddle, withLargeText } from "./typing";

/** Rows of cells of about 200 kB. */
const PASTED = Array.from({ length: 10_000 }, () => '\n          "deco_0",').join("");

/** An action, and the longest that it may block the window (ms of processor time). */
interface Act {
  readonly name: string;
  readonly goal: string;
  readonly act: (app: RunningApp) => Promise<void>;
}

const ACTS: readonly Act[] = [
  { name: "a quote in the outermost object", goal: "≤ 33", act: ({ page }) => page.keyboard.type('"a') },
  { name: "undo of that", goal: "≤ 33", act: ({ page }) => takeBack(page) },
  { name: "200 kB pasted", goal: "≤ 100", act: paste },
  { name: "undo of that", goal: "≤ 50", act: ({ page }) => takeBack(page) },
  { name: "redo of that", goal: "≤ 50", act: ({ page }) => page.keyboard.press("ControlOrMeta+y") },
  { name: "saved", goal: "≤ 50", act: ({ page }) => page.keyboard.press("ControlOrMeta+s") },
  { name: "formatted", goal: "≤ 500", act: ({ page }) => page.keyboard.press("Shift+Alt+f") },
  { name: "undo of that", goal: "≤ 200", act: ({ page }) => page.keyboard.press("ControlOrMeta+z") },
  { name: "another level opened", goal: "≤ 100", act: ({ page }) => showLevel(page, "levels/large_002.json") },
  { name: "opened again", goal: "≤ 100", act: ({ page }) => showLevel(page, "levels/large_001.json") },
];

/** Measures the longest task of the window for each action, with everything that follows it. */
export async function largeTextFigures(): Promise<readonly Figure[]> {
  return withLargeText(async (app, megabytes) => {
    const figures: Figure[] = [];
    await caretIntoTheMiddle(app.page, "between");
    await app.page.keyboard.press("ControlOrMeta+Home");
    await app.page.keyboard.press("End");
    for (const { name, goal, act } of ACTS) {
      const tasks = await taskTimes(app.electron, async () => {
        await act(app);
        await rested(app.page);
      });
      const title = `${megabytes} MB of text, ${name}: longest task`;
      figures.push({ group: "app", name: title, value: Math.max(0, ...tasks), unit: "ms of processor", goal });
    }
    await takeBack(app.page);
    return figures;
  });
}

/** Longer than any pause that work waits for: a large text goes to the journal after 600 ms. */
const QUIET_MS = 700;

/**
 * Waits until nothing follows an action any more: for a stretch in which the window adds and removes nothing and has no
 * long task. A blinking caret changes styles alone.
 */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let quiet: ReturnType<typeof setTimeout>;
        const again = (): void => {
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            for (const each of [changes, tasks]) each.disconnect();
            requestIdleCallback(() => resolve());
          }, quietMs);
        };
        const changes = new MutationObserver(again);
        const tasks = new PerformanceObserver(again);
        changes.observe(document.body, { childList: true, subtree: true });
        tasks.observe({ type: "longtask" });
        again();
      }),
    QUIET_MS,
  );
}

async function paste({ page, electron }: RunningApp): Promise<void> {
  await electron.evaluate(({ clipboard }, text) => clipboard.writeText(text), PASTED);
  await caretIntoTheMiddle(page, "between");
  await page.keyboard.press("ControlOrMeta+v");
}

/** Undoes everything that is not saved. */
async function takeBack(page: Page): Promise<void> {
  const unsaved = page.getByRole("contentinfo").getByText("unsaved");
  while ((await unsaved.count()) > 0) await page.keyboard.press("ControlOrMeta+z");
}
