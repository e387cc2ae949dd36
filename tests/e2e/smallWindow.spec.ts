// A small window: what a board game says beside its board, and dialogs, stay in sight. And what belongs to one pack alone.
import path from "node:path";
import type { Locator } from "@playwright/test";
import { projectRoot } from "./harness/packCopy";
import { clickSquare } from "./harness/squares";
import { expect, test } from "./harness/test";
import { openPack, resizeTo, treeRow } from "./harness/window";

test.use({ pack: "templates/5-noughts" });

test("says what is refused and who has won, and keeps no numbers of another pack", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 690);
  await treeRow(page, "Crosses win").click();
  await app.chooseMenu("play.toggle");
  for (const name of ["B2", "A1", "A3", "A2"]) await clickSquare(page, name);
  await expect(page.getByLabel("Turn", { exact: true }).locator("dd").first()).toHaveText("4");
  // A place that is taken: what is wrong with it is one click away, though nothing was chosen before.
  await clickSquare(page, "A3");
  const refused = page.getByText("A3 is not a legal move. A3 is taken.");
  await expect(refused).toBeInViewport({ ratio: 1 });
  await app.screenshot("noughts-refused");
  await page.getByRole("button", { name: "Why not?" }).click();
  const moves = page.getByRole("region", { name: "Moves", exact: true });
  await expect(moves.getByLabel("To")).toHaveValue("A3");
  await expect(moves.locator('[data-state="fails"]').first()).toBeVisible();
  await clickSquare(page, "C1");
  await expect(refused).toHaveCount(0);
  const result = page.locator(".gw-game-result");
  await expect(result).toContainText("Crosses wins");
  await expect(result).toBeInViewport({ ratio: 1 });
  await clickSquare(page, "B1");
  await expect(page.getByText("The game has ended. Crosses wins")).toBeInViewport({ ratio: 1 });
  await app.screenshot("noughts-won");

  // Only puzzles have the arrangement for insight.
  await page.keyboard.press("ControlOrMeta+4");
  await expect(page.getByRole("radio", { name: "Design" })).toBeChecked();

  // Its panel is beside this one.
  await app.chooseMenu("panel.moves");
  await app.showPanel("balance");
  const balance = page.locator(".gw-balance");
  await expect(balance).toContainText("Plays many games with moves chosen at random");
  await app.screenshot("balance-before-small");
  await expect(balance.getByRole("button", { name: "Play at random" })).toBeInViewport({ ratio: 1 });
  await balance.getByRole("button", { name: "Play at random" }).click();
  await expect(balance.getByRole("row", { name: /Crosses wins/ })).toBeVisible();
  // Nothing of it is cut at the side, and shares can be compared by their bars.
  const body = balance.locator(".gw-balance-body");
  expect(await body.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  const bars = await balance
    .locator(".gw-balance-outcomes td:nth-child(2)")
    .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
  expect(Math.min(...bars)).toBeGreaterThanOrEqual(40);
  await app.screenshot("balance-small");
  await app.showPanel("count");
  const count = page.locator(".gw-count");
  await expect(count).toContainText("Counts the sequences of moves from the position in view");
  await expect(count.getByRole("button", { name: "Count", exact: true })).toBeInViewport({ ratio: 1 });
  await app.screenshot("count-before-small");
  await count.getByRole("button", { name: "Count", exact: true }).click();
  // Nobody moves in a game that is over.
  await expect(count.getByRole("row", { name: "1 0" })).toBeVisible();
  await app.chooseMenu("level.picture");
  await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(3);
  for (const name of ["Board", "Game", "All Games"])
    await expect(page.getByRole("dialog").getByRole("radio", { name, exact: true })).toBeAttached();
  await page.keyboard.press("Escape");
  const other = app.copyPack("templates/6-armies");
  await openPack(app, other.folder);
  await app.showPanel("balance");
  await expect(balance.getByRole("button", { name: "Play at random" })).toBeVisible();
  await expect(balance.getByRole("row")).toHaveCount(0);
});

test("a problem's message is cut after the name of its check", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 690);
  await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
  await app.showPanel("problems");
  const [message, code] = [page.locator(".gw-problem-message"), page.locator(".gw-problem-message + code")];
  const cut = (part: Locator): Promise<boolean> => part.evaluate((all) => all.scrollWidth > all.clientWidth);
  await expect(message).toHaveCount(1);
  await expect.poll(() => cut(code)).toBe(true);
  expect(await cut(message)).toBe(false);
  await app.screenshot("problems-narrow");
});

test("a text that is cut in its field is told whole by its tooltip", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 690);
  const pack = app.copyPack("sample-packs/flag-worlds");
  const title = "The rabbit goes a very long way around the house";
  pack.write("levels/fw_001.json", pack.read("levels/fw_001.json").replace('"First Steps"', `"${title}"`));
  await openPack(app, pack.folder);
  await treeRow(page, "The rabbit goes").click();
  const field = page.locator('[data-panel="inspector"]').getByLabel("title", { exact: true });
  await expect(field).toHaveValue(title);
  await field.hover();
  await expect(field).toHaveAttribute("title", title);
  const id = page.locator('[data-panel="inspector"]').getByLabel("id", { exact: true });
  await id.hover();
  await expect(id).not.toHaveAttribute("title");
});

test("a new pack's templates leave room for the buttons", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 520);
  await app.chooseMenu("pack.new");
  const buttons = page.getByRole("dialog").locator(".gw-dialog-buttons");
  const last = page.getByRole("radio", { name: /Event Rules/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const [area, row] = [await page.locator(".gw-templates-area").boundingBox(), await buttons.boundingBox()];
  const dialog = await page.getByRole("dialog").boundingBox();
  expect(area!.y + area!.height).toBeLessThanOrEqual(row!.y);
  expect(row!.y + row!.height).toBeLessThan(dialog!.y + dialog!.height);
  await app.screenshot("new-pack-low");
  await page.keyboard.press("Escape");
});

test("the verdict of a broken solution and a field that is pushed on are whole, and every tool is in sight", async ({
  app,
}) => {
  const { page } = app;
  await resizeTo(app, 1280, 720);
  const pack = app.copyPack("sample-packs/flag-worlds");
  const level = "levels/fw_001.json";
  const counter = "how_often_the_rabbit_has_waited";
  const text = pack.read(level).replace('"position": [4, 3]', '"position": [4, 0]');
  pack.write(level, text.replace('"variables": {', `"variables": { "${counter}": 3`));
  await openPack(app, pack.folder);
  await treeRow(page, "First Steps").click();
  await app.showPanel("solution");
  const verdict = page.locator(".gw-solution-verdict .gw-badge");
  await expect(verdict).toHaveText("Does not win");
  expect(await verdict.evaluate((badge) => badge.scrollWidth - badge.clientWidth)).toBe(0);
  for (const tool of ["Keep 7 moves and continue recording", "Remove move", "Hint ends here"]) {
    await expect(page.getByRole("button", { name: tool })).toBeInViewport({ ratio: 1 });
  }
  await app.screenshot("verdict-small");
  // Each tag that is added pushes the field on, at the edge of its pane too.
  await page.locator('.gw-palette-kind[data-kind="rock"]').dblclick();
  const form = page.getByRole("form", { name: "Kind rock" });
  const tags = form.getByLabel("tags", { exact: true });
  await tags.focus();
  for (const tag of ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot"]) {
    await page.keyboard.type(tag);
    await page.keyboard.press("Enter");
    await expect(form.getByRole("button", { name: `Remove ${tag} from tags` })).toBeVisible();
  }
  await expect(tags).toBeInViewport({ ratio: 1 });
  // The frame around it, too.
  const roomBeside = await tags.evaluate((field) => {
    const fields = field.closest(".gw-kind-fields")!;
    return fields.getBoundingClientRect().left + fields.clientWidth - field.getBoundingClientRect().right;
  });
  expect(roomBeside).toBeGreaterThanOrEqual(3);
  // In play, beside a low board, the name of a variable is wrapped.
  await page.keyboard.press("Escape");
  await app.chooseMenu("arrange.debug");
  const name = page.locator(".gw-hud-facts dt", { hasText: counter });
  await expect(name).toBeInViewport();
  expect(await name.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
  await app.screenshot("facts-small");
});

test("why a move is refused is in sight beside players who have much", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 720);
  await openPack(app, app.copyPack("sample-packs/chess").folder);
  await page.keyboard.press("ControlOrMeta+2");
  await clickSquare(page, "E7");
  const refused = page.getByText("White is to move, and the piece does not belong to White.");
  await expect(refused).toBeInViewport({ ratio: 1 });
  await app.screenshot("chess-refused-small");
});

test.describe("smaller than a window can be", () => {
  // Its size is not taken back.
  test.use({ ownWindow: true });

  test("the parts of the status bar are cut before they cover one another", async ({ app }) => {
    const { page } = app;
    await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
    const status = page.getByRole("contentinfo");
    await expect(status).toContainText("7 moves, proven");
    for (const width of [1280, 640, 500]) {
      await page.setViewportSize({ width, height: 360 });
      const spilling = await status.evaluate((bar) =>
        Array.from(bar.children)
          .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === "visible")
          .map((part) => part.textContent),
      );
      expect(spilling, `at ${width} pixels`).toEqual([]);
      await expect(status.getByRole("button", { name: "Switch light and dark" })).toBeInViewport({ ratio: 1 });
    }
  });

  test("entities and the question about a move are as wide as their narrow panels", async ({ app }) => {
    const { page } = app;
    // What is left of 1280 × 720 at 200 %.
    await page.setViewportSize({ width: 640, height: 360 });
    const beyond = (part: Locator): Promise<number> => part.evaluate((all) => all.scrollWidth - all.clientWidth);
    const brushes = page.locator(".gw-brushes");
    await expect(brushes).toBeVisible();
    expect(await beyond(brushes)).toBe(0);
    await app.chooseMenu("arrange.debug");
    const question = page.locator(".gw-moves-question");
    await expect(question).toBeVisible();
    expect(await beyond(question)).toBe(0);
  });

  test("a console does not scroll sideways, and names can be read, at 200 %", async ({ app }) => {
    const { page } = app;
    await openPack(app, app.copyPack("sample-packs/dungeon").folder);
    await page.setViewportSize({ width: 640, height: 360 });
    const beyond = (part: Locator): Promise<number> => part.evaluate((all) => all.scrollWidth - all.clientWidth);
    const session = page.locator(".gw-session-view");
    await expect(session).toBeVisible();
    expect(await beyond(session)).toBe(0);
    expect(await beyond(page.locator('[data-panel="ruleList"] .gw-empty'))).toBe(0);
    await session.getByRole("button", { name: "Open the console" }).click();
    const console = page.locator(".gw-console");
    await expect(console).toBeVisible();
    for (const part of [console, console.locator(".gw-console-main")]) expect(await beyond(part)).toBe(0);

    await openPack(app, app.copyPack("sample-packs/seed-rules").folder);
    const state = page.locator(".gw-state");
    await expect(state.getByRole("button", { name: "Give this session its own" })).toHaveCount(2);
    await expect.poll(() => beyond(state)).toBe(0);

    await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
    const name = treeRow(page, "Mind the Crate").locator(".gw-tree-label");
    await expect.poll(() => name.evaluate((label) => label.clientWidth)).toBeGreaterThan(60);

    await page.setViewportSize({ width: 1280, height: 720 });
    const inspector = page.locator('[data-panel="inspector"]');
    await inspector.getByRole("button", { name: /^reach_target/ }).click();
    const type = (await inspector.getByLabel("type", { exact: true }).boundingBox())!;
    expect(type.width, "the type of a goal is whole").toBeGreaterThan(160);
  });

  test("the buttons of dialogs with a picture, and of a new kind, can be reached at 200 %", async ({ app }) => {
    const { page } = app;
    await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
    await treeRow(page, "First Steps").click();
    await page.setViewportSize({ width: 640, height: 360 });
    const standsBelow = async (button: RegExp, parts: string): Promise<void> => {
      const shown = page.getByRole("dialog").getByRole("button", { name: button });
      await expect(shown).toBeInViewport({ ratio: 1 });
      const [above, below] = [(await page.locator(parts).boundingBox())!, (await shown.boundingBox())!];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await app.chooseMenu("level.picture");
    await standsBelow(/^Save…/, ".gw-pictures-parts");
    await app.answerFolder(path.join(projectRoot, "sample-packs/flag-worlds/assets/sprites/rock.png"));
    await app.chooseMenu("pack.importTiles");
    await standsBelow(/^Cut \d/, ".gw-cut-image-parts");
    await app.chooseMenu("kind.new");
    const form = page.getByRole("form", { name: "New kind" });
    expect((await form.getByLabel("kind", { exact: true }).boundingBox())!.width).toBeGreaterThan(100);
    const make = form.getByRole("button", { name: "Add Kind" });
    await make.scrollIntoViewIfNeeded();
    await expect(make).toBeInViewport({ ratio: 1 });
    const [panel, button] = [(await form.boundingBox())!, (await make.boundingBox())!];
    expect(button.y + button.height).toBeLessThanOrEqual(panel.y + panel.height);
  });

  test("every tool of a solution is in sight, and the slider of the turn can be moved, at 200 %", async ({ app }) => {
    const { page } = app;
    await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
    // What is left of 1500 × 925.
    await page.setViewportSize({ width: 750, height: 462 });
    for (const arrangement of ["design", "debug", "insight"]) {
      await app.chooseMenu(`arrange.${arrangement}`);
      await app.showPanel("solution");
      const tools = page.locator('[data-panel="solution"]').getByRole("toolbar").getByRole("button");
      await expect(tools.filter({ hasText: "Hint ends here" })).toBeVisible();
      for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
      if (arrangement === "design") continue;
      const { width } = (await page.getByRole("slider", { name: "Turn", exact: true }).boundingBox())!;
      expect(width).toBeGreaterThanOrEqual(32);
    }
  });
});
