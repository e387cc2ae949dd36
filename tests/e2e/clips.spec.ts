// Cells kept and taken elsewhere: stamps by name and number key, the system's clipboard between packs, text written by
// hand.
import type { Page } from "@playwright/test";
import { boardDrawn, boardOf, clickCell, drag, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

const FROM = "levels/fw_002.json";
const TO = "levels/fw_003.json";

/** The kind at a cell of a level's objects, whether they are written as rows or as entries. */
function objectAt(text: string, [x, y]: readonly [number, number]): unknown {
  const { board } = JSON.parse(text) as { board: { layers: { objects: unknown } } };
  const { objects } = board.layers;
  if (Array.isArray(objects)) return (objects as readonly (readonly unknown[])[])[y]?.[x];
  const { entries } = objects as { entries: readonly { position: readonly number[]; kind: string }[] };
  return entries.find(({ position }) => position[0] === x && position[1] === y)?.kind ?? null;
}

async function selectTool(page: Page): Promise<void> {
  await boardOf(page).focus();
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Select", exact: true })).toHaveAttribute("aria-pressed", "true");
}

test("cells go to another level as a stamp, to another pack by the clipboard, and come as text", async ({ app }) => {
  const { page } = app;
  const said = page.locator("[data-board-announcement]");
  const before = app.pack.read(TO);
  await showLevel(page, FROM);
  await selectTool(page);
  await drag(page, [[3, 1]]);
  await page.getByRole("textbox", { name: "Name of the stamp" }).fill("Crate");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("button", { name: "1 Crate" })).toBeVisible();

  await showLevel(page, TO);
  await boardOf(page).focus();
  await page.keyboard.press("1");
  await expect(said).toContainText("Click to put 1 cell down");
  await clickCell(page, [2, 1]);
  await saved(page, () => expect(objectAt(app.pack.read(TO), [2, 1])).toBe("metal_crate"));
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(app.pack.read(TO)).toBe(before));

  // A level written by hand is as good as a copied one.
  const clip = { board: { size: [2, 1], layers: { objects: [["rock", { kind: "wood" }]] } } };
  await app.electron.evaluate(({ clipboard }, text) => clipboard.writeText(text), JSON.stringify(clip));
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(said).toContainText("Click to put 2 cells down");
  await clickCell(page, [2, 1]);
  await saved(page, () => {
    // Held by its middle.
    expect([1, 2].map((x) => objectAt(app.pack.read(TO), [x, 1]))).toEqual(["rock", "wood"]);
  });

  // What was put down is selected: copied in one pack, it is pasted in the next.
  await page.keyboard.press("ControlOrMeta+X");
  await expect(said).toContainText("Cut 2 cells");
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+C");
  await expect(said).toContainText("Copied 2 cells");
  const other = app.copyPack("sample-packs/flag-worlds");
  other.write("manifest.json", other.read("manifest.json").replace('"Flag Worlds"', '"Other Worlds"'));
  await app.answerFolder(other.folder);
  await app.chooseMenu("pack.open");
  await expect(page.getByRole("contentinfo")).toContainText("Other Worlds");
  await showLevel(page, FROM);
  await boardDrawn(page);
  await selectTool(page);
  // Stamps are a pack's own.
  await expect(page.getByRole("button", { name: "1 Crate" })).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(said).toContainText("Click to put 2 cells down");
  await clickCell(page, [4, 4]);
  await saved(page, () => {
    // The pointer was not on the board yet: held by its corner.
    expect([4, 5].map((x) => objectAt(other.read(FROM), [x, 4]))).toEqual(["rock", "wood"]);
  });
});
