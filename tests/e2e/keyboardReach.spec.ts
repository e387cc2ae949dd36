// The window by keys alone: where Tab stops, in which order, whether one sees it; and where the focus is after dialogs.
import type { Page } from "@playwright/test";
import { boardDrawn, boardOf } from "./harness/board";
import { expectMoves } from "./harness/play";
import { expect, test } from "./harness/test";
import { goAfter } from "./harness/window";

interface Stop {
  /** The panel, the tabs over panels, or the bar. */
  readonly part: string;
  readonly what: string;
  readonly isNamed: boolean;
  readonly isSeen: boolean;
}

/** What has the focus, as a person finds it: where, called what, with a line around it. */
function stopNow(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const part = element.closest("[data-panel], .gw-title-bar, .gw-status, .dv-tabs-and-actions-container");
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const label = element.closest("label") ?? document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
    const words = [
      element.getAttribute("aria-label"),
      ...(element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
      label?.textContent,
      element.title,
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? "" : element.textContent,
    ];
    const name = words.find((each) => each !== undefined && each !== null && each.trim() !== "") ?? "";
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    /** Half of the line's width may be. */
    const cutsLine = (around: Element): boolean => {
      const clip = around.getBoundingClientRect();
      const cut = [clip.left - left, clip.top - top, right - clip.right, bottom - clip.bottom];
      return getComputedStyle(around).overflow !== "visible" && cut.some((by) => by + reach > 1);
    };
    let isWhole = true;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      isWhole &&= !cutsLine(around);
    }
    return {
      part: (part as HTMLElement | null)?.dataset["panel"] ?? part?.className.split(" ")[0] ?? "nowhere",
      what: `${element.tagName.toLowerCase()}.${element.className} "${name.slice(0, 40)}"`,
      isNamed: name !== "",
      isSeen:
        (element.closest(".monaco-editor") !== null ||
          (outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2 && isWhole)) &&
        right > 0 &&
        bottom > 0 &&
        left < innerWidth &&
        top < innerHeight,
    };
  });
}

/** Presses Tab from the first stop of the window until it is there again. */
async function tabAround(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("F6");
  const stops = [await stopNow(page)];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopNow(page);
    if (stop.what === stops[0]!.what && stop.part === stops[0]!.part) return stops;
    stops.push(stop);
  }
  throw new Error(`Tab never comes back; at last it is at ${stops.at(-1)!.part}: ${stops.at(-1)!.what}`);
}

/** In the text, Tab is a character, until Ctrl+M says that it is not. */
async function freeTab(page: Page): Promise<void> {
  await page.locator(".monaco-editor :is(.native-edit-context, textarea)").first().focus();
  await page.keyboard.press("Control+M");
}

/** Stops that have no name, and those that one would not see. */
function poorStops(stops: readonly Stop[]): readonly string[] {
  return stops
    .filter(({ isNamed, isSeen }) => !isNamed || !isSeen)
    .map(({ part, what, isSeen }) => `${part}: ${what} ${isSeen ? "has no name" : "is not seen"}`);
}

test("Tab goes through all parts of the window as they stand, each stop is named and seen", async ({ app }) => {
  const { page } = app;
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await boardDrawn(page);
  await expect(page.locator(".gw-solution-step").first()).toBeVisible();
  // The way to the caret is longer than the row over the text.
  await goAfter(page, '"kind": "fla');
  await expect(page.locator(".gw-crumb").last()).toHaveText("kind");
  await freeTab(page);
  const stops = await tabAround(page);
  const order = stops.map(({ part }) => part).filter((part, index, parts) => part !== parts[index - 1]);
  const tabs = "dv-tabs-and-actions-container";
  expect(order).toEqual([
    "gw-title-bar",
    ...["pack", "editor", "solution", "board", "palette", "inspector"].flatMap((panel) => [tabs, panel]),
    "gw-status",
  ]);
  expect(poorStops(stops)).toEqual([]);
  // And back again.
  await page.keyboard.press("Shift+Tab");
  expect((await stopNow(page)).part).toBe("gw-status");

  // While debugging, too, in the middle of a turn.
  await page.keyboard.press("Control+3");
  await expect(boardOf(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectMoves(page, 1);
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("tree", { name: "What happened in the turn" })).toBeVisible();
  const debugging = await tabAround(page);
  expect(debugging.map(({ part }) => part)).toEqual(expect.arrayContaining(["turn", "why", "watch"]));
  expect(poorStops(debugging)).toEqual([]);
});

test("two keys bring what they bring, and each dialog gives the focus back", async ({ app }) => {
  const { page } = app;
  await boardDrawn(page);
  const dialog = page.getByRole("dialog");
  for (const keys of [["Control+K", "Control+S"], ["Control+,"], ["Control+N"], ["Control+Shift+P"], ["Control+P"]]) {
    await boardOf(page).focus();
    for (const each of keys) await page.keyboard.press(each);
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(boardOf(page)).toBeFocused();
  }
  // Larger, and as it was made.
  const ratio = (): Promise<number> => page.evaluate(() => devicePixelRatio);
  const made = await ratio();
  await page.keyboard.press("Control+=");
  await expect.poll(ratio).toBeGreaterThan(made);
  await page.keyboard.press("Control+Shift+0");
  await expect.poll(ratio).toBe(made);
  // One panel over all others, and back.
  await page.keyboard.press("Control+K");
  await page.keyboard.press("z");
  await expect(page.locator('[data-panel="pack"]')).toBeHidden();
  await expect(boardOf(page)).toBeVisible();
  await page.keyboard.press("Control+K");
  await page.keyboard.press("z");
  await expect(page.locator('[data-panel="pack"]')).toBeVisible();
  // Names of the pack, and lines, are found as in VS Code.
  await page.keyboard.press("Control+P");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.type("#metal_crate");
  await expect(page.getByRole("option", { selected: true })).toContainText("kind");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
  await page.keyboard.press("Control+P");
  await page.keyboard.type(":12");
  await expect(page.getByRole("option", { selected: true })).toContainText("Line 12");
  await page.keyboard.press("Enter");
  await expect(page.locator(".monaco-editor .line-numbers.active-line-number")).toHaveText("12");
  await boardOf(page).focus();
  // Story screens have no file, but a name.
  await page.keyboard.press("Control+P");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.type("the river");
  await expect(page.getByRole("option", { selected: true })).toContainText("story screen");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Delete Story Screen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
