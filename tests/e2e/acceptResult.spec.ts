// Games that still end as recorded, but play differently since an edit: the change is accepted where it is reported.
import { showPanel } from "./harness/play";
import { expect, test } from "./harness/test";

test.describe("a recorded game that plays differently since an edit", () => {
  test.use({ pack: "templates/6-armies" });

  test("is accepted at its problem and in its panel, and its moves are taken all the while", async ({ app }) => {
    const { page, pack } = app;
    const panel = page.locator(".gw-recorded");
    const problems = page.locator(".gw-problem");
    const resize = (from: string, to: string): void =>
      pack.write("game.json", pack.read("game.json").replace(`grid(${from}, 6)`, `grid(${to}, 6)`));
    await showPanel(page, "Problems");
    resize("5", "6");
    await expect(problems).toContainText("plays differently from the start since your edit");
    await app.showPanel("solution");
    await expect(panel.locator("[data-differs]")).toHaveCount(8);
    await expect(panel.locator("[data-broken]")).toHaveCount(0);
    await app.screenshot("gdl-differs");
    await showPanel(page, "Problems");
    await problems.hover();
    await page.getByRole("button", { name: "Fix" }).click();
    await page.getByRole("menuitem", { name: "Accept new result" }).click();
    await expect(problems).toHaveCount(0);

    await app.showPanel("solution");
    await expect(panel.locator("[data-differs]")).toHaveCount(0);
    resize("6", "7");
    await panel.getByRole("button", { name: "Accept new result" }).click();
    await expect(panel.locator("[data-differs]")).toHaveCount(0);
    await expect(panel).toContainText("Ends as recorded at its last move");
  });
});
