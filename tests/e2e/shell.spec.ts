// The window and its walls: what a page may and may not do, whatever a pack or a bug makes it try.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { showLevel } from "./harness/board";
import { needsElectron } from "./harness/needsElectron";
import { play, press } from "./harness/play";
import { outFolder } from "./harness/runningApp";
import { expect, test } from "./harness/test";

test("the window opens, shows something, and logs no error and no violation", async ({ app }) => {
  await expect(app.page.locator("#window")).not.toBeEmpty();
  await app.screenshot("window");
  expect(app.problems).toEqual([]);
});

test(
  "the page has no Node, only the bridge's three functions, and lives in a sandbox",
  needsElectron("the preferences of the native window"),
  async ({ app }) => {
    const names = await app.page.evaluate(() => ({
      process: typeof (globalThis as { process?: unknown }).process,
      require: typeof (globalThis as { require?: unknown }).require,
      bridge: Object.keys((globalThis as typeof globalThis & { gridwright: object }).gridwright).sort(),
    }));
    expect(names).toEqual({ process: "undefined", require: "undefined", bridge: ["on", "pathOfFile", "post"] });
    const preferences = await app.electron.evaluate(({ BrowserWindow }) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      const contents = webContents as typeof webContents & { getLastWebPreferences(): Record<string, unknown> };
      const { sandbox, contextIsolation, nodeIntegration, webviewTag, webSecurity } = contents.getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webviewTag, webSecurity };
    });
    expect(preferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      webSecurity: true,
    });
  },
);

test.describe("a page that is told to go elsewhere", () => {
  // Playwright may wait for ever for the end of the navigation that is refused.
  test.use({ ownWindow: true });

  test(
    "windows cannot be opened and the page cannot be left",
    needsElectron("main's handlers of navigation"),
    async ({ app }) => {
      const { page, electron } = app;
      expect(await page.evaluate(() => window.open("https://example.org/") === null)).toBe(true);
      await page.evaluate(() => {
        location.href = "https://example.org/";
      });
      await page.evaluate(() => {
        const link = document.createElement("a");
        link.href = "file:///etc/passwd";
        document.body.append(link);
        link.click();
        link.remove();
      });
      // The page still answers, as itself, and is alone.
      expect(await page.evaluate(() => location.href)).toBe("app://gridwright/index.html");
      expect(await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
      app.problems.length = 0;
    },
  );
});

test("text is never run as code, and nothing is fetched from elsewhere", async ({ app }) => {
  const { page } = app;
  // Playwright's own evaluation is exempt from the policy; what runs later in a timer is not.
  const evaluation = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            resolve(`ran: ${String((Reflect.get(globalThis, "eval") as (text: string) => unknown)("1 + 1"))}`);
          } catch (error) {
            resolve((error as Error).name);
          }
        }, 0);
      }),
  );
  expect(evaluation).toBe("EvalError");
  const refused = (url: string): Promise<string> =>
    page.evaluate((address) => fetch(address).then(String, (error: Error) => error.name), url);
  expect(await refused("https://example.org/")).toBe("TypeError");
  expect(await refused("file:///etc/passwd")).toBe("TypeError");
  const script = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const element = document.createElement("script");
        element.textContent = "window.inlineRan = true";
        document.body.append(element);
        element.remove();
        resolve(String("inlineRan" in window));
      }),
  );
  expect(script).toBe("false");
  expect(app.problems.length).toBeGreaterThan(0);
  app.problems.length = 0;
});

test(
  "no switch that would open a wall is set, and the policy has no gap for scripts",
  needsElectron("the preferences of the native window"),
  async ({ app }) => {
    const preferences = await app.electron.evaluate(({ BrowserWindow }) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      const contents = webContents as typeof webContents & { getLastWebPreferences(): Record<string, unknown> };
      const { allowRunningInsecureContent, experimentalFeatures, enableBlinkFeatures, nodeIntegrationInWorker } =
        contents.getLastWebPreferences();
      return [allowRunningInsecureContent, experimentalFeatures, enableBlinkFeatures, nodeIntegrationInWorker].map(
        Boolean,
      );
    });
    expect(preferences).toEqual([false, false, false, false]);
    const policy = await app.page.evaluate(async () =>
      (await fetch("app://gridwright/index.html")).headers.get("content-security-policy"),
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe-eval");
  },
);

test("what asks for the user's permission is denied without a question", async ({ app }) => {
  const answers = await app.page.evaluate(async () => {
    const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: true }).then(
      () => "granted",
      (error: Error) => error.name,
    );
    const place = await new Promise<string>((resolve) =>
      navigator.geolocation.getCurrentPosition(
        () => resolve("granted"),
        ({ code }) => resolve(code === 1 ? "denied" : String(code)),
      ),
    );
    return { media, place, notification: await Notification.requestPermission() };
  });
  // A machine without a camera says so before anyone is asked.
  expect(["NotAllowedError", "NotFoundError"]).toContain(answers.media);
  expect([answers.place, answers.notification]).toEqual(["denied", "denied"]);
  expect(await app.questionsAsked()).toEqual([]);
});

test(
  "no other page can be embedded, as a webview or as a frame",
  needsElectron("pages that main knows of"),
  async ({ app }) => {
    const pages = (): Promise<number> =>
      app.electron.evaluate(({ webContents }) => webContents.getAllWebContents().length);
    const before = await pages();
    const frames = await app.page.evaluate(async () => {
      for (const kind of ["webview", "iframe", "object", "embed"]) {
        const element = document.createElement(kind);
        element.setAttribute(kind === "object" ? "data" : "src", "https://example.org/");
        document.body.append(element);
      }
      const frame = document.querySelector("iframe")!;
      await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      // A page of its own would keep its document from us; a blocked one too, but it is no page among those of main.
      const origin = frame.contentDocument?.URL ?? "blocked";
      for (const element of document.querySelectorAll("webview, iframe, object, embed")) element.remove();
      return origin;
    });
    expect(["blocked", "about:blank"]).toContain(frames);
    expect(await pages()).toBe(before);
    app.problems.length = 0;
  },
);

test(
  "main answers the page it loaded, and no other page that has the same bridge",
  needsElectron("a second native window"),
  async ({ app }) => {
    const answered = await app.electron.evaluate(
      async ({ BrowserWindow }, preload) => {
        const own = BrowserWindow.getAllWindows()[0]!;
        const stranger = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
        await stranger.loadURL("data:text/html,stranger");
        const ask = (of: Electron.BrowserWindow): Promise<unknown> =>
          of.webContents.executeJavaScript(`
        window.answers = [];
        gridwright.on((message) => message.i === "who" && window.answers.push(message));
        gridwright.post({ t: "q", i: "who", m: "settings", a: [] });
      `);
        const answersOf = (of: Electron.BrowserWindow): Promise<number> =>
          of.webContents.executeJavaScript("window.answers.length") as Promise<number>;
        await ask(stranger);
        await ask(own);
        // The stranger asked first: once the page has its answer there will be no other.
        while ((await answersOf(own)) === 0);
        const strangers = await answersOf(stranger);
        stranger.destroy();
        return { own: 1, strangers };
      },
      path.join(outFolder, "preload/preload.js"),
    );
    expect(answered).toEqual({ own: 1, strangers: 0 });
  },
);

test("images come from the open pack and from nowhere else", needsElectron("the protocol asset:"), async ({ app }) => {
  const { page, pack } = app;
  pack.write("../outside.svg", SVG);
  pack.write("assets/drawn.svg", SVG);
  pack.write("assets/data.json", "{}");
  // The window opens the pack by itself first; of two openings at once the earlier one is given up.
  await expect(page.getByRole("tree", { name: "Pack" })).toBeVisible();
  const id = await page.evaluate(packIdThroughBridge, pack.folder);
  const shown = (url: string): Promise<boolean> =>
    page.evaluate(
      (address) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.onload = () => resolve(true);
          image.onerror = () => resolve(false);
          image.src = address;
        }),
      url,
    );
  expect(await shown(`asset://${id}/assets/drawn.svg`)).toBe(true);
  expect(await shown(`asset://${id}/assets/../../outside.svg`)).toBe(false);
  expect(await shown(`asset://${id}/assets/%2e%2e/%2e%2e/outside.svg`)).toBe(false);
  expect(await shown(`asset://${id}/..%2foutside.svg`)).toBe(false);
  expect(await shown(`asset://${id}/${encodeURIComponent(`${pack.folder}/assets/drawn.svg`)}`)).toBe(false);
  expect(await shown(`asset://${id}/assets/data.json`)).toBe(false);
  expect(await shown(`asset://0123456789abcdef/assets/drawn.svg`)).toBe(false);
  app.problems.length = 0;
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** Opens the pack once more, through the same bridge as the page does, and gives the id of this opening. */
function packIdThroughBridge(folder: string): Promise<string> {
  interface Bridge {
    post(message: unknown): void;
    on(listener: (message: unknown) => void): () => void;
  }
  interface Answer {
    readonly i?: string;
    readonly r?: { readonly value?: { readonly id: string } };
  }
  const { gridwright } = window as typeof window & { readonly gridwright: Bridge };
  return new Promise((resolve, reject) => {
    const call = "id-of-test";
    const stop = gridwright.on((message) => {
      const { i, r } = message as Answer;
      if (i !== call) return;
      stop();
      if (r?.value === undefined) reject(new Error(`the pack was not opened: ${JSON.stringify(message)}`));
      else resolve(r.value.id);
    });
    gridwright.post({ t: "q", i: call, m: "openPack", a: [folder] });
  });
}

test("commands that have nothing to do are grey in the menu and missing in the palette", async ({ app }) => {
  const { page } = app;
  const enabled = (ids: readonly string[]): Promise<readonly (boolean | undefined)[]> =>
    app.electron.evaluate(
      ({ Menu }, all) => all.map((id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.enabled),
      ids,
    );
  const commands = ["play.undo", "debug.over", "view.closeSide", "level.rename"];
  await showLevel(page, "levels/fw_001.json");
  await expect.poll(() => enabled(commands)).toEqual([false, false, false, true]);
  await page.keyboard.press("ControlOrMeta+Shift+P");
  await expect(page.getByRole("option", { name: /Restart Recording|Rename Level/ })).toBeVisible();
  await expect(page.getByRole("option", { name: /Undo Move|Step Over/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await play(page);
  await expect.poll(() => enabled(commands)).toEqual([false, true, false, true]);
  await press(page, "ArrowRight");
  await expect.poll(() => enabled(commands)).toEqual([true, true, false, true]);
});

test("no script is in the build twice under two names", () => {
  const folder = path.join(outFolder, "renderer/assets");
  const names = new Map<string, string[]>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
    const text = readFileSync(path.join(folder, name), "utf8");
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  expect(names.size).toBeGreaterThan(0);
  expect([...names.values()].filter((each) => each.length > 1)).toEqual([]);
});
