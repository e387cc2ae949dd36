// What is seen while moves are on their way and while nothing happens, pixel by pixel in a pack whose pictures are of
// one colour each; the test moves the time.
import type { Page } from "@playwright/test";
import { boardOf, showLevel } from "./harness/board";
import { type HeldClock, holdClock } from "./harness/heldClock";
import { MOTION_COLORS, writeMotionPack } from "./harness/motionPack";
import { expectMoves, play, press } from "./harness/play";
import { removeAtExit } from "./harness/packCopy";
import { expect, test } from "./harness/test";

const folder = writeMotionPack();
test.use({ pack: folder });
removeAtExit(folder);

/** What the pixels at these places, in cells from the board's left on the row's middle, show: names of pictures. */
async function seenAt(page: Page, xs: readonly number[]): Promise<readonly string[]> {
  const colors = await boardOf(page).evaluate((board, places) => {
    const { originX, originY, cellSize } = (board as HTMLElement).dataset;
    const pitch = Math.round(Number(cellSize) * devicePixelRatio);
    const left = Math.round(Number(originX) * devicePixelRatio);
    const y = Math.round(Number(originY) * devicePixelRatio) + Math.floor(pitch / 2);
    return places.map((place) => {
      const pixels = [...board.querySelectorAll("canvas")].map((canvas) =>
        canvas.getContext("2d")!.getImageData(left + Math.floor(place * pitch), y, 1, 1),
      );
      // What is drawn above hides what is below it.
      const [r, g, b] = pixels.findLast(({ data }) => data[3] === 255)?.data ?? [];
      return `#${[r, g, b].map((value) => (value ?? 0).toString(16).padStart(2, "0")).join("")}`;
    });
  }, xs);
  return colors.map((color) => Object.entries(MOTION_COLORS).find(([, own]) => own === color)?.[0] ?? color);
}

/** Waits until the pixels at places show these pictures. */
async function expectSeen(page: Page, seen: Readonly<Record<number, keyof typeof MOTION_COLORS>>): Promise<void> {
  const places = Object.keys(seen).map(Number);
  await expect.poll(() => seenAt(page, places)).toEqual(Object.values(seen));
}

/** Begins to play a level. */
async function begin(page: Page, level: string): Promise<void> {
  await showLevel(page, `levels/${level}.json`);
  await play(page);
  await expectMoves(page, 0);
}

/** Goes on with another level after one in which moves have been made. */
async function goOn(page: Page, level: string): Promise<void> {
  await page.locator(`[role=treeitem][data-path="levels/${level}.json"]`).click();
  await expectMoves(page, 0);
  await boardOf(page).focus();
}

/** Lets the film that runs come to its end. */
async function finish(page: Page, clock: HeldClock): Promise<void> {
  await clock.advance(10_000);
  await expect(boardOf(page)).toHaveAttribute("data-moving", "false");
}

test("moves, pushes, portals, animations and effects are seen on their way; the avatar moves while it waits", async ({
  app,
}) => {
  const { page } = app;
  await begin(page, "push");
  const clock = await holdClock(page);

  // On its way, half of its time over: three quarters of the way, since it slows down. Its nose is ahead.
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await clock.advance(65 - 16);
  await expectSeen(page, {
    1.5: "floor",
    1.8: "moving",
    2.4: "moving",
    2.6: "moving_nose",
    2.8: "floor",
    3.5: "crate",
  });
  await finish(page, clock);

  // The avatar pushes and is there long before the crate, which takes its own time; dust flies where it stood.
  await press(page, "ArrowRight");
  await expectMoves(page, 2);
  await clock.advance(65 - 16);
  await expectSeen(page, { 2.8: "pushing", 3.5: "sheet_1" });
  await clock.advance(500 - 65);
  await expectSeen(page, { 3.5: "idle_1", 4.1: "crate", 4.7: "crate", 4.8: "floor" });
  await finish(page, clock);
  await expectSeen(page, { 3.5: "idle_1", 4.9: "crate" });

  // At rest: two frames by turns.
  await clock.advance(250);
  await expectSeen(page, { 3.5: "idle_2" });
  await clock.advance(200);
  await expectSeen(page, { 3.5: "idle_1" });

  // To the left: mirrored, the nose ahead again.
  await press(page, "ArrowLeft");
  await expectMoves(page, 3);
  await clock.advance(65 - 16);
  await expectSeen(page, { 2.3: "moving_nose", 2.6: "moving", 3.4: "floor" });
  await finish(page, clock);

  // Through portals on the same row, after the step onto the first: nothing is ever seen between them.
  await goOn(page, "doors");
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await clock.advance(65 - 16);
  await expectSeen(page, { 1.2: "moving", 2.5: "floor", 3.5: "floor", 5.5: "door" });
  await clock.advance(65 + 100);
  await expectSeen(page, { 1.1: "door", 1.5: "door", 3.5: "floor", 5.02: "door", 5.5: "moving" });
  await finish(page, clock);
  await expectSeen(page, { 1.5: "door", 5.5: "idle_1" });

  // What is destroyed stands until the motion before is over; then its frames, with the theme's effect above.
  await goOn(page, "coin");
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await clock.advance(65 - 16);
  await expectSeen(page, { 3.1: "coin" });
  await clock.advance(65 + 50);
  await expectSeen(page, { 3.1: "taken_1", 3.5: "sheet_1" });
  await clock.advance(100);
  await expectSeen(page, { 3.1: "taken_1", 3.5: "sheet_2" });
  await clock.advance(500);
  await expectSeen(page, { 3.1: "taken_2", 3.5: "taken_2" });
  await finish(page, clock);
  await expectSeen(page, { 3.1: "floor" });
  await clock.release();
});

test("who wants less motion sees boards and no films, and an avatar that stands still", async ({ app }) => {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await begin(page, "push");
  const clock = await holdClock(page);
  await press(page, "ArrowRight", "ArrowRight");
  await expectMoves(page, 2);
  await expectSeen(page, { 3.5: "idle_1", 4.5: "crate" });
  await expect(boardOf(page)).toHaveAttribute("data-moving", "false");
  // Nothing waits for a frame: it is the first one however much time passes, until motion is wanted again.
  await clock.advance(250);
  await expectSeen(page, { 3.5: "idle_1" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const frames = async (): Promise<readonly string[]> => {
    await clock.advance(200);
    return seenAt(page, [3.5]);
  };
  await expect.poll(frames).toEqual(["idle_2"]);
  await expect(boardOf(page)).toHaveAttribute("data-moving", "false");
  await clock.release();
});
