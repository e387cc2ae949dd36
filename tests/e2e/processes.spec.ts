// The processes around the page: the host that dies and comes back, and a second start of the program.
import { _electron } from "@playwright/test";
import path from "node:path";
import { needsElectron } from "./harness/needsElectron";
import { type RunningApp, hostPid, outFolder } from "./harness/runningApp";
import { showLevel } from "./harness/board";
import { expectMoves, play, press } from "./harness/play";
import { expect, test } from "./harness/test";

const HOST_PORT_MESSAGE = "gridwright:host-port";

test("a page that is loaded again is connected again, to the same host", async ({ app }) => {
  const before = await hostPid(app.electron);
  await app.page.addInitScript((name) => {
    addEventListener("message", ({ data, ports }) => {
      if (data === name && ports.length === 1) document.documentElement.dataset.ports = "1";
    });
  }, HOST_PORT_MESSAGE);
  await app.page.reload();
  await expect(app.page.locator("html")).toHaveAttribute("data-ports", "1");
  expect(await hostPid(app.electron)).toBe(before);
});

test("a rejection in main that nobody handles is noticed by every test", async ({ app }) => {
  await app.electron.evaluate(() => void Promise.reject(new Error("meant by this test")));
  await expect.poll(() => app.problems).toHaveLength(1);
  expect(app.problems[0]).toContain("unhandled rejection: Error: meant by this test");
  app.problems.length = 0;
});

test.describe("whose processes end, hang or start twice", () => {
  // A program starts engines later and later when they end early.
  test.use({ ownWindow: true });

  test("a host that is killed is replaced, again and again, and the page gets a port to each new one", async ({
    app,
  }) => {
    // The host's verdict on all gold paths: the first port has arrived and works.
    await expect(app.page.getByText("All 10 levels win")).toBeVisible();
    await countPorts(app);
    const pids = new Set([await hostPid(app.electron)]);
    for (let death = 1; death <= 3; death++) {
      await app.killHost();
      await expect.poll(() => portsSeen(app)).toBe(death);
      pids.add(await hostPid(app.electron));
    }
    expect(pids.size).toBe(4);
  });

  test("a host that hangs is noticed, ended and replaced, and the play session goes on", async ({ app }) => {
    await expect(app.page.getByText("All 10 levels win")).toBeVisible();
    await showLevel(app.page, "levels/fw_001.json");
    await play(app.page);
    await press(app.page, "ArrowRight");
    await expectMoves(app.page, 1);
    const before = await hostPid(app.electron);
    // Stopped it neither answers nor ends, just as in an endless loop.
    process.kill(before, "SIGSTOP");
    await expect.poll(() => hostPid(app.electron)).not.toBe(before);
    await expect(app.page.getByText("The game engine was restarted; play continues at move 1.")).toBeVisible();
    await press(app.page, "ArrowDown");
    await expectMoves(app.page, 2);
  });

  test.describe("with little memory for the engine", () => {
    test.use({ args: ["--host-memory=64"] });

    test("a pack that eats it all stops the engine after some tries; without it play goes on", async ({ app }) => {
      const status = app.page.getByRole("contentinfo");
      await expect(app.page.getByText("All 10 levels win")).toBeVisible();
      await showLevel(app.page, "levels/fw_001.json");
      await play(app.page);
      await press(app.page, "ArrowRight");
      await expectMoves(app.page, 1);
      app.pack.write("levels/eater.json", `[${'{"a":1},'.repeat(300_000)}1]`);
      // Where the machine is busy, an engine that collects garbage all the time is ended for its silence.
      const why = "(?:it needed too much memory|it did not answer)";
      await expect(status).toContainText(new RegExp(`The engine stopped: ${why}, again and again`), {
        timeout: 60_000,
      });
      await expect(status.getByRole("button", { name: "Try Again" })).toBeVisible();
      await app.screenshot("engine-stopped");
      const last = await hostPid(app.electron);
      app.pack.removeFile("levels/eater.json");
      await expect(status).toContainText(new RegExp(`The engine was restarted: ${why}`));
      await expect(app.page.getByText("The game engine was restarted; play continues at move 1.")).toBeVisible();
      await press(app.page, "ArrowDown");
      await expectMoves(app.page, 2);
      await expect(app.page.getByText("All 10 levels win")).toBeVisible();
      // While it rested none was started over and over: the one that stood by is taken.
      expect(await hostPid(app.electron)).toBe(last);
    });
  });

  test(
    "a second start hands its pack to the running program, which opens a window for it, and ends",
    needsElectron("the lock between two starts"),
    async ({ app }) => {
      const other = app.copyPack("sample-packs/flag-worlds");
      other.write(
        "manifest.json",
        other.read("manifest.json").replace(/"title": "[^"]*"/, '"title": "The Other Pack"'),
      );
      const userData = await app.electron.evaluate(({ app: electronApp }) => electronApp.getPath("userData"));
      await _electron
        .launch({
          args: [path.join(outFolder, "main/main.js"), `--user-data-dir=${userData}`, `--project=${other.folder}`],
        })
        .catch(() => undefined);
      const titles = (): Promise<readonly string[]> =>
        app.electron.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()
            .map((each) => each.getTitle())
            .toSorted(),
        );
      await expect
        .poll(titles)
        .toEqual([expect.stringContaining("Flag Worlds"), expect.stringContaining("The Other Pack")]);
    },
  );
});

function countPorts({ page }: RunningApp): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset.ports = "0";
    addEventListener("message", ({ data, ports }) => {
      if (data !== name || ports.length !== 1) return;
      const { dataset } = document.documentElement;
      dataset.ports = String(Number(dataset.ports) + 1);
    });
  }, HOST_PORT_MESSAGE);
}

async function portsSeen({ page }: RunningApp): Promise<number> {
  return Number(await page.locator("html").getAttribute("data-ports"));
}
