// Packs of event rules in the real window: sessions, the console, what an event sets off.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";

test.use({ pack: "sample-packs/dungeon" });

function board(page: Page): Locator {
  return page.locator('[data-panel="board"]');
}

test("an event is published, looked into, tried again and taken back", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "A blow").click();
  await expect(board(page)).toContainText("An axe of 6 and half of a strength of 7 are 9");
  await app.screenshot("console-session");
  await app.chooseMenu("play.toggle");
  const console = board(page).getByRole("region", { name: "Console" });
  await console.getByRole("combobox", { name: "Event" }).fill("REQUEST_COMBAT_STRIKE");
  await page.keyboard.press("Escape");
  const payload = console.getByRole("textbox", { name: "Payload" });
  await expect(payload).toHaveValue(/"armour": 2/);
  await payload.fill('{"kind": "PHYSICAL", "target": "rat", "health": 5, "armour": 2}');
  await console.getByRole("button", { name: "Publish" }).click();
  await expect(console.getByRole("region", { name: "Payload" })).toContainText("amount");
  await expect(console.getByRole("region", { name: "Events fired" })).toContainText("FACT_COMBAT_KILLED");
  await expect(console.getByRole("region", { name: "Calls" })).toContainText("Purse.Add");
  await expect(console.getByRole("region", { name: "Rules" })).toContainText("rule fire_against_ice did not run");
  await app.screenshot("console-published");
  await console.getByRole("button", { name: "Again, another seed" }).click();
  await expect(console.getByRole("region", { name: "History" })).toContainText("turn 2");
  await app.chooseMenu("play.undo");
  await expect(page.getByRole("tree", { name: "What happened in the turn" })).toContainText("interceptors");
  await app.screenshot("console-turn");
});

test("a payload that is no object is not published", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "At night").click();
  await app.chooseMenu("play.toggle");
  const payload = board(page).getByRole("textbox", { name: "Payload" });
  await payload.fill("[1]");
  await expect(board(page)).toContainText("A payload is an object");
  await expect(board(page).getByRole("button", { name: "Publish" })).toBeDisabled();
});
