// Opening packs that are broken, or whose language is not known: the window says what is wrong and stays usable.
import type { PackCopy } from "./harness/packCopy";
import { expect, test } from "./harness/test";
import { openPack, treeRow } from "./harness/window";

const brokenPacks: readonly {
  readonly title: string;
  readonly breakIt: (pack: PackCopy) => void;
  readonly message: RegExp;
}[] = [
  {
    title: "with broken JSON in a level",
    breakIt: (pack) =>
      pack.write("levels/fw_001.json", pack.read("levels/fw_001.json").replace('"board": {', '"board": ')),
    message: /levels\/fw_001\.json/,
  },
  {
    title: "with broken JSON in game.json",
    breakIt: (pack) => pack.write("game.json", pack.read("game.json").slice(0, 400)),
    message: /game\.json:\d+/,
  },
  {
    title: "with a level of the wrong size",
    breakIt: (pack) => pack.write("levels/fw_001.json", pack.read("levels/fw_001.json").replace("[5, 4]", "[6, 4]")),
    message: /6/,
  },
  {
    title: "without game.json",
    breakIt: (pack) => pack.removeFile("game.json"),
    message: /game\.json/,
  },
  {
    title: "with a sprite outside of its folder",
    breakIt: (pack) =>
      pack.write("game.json", pack.read("game.json").replace("assets/sprites/wall.png", "../../wall.png")),
    message: /\.\.\/\.\.\/wall\.png/,
  },
];

for (const { title, breakIt, message } of brokenPacks) {
  test(`a pack ${title} opens with a clear message and a usable window`, async ({ app }) => {
    const pack = app.copyPack("sample-packs/flag-worlds");
    breakIt(pack);
    await openPack(app, pack.folder);
    await expect(treeRow(app.page, "manifest.json")).toBeVisible();
    await app.showPanel("problems");
    const problem = app.page.locator(".gw-problem", { hasText: message }).first();
    await expect(problem).toBeVisible();
    await app.screenshot(`broken-${title.replaceAll(/\W+/g, "-")}`);
    await treeRow(app.page, "manifest.json").click();
    await expect(app.page.locator(".monaco-editor .view-lines").first()).toContainText("dslVersion");
    await app.page.getByRole("button", { name: "Switch light and dark" }).click();
    await problem.click();
    await expect(app.page.locator(".gw-file-tab[data-active=true]")).toBeVisible();
  });
}

test("a pack in a language that is not known opens with its texts, and is whole once its language is named", async ({
  app,
}) => {
  const pack = app.copyPack("sample-packs/flag-worlds");
  const manifest = pack.read("manifest.json");
  pack.write("manifest.json", manifest.replace("{", '{ "dialect": "unheard-of",'));
  await openPack(app, pack.folder);
  const board = app.page.locator('[data-panel="board"]');
  const entities = app.page.locator('[data-panel="palette"]');
  await expect(board).toContainText("The language of this pack is not known");
  await expect(app.page.locator(".monaco-editor .view-lines").first()).toContainText("unheard-of");
  await expect(entities).toHaveCount(0);
  // The language has no such panel: the menu item does nothing.
  await app.chooseMenu("panel.palette");
  await app.chooseMenu("tool.brush");
  await app.page.keyboard.press("Control+Shift+P");
  await app.page.getByPlaceholder("Type a command").fill("Brush");
  await expect(app.page.locator("[cmdk-item]", { hasText: /^Brush/ })).toHaveCount(0);
  await app.page.keyboard.press("Escape");
  await expect(entities).toHaveCount(0);

  pack.write("manifest.json", manifest);
  await expect(entities).toBeVisible();
  await treeRow(app.page, "First Steps").click();
  await expect(board.locator(".gw-painter")).toBeVisible();
});
