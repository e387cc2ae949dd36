// Packs of event rules in the real window: sessions, the console, what an event sets off.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./harness/test";
import { resizeTo, treeRow } from "./harness/window";

test.use({ pack: "sample-packs/dungeon" });

function board(page: Page): Locator {
  return page.locator('[data-panel="board"]');
}

/** Types a payload in place of the one that is there. */
async function typePayload(page: Page, text: string): Promise<void> {
  await board(page).locator("[data-payload] .view-lines").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

test("a console that is opened has the focus where an event is typed, and says of one that nothing names it", async ({
  app,
}) => {
  const { page } = app;
  await page.getByRole("button", { name: "Open the console" }).first().click();
  const form = page.getByRole("form", { name: "Event" });
  await expect(form.getByLabel("Event")).toBeFocused();
  const unknown = form.getByText("No text of the pack names this event.");
  await expect(unknown).toHaveCount(0);
  await form.getByLabel("Event").fill("REQUEST_COMBAT_STRYKE");
  await expect(unknown).toBeVisible();
  await app.screenshot("console-focus");
  // Enter takes the first match, and publishes only what is typed in full.
  await form.getByLabel("Event").fill("str");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Event")).toHaveValue("REQUEST_COMBAT_STRIKE");
  await expect(board(page).getByText("the state as loaded")).toBeVisible();
});

test("the menu of a payload is not cut by the panel around it", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 720);
  await treeRow(page, "A blow").click();
  await app.chooseMenu("arrange.debug");
  await expect(board(page).getByText("the state as loaded")).toBeVisible();
  await board(page).locator("[data-payload] .view-line").nth(1).click({ button: "right" });
  const menu = page.locator(".monaco-menu-container .monaco-scrollable-element").first();
  await expect(menu).toHaveCSS("background-color", /^rgb\(/);
  await expect(menu.getByRole("menuitem", { name: "All Text Commands…" })).toBeInViewport({ ratio: 1 });
  await menu.getByRole("menuitem", { name: "Copy" }).click();
  await expect(menu).toHaveCount(0);
  await expect(board(page).locator("[data-payload] :is(.native-edit-context, textarea)").first()).toBeFocused();
});

test("an event is published, looked into, counted, tried again and undone", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "A blow").click();
  await expect(board(page)).toContainText("An axe of 6 and half of a strength of 7 are 9");
  await app.screenshot("console-session");
  // A session has no picture: its row is as low as that of a file.
  const [row, file] = [treeRow(page, "A blow"), treeRow(page, "events.json")];
  expect((await row.boundingBox())!.height).toBe((await file.boundingBox())!.height);
  // The native menus speak of sessions, and have what sessions have a use for; so does the menu of the tree.
  const item = (id: string): Promise<unknown> =>
    app.electron.evaluate(({ Menu }, wanted) => {
      const found = Menu.getApplicationMenu()?.getMenuItemById(wanted);
      return [found?.label, found?.visible, found?.checked];
    }, id);
  await expect.poll(() => item("level.new")).toEqual(["New Empty Session", true, false]);
  await expect.poll(() => item("story.before")).toMatchObject([expect.any(String), false, false]);
  const useless = ["solver.watch", "solver.blind", "pack.compareProfiles", "pack.exportPage", "pack.tryPage"] as const;
  for (const id of useless) await expect.poll(() => item(id)).toMatchObject([expect.any(String), false, false]);
  await expect.poll(() => item("panel.board")).toEqual(["Console", true, true]);
  await expect.poll(() => item("arrange.design")).toMatchObject([expect.any(String), true, true]);
  await expect.poll(() => item("arrange.debug")).toMatchObject([expect.any(String), true, false]);
  await treeRow(page, "A blow").click({ button: "right" });
  await expect(page.getByRole("menuitem", { name: "Duplicate Session" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /Story/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await app.chooseMenu("play.toggle");
  const console = board(page).getByRole("region", { name: "Console" });
  // The console begins with the session's own event.
  await expect(console.getByRole("combobox", { name: "Event" })).toHaveValue("REQUEST_COMBAT_STRIKE");
  await console.getByRole("combobox", { name: "Event" }).fill("REQUEST_COMBAT_STRIKE");
  await page.keyboard.press("Escape");
  const payload = console.locator("[data-payload]");
  await expect(payload).toContainText('"armour": 2');

  // The payload is completed from what texts of the pack say of it.
  await typePayload(page, "{}");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+Space");
  const offer = page.locator(".suggest-widget .monaco-list-row").filter({ hasText: "armour" });
  await expect(offer).toBeVisible();
  await app.screenshot("console-completion");
  await offer.click();
  await expect(payload).toContainText('{"armour": 2}');
  await typePayload(page, "[1]");
  await expect(console).toContainText("A payload is an object");
  await expect(console.getByRole("button", { name: "Publish" })).toBeDisabled();
  await typePayload(page, '{"kind": "PHYSICAL", "target": "rat", "health": 5, "armour": 2}');
  await page.keyboard.press("Control+Enter");

  await expect(console.getByRole("region", { name: "Payload" })).toContainText("amount");
  await expect(console.getByRole("region", { name: "Events fired" })).toContainText("FACT_COMBAT_KILLED");
  await expect(console.getByRole("region", { name: "Calls" })).toContainText("Purse.Add");
  // The state is in its panel, and in the console where that is hidden.
  const state = page.getByRole("region", { name: "State", exact: true }).getByText("persistent");
  const inConsole = console.getByRole("region", { name: "State", exact: true });
  await expect(state.first()).toBeVisible();
  await expect(inConsole).toHaveCount(0);
  await app.chooseMenu("panel.inspector");
  await expect(inConsole).toContainText("persistent");
  await app.chooseMenu("panel.inspector");
  await expect(inConsole).toHaveCount(0);
  await expect(console.getByRole("region", { name: "Rules" })).toContainText("rule fire_against_ice did not run");
  await app.screenshot("console-published");

  await console.getByRole("button", { name: "1,000 runs" }).click();
  const distribution = console.getByRole("region", { name: "Distribution" });
  await expect(distribution.getByRole("table").filter({ hasText: "REQUEST_LOOT_GOLD.amount" })).toContainText("mean");
  await expect(distribution).toContainText("rare_find");
  await app.screenshot("console-distribution");
  await distribution.getByRole("button", { name: "Close the distribution" }).click();
  await expect(distribution).toHaveCount(0);

  await console.getByRole("button", { name: "Again, another seed" }).click();
  await expect(console.getByRole("region", { name: "History" })).toContainText("turn 2");
  await app.chooseMenu("play.undo");

  // Calls lead to the stubs of their functions, which are edited where they are written.
  await app.showPanel("calls");
  const calls = page.locator('[data-panel="calls"]');
  await calls.getByRole("button", { name: /Stats\.CountKill/ }).click();
  await expect(calls.getByRole("combobox", { name: "Function" })).toHaveValue("Stats.CountKill");
  await app.screenshot("console-calls");
  await calls.getByRole("combobox", { name: "Function" }).selectOption("Ui.Toast");
  await calls.getByRole("button", { name: "Remove the stub" }).click();
  await calls.getByRole("button", { name: "Add a stub" }).click();
  await expect(calls.getByRole("button", { name: "Remove the stub" })).toBeVisible();
  await app.chooseMenu("file.saveAll");
  await expect
    .poll(() => JSON.parse(app.pack.read("services.json")))
    .toMatchObject({
      services: { "Ui.Toast": { result: {} } },
    });
  await app.showPanel("ruleList");
  const list = page.locator('[data-panel="ruleList"]');
  await expect(list).toContainText('did not run: payload.kind EQUALS "FIRE": does not hold (found "PHYSICAL")');
  await app.screenshot("console-rule-list");
  await list.getByRole("checkbox", { name: "fire_against_ice is on" }).click();
  await app.chooseMenu("file.saveAll");
  await expect.poll(() => app.pack.read("rules/combat.json")).toContain('"enabled": false');
  await app.chooseMenu("help.guide");
  await expect(page.locator('[data-panel="guide"]')).toContainText("Rules on a bus in ten minutes");
  await page.locator('[data-panel="guide"]').getByRole("button", { name: "Show the breakpoints" }).click();
  await expect(page.locator('[data-panel="breakpoints"]')).toBeVisible();
  await app.screenshot("console-guide");
  await app.showPanel("turn");
  await expect(page.getByRole("tree", { name: "What happened in the turn" })).toContainText("call Stats.CountKill");
  await app.screenshot("console-turn");
});

test("rules of the list are renamed, and added by their category", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "A blow").click();
  await page.getByRole("button", { name: "Open the console" }).first().click();
  await app.showPanel("ruleList");
  const list = page.locator('[data-panel="ruleList"]');
  await list.getByRole("button", { name: "fire_against_ice" }).focus();
  await page.keyboard.press("F2");
  await list.getByLabel("New id of this rule").fill("fire_melts");
  await page.keyboard.press("Enter");
  await expect(list.getByRole("button", { name: "fire_melts" })).toBeFocused();
  await expect(list.getByText("fire_against_ice")).toHaveCount(0);
  await list.getByRole("button", { name: "fire_melts" }).click({ button: "right" });
  await expect(page.getByRole("menuitem", { name: 'Rename "fire_melts"…' })).toBeVisible();
  await page.keyboard.press("Escape");
  await list.getByRole("button", { name: "Add Rule" }).click();
  await page.getByRole("menuitem", { name: /^Observer/ }).click();
  await expect(page.locator('[data-panel="editor"] .monaco-editor.focused').first()).toBeVisible();
  // It is listed before the session plays it, and the event it waits for can be typed at once.
  const added = list.getByRole("listitem").filter({ hasText: "new_rule" });
  await expect(added).toContainText("not played yet");
  await page.keyboard.type("FACT_RING");
  await page.getByRole("button", { name: "Apply, keep the events" }).click();
  await expect(added).toHaveCount(1);
  await expect(added).not.toContainText("not played yet");
  await app.chooseMenu("file.saveAll");
  await expect.poll(() => app.pack.read("rules/combat.json")).toContain('"trigger": "FACT_RING"');
  await expect.poll(() => app.pack.read("rules/combat.json")).toContain('"id": "fire_melts"');
  await expect.poll(() => app.pack.read("rules/combat.json")).toContain('"id": "new_rule"');
});

test("the graph of event rules shows what sets off what, how deep, and leads to the texts", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "A blow").click();
  await app.showPanel("rules");
  const rules = page.locator('[data-panel="rules"]');
  await expect(rules).toContainText("up to 32 events inside of one another");
  await expect(rules).not.toContainText("pass");
  const plane = rules.getByRole("toolbar", { name: "Rules and events" });
  await expect(plane).toContainText("REQUEST_COMBAT_STRIKE");
  const first = plane.getByRole("button", { name: /fire_against_ice/ });
  await expect(first).toContainText("depth 1");
  await app.screenshot("event-rules-graph");
  // By keys from one to the next, and into the text of its rule.
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(plane.locator("[data-key]:focus")).toHaveCount(1);
  await expect(first).not.toBeFocused();
  await first.press("Enter");
  await expect(page.getByRole("tab", { name: "combat.json", selected: true })).toBeVisible();
});

test.describe("alone in its program", () => {
  test.use({ ownWindow: true });

  test("a session's state is edited, and what happened is kept", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "At night").click();
    await app.showPanel("inspector");
    const state = page.locator('[data-panel="inspector"]');
    await expect(state).toContainText("persistent");
    await app.screenshot("console-state");
    // Names are whole beside narrow fields, too.
    await resizeTo(app, 1280, 720);
    const names = state.locator(".gw-json-edited > .gw-json-name");
    await expect(names.filter({ hasText: "criticalChance" })).toBeVisible();
    await expect
      .poll(() => names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length))
      .toBe(0);
    const time = state.getByRole("textbox", { name: "time" });
    await time.fill("day");
    await time.press("Enter");
    await app.showPanel("solution");
    const session = page.locator('[data-panel="solution"]');
    await expect(session).toContainText("differs");
    await expect(session.getByRole("list", { name: "What differs" }).first()).toContainText(/payload\.\w+: expected /);
    await app.screenshot("console-differs");
    await session.getByRole("button", { name: "Publish all" }).click();
    const history = page.getByRole("region", { name: "History" });
    await expect(history).toContainText("not as expected: ");
    await app.screenshot("console-differs-in-turn");
    await session.getByRole("button", { name: "Keep what happened" }).click();
    await expect(session).toContainText("as expected");
    await expect(session).not.toContainText("differs");
    await expect(history).toContainText("turn 1");
    await expect(history).not.toContainText("not as expected");
    await app.screenshot("console-kept");
    // Its levels are no puzzles: no solver was started for them.
    const processes = await app.electron.evaluate(({ app: program }) =>
      program.getAppMetrics().map(({ name }) => name),
    );
    expect(processes).toContain("Gridwright host");
    expect(processes).not.toContain("Gridwright solver");
  });
});
