// The pack on one page: its levels, what their gold paths try, and the whole of it played in sequence.
import { expectMoves, press } from "./harness/play";
import { watchWork, workDone } from "./harness/renders";
import { expect, test } from "./harness/test";

const FIRST = ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"];

test("the overview shows every level, what its path tries, and plays the pack from its first story on", async ({
  app,
}) => {
  const { page } = app;
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await app.showPanel("overview");
  const overview = page.locator(".gw-overview");
  await expect(overview.locator(".gw-card:not(.gw-card-story)")).toHaveCount(10);
  await expect(overview.locator(".gw-card-story")).toHaveCount(4);
  const third = overview.locator(".gw-card", { hasText: "3. Fire and Wood" });
  await expect(third).toContainText("Wins at its last move");
  await expect(third).toContainText("15 moves");
  await expect(third).toContainText("new: pickup_item, torch_burns");
  await expect(third.locator("canvas")).toHaveJSProperty("width", 112);
  await app.screenshot("overview");

  // The solver has told all that it will.
  await expect(overview.locator(".gw-solver-chip", { hasText: "proven" })).toHaveCount(10);
  // What a check says of one level renders that level's card and no other.
  const LAST = "levels/fw_010.json";
  const written = app.pack.read(LAST);
  const last = overview.locator(".gw-card", { hasText: "10. " });
  const others = '.gw-card:not([data-tone="error"])';
  // What opening the pack is still finding out may render others once.
  await expect(async () => {
    await watchWork(page);
    app.pack.write(LAST, written.replace(/,\s*\{[^{]*\}(?=\s*\],\s*"hintStops")/, ""));
    await expect(last).toContainText("Does not win");
    const { rendered } = await workDone(page, ['.gw-card[data-tone="error"]', `${others}, ${others} *`]);
    app.pack.write(LAST, written);
    await expect(last).toContainText("Wins at its last move");
    expect(rendered).toEqual({ '.gw-card[data-tone="error"]': 1, [`${others}, ${others} *`]: 0 });
  }).toPass();

  // Another order, by dragging a card over another one's left half, and back.
  const card = (title: string) => overview.locator(".gw-card", { hasText: title });
  await card("Mind the Crate").dragTo(card("First Steps"), { targetPosition: { x: 20, y: 60 } });
  await expect(card("Mind the Crate")).toContainText("1. Mind the Crate");
  await card("First Steps").dragTo(card("Mind the Crate"), { targetPosition: { x: 20, y: 60 } });
  await expect(card("First Steps")).toContainText("1. First Steps");
  // The same by keys; the focus goes along with the card.
  await card("First Steps").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(card("First Steps")).toContainText("2. First Steps");
  await expect(card("First Steps")).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(card("First Steps")).toContainText("1. First Steps");
  await expect(card("First Steps")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(card("Mind the Crate")).toBeFocused();

  await overview.getByLabel("Filter levels").fill("pickaxe_breaks");
  await expect(overview.locator(".gw-card")).toHaveCount(4);
  await overview.getByLabel("Filter levels").fill("");
  await overview.getByRole("tab", { name: "Rules tried" }).click();
  const rule = (name: string) => overview.getByRole("row", { name: new RegExp(name) });
  await expect(rule("torch_burns")).toContainText("first in 3. Fire and Wood");
  await expect(rule("torch_burns").locator('[data-state="fired"]')).toHaveCount(5);
  await expect(rule("water_clears_items")).toContainText("no solution fires it");
  await app.screenshot("coverage");
  await overview.getByRole("button", { name: "Never fired" }).click();
  await expect(overview.getByRole("grid", { name: "Rules" }).getByRole("rowheader")).toHaveText([
    /^water_clears_items/,
  ]);
  await overview.getByRole("button", { name: "Never fired" }).click();
  // By keys to the cell that shows a firing, and to that turn.
  await rule("torch_burns").getByRole("rowheader").focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
    await expect(overview.locator("td:focus, th:focus")).toHaveCount(1);
  }
  await expect(overview.locator("td:focus")).toHaveAttribute("title", /^Fire and Wood: .*; here first$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tree", { name: "What happened in the turn" })).toBeVisible();
  await expect(page.locator('.gw-turn-row[aria-selected="true"]')).toContainText("torch_burns");
  await app.showPanel("overview");
  await overview.getByRole("tab", { name: "Kinds used" }).click();
  await overview
    .getByRole("row", { name: /^pickaxe/ })
    .getByRole("rowheader")
    .click();
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();

  await overview.getByRole("button", { name: "Play the pack" }).click();
  await expect(page.getByText("Playing the pack: 1 of 14")).toBeVisible();
  await expect(page.locator(".gw-story")).toContainText("A Flag on the Hill");
  await app.screenshot("story");
  await expect(page.locator(".gw-story").getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Playing the pack: 2 of 14")).toBeVisible();
  await expect(page.locator(".gw-play .gw-board")).toBeFocused();
  await press(page, ...FIRST);
  await expectMoves(page, 7);
  await page.locator(".gw-play-outcome").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Playing the pack: 3 of 14")).toBeVisible();
  await expect(page.locator(".gw-play .gw-board")).toBeFocused();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.locator(".gw-run-bar")).toHaveCount(0);

  // Come back later, it goes on there; or from the start.
  await app.chooseMenu("play.pack");
  await expect(page.getByText("Playing the pack: 3 of 14")).toBeVisible();
  await app.screenshot("run");
  await page.getByRole("button", { name: "From the start" }).click();
  await expect(page.getByText("Playing the pack: 1 of 14")).toBeVisible();
  await expect(page.locator(".gw-story")).toContainText("A Flag on the Hill");
});
