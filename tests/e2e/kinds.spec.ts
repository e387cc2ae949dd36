// Kinds declared, copied and deleted from the palette: what of it arrives in game.json.
import { boardOf, clickCell, showLevel } from "./harness/board";
import { expect, test } from "./harness/test";

interface Game {
  readonly entityKinds: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

test("a kind is added, painted, changed and deleted from the palette", async ({ app }) => {
  const { page } = app;
  const level = "levels/fw_002.json";
  const before = app.pack.read("game.json");
  const saved = async (check: () => void): Promise<void> => {
    await page.keyboard.press("ControlOrMeta+Alt+S");
    await expect(check).toPass({ timeout: 5000 });
  };
  const kinds = (): Game["entityKinds"] => (JSON.parse(app.pack.read("game.json")) as Game).entityKinds;
  await showLevel(page, level);
  await page.getByRole("button", { name: "New Kind" }).click();
  const form = page.getByRole("form", { name: "New kind" });
  await form.getByLabel("kind", { exact: true }).fill("two words");
  await expect(form.getByText("Wants a name of letters")).toBeVisible();
  await form.getByLabel("kind", { exact: true }).fill("thorn");
  await form.getByLabel("layer").selectOption("objects");
  await form.getByLabel("tags").fill("solid, sharp");
  await form.getByLabel("tags").press("Enter");
  const thorn = page.locator('.gw-palette-kind[data-kind="thorn"]');
  await expect(thorn).toHaveAttribute("aria-pressed", "true");
  await expect(thorn).toContainText("not used");
  await page.screenshot({ path: test.info().outputPath("palette.png") });

  await clickCell(page, [1, 4]);
  await expect(thorn).not.toContainText("not used");
  await saved(() => {
    expect(kinds()["thorn"]).toEqual({ layer: "objects", tags: ["solid", "sharp"] });
    expect(app.pack.read(level)).toContain('{ "position": [1, 4], "kind": "thorn" }');
  });

  await page.getByRole("button", { name: "Edit Kind" }).click();
  await page.getByRole("form").getByLabel("name", { exact: true }).fill("Thorn bush");
  await page.getByRole("button", { name: "Change Kind" }).click();
  await expect(thorn).toContainText("Thorn bush");
  await page.getByRole("button", { name: "Duplicate Kind" }).click();
  await page.getByRole("form").getByLabel("kind", { exact: true }).fill("nettle");
  await page.getByRole("button", { name: "Add Kind" }).click();
  await saved(() => {
    expect(kinds()["thorn"]).toEqual({ layer: "objects", tags: ["solid", "sharp"], uiName: "Thorn bush" });
    expect(kinds()["nettle"]).toEqual(kinds()["thorn"]);
  });

  await app.electron.evaluate(({ dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
  });
  await page.getByRole("button", { name: "Delete Kind" }).click();
  await expect(page.locator('.gw-palette-kind[data-kind="nettle"]')).toHaveCount(0);
  await thorn.click();
  await page.getByRole("button", { name: "Delete Kind" }).click();
  await expect(thorn).toHaveCount(0);
  await saved(() => expect(app.pack.read("game.json")).toBe(before));
  await expect(boardOf(page)).toBeVisible();
});
