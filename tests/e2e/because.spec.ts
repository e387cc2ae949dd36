// From a change back to the key press as a graph, and a turn as lanes to be dragged along.
import { boardOf, showLevel } from "./harness/board";
import { expectMoves, play, press, showPanel } from "./harness/play";
import { expect, test } from "./harness/test";

/** The beginning of the level's solution: the torch is taken in turn 5, the wood burns in turn 14. */
const MOVES = "DDDRRLLUUURRRD";
const KEYS: Readonly<Record<string, string>> = { D: "ArrowDown", R: "ArrowRight", L: "ArrowLeft", U: "ArrowUp" };

test("a change is explained back to the key press and to earlier turns; lanes are dragged, zoomed and walked", async ({
  app,
}) => {
  const { page } = app;
  await showLevel(page, "levels/fw_003.json");
  await play(page);
  await press(page, ...Array.from(MOVES, (key) => KEYS[key]!));
  await expectMoves(page, MOVES.length);
  await page.keyboard.press("ControlOrMeta+3");
  await showPanel(page, "Because");
  const panel = page.getByRole("region", { name: "Because" });
  const last = panel.getByLabel("Go to the last change of");
  await last.fill("4,2");
  await last.press("Enter");
  await expect(panel.locator(".gw-causes-title")).toContainText("objects (4,2): wood → empty");
  await expect(panel.locator(".gw-causes-plane h4")).toHaveText(["earlier turns", "action", "action phase", "pass 1"]);
  const boxes = panel.locator(".gw-causes-box[data-record]");
  await expect(boxes).toHaveText([
    "turn 14: move down",
    "movement",
    /^move_blocked at \(4,2\)/,
    "rule torch_burns",
    /^destroy objects \(4,2\)/,
    "objects (4,2): wood → empty",
  ]);
  await app.screenshot("because-graph");

  // The arrow keys go from box to box, and the debugger with them; the rule's text is shown.
  const place = page.locator(".gw-debugger-place");
  await panel.locator(".gw-causes-box[aria-current]").focus();
  const write = await place.getAttribute("data-cursor");
  await press(page, "ArrowUp", "ArrowUp");
  await expect(boxes.nth(3)).toBeFocused();
  await expect(boxes.nth(3)).toHaveAttribute("aria-current", "step");
  await expect(place).not.toHaveAttribute("data-cursor", write!);
  await expect(panel.locator(".gw-causes-title")).toContainText("objects (4,2): wood → empty");

  // All that followed from the rule.
  await press(page, "Shift+Enter");
  await panel.getByLabel("Show", { exact: true }).selectOption("what it led to");
  await expect(boxes.first()).toHaveText("rule torch_burns");
  await expect(boxes.filter({ hasText: "avatar.position: (4,1) → (4,2)" })).toBeVisible();

  // What made it possible lies in another turn, and the arrow keys come to it, too.
  await panel.getByLabel("Show", { exact: true }).selectOption("what led to it");
  const earlier = panel.getByRole("button", { name: "turn 5 · avatar.item: nothing → torch" });
  await expect(earlier).toBeVisible();
  await boxes.first().focus();
  await press(page, "ArrowLeft");
  await expect(earlier).toBeFocused();
  await press(page, "ArrowRight");
  await expect(boxes.first()).toBeFocused();
  await press(page, "ArrowLeft", "Enter");
  await expect(page.locator('.gw-timeline-turn[aria-selected="true"]')).toHaveAttribute("data-turn", "5");
  await expect(panel.locator(".gw-causes-title")).toContainText("avatar.item: nothing → torch");
  await expect(panel.locator(".gw-causes-box[aria-current]")).toBeFocused();

  // The turn as lanes.
  const lanes = page.locator(".gw-lanes canvas");
  const box = (await lanes.boundingBox())!;
  const whole = Number(await lanes.getAttribute("data-span"));
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, middle);
  await page.mouse.down();
  await expect(place).toHaveAttribute("data-cursor", "0");
  await page.mouse.move(box.x + box.width / 2, middle);
  await expect(place).toHaveAttribute("data-cursor", String(Math.floor(whole / 2)));
  await page.mouse.move(box.x + box.width - 2, middle);
  await expect(place).toHaveAttribute("data-cursor", "end");
  await page.mouse.up();
  // The label of what is pointed at names the lane, whether or not the lanes' names have room.
  await page.mouse.move(box.x + box.width / 2, box.y + 2);
  await expect(page.locator(".gw-lanes-label strong")).toHaveText("Phase");
  await page.mouse.move(box.x + box.width / 2, middle);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => Number(await lanes.getAttribute("data-span"))).toBeLessThan(whole);
  const slider = page.getByRole("slider", { name: "Moment of the turn" });
  await expect(slider).toBeFocused();
  await press(page, "Home");
  await expect(place).toHaveAttribute("data-cursor", "0");
  await expect(lanes).toHaveAttribute("data-start", "0.00");
  await press(page, "PageDown", "ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /system/);
  await app.screenshot("lanes");

  // The goal is told at the turn's end; before, it is what the board at the cursor would give.
  await boardOf(page).focus();
  await page.locator('.gw-timeline-turn[data-turn="14"]').click();
  await boardOf(page).focus();
  await press(page, "ArrowRight");
  await expectMoves(page, MOVES.length + 1);
  const goals = page.getByRole("list", { name: "Goals" });
  await expect(goals).toHaveText("Reach flagmet");
  await slider.focus();
  await press(page, "Home");
  await expect(goals).toHaveText("If the turn ended here:Reach flag0 %");
  await last.fill("avatar.position");
  await press(page, "Tab");
  await slider.focus();
  await press(page, "End");
  await last.focus();
  await press(page, "Enter");
  await expect(goals).toHaveText("If the turn ended here:Reach flagmet");
  await expect(boardOf(page)).toBeVisible();
});
