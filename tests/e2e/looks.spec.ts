// What kinds, objects and the avatar look like: the pixels of a level that has one of everything, on plain and on sharp
// screens, in the painter and in play.
import type { Page } from "@playwright/test";
import { hasOwnDisplay } from "./harness/ownDisplay";
import { needsElectron } from "./harness/needsElectron";
import { boardDrawn, boardOf, showLevel } from "./harness/board";
import { AVATAR_LOOKS, CELL_LOOKS, type Color, type Look, makeLooksPack } from "./harness/looksPack";
import { removeAtExit } from "./harness/packCopy";
import { expect, test } from "./harness/test";

const pack = makeLooksPack();
removeAtExit(pack);

/** The colours at the looks' spots, as one of the board's canvases has them: 0 the cells, 1 what is above them. */
async function colorsOf(page: Page, looks: readonly Look[], canvas: 0 | 1): Promise<readonly Color[]> {
  return boardOf(page).evaluate(
    (board, { places, canvas: index }) => {
      const { originX, originY, cellSize } = (board as HTMLElement).dataset;
      const scale = devicePixelRatio;
      const pitch = Math.round(Number(cellSize) * scale);
      const context = board.querySelectorAll("canvas")[index]!.getContext("2d")!;
      return places.map(({ cell, spot }) => {
        const x = Math.round(Number(originX) * scale) + Math.floor((cell[0] + spot[0]) * pitch);
        const y = Math.round(Number(originY) * scale) + Math.floor((cell[1] + spot[1]) * pitch);
        const [red, green, blue] = context.getImageData(x, y, 1, 1).data;
        return [red!, green!, blue!] as const;
      });
    },
    { places: looks.map(({ cell, spot }) => ({ cell, spot })), canvas },
  );
}

/** How far a colour may be from what it is to be: tiles are lit from above, half clear colours lie on the ground. */
const TOLERANCE = 22;

async function expectLooks(page: Page, looks: readonly Look[], canvas: 0 | 1): Promise<void> {
  await expect(async () => {
    const colors = await colorsOf(page, looks, canvas);
    const wrong = looks.flatMap(({ name, color }, index) => {
      const found = colors[index]!;
      const isNear = found.every((part, at) => Math.abs(part - color[at]!) <= TOLERANCE);
      return isNear ? [] : [`${name}: ${found.join()} instead of ${color.join()}`];
    });
    expect(wrong).toEqual([]);
  }).toPass();
}

for (const density of [1, 2]) {
  const details = density === 1 ? {} : needsElectron("a scale for the device that the command line sets");
  test.describe(`at ${density} device pixels each`, details, () => {
    // A display of the tests' own has one pixel for each: the window of the tests before is as good.
    if (density === 1 && hasOwnDisplay) test.use({ pack });
    else test.use({ ownWindow: true, pack, args: [`--force-device-scale-factor=${density}`] });

    test("every way to look is drawn so in the painter, and without an editor's marks in play", async ({ app }) => {
      const { page } = app;
      await showLevel(page, "levels/all.json");
      expect(await page.evaluate(() => devicePixelRatio)).toBe(density);
      await expectLooks(page, CELL_LOOKS, 0);
      await expectLooks(page, AVATAR_LOOKS, 1);
      await page.screenshot({ path: test.info().outputPath("looks.png") });

      await page.keyboard.press("ControlOrMeta+2");
      await expect(page.locator(".gw-play .gw-board")).toBeVisible();
      await boardDrawn(page);
      const isMark = ({ name }: Look): boolean => name === "missing_mark";
      await expectLooks(
        page,
        CELL_LOOKS.filter((look) => !isMark(look)),
        0,
      );
      const mark = CELL_LOOKS.find(isMark)!;
      expect((await colorsOf(page, [mark], 0))[0]).not.toEqual(mark.color);
      await expectLooks(page, AVATAR_LOOKS, 1);
    });
  });
}
