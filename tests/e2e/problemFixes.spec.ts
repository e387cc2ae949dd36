// The light bulb beside a problem: it is there where the problem has a fix.
import { showPanel } from "./harness/play";
import { expect, test } from "./harness/test";

test.describe("problems with and without a fix", () => {
  test.use({ pack: "templates/2-crates" });

  test("have a bulb only where there is one, and the fix of one that is made on request is chosen from it", async ({
    app,
  }) => {
    const { page, pack } = app;
    const row = (words: string) => page.locator(".gw-problem-row", { hasText: words });
    await showPanel(page, "Problems");
    const text = pack.read("game.json");
    pack.write("game.json", text.replace('"rules": [', '"late": true, "rules": ['));
    await expect(row('"late" is not a field')).toHaveCount(1);
    await row('"late" is not a field').hover();
    await row('"late" is not a field').getByRole("button", { name: "Fix" }).click();
    await expect(page.getByRole("menuitem", { name: 'Remove "late"' })).toBeVisible();
    await page.keyboard.press("Escape");

    pack.write("game.json", text.replace('"then": [', '"if": "loose", "then": ['));
    const plain = row('"if" must be an object');
    await expect(plain).toHaveCount(1);
    await expect(plain.getByRole("button", { name: "Fix" })).toHaveCount(0);
    await plain.locator(".gw-problem").focus();
    await page.keyboard.press("Control+.");
    await expect(page.getByText("There is no ready fix for this.")).toBeVisible();
  });
});
