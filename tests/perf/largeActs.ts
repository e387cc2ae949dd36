// Measures what is done at once to much: a fill, six layers put down and turned, a long broken text opened, a table of
// 300 levels. Each in the processor time of the longest task of the window, with everything that follows.
import { expect } from "@playwright/test";
import type { RunningApp } from "../e2e/harness/runningApp";
import { boardPaintedAtMs } from "./appScales";
import type { Figure } from "./figures";
import { largeBoardFigures } from "./largeBoards";
import { longestTasks, textsOf, withPack } from "./longestTasks";

/** Measures all of it, in three starts of the program. */
export async function largeActFigures(): Promise<readonly Figure[]> {
  return [...(await largeBoardFigures()), ...(await tableFigures())];
}

const LEVELS = 300;
const RULES = 60;

/** Every rule is tried in every level. */
async function tableFigures(): Promise<readonly Figure[]> {
  const texts = textsOf({ levels: LEVELS, width: 12, height: 12, layers: 4 });
  const game = JSON.parse(texts.get("game.json") ?? "") as { readonly rules: readonly unknown[] };
  const rules = Array.from({ length: RULES }, (_, index) => ({
    id: `rule_${index}`,
    on: "avatar_entered",
    where: { position: [index % 12, 0] },
    then: [{ increment_variable: { name: "seen", amount: 1 } }],
  }));
  texts.set("game.json", JSON.stringify({ ...game, rules: [...game.rules, ...rules] }, null, 2));
  return withPack(texts, async (app) => {
    const { page } = app;
    await app.showPanel("overview");
    const tab = (name: string) => page.getByRole("region", { name: "Pack overview" }).getByRole("tab", { name });
    const counted = page.getByRole("grid", { name: "Rules" }).locator("td[data-state=fired]").first();
    await tab("Rules tried").click();
    await expect(counted).toBeVisible({ timeout: 120_000 });
    const scroller = page.locator(".gw-coverage");
    const act = async (): Promise<void> => {
      await tab("Rules tried").click();
      await expect(counted).toBeVisible();
    };
    const scroll = (left: number, top: number) => async (): Promise<void> =>
      scroller.evaluate((table, to) => table.scrollTo({ left: to.left, top: to.top }), { left, top });
    const title = `"Rules tried" of ${LEVELS} levels × ${RULES + 1} rules`;
    const tables = await longestTasks(app, [
      { name: `${title} opened`, goal: "≤ 50", before: () => tab("Levels").click(), act },
      { name: `${title}, scrolled down`, goal: "≤ 50", before: scroll(0, 0), act: scroll(0, 1000) },
      { name: `${title}, scrolled to the right`, goal: "≤ 50", before: scroll(0, 0), act: scroll(2000, 0) },
    ]);
    return [...tables, ...(await openingFigures(app))];
  });
}

/** Opens the pack again, from the folder it is in. */
async function openingFigures(app: RunningApp): Promise<readonly Figure[]> {
  const { page } = app;
  await app.answerFolder(app.pack.folder);
  const level = page.locator(`[role=treeitem][data-path="levels/large_001.json"]`);
  const close = async (): Promise<void> => {
    await app.chooseMenu("pack.close");
    await expect(level).toHaveCount(0);
  };
  const open = async (): Promise<void> => {
    await app.chooseMenu("pack.open");
    await expect(level).toBeVisible();
    await boardPaintedAtMs(page);
  };
  return longestTasks(app, [{ name: `a pack of ${LEVELS} levels opened`, goal: "≤ 50", before: close, act: open }]);
}
