// Keys that are pressed while a pack is read: none is lost, and the focus goes where they ask for.
import type fs from "node:fs";
import { needsElectron } from "./harness/needsElectron";
import { expectMoves } from "./harness/play";
import { type RunningApp, whileHostSilent } from "./harness/runningApp";
import { expect, test } from "./harness/test";

test("a pack is read while keys wait for it", needsElectron("a disk that can be held"), async ({ app }) => {
  const { page } = app;
  const folder = app.copyPack("sample-packs/flag-worlds").folder;
  await app.chooseMenu("pack.close");
  await expect(page.locator(".gw-welcome-card")).toBeVisible();
  await app.answerFolder(folder);
  const release = await holdReading(app);
  await app.chooseMenu("pack.open");
  await expect(page.getByRole("contentinfo")).toContainText("Opening…");
  await page.keyboard.press("ControlOrMeta+P");
  await expect(page.getByRole("contentinfo")).toContainText("Then: Go to File…");
  await expect(page.locator(".gw-welcome")).toContainText("Opening…");
  await release();
  await expect(page.getByPlaceholder("Find levels, files and names")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".gw-board")).toBeFocused();
});

test(
  "a pack is played by keys when that was asked for while it was read",
  needsElectron("a disk that can be held"),
  async ({ app }) => {
    const { page } = app;
    const folder = app.copyPack("sample-packs/flag-worlds").folder;
    await app.chooseMenu("pack.close");
    await app.answerFolder(folder);
    const release = await holdReading(app);
    await app.chooseMenu("pack.open");
    await expect(page.getByRole("contentinfo")).toContainText("Opening…");
    await page.keyboard.press("F5");
    await expect(page.getByRole("contentinfo")).toContainText("Then:");
    await whileHostSilent(app.electron, async () => {
      await release();
      await expect(page.locator('[data-panel][aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator(".gw-play")).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    });
    await expect(page.locator(".gw-play .gw-board")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expectMoves(page, 1);
  },
);

test(
  "closing the pack while the page reads the next one closes that one, too",
  needsElectron("a menu that is watched"),
  async ({ app }) => {
    const { page } = app;
    const next = app.copyPack("sample-packs/flag-worlds");
    next.write("manifest.json", next.read("manifest.json").replace(/"title": "[^"]*"/, '"title": "More Worlds"'));
    // Long enough to read for what is done meanwhile.
    const notes = JSON.stringify(Array.from({ length: 100_000 }, (_, number) => ({ number })));
    for (let number = 0; number < 8; number += 1) next.write(`notes/notes_${number}.json`, notes);
    await app.answerFolder(next.folder);
    const closed = closeOnceRecent(app, "More Worlds");
    await app.chooseMenu("pack.open");
    await closed;
    // One pack is opened after the other: when the next folder is asked for, this one has been dealt with.
    await app.answerFolder(null);
    await app.chooseMenu("pack.open");
    await expect.poll(() => app.foldersAsked(), "the next folder is asked for").toBe(2);
    await expect(page.locator(".gw-welcome-card")).toBeVisible();
    await expect(page.getByRole("contentinfo")).not.toContainText("Opening…");
  },
);

/** Chooses File > Close Pack as soon as main lists a pack among the recent ones, which it does once it has opened it. */
function closeOnceRecent({ electron }: RunningApp, title: string): Promise<void> {
  return electron.evaluate(
    ({ Menu }, name) =>
      new Promise<void>((resolve) => {
        const original = Menu.setApplicationMenu.bind(Menu);
        Menu.setApplicationMenu = (menu) => {
          original(menu);
          const file = menu?.items.flatMap(({ submenu }) => submenu?.items ?? []);
          const recent = file?.find(({ label }) => label === "Open Recent")?.submenu?.items ?? [];
          if (!recent.some(({ label }) => label.includes(name))) return;
          Menu.setApplicationMenu = original;
          menu?.getMenuItemById("pack.close")?.click();
          resolve();
        };
      }),
    title,
  );
}

/** Lets no pack be read: the disk does not say which folder a path leads to. Returns what lets it. */
async function holdReading({ electron }: RunningApp): Promise<() => Promise<void>> {
  await electron.evaluate(() => {
    const { promises } = process.mainModule!.require("node:fs") as typeof fs;
    const { realpath } = promises;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    Object.assign(promises, { realpath: (folder: string) => held.then(() => realpath(folder)) });
    Object.assign(globalThis, {
      releaseReading: () => {
        Object.assign(promises, { realpath });
        release();
      },
    });
  });
  return () => electron.evaluate(() => (globalThis as typeof globalThis & { releaseReading(): void }).releaseReading());
}
