// A pack of many levels: a check of all gold paths says how far it is, can be ended, and starts over with the next edit;
// the overview draws the cards in sight.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { largePackSync } from "../perf/largePack";
import { boardDrawn, chooseKind, clickCell } from "./harness/board";
import { expect, test } from "./harness/test";

const LEVELS = 150;
const MOVES = 1500;
const RULES = 40;

/** A pack whose paths wander for long before they win, with many rules that fire at every move. */
function slowPack(): string {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), "gridwright-slow-")), "slow");
  for (const { path: file, text } of largePackSync({ levels: LEVELS, width: 24, height: 24, layers: 4 }).files) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    const change = file.startsWith("levels/") ? withDetours : file === "game.json" ? withRules : (same: string) => same;
    writeFileSync(full, change(text ?? ""));
  }
  return folder;
}

function withDetours(text: string): string {
  const level = JSON.parse(text) as { readonly solution: { readonly goldPath: readonly unknown[] } };
  const detours = Array.from({ length: MOVES / 2 }, () => ["right", "left"]).flat();
  return JSON.stringify({ ...level, solution: { goldPath: [...detours, ...level.solution.goldPath] } });
}

function withRules(text: string): string {
  const game = JSON.parse(text) as { readonly rules: readonly unknown[] };
  const rules = Array.from({ length: RULES }, (_, index) => ({
    id: `count_${index}`,
    on: "avatar_entered",
    then: [{ increment_variable: { name: `count_${index}`, amount: 1 } }],
  }));
  return JSON.stringify({ ...game, rules: [...game.rules, ...rules] });
}

test("a long check shows how far it is, is cancelled, and starts over with an edit", async ({ app }) => {
  const { page } = app;
  const folder = slowPack();
  try {
    await app.answerFolder(folder);
    await app.chooseMenu("pack.open");
    const progress = page.getByRole("progressbar", { name: "Checking solutions" });
    // All 150 files are read and looked through first.
    await expect(progress).toBeVisible({ timeout: 60_000 });
    await expect(progress).toHaveAttribute("max", String(LEVELS));
    // It goes on while it can be seen.
    const before = Number(await progress.getAttribute("value"));
    await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(before);
    await page.getByRole("contentinfo").getByRole("button", { name: "Cancel" }).click();
    await expect(progress).toBeHidden();

    // Cancelled is not over: levels that were not reached have no verdict, and the next edit checks them.
    await expect(page.getByRole("contentinfo")).toContainText(/of 150 levels wins?, \d+ not checked/);
    await boardDrawn(page);
    await chooseKind(page, "wall");
    await clickCell(page, [5, 5]);
    await expect(progress).toBeVisible();
    await app.screenshot("long-check");
    await page.getByRole("contentinfo").getByRole("button", { name: "Cancel" }).click();
    await expect(progress).toBeHidden();

    // The overview draws the cards in sight; keys lead to the others, and go on from a card that was scrolled away.
    await app.showPanel("overview");
    const cards = page.locator(".gw-overview .gw-card");
    const numbered = (number: number) => page.locator(`.gw-overview .gw-card[data-index="${number - 1}"]`);
    await numbered(1).focus();
    await page.keyboard.press("End");
    await expect(numbered(LEVELS)).toBeFocused();
    await expect(numbered(LEVELS)).toBeInViewport();
    await expect(page.locator(`.gw-overview li[aria-posinset="${LEVELS}"]`)).toHaveAttribute(
      "aria-setsize",
      `${LEVELS}`,
    );
    expect(await cards.count()).toBeLessThan(LEVELS);
    await page.locator(".gw-overview .gw-cards").evaluate((list) => list.scrollTo(0, 0));
    await expect(numbered(1)).toBeInViewport();
    await page.keyboard.press("ArrowLeft");
    await expect(numbered(LEVELS - 1)).toBeFocused();
    await expect(numbered(LEVELS - 1)).toBeInViewport();
    await page.keyboard.press("Home");
    await expect(numbered(1)).toBeFocused();
    await app.screenshot("many-cards");
  } finally {
    rmSync(path.dirname(folder), { recursive: true });
  }
});
