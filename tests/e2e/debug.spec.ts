// Looking inside a turn: stepping both ways, the board at the cursor, the rule's text.
import { execFileSync } from "node:child_process";
import { boardOf, showLevel } from "./harness/board";
import { command } from "./harness/keyboard";
import { builtCommandLine } from "./harness/commandLine";
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
  await expect(async () => {
    await watchWork(page);
    await press(page, "F11");
    await expect(place).toHaveAttribute("data-cursor", "3");
    await boardPrint(page);
    const { rendered, measures } = await workDone(page, [".gw-turn-row", ".gw-debugger .gw-toolbar button"]);
    await page.getByRole("button", { name: "Step back into" }).click();
    await expect(place).toHaveAttribute("data-cursor", "2");
    expect(rendered).toEqual({ ".gw-turn-row": 2, ".gw-debugger .gw-toolbar button": 0 });
    expect(measures).toBe(0);
  }).toPass();
  await press(page, "F11");
  await expect(place).toHaveAttribute("data-cursor", "3");

  // The details, and the text, follow once the step's frame has been shown.
  const details = page.locator(".gw-details");
  await expect(details).toHaveAttribute("data-record", "3");
  await page.evaluate(watchDetails);
  await press(page, "F11");
  expect(await page.evaluate(() => (globalThis as WithDetails).inStepsFrame)).toBe("3");
  await expect(place).toHaveAttribute("data-cursor", "4");
  await expect(details).toHaveAttribute("data-record", "4");
});

type WithDetails = typeof globalThis & { inStepsFrame?: Promise<string | undefined> };

/** Keeps which record the details are of in the frame of the next step. */
function watchDetails(): void {
  const place = document.querySelector(".gw-debugger-place")!;
  const details = document.querySelector<HTMLElement>(".gw-details")!;
  (globalThis as WithDetails).inStepsFrame = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(details.dataset.record));
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

test("a level that is played in place of another keeps its text: the old session's rule is not shown", async ({
  app,
}) => {
  const { page } = app;
  const shown = page.locator('[role=treeitem][aria-current="true"]');
  await showLevel(page, "levels/fw_004.json");
  await showPanel(page, "Turn");
  await play(page);
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await page.getByRole("button", { name: "To the start of the turn" }).click();
  await app.chooseMenu("debug.nextRule");
  await expect(shown).toHaveAttribute("data-path", "game.json");
  await app.chooseMenu("arrange.design");
  await showLevel(page, "levels/fw_005.json");
  await app.chooseMenu("arrange.play");
  await expect(page.getByRole("region", { name: "Play" })).toBeVisible();
  await boardOf(page).focus();
  await press(page, "ArrowUp");
  await expectMoves(page, 1);
  await expect(shown).toHaveAttribute("data-path", "levels/fw_005.json");
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
  await page.getByRole("button", { name: "Only what changed" }).click();
  await expect.poll(() => rows.count()).toBe(all);
});

/** What `gridwright trace` prints, as lines. `program` is the bundled command line. */
function traced(program: string, ...args: readonly string[]): readonly string[] {
  const printed = execFileSync(process.execPath, [program, "trace", ...args]);
  return printed.toString().trimEnd().split("\n");
}

test("the command line tells the same tree, the same answer and the same causes", async ({ app }) => {
  const { page, pack } = app;
  const program = builtCommandLine();
  await showLevel(page, "levels/fw_003.json");
  await showPanel(page, "Turn");
  await command(page, "Run the Solution to a Breakpoint");
  const shown = page.locator('.gw-timeline-turn[aria-selected="true"]');
  await expect(shown).toHaveAttribute("data-outcome", "won");
  await expect(shown).toBeInViewport({ ratio: 1 });
  await page.locator('.gw-timeline-turn[data-turn="14"]').click();
  // Looked for in its panel alone: the whole page takes several times longer, and is asked for each row again.
  const tree = page.locator('[data-panel="turn"]').getByRole("tree", { name: "What happened in the turn" });
  const current = tree.locator('[aria-selected="true"]');
  await tree.focus();
  await press(page, "Home");
  await expect(current).toHaveText("action phase");
  // Only the rows in sight are in the page: the keys open each and walk down.
  const rows: string[] = [];
  for (;;) {
    const [active, text] = [await tree.getAttribute("aria-activedescendant"), await current.textContent()];
    const depth = Number(await current.getAttribute("aria-level"));
    rows.push(" ".repeat(2 * depth) + text!);
    if (text!.startsWith("event turn_ended")) break;
    if ((await current.getAttribute("aria-expanded")) === "false") {
      await press(page, "ArrowRight");
      await expect(current).toHaveAttribute("aria-expanded", "true");
    }
    await press(page, "ArrowDown");
    await expect(tree).not.toHaveAttribute("aria-activedescendant", active!);
    await expect(current).toBeVisible();
  }
  expect(["turn 14: move down", ...rows]).toEqual(traced(program, pack.folder, "fw_003", "--step", "14"));

  await command(page, "Panel: Why");
  const why = page.getByRole("region", { name: "Why" });
  await why.getByLabel("Rule").selectOption("pickaxe_breaks");
  const [answer, attempt, ...clauses] = traced(
    program,
    pack.folder,
    "fw_003",
    "--step",
    "14",
    "--why",
    "pickaxe_breaks",
  );
  await expect(why.getByRole("heading").first()).toHaveText(answer!);
  await expect(why.getByRole("button", { name: attempt!.trim(), exact: true })).toBeVisible();
  expect(clauses).toHaveLength(2);
  await expect(why.locator(".gw-why-clause")).toHaveText(clauses.map((each) => each.replace(/^[ !]*/, "")));

  await command(page, "Panel: Because");
  const because = page.getByRole("region", { name: "Because" });
  await because.getByRole("combobox", { name: /last change/i }).fill("4,2");
  await press(page, "Enter");
  const [, change, ...causes] = traced(program, pack.folder, "fw_003", "--because", "4,2");
  await expect(because.locator(".gw-causes-title")).toContainText(change!);
  const boxes = await because
    .locator(".gw-causes-box")
    .evaluateAll((all) => all.map((each) => each.getAttribute("title")));
  for (const cause of causes.filter((each) => /← (rule|event|system)/.test(each))) {
    expect(boxes.some((box) => box?.endsWith(cause.replace(/^[ ←]*/, "")))).toBe(true);
  }
});
