// The disk under the window: saving, changes by other programs, closing with unsaved work.
import { chmodSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { boardOf, showLevel } from "./harness/board";
import { expectMoves, play, press } from "./harness/play";
import { expect, test } from "./harness/test";
import { editFile, focusText, treeRow } from "./harness/window";
import type { RunningApp } from "./harness/runningApp";

const LEVEL = "levels/fw_001.json";

/** Types at the start of the first level's text. */
async function typeInLevel(app: RunningApp, text: string): Promise<void> {
  await editFile(app, "First Steps");
  await app.page.keyboard.type(text);
}

test("saving writes the edited file and no other", async ({ app }) => {
  const before = app.pack.read(LEVEL);
  const other = app.pack.read("game.json");
  await typeInLevel(app, "  ");
  await app.page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => app.pack.read(LEVEL)).toBe(`  ${before}`);
  await expect(app.page.getByRole("contentinfo")).not.toContainText("unsaved");
  expect(app.pack.read("game.json")).toBe(other);
});

test("a byte order mark and the line ends of lines that were not edited stay, until the mark is taken away", async ({
  app,
}) => {
  const { page } = app;
  const [first, second, ...rest] = app.pack.read(LEVEL).split("\n");
  const mixed = `\uFEFF${[first, second].join("\n")}\r\n${rest.join("\n")}`.replace("First Steps", "Mixed Steps");
  await expect(treeRow(app.page, "First Steps")).toBeVisible();
  app.pack.write(LEVEL, mixed);
  await editFile(app, "Mixed Steps");
  await app.page.keyboard.type("  ");
  await app.page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => app.pack.read(LEVEL)).toBe(mixed.replace("\uFEFF", "\uFEFF  "));
  const status = page.getByRole("contentinfo");
  await expect(status).not.toContainText("unsaved");

  await app.showPanel("problems");
  const problem = page.getByRole("list", { name: "Problems" }).getByRole("button", { name: /byte order mark/ });
  await problem.focus();
  await page.keyboard.press("ControlOrMeta+.");
  await page.getByRole("menuitem", { name: "Remove the mark" }).click();
  await expect(problem).toHaveCount(0);
  await expect(status).toContainText("1 unsaved");
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(problem).toBeVisible();
  await expect(status).not.toContainText("unsaved");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(problem).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => app.pack.read(LEVEL)).toBe(mixed.replace("\uFEFF", "  "));
  await expect(status).not.toContainText("unsaved");
  // So it does when another program takes it away, or brings it.
  app.pack.write(LEVEL, mixed);
  await expect(problem).toBeVisible();
  app.pack.write(LEVEL, mixed.slice(1));
  await expect(problem).toHaveCount(0);
});

test("the fixes of a problem stay its own when other problems come before it", async ({ app }) => {
  const { page } = app;
  await expect(treeRow(page, "First Steps")).toBeVisible();
  app.pack.write(LEVEL, `\uFEFF${app.pack.read(LEVEL)}`);
  await app.showPanel("problems");
  const problems = page.getByRole("list", { name: "Problems" });
  const problem = problems.getByRole("button", { name: /byte order mark/ });
  await problem.focus();
  await page.keyboard.press("ControlOrMeta+.");
  const fix = page.getByRole("menuitem", { name: "Remove the mark" });
  await expect(fix).toBeVisible();
  app.pack.write("game.json", app.pack.read("game.json").replaceAll('"move_blocked"', '"move_bloked"'));
  await expect(problems.getByRole("button", { name: /move_bloked/ }).first()).toBeVisible();
  await fix.click();
  await expect(problem).toHaveCount(0);
  await expect(problems.getByRole("button", { name: /move_bloked/ }).first()).toBeVisible();
});

test("save all writes every edited file", async ({ app }) => {
  await typeInLevel(app, " ");
  await editFile(app, "theme.json");
  await app.page.keyboard.type(" ");
  await expect(app.page.getByRole("contentinfo")).toContainText("2 unsaved");
  await app.page.keyboard.press("ControlOrMeta+Alt+S");
  await expect.poll(() => app.pack.read(LEVEL)).toMatch(/^ \{/);
  await expect.poll(() => app.pack.read("theme.json")).toMatch(/^ \{/);
});

test("an earlier version can be looked at and brought back", async ({ app }) => {
  const before = app.pack.read(LEVEL);
  await typeInLevel(app, "    ");
  await app.page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => app.pack.read(LEVEL)).toBe(`    ${before}`);
  await app.chooseMenu("file.backups");
  const dialog = app.page.getByRole("dialog", { name: "Earlier Versions" });
  const versions = dialog.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  // The first is the text as it is: what differs is looked at.
  await expect(versions.nth(1).getByRole("button")).toBeFocused();
  await expect(dialog.locator(".monaco-diff-editor .line-insert").first()).toBeVisible();
  await versions.first().getByRole("button").click();
  await expect(dialog).toContainText("This version is the same as the text now.");
  await expect(dialog.getByRole("button", { name: "Restore This Version" })).toBeDisabled();
  await app.screenshot("backups-same");
  await versions.nth(1).getByRole("button").click();
  await expect(dialog.locator(".monaco-diff-editor .line-insert").first()).toBeVisible();
  await app.screenshot("backups");
  await dialog.getByRole("button", { name: "Restore This Version" }).click();
  await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
  await focusText(app.page);
  await app.page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => app.pack.read(LEVEL)).toBe(before);
});

test("when one of several files cannot be saved none is, and that is reported", async ({ app }) => {
  const game = app.pack.read("theme.json");
  await typeInLevel(app, " ");
  await editFile(app, "theme.json");
  await app.page.keyboard.type(" ");
  await expect(app.page.getByRole("contentinfo")).toContainText("2 unsaved");
  chmodSync(path.join(app.pack.folder, LEVEL), 0o444);
  await app.page.keyboard.press("ControlOrMeta+Alt+S");
  await expect(app.page.getByText("levels/fw_001.json is write-protected. No file was written")).toContainText(
    "Remove the protection, or save the pack elsewhere",
  );
  expect(app.pack.read("theme.json")).toBe(game);
  await expect(app.page.getByRole("contentinfo")).toContainText("2 unsaved");
  chmodSync(path.join(app.pack.folder, LEVEL), 0o644);
  await app.page.keyboard.press("ControlOrMeta+Alt+S");
  await expect(app.page.getByRole("contentinfo")).not.toContainText("unsaved");
  expect(app.pack.read("theme.json")).toBe(` ${game}`);
});

test("a file changed by another program is followed while it has no edits, as one step of undo", async ({ app }) => {
  const before = app.pack.read(LEVEL);
  await editFile(app, "First Steps");
  app.pack.write(LEVEL, before.replace("First Steps", "Second Thoughts"));
  await expect(treeRow(app.page, "Second Thoughts")).toBeVisible();
  await expect(app.page.getByRole("contentinfo")).not.toContainText("unsaved");
  await expect.poll(() => app.editorText()).toContain("Second Thoughts");
  await app.page.keyboard.press("ControlOrMeta+Z");
  await expect(treeRow(app.page, "First Steps")).toBeVisible();
  await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
});

test("a checkout of many files is followed; the cursor, the view and the game played stay where they are", async ({
  app,
}) => {
  const { page, pack } = app;
  const title = (name: string): string => pack.read(LEVEL).replace(/"title": "[^"]*"/, `"title": "${name}"`);
  await expect(treeRow(page, "First Steps")).toBeVisible();
  await showLevel(page, LEVEL);
  await play(page);
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 0; line < 3; line++) await page.keyboard.press("ArrowDown");
  const checkedOut = title("Checked Out");
  for (let at = 0; at < 120; at++) pack.write(`notes/n${at}.md`, `Note ${at}`);
  // As git does: taken away, then written again.
  pack.removeFile(LEVEL);
  pack.write(LEVEL, checkedOut);
  pack.write("levels/last.json", checkedOut.replace('"fw_001"', '"last"').replace("Checked Out", "The Last File"));
  await expect(treeRow(page, "Checked Out")).toBeVisible();
  await expect(treeRow(page, "The Last File")).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
  await expectMoves(page, 1);
  await page.keyboard.type("  ");
  await page.keyboard.press("ControlOrMeta+S");
  const lines = checkedOut.split("\n");
  const typed = [...lines.slice(0, 3), `  ${lines[3]}`, ...lines.slice(4)].join("\n");
  await expect.poll(() => pack.read(LEVEL)).toBe(typed);
  for (let at = 0; at < 120; at++) pack.removeFile(`notes/n${at}.md`);
  await expect(page.getByRole("treeitem").filter({ hasText: /^n\d+\.md$/ })).toHaveCount(0);
});

test("a folder moved away loses nothing; saving is refused until it is back", async ({ app }) => {
  const { page, pack } = app;
  await typeInLevel(app, "  ");
  const text = pack.read(LEVEL);
  renameSync(pack.folder, `${pack.folder}-away`);
  await expect(page.getByText("The pack's folder is missing; your edits are kept here.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("cannot be saved: the pack's folder is missing")).toContainText(
    "Put it back, or save the pack elsewhere",
  );
  await expect(page.getByRole("contentinfo")).toContainText("1 unsaved");
  await expect(treeRow(page, "First Steps")).toBeVisible();
  renameSync(`${pack.folder}-away`, pack.folder);
  await expect(page.getByText("The pack's folder is missing; your edits are kept here.")).toHaveCount(0);
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => pack.read(LEVEL)).toBe(`  ${text}`);
});

test("a pack whose folder was deleted is saved elsewhere, with all texts and edits", async ({ app }) => {
  const { page, pack } = app;
  await typeInLevel(app, "  ");
  const [text, manifest] = [pack.read(LEVEL), pack.read("manifest.json")];
  rmSync(pack.folder, { recursive: true });
  const target = `${pack.folder}-elsewhere`;
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, target);
  await page.getByRole("button", { name: "Save Pack As…" }).click();
  await expect(page.getByText("Only texts could be copied: the pack's folder is missing.")).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toContainText(/unsaved|missing/);
  expect(readFileSync(path.join(target, LEVEL), "utf8")).toBe(`  ${text}`);
  expect(readFileSync(path.join(target, "manifest.json"), "utf8")).toBe(manifest);
});

test("a level that goes from the disk and comes back is shown again, unless another was chosen", async ({ app }) => {
  const { page } = app;
  const file = path.join(app.pack.folder, LEVEL);
  const text = app.pack.read(LEVEL);
  await showLevel(page, LEVEL);
  rmSync(file);
  await expect(page.getByText("No level is selected")).toBeVisible();
  app.pack.write(LEVEL, text);
  await expect(boardOf(page)).toHaveAttribute("aria-label", `Board of ${LEVEL}`);
  await expect(page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  rmSync(file);
  await expect(page.getByText("No level is selected")).toBeVisible();
  await treeRow(page, "Mind the Crate").click();
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board of levels/fw_002.json");
  app.pack.write(LEVEL, text);
  await expect(treeRow(page, "First Steps")).toBeVisible();
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board of levels/fw_002.json");
});

test("a new level on the disk appears, and goes again", async ({ app }) => {
  await expect(treeRow(app.page, "First Steps")).toBeVisible();
  app.pack.write("levels/extra.json", app.pack.read(LEVEL).replace("fw_001", "extra").replace("First Steps", "Extra"));
  await expect(treeRow(app.page, "Extra")).toBeVisible();
  app.pack.removeFile("levels/extra.json");
  await expect(treeRow(app.page, "Extra")).toHaveCount(0);
});

test.describe("a file changed by another program under unsaved edits", () => {
  test.beforeEach(async ({ app }) => {
    await typeInLevel(app, "   ");
    await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
    app.pack.write(LEVEL, app.pack.read(LEVEL).replace("First Steps", "Their Steps"));
    await expect(app.page.locator(".gw-conflict")).toContainText("changed this file while you have unsaved edits");
  });

  test("is not followed by itself; the disk's version can be taken, and undone", async ({ app }) => {
    await expect(treeRow(app.page, "First Steps")).toBeVisible();
    await app.page.getByRole("button", { name: "Use the disk's version" }).click();
    await expect(treeRow(app.page, "Their Steps")).toBeVisible();
    await expect(app.page.getByRole("contentinfo")).not.toContainText("unsaved");
    await focusText(app.page);
    await app.page.keyboard.press("ControlOrMeta+Z");
    await expect(treeRow(app.page, "First Steps")).toBeVisible();
  });

  test("can be overwritten by keeping one's own and saving", async ({ app }) => {
    await app.page.getByRole("button", { name: "Keep mine" }).click();
    await expect(app.page.locator(".gw-conflict")).toHaveCount(0);
    expect(app.pack.read(LEVEL)).toContain("Their Steps");
    await focusText(app.page);
    await app.page.keyboard.press("ControlOrMeta+S");
    await expect.poll(() => app.pack.read(LEVEL)).toMatch(/^ {3}\{[^]*First Steps/);
  });

  test("can be compared, in the letters of the text", async ({ app }) => {
    const lineLook = (lines: Locator) =>
      lines.first().evaluate((line) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(line);
        return { fontFamily, fontSize, lineHeight };
      });
    const look = await lineLook(app.page.locator('[data-panel="editor"] .view-line'));
    await app.page.getByRole("button", { name: "Compare" }).click();
    await expect(app.page.locator(".monaco-diff-editor")).toBeVisible();
    await expect(app.page.locator(".monaco-diff-editor")).toContainText("Their Steps");
    await expect(app.page.locator(".monaco-diff-editor")).toContainText("First Steps");
    expect(await lineLook(app.page.locator(".gw-comparison .modified .view-line"))).toEqual(look);
    await app.screenshot("disk-compare");
    await app.page.getByRole("button", { name: "Keep mine" }).click();
    await expect(app.page.locator(".monaco-diff-editor")).toHaveCount(0);
  });

  test("can be merged, change by change", async ({ app }) => {
    await app.page.getByRole("button", { name: "Merge" }).click();
    const changes = app.page.getByRole("list", { name: "Changes" }).getByRole("listitem");
    await expect(changes).toHaveCount(2);
    await expect(changes.nth(0)).toContainText("yours alone");
    await expect(changes.nth(1)).toContainText("on the disk alone");
    await expect(changes.nth(1)).toContainText("Their Steps");
    // The name of a side stands on a line of its own.
    const theirs = changes.nth(1).locator(".gw-merge-side").nth(1);
    await expect(theirs).toHaveText(/^On the disk\s*\n/, { useInnerText: true });
    await expect(theirs.locator("mark")).toHaveText('"Their Steps"');
    await app.screenshot("disk-merge");
    await app.page.getByRole("button", { name: "Use the Merged Text" }).click();
    await expect(treeRow(app.page, "Their Steps")).toBeVisible();
    await expect(app.page.locator(".gw-conflict")).toHaveCount(0);
    await focusText(app.page);
    await app.page.keyboard.press("ControlOrMeta+S");
    await expect.poll(() => app.pack.read(LEVEL)).toMatch(/^ {3}\{[^]*Their Steps/);
  });

  test("is never overwritten by saving before the choice", async ({ app }) => {
    await app.page.keyboard.press("ControlOrMeta+S");
    const notice = app.page.locator("[data-sonner-toast]", { hasText: "was not saved" });
    await expect(notice).toBeVisible();
    expect(app.pack.read(LEVEL)).toContain("Their Steps");
    await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
    // The choice settles it. Under the pointer a notice does not go by itself.
    await notice.hover();
    await app.page.getByRole("button", { name: "Keep mine" }).press("Enter");
    await expect(notice).toHaveCount(0);
  });
});

test("a file deleted under unsaved edits keeps them, and saving writes it again", async ({ app }) => {
  await typeInLevel(app, "  ");
  await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
  const text = app.pack.read(LEVEL);
  app.pack.removeFile(LEVEL);
  await expect(app.page.locator(".gw-conflict")).toContainText("deleted this file");
  await app.page.getByRole("button", { name: "Keep mine" }).click();
  await focusText(app.page);
  await app.page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => app.pack.has(LEVEL)).toBe(true);
  expect(app.pack.read(LEVEL)).toBe(`  ${text}`);
});

test("closing with unsaved work asks; cancelling keeps window and edits, saving writes them, then closes", async ({
  app,
}) => {
  await typeInLevel(app, " ");
  await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
  await app.answerQuestions(3);
  await requestClose(app);
  await expect.poll(() => app.questionsAsked()).toEqual(["Save your edits before closing?"]);
  await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
  expect(app.pack.read(LEVEL)).toMatch(/^\{/);
  await app.answerQuestions(0);
  const closed = app.page.waitForEvent("close");
  await requestClose(app);
  await closed;
  expect(app.pack.read(LEVEL)).toMatch(/^ \{/);
});

test("closing with unsaved work and discarding writes nothing", async ({ app }) => {
  await typeInLevel(app, " ");
  await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
  await app.answerQuestions(2);
  const closed = app.page.waitForEvent("close");
  await requestClose(app);
  await closed;
  expect(app.pack.read(LEVEL)).toMatch(/^\{/);
});

/** As the window's own close button does. */
async function requestClose(app: RunningApp): Promise<void> {
  await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
}
