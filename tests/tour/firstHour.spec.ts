// What a new designer meets in the first hour, in windows of three sizes, light and dark: pictures in
// `out/tour/first-hour/`.
import path from "node:path";
import type { Page } from "@playwright/test";
import { boardOf, showLevel } from "../e2e/harness/board";
import { press } from "../e2e/harness/play";
import { type RunningApp, outFolder } from "../e2e/harness/runningApp";
import { expect, test } from "../e2e/harness/test";
import { editFile } from "../e2e/harness/window";
import { untilStill } from "./untilStill";

const SIZES = [
  [1280, 720],
  [1500, 925],
  [2560, 1440],
] as const;

for (const [width, height] of SIZES) {
  test(`the first hour at ${width} × ${height}`, async ({ app }) => {
    const { page } = app;
    await resizeTo(app, width, height);
    await showLevel(page, "levels/fw_004.json");
    for (const theme of ["light", "dark"]) {
      if ((await page.locator("html").getAttribute("data-theme")) !== theme) await app.chooseMenu("view.theme");
      const picture = async (name: string): Promise<void> => {
        await untilStill(page);
        await app.screenshot(`${name}-${width}-${theme}`, path.join(outFolder, "tour/first-hour"));
      };
      await showRules(app);
      await picture("1-rules");
      await page.locator('.gw-palette-kind[data-kind="wood"]').dblclick();
      await expect(page.getByRole("form", { name: "Kind wood" })).toBeVisible();
      await picture("2-kind");
      await page.getByRole("button", { name: "Close Kind" }).click();
      for (const [command, name] of [
        ["help.keys", "3-keys"],
        ["view.settings", "4-settings"],
        ["level.new", "5-new-level"],
      ] as const) {
        await app.chooseMenu(command);
        await expect(page.getByRole("dialog")).toBeVisible();
        await picture(name);
        await press(page, "Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
      await press(page, "ControlOrMeta+3");
      await expect(boardOf(page)).toBeFocused();
      await press(page, "ArrowRight", "ArrowRight");
      await picture("6-debug");
      await press(page, "ControlOrMeta+1");
      await showLevel(page, "levels/fw_004.json");
    }
  });
}

/** The form of game.json with its first rule open. */
async function showRules(app: RunningApp): Promise<void> {
  const { page } = app;
  await editFile(app, "game.json");
  await page.locator(".gw-inspector-choice").getByText("game.json").click();
  const first = ruleHead(page);
  if ((await first.getAttribute("aria-expanded")) === "false") await first.click();
}

function ruleHead(page: Page): ReturnType<Page["locator"]> {
  const rules = page.locator(".gw-inspector").getByRole("region", { name: "Rules", exact: true });
  return rules.locator(".gw-item-head").first();
}

function resizeTo(app: RunningApp, width: number, height: number): Promise<void> {
  return app.electron.evaluate(
    ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]!.setContentSize(w!, h!),
    [width, height],
  );
}
