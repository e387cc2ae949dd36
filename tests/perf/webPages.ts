// Measures exported pages: how large they are, how long writing one takes, and how soon a slow phone shows one.
import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, type Page, chromium } from "@playwright/test";
import { exportPack } from "../../cli/export/export";
import { defined } from "../../shared/base/defined";
import type { Figure } from "./figures";

const GROUP = "pages";
const PACK = "sample-packs/flag-worlds";
const LOADS = 5;

/** A slow phone: a fourth of this machine's speed, 1.6 Mbit/s with 150 ms to the server and back. */
const PHONE = { width: 360, height: 740, slowdown: 4, bytesPerSecond: 200_000, latencyMs: 150 } as const;

/** The players lie where GRIDWRIGHT_PLAYERS says; GRIDWRIGHT_CHROMIUM is the browser, "" for none. */
export async function pageFigures(): Promise<readonly Figure[]> {
  const players = defined(process.env["GRIDWRIGHT_PLAYERS"]);
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-pages-"));
  try {
    const html = path.join(folder, "page.html");
    const began = performance.now();
    const quiet = { write: () => Promise.resolve(), writeError: () => undefined };
    await exportPack({ pack: PACK, html, zip: null, json: false }, quiet);
    const exportMs = performance.now() - began;
    const page = readFileSync(html);
    const player = ["js", "css"].map((ending) => readFileSync(path.join(players, `gridponder.${ending}`)));
    return [
      figure("engine and player, compressed", gzipSync(Buffer.concat(player)).length / 1000, "kB", "≤ 180"),
      figure("page of the sample pack", page.length / 1000, "kB"),
      figure("page of the sample pack, compressed", gzipSync(page).length / 1000, "kB"),
      figure("writing that page", exportMs, "ms"),
      ...(await phoneFigures(page)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function phoneFigures(page: Buffer): Promise<readonly Figure[]> {
  const executablePath = process.env["GRIDWRIGHT_CHROMIUM"] ?? "";
  if (executablePath === "") return [];
  const compressed = gzipSync(page);
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" });
    response.end(compressed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const loads: Load[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await loadOnPhone(browser, `http://127.0.0.1:${port}/`));
    return [
      figure("first paint on a slow phone", median(loads.map(({ paintMs }) => paintMs)), "ms", "≤ 1,000"),
      figure("playable on a slow phone", median(loads.map(({ playableMs }) => playableMs)), "ms"),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

interface Load {
  /** When anything was seen, and when the first screen could be used, from the request on. */
  readonly paintMs: number;
  readonly playableMs: number;
}

async function loadOnPhone(browser: Browser, address: string): Promise<Load> {
  const { width, height, slowdown, bytesPerSecond, latencyMs } = PHONE;
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const input = await context.newCDPSession(page);
  await input.send("Network.enable");
  await input.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await input.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address);
  await page.locator(".page-main button").first().waitFor();
  const load = await timesOf(page);
  await context.close();
  return load;
}

function timesOf(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return { paintMs: paint, playableMs: load?.domContentLoadedEventEnd ?? Number.NaN };
  });
}

function figure(name: string, value: number, unit: string, goal: string | null = null): Figure {
  return { group: GROUP, name, value, unit, goal };
}

function median(values: readonly number[]): number {
  return defined(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]);
}
