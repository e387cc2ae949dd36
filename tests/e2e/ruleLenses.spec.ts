// The lines above rules that say how often they fire.
import { caretTo } from "./harness/keyboard";
import { expect, test } from "./harness/test";
import { editFile } from "./harness/window";

test("lines above rules keep their places while a mistake is typed", async ({ app }) => {
  const { page } = app;
  await editFile(app, "game.json");
  await caretTo(page, '"id": "torch_burns"');
  const lenses = page.locator(".codelens-decoration");
  await expect(lenses.first()).toContainText(/^(fired|never)/);
  const places = (): Promise<readonly number[]> =>
    lenses.evaluateAll((all) => all.map((lens) => Math.round(lens.getBoundingClientRect().top)));
  // They come to their places a frame after they have their texts.
  await expect.poll(async () => (await places()).some((top) => top > 0)).toBe(true);
  const before = await places();
  await page.keyboard.press("Home");
  await page.keyboard.type('{"id": "fresh", "on": ');
  await expect(lenses.first()).toContainText("not counted while the pack cannot be played");
  await app.screenshot("lenses-while-typing");
  expect(await places()).toEqual(before);
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("ControlOrMeta+Z");
  await expect(lenses.first()).toContainText(/^(fired|never)/);
  expect(await places()).toEqual(before);
});
