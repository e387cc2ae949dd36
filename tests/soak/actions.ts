// What somebody may do with the window, one thing at a time, at random: clicks, keys, strokes, the wheel, other packs.
import type { CDPSession, Page } from "@playwright/test";
import type { RunningApp } from "../e2e/harness/runningApp";

/** Gives a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Keys that lead all over the window; none of them closes it. */
const KEYS = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789".split(""),
  ..."ArrowUp ArrowDown ArrowLeft ArrowRight Enter Escape Tab Space Backspace Delete Home End".split(" "),
  ..."F2 F5 F6 F8 F9 F10 F11 Shift+F10 Control+Z Control+Y Control+S Control+P Control+F Control+B Control+K".split(
    " ",
  ),
  ..."Control+1 Control+2 Control+3 Control+C Control+V Control+A Control+Enter Control+Space".split(" "),
];

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

interface Action {
  readonly weight: number;
  readonly run: (app: RunningApp, random: Random) => Promise<void>;
}

const ACTIONS: readonly Action[] = [
  { weight: 40, run: async ({ page }, random) => page.mouse.click(...pointIn(page, random)) },
  { weight: 4, run: async ({ page }, random) => page.mouse.click(...pointIn(page, random), { button: "right" }) },
  { weight: 6, run: async ({ page }, random) => page.mouse.dblclick(...pointIn(page, random)) },
  { weight: 30, run: async ({ page }, random) => page.keyboard.press(pick(random, KEYS)) },
  { weight: 8, run: async ({ page }, random) => stroke(page, random) },
  { weight: 6, run: async ({ page }, random) => page.mouse.wheel(0, (random() - 0.5) * 600) },
];

/** Does one thing. What cannot be done now, as a click that something covers, is no failure. */
export async function act(app: RunningApp, random: Random): Promise<void> {
  const sum = ACTIONS.reduce((total, { weight }) => total + weight, 0);
  let left = random() * sum;
  const action = ACTIONS.find(({ weight }) => (left -= weight) < 0) ?? ACTIONS[0]!;
  await action.run(app, random);
}

/** Opens a copy of a pack in place of the open one, whatever is unsaved or stands in front. */
export async function openPack(app: RunningApp, folder: string): Promise<void> {
  await app.page.keyboard.press("Escape");
  await app.answerFolder(folder);
  await app.chooseMenu("pack.open");
}

/**
 * Leaves the welcome page alone: what Chromium and libraries keep of the last press, right click, key and place of the
 * pointer is on neutral ground then, and Chromium gives up the images that it keeps in case they are shown again.
 */
export async function rest({ page }: RunningApp, devtools: CDPSession): Promise<void> {
  await page.keyboard.press("Escape");
  const heading = await page.locator(".gw-welcome-card h1").boundingBox();
  if (heading !== null) {
    await page.mouse.click(heading.x, heading.y);
    // Chromium keeps all elements at the place of the last one.
    await page.mouse.click(heading.x, heading.y, { button: "right" });
  }
  await page.keyboard.press("Shift");
  await page.mouse.move(0, 0);
  await devtools.send("Memory.simulatePressureNotification", { level: "critical" });
}

function pointIn(page: Page, random: Random): [number, number] {
  const { width, height } = page.viewportSize() ?? { width: 1200, height: 800 };
  return [Math.floor(random() * width), Math.floor(random() * height)];
}

async function stroke(page: Page, random: Random): Promise<void> {
  await page.mouse.move(...pointIn(page, random));
  await page.mouse.down();
  await page.mouse.move(...pointIn(page, random), { steps: 8 });
  await page.mouse.up();
}
