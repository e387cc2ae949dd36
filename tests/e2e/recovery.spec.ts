// Unsaved work that outlives the program: kill -9 while typing, a page that dies, a window closed on purpose.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { MAIN_CHANNEL } from "../../shared/rpc/bridge";
import { needsElectron } from "./harness/needsElectron";
import { copyPack } from "./harness/packCopy";
import { type RunningApp, startApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";
import { editFile, goAfter, treeRow } from "./harness/window";

test.use({ ownWindow: true });

const LEVEL = "levels/fw_001.json";

/** How often the app is killed while someone types; the long run kills it 50 times. */
const KILLS = Number(process.env.GRIDWRIGHT_KILLS ?? 2);

interface Desk {
  readonly userData: string;
  start(): Promise<RunningApp>;
}

const it = test.extend<{ desk: Desk }>({
  desk: async ({ pack }, run) => {
    const userData = mkdtempSync(path.join(os.tmpdir(), "gridwright-user-"));
    const copy = copyPack(pack);
    const started: ReturnType<RunningApp["electron"]["process"]>[] = [];
    await run({
      userData,
      async start() {
        const app = await startApp({ pack: copy.folder, inPlace: true, userData });
        started.push(app.electron.process());
        return app;
      },
    });
    // What a failing test has left running.
    for (const each of started) each.kill("SIGKILL");
    copy.remove();
    rmSync(userData, { recursive: true, force: true });
  },
});

it("kill -9 at any moment of typing and saving loses nothing that was there a second before", async ({ desk }) => {
  test.setTimeout(180_000 + KILLS * 60_000);
  let app = await desk.start();
  await editFile(app, "First Steps");
  let text = await app.editorText();
  for (let kill = 1; kill <= KILLS; kill++) {
    await app.page.keyboard.press("ControlOrMeta+Home");
    // The first time nothing is saved, so that there is surely something to restore.
    const typed = await typeUntilKilled(app, kill === 1 ? 0 : 0.15);
    const isOffered = keptTexts(desk.userData).some((kept) => kept !== app.pack.read(LEVEL));
    expect(isOffered || kill > 1).toBe(true);
    app = await desk.start();
    if (isOffered) {
      const dialog = app.page.getByRole("dialog", { name: "Unsaved edits were found" });
      await expect(dialog).toContainText(LEVEL);
      if (kill === 1) await app.screenshot("recovery");
      await dialog.getByRole("button", { name: "Restore" }).click();
      await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
    }
    await editFile(app, "First Steps");
    const restored = await app.editorText();
    expect(restored.startsWith(typed), `"${restored.slice(0, 80)}" begins with "${typed}"`).toBe(true);
    expect(restored.endsWith(text)).toBe(true);
    text = restored;
  }
  expect(app.problems).toEqual([]);
  await app.close();
});

/** No letter, saved or not, takes longer on a machine that has time. */
const LETTER_MS = 200;

/**
 * Types letters for a random while, saving after some, and kills everything at once; gives what had been typed a second
 * before.
 */
async function typeUntilKilled(app: RunningApp, savesPerLetter: number): Promise<string> {
  const lastsMs = 1_500 + Math.random() * 1_500;
  const typed: { readonly atMs: number; readonly text: string }[] = [];
  let text = "";
  // The clock of a machine that has time: where a letter takes long, nothing else gets its turn meanwhile.
  let clockMs = 0;
  while (clockMs < lastsMs) {
    const beganAtMs = Date.now();
    const letter = String.fromCharCode(97 + Math.floor(Math.random() * 26));
    await app.page.keyboard.press(letter);
    text += letter;
    typed.push({ atMs: clockMs, text });
    if (Math.random() < savesPerLetter) await app.page.keyboard.press("ControlOrMeta+S");
    clockMs += Math.min(Date.now() - beganAtMs, LETTER_MS);
  }
  await app.kill();
  return typed.filter(({ atMs }) => atMs <= clockMs - 1_000).at(-1)!.text;
}

it("edits restored onto a file that changed meanwhile are merged with it; others are given up", async ({ desk }) => {
  const first = await desk.start();
  await editFile(first, "theme.json");
  await first.page.keyboard.type(" ");
  await editFile(first, "First Steps");
  await first.page.keyboard.type("  ");
  await expect.poll(() => keptTexts(desk.userData).length).toBe(2);
  await expect.poll(() => keptTexts(desk.userData)).toContainEqual(expect.stringMatching(/^ {2}\{/));
  await first.kill();
  first.pack.write(LEVEL, first.pack.read(LEVEL).replace("First Steps", "Their Steps"));

  const second = await desk.start();
  const dialog = second.page.getByRole("dialog", { name: "Unsaved edits were found" });
  await dialog.getByRole("checkbox", { name: "Restore theme.json" }).uncheck();
  await dialog.getByRole("button", { name: "Restore 1, Discard 1" }).click();
  await editFile(second, "First Steps");
  await second.page.getByRole("button", { name: "Merge" }).click();
  await second.page.getByRole("button", { name: "Use the Merged Text" }).click();
  await expect(treeRow(second.page, "Their Steps")).toBeVisible();
  await second.page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => second.pack.read(LEVEL)).toMatch(/^ {2}\{[^]*Their Steps/);
  await expect(second.page.getByRole("contentinfo")).not.toContainText("unsaved");
  // The editor's menus are filled, though the editors that compared texts are gone.
  await goAfter(second.page, '"objects"');
  // The editor drops the request when problems of the text come meanwhile.
  await expect(async () => {
    await second.page.keyboard.press("ControlOrMeta+.");
    const menu = second.page.locator(".action-widget").first();
    await expect(menu).toContainText('Write the layer "objects"', { timeout: 2000 });
  }).toPass();
  expect(second.pack.read("theme.json")).toMatch(/^\{/);
  await expect.poll(() => keptTexts(desk.userData)).toEqual([]);
  expect(second.problems).toEqual([]);
  await second.close();
});

it("what is closed to be kept is there again at the next start, without a question, where the cursor was", async ({
  desk,
}) => {
  const first = await desk.start();
  await editFile(first, "theme.json");
  await editFile(first, "First Steps");
  // Main does not know of the edit yet when the window is closed, nor of what is typed after the answer.
  await holdMessages(first);
  await first.page.keyboard.type(" ");
  await expect(first.page.getByRole("contentinfo")).toContainText("1 unsaved");
  await first.electron.evaluate(({ dialog }) => {
    dialog.showMessageBox = async () => {
      (globalThis as HeldMessages).held.hold();
      return { response: 1, checkboxChecked: false };
    };
  });
  const closed = first.page.waitForEvent("close");
  await first.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect.poll(() => heldCalls(first)).toContain('"ask"');
  await first.electron.evaluate(() => (globalThis as HeldMessages).held.deliver());
  await expect.poll(() => heldCalls(first)).toContain('"keep":true');
  await first.page.keyboard.type(" ");
  await first.electron.evaluate(() => (globalThis as HeldMessages).held.deliver());
  await closed;
  expect(first.pack.read(LEVEL)).toMatch(/^\{/);

  const second = await desk.start();
  await expect(second.page.getByRole("contentinfo")).toContainText("1 unsaved");
  await expect(second.page.getByRole("dialog")).toHaveCount(0);
  await expect(second.page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  await second.page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => second.pack.read(LEVEL)).toMatch(/^ {2}\{/);
  expect(second.problems).toEqual([]);
  await second.close();

  const third = await desk.start();
  await expect(treeRow(third.page, "First Steps")).toBeVisible();
  await expect(third.page.getByRole("contentinfo")).not.toContainText("unsaved");
  await third.close();
});

type HeldMessages = typeof globalThis & {
  held: { readonly calls: string[]; deliver(): void; hold(): void };
};

/** Lets nothing of what the page says arrive in main until it is delivered. */
async function holdMessages(app: RunningApp): Promise<void> {
  await app.electron.evaluate(({ BrowserWindow }, channel) => {
    const { ipc } = BrowserWindow.getAllWindows()[0]!.webContents;
    const listeners = ipc.listeners(channel) as ((...args: readonly unknown[]) => void)[];
    let waiting: (readonly unknown[])[] = [];
    const held: HeldMessages["held"] = {
      calls: [],
      deliver() {
        ipc.removeAllListeners(channel);
        for (const listener of listeners) ipc.on(channel, listener);
        for (const args of waiting) ipc.emit(channel, ...args);
        waiting = [];
      },
      hold() {
        ipc.removeAllListeners(channel);
        held.calls.length = 0;
        ipc.on(channel, (...args: readonly unknown[]) => {
          waiting.push(args);
          held.calls.push(JSON.stringify(args[1]));
        });
      },
    };
    (globalThis as HeldMessages).held = held;
    held.hold();
  }, MAIN_CHANNEL);
}

/** Returns the calls that the page has made and main has not heard, as JSON. */
function heldCalls(app: RunningApp): Promise<string> {
  return app.electron.evaluate(() => (globalThis as HeldMessages).held.calls.join("\n"));
}

it(
  "a page that dies comes back with its unsaved text and its open files",
  needsElectron("a page that main ends"),
  async ({ desk }) => {
    const app = await desk.start();
    await editFile(app, "First Steps");
    await app.page.keyboard.type("   ");
    await expect(app.page.getByRole("contentinfo")).toContainText("1 unsaved");
    await expect.poll(() => keptTexts(desk.userData)).toEqual([expect.stringMatching(/^ {3}\{/)]);
    await app.electron.evaluate(async ({ BrowserWindow }) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      const loadedAnew = new Promise((resolve) => webContents.once("did-finish-load", () => resolve(null)));
      webContents.forcefullyCrashRenderer();
      await loadedAnew;
    });
    // The page's own object died with it: what is there now is asked of the window.
    const shown = (script: string): Promise<unknown> =>
      app.electron.evaluate(
        ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]!.webContents.executeJavaScript(code) as unknown,
        script,
      );
    await expect.poll(() => shown('document.querySelector("footer")?.textContent')).toContain("1 unsaved");
    await expect
      .poll(() => shown('document.querySelector(".gw-file-tab[data-active=true]")?.textContent'))
      .toContain("fw_001.json");
    expect(await shown('document.querySelectorAll("[role=dialog]").length')).toBe(0);
    await expect
      .poll(() => shown('document.querySelector("[data-sonner-toast]")?.textContent'))
      .toContain("The window was loaded again");
    await app.close();
  },
);

/** The texts in the journal of the only pack there is. */
function keptTexts(userData: string): readonly string[] {
  const journal = path.join(userData, "journal");
  const files = readdirSync(journal, { recursive: true }).map(String);
  return files
    .filter((file) => /text-[0-9a-f]+\.json$/.test(file))
    .map((file) => (JSON.parse(readFileSync(path.join(journal, file), "utf8")) as { readonly text: string }).text);
}
