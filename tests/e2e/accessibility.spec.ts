// The main views in both themes, as axe sees them: no serious violation of WCAG AA, contrast included.
import { accessibilityProblems } from "./harness/accessibility";
import { boardDrawn, boardOf } from "./harness/board";
import { expectMoves, press } from "./harness/play";
import { expect, test } from "./harness/test";
import { editFile } from "./harness/window";

/** Menu items that each bring a view, and what is there once the view is. */
const VIEWS = [
  ["panel.layers", ".gw-layers"],
  ["panel.overview", ".gw-overview"],
  ["panel.rules", '[data-panel="rules"] button'],
  ["panel.search", '[data-panel="search"] input'],
  ["panel.problems", ".gw-problem"],
  ["help.guide", ".gw-guide"],
  ["pack.new", ".gw-template"],
  ["help.keys", ".gw-keys"],
  ["view.settings", ".gw-settings"],
  ["level.new", ".gw-new-size"],
  ["view.palette", "[cmdk-item]"],
  ["file.backups", ".gw-dialog"],
  ["pack.compare", ".gw-differences-choices"],
  ["panel.history", ".gw-history"],
  ["kind.replace", ".gw-replace-preview"],
  ["level.picture", ".gw-pictures-preview"],
] as const;

test("no view has a serious violation; in the other theme none is hard to read", async ({ app }) => {
  // Every view is examined, in both themes.
  test.slow();
  const { page } = app;
  const found: Record<string, readonly string[]> = {};
  const html = page.locator("html");
  const theme = (): Promise<string | null> => html.getAttribute("data-theme");
  const look = async (view: string, what?: "contrast", part?: string): Promise<void> => {
    found[`${view} in ${await theme()}`] = await accessibilityProblems(page, what, part);
  };
  const lookAtAll = async (what?: "contrast"): Promise<void> => {
    for (const [command, shown] of VIEWS) {
      const [, panel] = /^panel\.(.*)$/.exec(command) ?? [];
      await (panel === undefined ? app.chooseMenu(command) : app.showPanel(panel));
      await expect(page.locator(shown).first()).toBeVisible();
      // What is around a panel was examined before.
      await look(command, what, panel === undefined ? undefined : `[data-panel="${panel}"]`);
      const dialog = page.getByRole("dialog");
      if ((await dialog.count()) > 0) await press(page, "Escape");
      await expect(dialog).toHaveCount(0);
    }
  };
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await boardDrawn(page);
  await expect(page.locator(".gw-solution-step").first()).toBeVisible();
  await look("design");
  await editFile(app, "game.json");
  await page.locator(".gw-inspector-choice").getByText("game.json").click();
  await page.getByRole("region", { name: "Rules", exact: true }).locator(".gw-item-head").first().click();
  await look("rules form");
  await lookAtAll();
  await press(page, "ControlOrMeta+3");
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowRight", "ArrowRight");
  await expectMoves(page, 2);
  await expect(page.getByRole("tree", { name: "What happened in the turn" })).toBeVisible();
  await look("debug");

  const before = await theme();
  await app.chooseMenu("view.theme");
  await expect(html).not.toHaveAttribute("data-theme", before ?? "");
  await look("debug", "contrast");
  await lookAtAll("contrast");
  await app.chooseMenu("pack.close");
  await expect(page.locator(".gw-welcome-pack").first()).toBeVisible();
  await look("welcome");
  expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([]);
});
