// Plays in a running app by hand, with a stopwatch inside the page.
import type { Page } from "@playwright/test";

interface Stopwatch {
  pressedAtMs: number;
  renderedAtMs: number;
  drawnAtMs: number;
}

/** Milliseconds since a key was pressed. */
export interface KeyStages {
  /** Until its move is in the page, to be shown by the screen's next frame. */
  readonly rendered: number;
  /** Until the first frame of its move is drawn. */
  readonly drawn: number;
}

type WithStopwatch = typeof globalThis & { playStopwatch: Stopwatch };

/** Returns the milliseconds from each key to the first frame of its move. The board has the focus. */
export async function keyTimes(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  return (await keyStages(page, keys)).map(({ drawn }) => drawn);
}

/** Returns the times at which each key's move reaches its stages. The board has the focus. */
export async function keyStages(page: Page, keys: readonly string[]): Promise<readonly KeyStages[]> {
  await page.evaluate(watchKeys);
  const times: KeyStages[] = [];
  for (const key of keys) {
    const moves = Number(await page.locator('.gw-hud [data-fact="moves"]').innerText());
    await page.evaluate(() => {
      (globalThis as WithStopwatch).playStopwatch = { pressedAtMs: 0, renderedAtMs: 0, drawnAtMs: 0 };
    });
    await page.keyboard.press(key);
    await page.waitForFunction(() => (globalThis as WithStopwatch).playStopwatch.drawnAtMs > 0);
    const watch = await page.evaluate(() => (globalThis as WithStopwatch).playStopwatch);
    times.push({ rendered: watch.renderedAtMs - watch.pressedAtMs, drawn: watch.drawnAtMs - watch.pressedAtMs });
    await page.waitForFunction(
      (before) =>
        document.querySelector('.gw-hud [data-fact="moves"]')?.textContent === String(before + 1) &&
        document.querySelector<HTMLElement>(".gw-play .gw-board")?.dataset["moving"] === "false",
      moves,
    );
  }
  return times;
}

/** A frame of a board begins with clearing its canvas; the frame of a move comes after its number is shown. */
function watchKeys(): void {
  const now = (): Stopwatch | undefined => (globalThis as WithStopwatch).playStopwatch;
  let label = "";
  const labelNow = (): string => document.querySelector(".gw-play .gw-board")?.getAttribute("aria-label") ?? "";
  addEventListener(
    "keydown",
    (event) => {
      label = labelNow();
      now()!.pressedAtMs = event.timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const watch = now();
    if (watch !== undefined && watch.pressedAtMs > 0 && watch.renderedAtMs === 0)
      watch.renderedAtMs = performance.now();
  }).observe(document.querySelector(".gw-play .gw-board")!, { attributeFilter: ["aria-label"] });
  type Clear = (this: CanvasRenderingContext2D, ...at: [number, number, number, number]) => void;
  const { prototype } = CanvasRenderingContext2D;
  const clear = Object.getOwnPropertyDescriptor(prototype, "clearRect")!.value as Clear;
  prototype.clearRect = function clearAndNote(...at) {
    const watch = now();
    const isBoard = this.canvas.closest(".gw-play .gw-board") !== null;
    if (isBoard && watch !== undefined && watch.pressedAtMs > 0 && watch.drawnAtMs === 0 && labelNow() !== label) {
      watch.drawnAtMs = performance.now();
    }
    clear.apply(this, at);
  };
}

/** Returns the lengths of the page's frames, in ms, while the slider of turns is dragged to the end and back. */
export async function framesWhileScrubbing(page: Page, drags: number): Promise<readonly number[]> {
  const slider = page.getByRole("slider", { name: "Turn" });
  const box = (await slider.boundingBox())!;
  const [left, right, y] = [box.x + 4, box.x + box.width - 4, box.y + box.height / 2];
  await page.mouse.move(right, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { scrubbedFrames: frames });
    requestAnimationFrame(function note(atMs) {
      frames.push(atMs);
      requestAnimationFrame(note);
    });
  });
  for (let drag = 1; drag <= drags; drag += 1) {
    const part = Math.abs(Math.cos((drag / drags) * Math.PI));
    await page.mouse.move(left + (right - left) * part, y);
  }
  const frames = await page.evaluate(
    () => (globalThis as typeof globalThis & { scrubbedFrames: number[] }).scrubbedFrames,
  );
  await page.mouse.up();
  return frames.slice(1).map((atMs, index) => atMs - frames[index]!);
}
