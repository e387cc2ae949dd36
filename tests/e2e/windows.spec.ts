// Several windows: each with a pack, an engine, edits and an undo history of its own; how they end and come back.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { copyPack } from "./harness/packCopy";
import { type RunningApp, startApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";
import { editFile, treeRow } from "./harness/window";

test.use({ ownWindow: true });

test("two packs at once, each in its own window, until the program ends; the next start brings both back", async () => {
  // The program is started twice.
  test.slow();
  const userData = mkdtempSync(path.join(os.tmpdir(), "gridwright-user-"));
  const [one, two] = [copyPack("sample-packs/flag-worlds"), copyPack("sample-packs/flag-worlds")];
  two.write("manifest.json", two.read("manifest.json").replace('"Flag Worlds"', '"Other Worlds"'));
  const app = await startApp({ pack: one.folder, inPlace: true, userData });
  const first = app.page;
  await editFile(app, "First Steps");
  await first.keyboard.type(" ");
  await expect(first.getByRole("contentinfo")).toContainText("1 unsaved");

  await app.answerFolder(two.folder);
  const second = await windowAfter(app, () => app.chooseMenu("pack.openInNewWindow"));
  await expect(second.getByRole("contentinfo")).toContainText("Other Worlds");
  await expect(second.getByRole("contentinfo")).toContainText("All 10 levels win");
  await expect(first.getByRole("contentinfo")).toContainText("Flag Worlds");
  await expect(first.getByRole("contentinfo")).toContainText("1 unsaved");
  await expect.poll(() => hostCount(app)).toBe(2);

  // Edits, and what undoes them, are a window's own.
  await second.bringToFront();
  await editFile({ ...app, page: second }, "Fire and Wood");
  await second.keyboard.type("  ");
  await expect(second.getByRole("contentinfo")).toContainText("1 unsaved");
  await first.bringToFront();
  await first.keyboard.press("ControlOrMeta+Z");
  await expect(first.getByRole("contentinfo")).not.toContainText("unsaved");
  await expect(second.getByRole("contentinfo")).toContainText("1 unsaved");
  await first.keyboard.type(" ");

  // Settings are everybody's.
  const theme = await first.locator("html").getAttribute("data-theme");
  await first.keyboard.press("ControlOrMeta+K");
  await first.keyboard.press("ControlOrMeta+T");
  await expect(second.locator("html")).not.toHaveAttribute("data-theme", theme ?? "");

  // A pack that a window has is shown there.
  await focusWindow(app, "Other Worlds");
  await app.answerFolder(one.folder);
  await app.chooseMenu("pack.openInNewWindow");
  await expect.poll(() => focusedTitle(app)).toContain("Flag Worlds");
  await focusWindow(app, "Other Worlds");
  await app.answerQuestions(1);
  await app.chooseMenu("pack.open");
  await expect.poll(() => focusedTitle(app)).toContain("Flag Worlds");
  await expect(second.getByRole("contentinfo")).toContainText("Other Worlds");
  expect(app.electron.windows()).toHaveLength(2);

  // An empty one, closed again; then the program ends, asking once for each pack with edits.
  const empty = await windowAfter(app, () => app.chooseMenu("pack.newWindow"));
  await expect(empty.getByRole("button", { name: "Open Pack…" })).toBeVisible();
  await empty.close();
  await expect(first.getByRole("contentinfo")).toContainText("1 unsaved");
  const asked = (await app.questionsAsked()).length;
  await app.answerQuestions(3);
  await app.electron.evaluate(({ app: electronApp }) => electronApp.quit());
  await expect.poll(async () => (await app.questionsAsked()).length).toBe(asked + 1);
  expect(app.electron.windows()).toHaveLength(2);
  await app.answerQuestions(1);
  const gone = app.electron.waitForEvent("close");
  await app.electron.evaluate(({ app: electronApp }) => electronApp.quit());
  await gone;
  expect(app.problems).toEqual([]);

  const again = await startApp({ pack: one.folder, inPlace: true, open: false, userData });
  await expect.poll(() => again.electron.windows().length).toBe(2);
  for (const page of again.electron.windows()) {
    await expect(treeRow(page, "First Steps")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("1 unsaved");
  }
  const titles = await Promise.all(again.electron.windows().map((page) => page.getByRole("contentinfo").innerText()));
  expect(titles.map((title) => (title.includes("Other Worlds") ? "Other" : "Flag")).sort()).toEqual(["Flag", "Other"]);
  await again.close();
  for (const copy of [one, two]) copy.remove();
  rmSync(userData, { recursive: true, force: true });
});

/** Returns the page of the window that something opens. */
async function windowAfter(app: RunningApp, open: () => Promise<void>): Promise<Page> {
  const opened = app.electron.waitForEvent("window");
  await open();
  return opened;
}

/** Gives a window the focus, by a part of its title. */
async function focusWindow(app: RunningApp, title: string): Promise<void> {
  await app.electron.evaluate(
    ({ BrowserWindow }, part) =>
      BrowserWindow.getAllWindows()
        .find((each) => each.getTitle().includes(part))
        ?.focus(),
    title,
  );
  await expect.poll(() => focusedTitle(app)).toContain(title);
}

function focusedTitle(app: RunningApp): Promise<string> {
  return app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle() ?? "");
}

function hostCount(app: RunningApp): Promise<number> {
  return app.electron.evaluate(
    ({ app: electronApp }) => electronApp.getAppMetrics().filter(({ name }) => name === "Gridwright host").length,
  );
}
