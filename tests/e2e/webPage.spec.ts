// A pack exported as a page, played in the system's own Chromium: by keys, mouse and touch, from a file, without a
// network, in a frame that may keep nothing. The program's window has no part in it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, type Page, chromium, expect, test } from "@playwright/test";
import { accessibilityProblems } from "./harness/accessibility";
import { exportPage } from "./harness/exportedPage";
import { projectRoot } from "./harness/packCopy";

const executablePath = process.env.GRIDWRIGHT_CHROMIUM ?? "";
const SOLUTION = ["right", "right", "down", "down", "right", "right", "down"] as const;
const ARROWS = { right: "ArrowRight", left: "ArrowLeft", up: "ArrowUp", down: "ArrowDown" } as const;
const STEPS = { right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1] } as const;
type Direction = keyof typeof STEPS;

/** Words that would run, were they markup. */
const HOSTILE = `</script><script>window.hit=1</script><img src=x onerror="window.hit=1"><!--`;

let folder = "";
let browser: Browser;

test.skip(executablePath === "", "There is no Chromium on this system: install one to test exported pages.");

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-pages-"));
  await exportPack("sample-packs/flag-worlds", "flags.html");
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
});
test.afterAll(async () => {
  await browser?.close();
  if (folder !== "") rmSync(folder, { recursive: true });
});

const exportPack = (pack: string, name: string): Promise<void> => exportPage(pack, path.join(folder, name));

const address = (name: string): string => pathToFileURL(path.join(folder, name)).href;

/** Opens a page and collects what should not be: errors, and requests beside the file itself. */
async function openPage(context: BrowserContext, name: string): Promise<{ page: Page; troubles: string[] }> {
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("request", (request) => /^(?:file|data):/.test(request.url()) || troubles.push(request.url()));
  await page.goto(address(name));
  return { page, troubles };
}

/** Where a drag over the board begins and ends: from its middle, far enough in a direction. */
async function swipeOf(
  page: Page,
  direction: Direction,
): Promise<readonly [x: number, y: number, toX: number, toY: number]> {
  const box = (await page.locator(".gw-board").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = STEPS[direction];
  return [x, y, x + dx * 60, y + dy * 60];
}

const moves = (page: Page, count: number): Promise<void> =>
  expect(page.locator(".gw-board")).toHaveAttribute("data-moves", String(count));

/** Returns what has the focus the moment it is told how the level ended. */
function focusAtOutcome(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const place = document.querySelector(".page-outcome-place")!;
        const observer = new MutationObserver(() => {
          if (place.childElementCount > 0) resolve(document.activeElement?.textContent ?? null);
        });
        observer.observe(place, { childList: true });
      }),
  );
}

test("a page is won by keys, by mouse and by touch, and keeps what was won", async () => {
  const desk = await browser.newContext({ viewport: { width: 1000, height: 700 }, offline: true });
  const { page, troubles } = await openPage(desk, "flags.html");
  await expect(page.getByRole("heading", { name: "A Flag on the Hill" })).toBeVisible();
  await page.keyboard.press("Enter");

  // Keys: what happens is read out, what was done can be undone, a hint shows the way from the start.
  const live = page.getByRole("status");
  await page.keyboard.press("ArrowUp");
  await expect(live).toContainText("Move up");
  await page.keyboard.press("ArrowRight");
  await moves(page, 2);
  await page.keyboard.press("z");
  await moves(page, 1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("y");
  await moves(page, 2);
  await page.getByRole("button", { name: "Restart" }).click();
  await page.getByRole("button", { name: /^Hint/ }).click();
  await moves(page, 3);
  await expect(live).toContainText("Column 2, row 1");
  await page.getByRole("button", { name: "Restart" }).click();
  const focused = focusAtOutcome(page);
  for (const direction of SOLUTION) await page.keyboard.press(ARROWS[direction]);
  await expect(page.locator(".page-outcome")).toContainText("Solved in 7 moves");
  await expect(live).toContainText("Solved in 7 moves");
  expect(await focused, "a key that follows at once goes on").toBe("Next");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Mind the Crate" })).toBeVisible();

  // What was won is known after a reload, and forgotten when that is asked for twice.
  await page.reload();
  await page.getByRole("button", { name: "Levels" }).click();
  const first = page.getByRole("button", { name: /1\. First Steps/ });
  await expect(first).toContainText("Solved in 7");
  await expect(page.locator(".page-about")).toContainText("Walk to the flag.");
  await expect
    .poll(() => first.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBeGreaterThan(50);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Reset progress…" }).click();
  await page.getByRole("button", { name: "Forget", exact: true }).click();
  await expect(first).not.toContainText("Solved");

  // The mouse.
  await first.click();
  for (const [index, direction] of SOLUTION.entries()) {
    const [x, y, toX, toY] = await swipeOf(page, direction);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(toX, toY);
    await page.mouse.up();
    await moves(page, index + 1);
  }
  await expect(page.locator(".page-outcome")).toContainText("Solved in 7 moves");
  expect(troubles).toEqual([]);
  await desk.close();

  // Fingers, on a phone held upright.
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const touched = await openPage(phone, "flags.html");
  await touched.page.getByRole("button", { name: "Continue" }).tap();
  const tools = touched.page.locator(".page-tools");
  expect((await tools.boundingBox())?.height, "all tools stand in one row").toBeLessThan(50);
  const input = await phone.newCDPSession(touched.page);
  const touch = (
    type: string,
    points: readonly { readonly x: number; readonly y: number; readonly id?: number }[],
  ): Promise<unknown> => input.send("Input.dispatchTouchEvent", { type, touchPoints: points } as never);
  // Two fingers zoom the board, and make no move.
  const pitch = async (): Promise<number> =>
    Number(await touched.page.locator(".gw-board").getAttribute("data-cell-size"));
  const [fitted, [left, top]] = [await pitch(), await swipeOf(touched.page, "right")];
  await touch("touchStart", [{ x: left - 20, y: top, id: 0 }]);
  await touch("touchStart", [
    { x: left - 20, y: top, id: 0 },
    { x: left + 20, y: top, id: 1 },
  ]);
  await touch("touchMove", [
    { x: left - 40, y: top, id: 0 },
    { x: left + 40, y: top, id: 1 },
  ]);
  await touch("touchEnd", [{ x: left - 40, y: top, id: 0 }]);
  await touch("touchEnd", []);
  await expect.poll(pitch).toBeGreaterThan(fitted * 1.5);
  await moves(touched.page, 0);
  for (const [index, direction] of SOLUTION.entries()) {
    const [x, y, toX, toY] = await swipeOf(touched.page, direction);
    await touch("touchStart", [{ x, y }]);
    await touch("touchMove", [{ x: toX, y: toY }]);
    await touch("touchEnd", []);
    await moves(touched.page, index + 1);
  }
  await expect(touched.page.locator(".page-outcome")).toContainText("Solved in 7 moves");
  const wide = await touched.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(touched.troubles).toEqual([]);
  await phone.close();
});

test("no word of a hostile pack runs; packs keep apart; a frame that may keep nothing plays", async () => {
  const pack = path.join(folder, "hostile");
  cpSync(path.join(projectRoot, "sample-packs/flag-worlds"), pack, { recursive: true });
  const change = (file: string, edit: (value: Record<string, unknown>) => void): void => {
    const value = JSON.parse(readFileSync(path.join(pack, file), "utf8")) as Record<string, unknown>;
    edit(value);
    writeFileSync(path.join(pack, file), JSON.stringify(value));
  };
  change("manifest.json", (manifest) => Object.assign(manifest, { title: HOSTILE, gameId: HOSTILE }));
  change("levels/fw_001.json", (level) => Object.assign(level, { title: HOSTILE, guide: HOSTILE }));
  change("game.json", (game) => {
    (game["levelSequence"] as unknown[])[0] = {
      type: "story",
      title: HOSTILE,
      text: HOSTILE,
      image: "../../../etc/x.png",
    };
  });
  await exportPack(pack, "hostile.html");

  const context = await browser.newContext();
  const { page, troubles } = await openPage(context, "hostile.html");
  await expect(page).toHaveTitle(HOSTILE);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: HOSTILE })).toBeVisible();
  for (const direction of SOLUTION) await page.keyboard.press(ARROWS[direction]);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Levels" }).click();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);

  // The other pack has not heard of it.
  await page.goto(address("flags.html"));
  await expect(page.getByRole("heading", { name: "A Flag on the Hill" })).toBeVisible();

  writeFileSync(
    path.join(folder, "frame.html"),
    `<iframe sandbox="allow-scripts" src="flags.html" width="800" height="600"></iframe>`,
  );
  await page.goto(address("frame.html"));
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.locator(".gw-board").press("ArrowRight");
  await expect(frame.locator(".gw-board")).toHaveAttribute("data-moves", "1");
  expect(troubles).toEqual([]);
  await context.close();
});

test("board games are played by clicks and keys; what a player may not see is covered until they look", async () => {
  await exportPack("sample-packs/chess", "chess.html");
  await exportPack("sample-packs/kuhn", "kuhn.html");
  const context = await browser.newContext({ viewport: { width: 900, height: 640 } });
  const { page, troubles } = await openPage(context, "chess.html");
  await page.getByRole("button", { name: "Games" }).click();
  await page.getByRole("button", { name: /The first moves/ }).click();
  const board = page.locator(".gw-board");
  await expect(board).toHaveAttribute("data-cell-size", /\d/);
  const click = async (place: string): Promise<void> => {
    const [cellSize, originX, originY] = await board.evaluate((pane: HTMLElement) => {
      return ["cell-size", "origin-x", "origin-y"].map((name) => Number(pane.getAttribute(`data-${name}`)));
    });
    const [column, row] = [place.charCodeAt(0) - 65, 8 - Number(place[1])];
    const at = (origin = 0, cell = 0): number => origin + (cell + 0.5) * (cellSize ?? 0);
    await board.click({ position: { x: at(originX, column), y: at(originY, row) } });
  };
  const live = page.getByRole("status");
  // What is not legal is said with its reason: a piece of the other player, and a target that the piece does not reach.
  const refused = page.locator(".page-refused");
  await click("E7");
  const notWhites = "No legal move begins at E7. White is to move, and the piece does not belong to White.";
  await expect(refused).toHaveText(notWhites);
  await expect(live).toContainText(notWhites);
  await click("B1");
  await expect(refused).toHaveCount(0);
  await click("B3");
  await expect(refused).toHaveText(/^B1 → B3 is not a legal move\. "knight_move" needs .+\.$/);
  await click("C1");
  await expect(refused).toHaveText(/^No legal move begins at C1\. To B2: B2 holds a piece of White\.$/);
  await page.keyboard.press("Escape");
  await expect(refused).toHaveCount(0);
  for (const [from, to] of [
    ["F2", "F3"],
    ["E7", "E5"],
    ["G2", "G4"],
  ] as const) {
    await click(from);
    await expect(live).toContainText(`${from}.`);
    await click(to);
    await expect(live).toContainText("to move");
  }
  await click("D8");
  await click("H4");
  await expect(page.locator(".page-outcome")).toContainText("Black wins");
  await click("E2");
  await expect(refused).toHaveText("The game has ended. Black wins: Checkmate.");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.locator(".page-outcome")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(live).toContainText("A1: White rook");

  await page.goto(address("kuhn.html"));
  await expect(page.getByRole("heading", { name: /is to move/ })).toBeVisible();
  await expect(page.locator(".page-hand")).toHaveCount(0);
  await page.getByRole("button", { name: /show the table/ }).click();
  await expect(page.locator(".page-hand-card").filter({ hasText: "?" })).toHaveCount(2);
  await page.getByRole("button", { name: "check" }).click();
  await expect(page.getByRole("heading", { name: /is to move/ })).toBeVisible();
  await expect(page.locator(".page-hand-card:visible")).toHaveCount(0);
  // Cards alone have no board: no empty picture stands in the list of games.
  await page.getByRole("button", { name: "Games" }).click();
  await expect(page.getByRole("button", { name: /Nobody dares/ })).toBeVisible();
  await expect(page.locator(".page-card-board:visible")).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a game of cards is played by keys alone, and on a phone its moves are in sight", async () => {
  await exportPack("sample-packs/kuhn", "kuhn.html");
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const { page } = await openPage(context, "kuhn.html");
  await page.keyboard.press("Enter");
  const check = page.getByRole("button", { name: "check" });
  await expect(check, "the first move has the focus once the table is shown").toBeFocused();
  await expect(page.getByRole("button", { name: "bet" })).toBeInViewport({ ratio: 1 });
  const values = page.locator(".page-facts");
  await expect(values).toContainText("pot");
  await expect(values, "what has no value yet says nothing to a player").not.toContainText("null");
  const view = page.getByRole("combobox", { name: "Play as" });
  await view.focus();
  await page.keyboard.press("ArrowUp");
  await expect(view).toHaveValue("0");
  await expect(view, "another view leaves the focus where it was").toBeFocused();
  await check.focus();
  await page.keyboard.press("Enter");
  await expect(check, "so does a move that can be made again").toBeFocused();
  // On its side nothing leads out of the column.
  await page.setViewportSize({ width: 640, height: 360 });
  const side = page.getByRole("complementary");
  expect(await side.evaluate((column) => column.scrollWidth - column.clientWidth)).toBe(0);
  await context.close();
});
