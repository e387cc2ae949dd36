// The open pack beside other states of it.
import { execFileSync } from "node:child_process";
import { copyPack } from "./harness/packCopy";
import { press } from "./harness/play";
import { expect, test } from "./harness/test";
import { editFile, goAfter } from "./harness/window";

const LEVEL = "levels/fw_001.json";

function commitAll(folder: string): void {
  const git = (...args: readonly string[]): void => {
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], { cwd: folder });
  };
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "Add the pack");
}

test("unsaved edits are compared with the disk, another folder and a git revision, level by level", async ({ app }) => {
  const { page } = app;
  const dialog = page.getByRole("dialog", { name: "Differences" });
  await editFile(app, "First Steps");
  await app.chooseMenu("pack.compare");
  await dialog.getByRole("button", { name: "The Disk" }).click();
  await expect(dialog).toContainText("No differences: the pack is as in the disk.");
  await press(page, "Escape");
  await goAfter(page, '"position": [4, ');
  await press(page, "Delete");
  await page.keyboard.type("2");
  await app.chooseMenu("pack.compare");
  await dialog.getByRole("button", { name: "The Disk" }).click();
  const card = dialog.getByRole("article");
  await expect(card).toContainText("plays shorter");
  await expect(card).toContainText("markers at (4,3): flag → nothing");
  await expect(card.getByRole("figure", { name: "After: the board of fw_001" }).locator("canvas, img")).toBeVisible();
  await app.screenshot("differences");

  const other = copyPack(app.pack.folder);
  other.write("levels/fw_002.json", "{");
  await app.answerFolder(other.folder);
  await dialog.getByRole("button", { name: "Compare with Another…" }).click();
  await dialog.getByRole("button", { name: "Another Folder…" }).click();
  await expect(dialog).toContainText("levels/fw_002.json:1:1, before");
  await app.screenshot("differences-broken");
  await dialog.getByRole("button", { name: "fw_001", exact: false }).click();
  await expect(dialog).toHaveCount(0);
  await app.answerFolder(`${other.folder}/levels`);
  await app.chooseMenu("pack.compare");
  await dialog.getByRole("button", { name: "Another Folder…" }).click();
  await expect(dialog).toContainText("is not a pack");
  await dialog.getByRole("button", { name: "Compare with Another…" }).click();
  const revision = dialog.getByRole("textbox", { name: "Revision" });
  await app.screenshot("differences-choices");
  await revision.press("Enter");
  await expect(dialog).toContainText("not in a git repository");

  commitAll(app.pack.folder);
  await dialog.getByRole("button", { name: "Compare with Another…" }).click();
  await revision.fill("main");
  await revision.press("Enter");
  await expect(dialog).toContainText("Before: main.");
  await expect(dialog.getByRole("article")).toContainText("markers at (4,3): flag → nothing");
  expect(app.pack.read(LEVEL)).toContain('"position": [4, 3]');
  await press(page, "Escape");

  // A level alone: what else differs is counted, and shown on request.
  await page.locator('[role=treeitem][data-path="levels/fw_003.json"]').click({ button: "right" });
  await page.getByRole("menuitem", { name: "Compare With…" }).click();
  await dialog.getByRole("button", { name: "The Disk" }).click();
  await expect(dialog).toContainText("No differences: levels/fw_003.json is as in the disk.");
  await app.screenshot("differences-level");
  await dialog.getByRole("button", { name: "Show All Differences of the Pack (1 more)" }).click();
  await expect(dialog.getByRole("article")).toContainText("markers at (4,3): flag → nothing");
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  other.remove();
});
