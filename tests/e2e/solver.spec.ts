// The solver beside the board: what it says changes with the paint, its solution is watched, adopted and undone, and
// blind mode hides it all.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Settings } from "../../shared/rpc/settings";
import { boardOf, chooseKind, clickCell, showLevel } from "./harness/board";
import { showPanel } from "./harness/play";
import type { RunningApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";
import { focusText } from "./harness/window";

const LEVEL = "levels/fw_001.json";

/** The texts in which constraints are kept between starts, one for each pack. */
async function keptConstraints({ electron }: RunningApp): Promise<readonly string[]> {
  const folder = await electron.evaluate(({ app }) => app.getPath("userData"));
  const file = path.join(folder, "preferences.json");
  const { settings } = JSON.parse(readFileSync(file, "utf8")) as { readonly settings: Pick<Settings, "constraints"> };
  return Object.values(settings.constraints);
}

test("a level without a solution gets the solver's in one press", async ({ app }) => {
  const { page } = app;
  const solution = page.locator('[data-panel="solution"]');
  const text = app.pack.read(LEVEL);
  app.pack.write(LEVEL, text.replace(/"goldPath": \[[^\]]*\],\s*"hintStops": \[[^\]]*\]/, '"goldPath": []'));
  await showLevel(page, LEVEL);
  await app.showPanel("solution");
  await expect(solution.getByText("No solution is recorded")).toBeVisible();
  const use = solution.getByRole("button", { name: "Use the Solver’s 7 Moves" });
  await expect(use).toBeVisible();
  // In blind mode nothing of it is told.
  await app.chooseMenu("solver.blind");
  await expect(use).toHaveCount(0);
  await app.chooseMenu("solver.blind");
  await use.click();
  await expect(solution.getByText("Wins at its last move")).toBeVisible();
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(use).toBeVisible();
});

test("an answer is of the text before a syntax error in the rules", async ({ app }) => {
  const { page } = app;
  const chip = page.getByRole("contentinfo").locator(".gw-solver-chip");
  await showLevel(page, LEVEL);
  await expect(chip).toHaveText("7 moves, proven");
  const text = app.pack.read("game.json");
  app.pack.write("game.json", text.replace("{", "{ ,,"));
  await expect(chip).toHaveText("last: 7 moves, proven");
  await expect(chip).toHaveAttribute("title", /^game\.json has a syntax error\./);
  await chip.click();
  const solver = page.locator("section.gw-solver:not(.gw-mutate)");
  await expect(solver).toContainText("game.json has a syntax error. The answer before it:");
  await expect(solver.getByRole("button", { name: "Watch" })).toBeDisabled();
  app.pack.write("game.json", text);
  await expect(chip).toHaveText("7 moves, proven");
});

test("a level that nothing can win has no moves that lose it, and one without a goal is not hard", async ({ app }) => {
  const { page } = app;
  const status = page.getByRole("contentinfo");
  const solver = page.locator("section.gw-solver:not(.gw-mutate)");
  const moves = solver.getByRole("region", { name: "Next moves" });
  await showLevel(page, LEVEL);
  await focusText(page);
  await app.chooseMenu("arrange.insight");
  await expect(solver.getByRole("region", { name: "Difficulty" })).toContainText("Moves per state");
  // It shows no text: the board has the keys.
  await expect(boardOf(page)).toBeFocused();
  // It is for levels that are painted too, with what they are painted with in view.
  await expect(page.getByRole("tab", { name: "Entities" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await moves.getByRole("button", { name: "Hints on the board" }).click();
  await expect(moves).toContainText("The level can be won in 7 more moves.");
  const text = app.pack.read(LEVEL);
  app.pack.write(LEVEL, text.replace('"position": [4, 3], "kind": "flag"', '"position": [3, 3], "kind": "flag"'));
  await expect(status).toContainText("no solution");
  await app.chooseMenu("play.restart");
  await expect(moves).toContainText("The level cannot be won from here.");
  await expect(moves).not.toContainText("loses the level");
  await expect(solver.getByRole("region", { name: "Difficulty" })).toHaveCount(0);
  await expect(solver.getByRole("region", { name: "Elements" })).toBeVisible();
  app.pack.write(LEVEL, text.replace(/"goals": \[[^]*?\n {2}\]/, '"goals": []'));
  await expect(status).toContainText("no goal");
  await expect(solver.getByRole("region", { name: "Elements" })).toHaveCount(0);
  await expect(moves).toHaveCount(0);
  await expect(solver.getByRole("region", { name: "Constraints" })).toBeVisible();
  // The next test begins without hints.
  await app.chooseMenu("solver.fates");
});

test("Mutate offers the kinds of the pack, and names one that it does not have", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await app.showPanel("mutate");
  const mutate = page.locator("section.gw-mutate");
  const kinds = mutate.getByLabel("Kinds that move");
  await kinds.fill("wood, metal");
  await page.getByRole("option", { name: "metal_crate" }).click();
  await expect(kinds).toHaveValue("wood, metal_crate");
  await kinds.fill("unicorn");
  await mutate.getByRole("button", { name: "Make Levels" }).click();
  await expect(mutate.getByRole("alert")).toHaveText('The pack has no kind "unicorn".');
  // Nothing of that kind stands on this board.
  await kinds.fill("torch");
  await mutate.getByRole("button", { name: "Make Levels" }).click();
  await expect(mutate).toContainText("300 found no place to change");
  await expect(mutate).toContainText("Name kinds that are on it");
  // What was typed stays when another level is chosen.
  await page.locator('[role=treeitem][data-path="levels/fw_003.json"]').click();
  await expect(mutate).not.toContainText("Name kinds that are on it");
  await expect(kinds).toHaveValue("torch");
});

test("the level tells how it is solved while it is painted", async ({ app }) => {
  const { page } = app;
  const status = page.getByRole("contentinfo");
  await showLevel(page, LEVEL);
  await expect(status).toContainText("7 moves, proven");

  await chooseKind(page, "wall");
  await clickCell(page, [4, 2]);
  await expect(status).toContainText("no solution");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).toContainText("7 moves, proven");

  // A recorded solution that takes a way round.
  const detour = '[{ "action": "move", "direction": "right" }, { "action": "move", "direction": "left" },';
  const text = app.pack.read(LEVEL);
  app.pack.write(LEVEL, text.replace('"goldPath": [', `"goldPath": ${detour}`));
  await status.getByRole("button", { name: "yours 9, 2 over" }).click();
  const solver = page.locator("section.gw-solver:not(.gw-mutate)");
  await expect(solver).toContainText(
    "The shortest solution has 7 moves, proven. The recorded one has 9 moves, 2 more.",
  );

  const adoptShortest = solver.getByRole("button", { name: "Make It the Solution" });
  await adoptShortest.click();
  await expect(status).toContainText("7 moves, proven");
  await expect(adoptShortest).toHaveCount(0);
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).toContainText("yours 9, 2 over");

  // A solution that does not win any more is repaired.
  app.pack.write(LEVEL, text.replace(/"down" }\s*\],\s*"hintStops"/, '"up" }], "hintStops"'));
  const repairs = solver.getByRole("region", { name: "Repair the recorded solution" });
  await expect(repairs).toContainText("7 moves: 1 left out, 1 added.");
  // It is what the panel is opened for, so it comes before the many moves of the shortest solution.
  const parts = await solver.getByRole("region").evaluateAll((all) => all.map((part) => part.ariaLabel));
  expect(parts.indexOf("Repair the recorded solution")).toBeLessThan(parts.indexOf("The shortest solution"));
  expect(parts).toContain("The shortest solution");
  await app.screenshot("solver-repair");
  await repairs.getByRole("button", { name: "Use It" }).first().click();
  await expect(repairs).toHaveCount(0);
  await expect(status).toContainText("7 moves, proven");

  const constraints = solver.getByRole("region", { name: "Constraints" });
  await constraints.getByLabel("What happens").selectOption("entity");
  await constraints.getByPlaceholder(/Kind and cell/).fill("rabbit 2,2");
  await constraints.getByLabel("What is asked").selectOption("play");
  await constraints.getByRole("button", { name: "Find" }).click();
  await expect(constraints).toContainText("cannot happen, proven");
  // An event is completed with what it tells, and the constraint is kept with the pack.
  await constraints.getByLabel("What is asked").selectOption("must-not");
  await constraints.getByLabel("What happens").selectOption("event");
  await constraints.getByPlaceholder(/^Event/).fill("avatar_ent");
  await page.getByRole("option", { name: "avatar_entered" }).click();
  await page.getByRole("option", { name: "direction" }).click();
  await page.getByRole("option", { name: "down", exact: true }).click();
  await app.screenshot("solver-constraints");
  await constraints.getByRole("button", { name: "Add" }).click();
  await expect(constraints).toContainText("needed: no solution without it, proven");
  await expect.poll(() => keptConstraints(app)).toEqual([expect.stringContaining("avatar_entered")]);

  await solver.getByRole("button", { name: "Watch", exact: true }).first().click();
  await expect(page.getByRole("region", { name: "Play" })).toBeVisible();
  await expect(page.locator('.gw-hud [data-fact="moves"]')).toHaveText("7");
  await solver
    .getByRole("button", { name: /^2\s*move right/ })
    .first()
    .click();
  await expect(page.locator('.gw-hud [data-fact="moves"]')).toHaveText("2");

  await page.getByRole("toolbar", { name: "Play" }).getByRole("button", { name: "Hints" }).click();
  await expect(solver).toContainText("The level can be won in 5 more moves.");
  await expect(solver.getByRole("region", { name: "Next moves" })).toContainText("move leftwins in 7");
  await app.chooseMenu("arrange.insight");
  await expect(solver.getByRole("region", { name: "Difficulty" })).toContainText("bits, exact");
  const elements = solver.getByRole("region", { name: "Elements" });
  await elements.getByRole("button", { name: "Find out what each is for" }).click();
  await expect(elements.getByRole("listitem").filter({ hasText: "flag [4, 3]" })).toContainText("needed");
  await app.screenshot("solver-insight");
  await showPanel(page, "Overview");
  await expect(page.locator(".gw-card .gw-solver-chip")).toHaveCount(10);
  await page.getByRole("tab", { name: "Curve" }).click();
  const longest = page.getByRole("button", { name: /Moves: 28/ });
  await expect(longest).toHaveAccessibleName(/^10\. /);
  await longest.press("Alt+ArrowLeft");
  await expect(longest).toHaveAccessibleName(/^9\. /);
  await page.getByRole("button", { name: "Sort the levels by moves" }).click();
  await expect(longest).toHaveAccessibleName(/^10\. /);
  await app.screenshot("solver-curve");

  await page.locator('[role=treeitem][data-path="levels/fw_002.json"]').click();
  await app.showPanel("mutate");
  const mutate = page.locator("section.gw-mutate");
  await mutate.getByLabel("Tries").selectOption("100");
  await mutate.getByRole("button", { name: "Make Levels" }).click();
  await expect(mutate).toContainText("100 tried");
  const adopt = mutate.getByRole("button", { name: "Adopt" }).first();
  await expect(adopt).toBeEnabled();
  await app.screenshot("solver-mutate");
  await mutate.getByRole("button", { name: "Watch" }).first().click();
  const film = page.getByRole("dialog", { name: /^Level \d/ });
  await film.getByRole("slider", { name: "Move" }).press("End");
  await expect(film.getByRole("button", { name: "Show the move after" })).toBeDisabled();
  await app.screenshot("solver-film");
  await film.getByRole("button", { name: "Adopt" }).click();
  await expect(film).toHaveCount(0);
  await expect(page.locator('[role=treeitem][data-path="levels/fw_002.json"]')).toContainText("unsaved");
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await showPanel(page, "Solver");

  await lookIntoLargeLevel(app);
  await app.chooseMenu("solver.blind");
  await expect(solver).toContainText("Blind mode is on");
  await expect(page.locator(".gw-solver-chip")).toHaveCount(0);
});

/** Looks into a level with more states than can be looked at in time: that is cancelled, begun again and cancelled. */
async function lookIntoLargeLevel(app: RunningApp): Promise<void> {
  const { page, pack } = app;
  const file = "levels/fw_004.json";
  const level = JSON.parse(pack.read(file)) as { board: unknown };
  const crates = [2, 4, 6, 8, 10].flatMap((x) => [2, 5].map((y) => ({ position: [x, y], kind: "metal_crate" })));
  level.board = {
    size: [12, 12],
    layers: {
      ground: Array.from({ length: 12 }, () => Array<string>(12).fill("empty")),
      objects: { format: "sparse", entries: crates },
      markers: { format: "sparse", entries: [{ position: [11, 11], kind: "flag" }] },
    },
  };
  pack.write(file, JSON.stringify(level));
  await page.locator(`[role=treeitem][data-path="${file}"]`).click();
  const looking = page.locator(".gw-solver-insight").getByText("Looking into the level…");
  await expect(looking).toBeVisible();
  await page.locator(".gw-solver-insight").getByRole("button", { name: "Cancel" }).click();
  await expect(looking).toHaveCount(0);
  const longer = page.getByRole("button", { name: "Look Longer" });
  await longer.click();
  await expect(looking).toBeVisible();
  await app.chooseMenu("solver.cancel");
  await expect(looking).toHaveCount(0);
  await expect(longer).toBeVisible();
  await app.screenshot("solver-look-longer");
}
