// Looking inside a turn: stepping both ways, the board at the cursor, the rule's text.
import { showLevel } from "./harness/board";
import { boardPrint, expectMoves, play, press, showPanel } from "./harness/play";
import { watchWork, workDone } from "./harness/renders";
import { expect, test } from "./harness/test";

const LEVEL = "levels/fw_001.json";

test("steps go through a turn both ways; the board is as it was at each of them", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  await showPanel(page, "Turn");
  await play(page);
  const before = await boardPrint(page);
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await page.getByRole("button", { name: "To the start of the turn" }).click();
  const place = page.locator(".gw-debugger-place");
  await expect(place).toHaveAttribute("data-cursor", "0");
  expect(await boardPrint(page)).toBe(before);
  const cursors: string[] = [];
  const pictures: string[] = [];
  for (;;) {
    const cursor = (await place.getAttribute("data-cursor"))!;
    cursors.push(cursor);
    pictures.push(await boardPrint(page));
    if (cursor === "end") break;
    await page.keyboard.press("F11");
    await expect(place).not.toHaveAttribute("data-cursor", cursor);
  }
  expect(cursors.length).toBeGreaterThan(5);
  for (let at = cursors.length - 2; at >= 0; at -= 1) {
    await page.getByRole("button", { name: "Step back into" }).click();
    await expect(place).toHaveAttribute("data-cursor", cursors[at]!);
    expect(await boardPrint(page)).toBe(pictures[at]);
  }

  // A step within the rows in sight renders two of them, no button, and asks the page for no size.
  await press(page, "F11", "F11");
  await expect(place).toHaveAttribute("data-cursor", "2");
  await boardPrint(page);
  await watchWork(page);
  await press(page, "F11");
  await expect(place).toHaveAttribute("data-cursor", "3");
  await boardPrint(page);
  const { rendered, measures } = await workDone(page, [".gw-turn-row", ".gw-debugger .gw-toolbar button"]);
  expect(rendered).toEqual({ ".gw-turn-row": 2, ".gw-debugger .gw-toolbar button": 0 });
  expect(measures).toBe(0);

  // The details, and the text, follow once the step's frame has been shown.
  const told = page.locator(".gw-details h3");
  const told3 = await told.innerText();
  await page.evaluate(watchDetails);
  await press(page, "F11");
  expect(await page.evaluate(() => (globalThis as WithDetails).inStepsFrame)).toBe(told3);
  await expect(place).toHaveAttribute("data-cursor", "4");
  await expect(told).not.toHaveText(told3);
});

type WithDetails = typeof globalThis & { inStepsFrame?: Promise<string> };

/** Keeps what the details say in the frame of the next step. */
function watchDetails(): void {
  const place = document.querySelector(".gw-debugger-place")!;
  const details = document.querySelector<HTMLElement>(".gw-details h3")!;
  (globalThis as WithDetails).inStepsFrame = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(details.innerText));
    });
    observer.observe(place, { attributes: true });
  });
}

test("a rule that fires is a line of the tree, and its text is marked in the editor", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_004.json");
  await showPanel(page, "Turn");
  await play(page);
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  const tree = page.getByRole("tree", { name: "What happened in the turn" });
  const current = tree.locator('[aria-selected="true"]');
  await tree.focus();
  await press(page, "End");
  // Only the rows in sight are in the page: the keys walk up to the rule.
  while (!/fired for/.test((await current.textContent())!)) {
    const active = await tree.getAttribute("aria-activedescendant");
    await press(page, "ArrowUp");
    await expect(tree).not.toHaveAttribute("aria-activedescendant", active!);
    await expect(current).toBeVisible();
  }
  const rule = (await current.getAttribute("data-record"))!;
  await expect(current).toContainText("rule object_creates_bridge fired for object_placed at (2,1)");
  await expect(page.locator(".gw-details")).toContainText("Because");
  await expect(page.locator(".gw-text-highlight").first()).toBeVisible();
  await expect(page.locator(".monaco-editor").first()).toContainText("object_creates_bridge");
  await app.screenshot("debug-rule");
  await page.keyboard.press("F10");
  await expect(current).not.toHaveAttribute("data-record", rule);
  await page.keyboard.press("Shift+F10");
  await expect(current).toHaveAttribute("data-record", rule);
  await page.keyboard.press("F11");
  await expect(current).toContainText("destroy");
  await app.screenshot("debug-effect");
});

test("only what changed is a shorter tree, and the arrow keys walk it", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  await showPanel(page, "Turn");
  await play(page);
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  const tree = page.getByRole("tree", { name: "What happened in the turn" });
  const rows = tree.getByRole("treeitem");
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await page.getByRole("button", { name: "Only what changed" }).click();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await tree.focus();
  await press(page, "ArrowDown", "ArrowDown");
  await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
  await press(page, "ArrowUp");
  await expect(rows.nth(0)).toHaveAttribute("aria-selected", "true");
});
