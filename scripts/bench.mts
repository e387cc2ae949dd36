// `npm run bench [-- --only GROUP] [--json FILE]`: runs the benchmarks. Builds the app first when it is measured too.
import { parseArgs } from "node:util";
import { buildApp, prepareRuntime, runScript } from "./prepare/app.mts";
import { ensureChromium } from "./prepare/browser.mts";
import { bundleProgram } from "./prepare/bundle.mts";
import { runOnVirtualDisplay } from "./prepare/display.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { buildPlayers, playersFolder } from "./prepare/player.mts";
import { type RunOptions, run } from "./prepare/project.mts";

await runScript(async () => {
  const args = process.argv.slice(2);
  await ensureGeneratedCode();
  if (measuresApp(args) && !process.env.GRIDWRIGHT_BUILT) await buildApp();
  const command = [await bundleProgram("tests/perf/main.ts", "bench"), ...args];
  // Paths given by the user are relative to the user's folder.
  const options: RunOptions = { cwd: process.cwd(), env: measuresPages(args) ? await pageTools() : {} };
  if (!measuresApp(args)) return (await run(process.execPath, command, options)).code;
  const { env } = await prepareRuntime(true);
  return (await runOnVirtualDisplay(process.execPath, command, { ...options, env: { ...options.env, ...env } })).code;
});

function measuresApp(args: readonly string[]): boolean {
  return measures(args, ["app", "play", "debugger", "solving"]);
}

function measuresPages(args: readonly string[]): boolean {
  return measures(args, ["pages"]);
}

function measures(args: readonly string[], groups: readonly string[]): boolean {
  const { values } = parseArgs({ args: [...args], options: { only: { type: "string" } }, strict: false });
  return values.only === undefined || groups.includes(String(values.only));
}

/** What exported pages are measured with, as the benchmarks find it. */
async function pageTools(): Promise<Record<string, string>> {
  await buildPlayers();
  return { GRIDWRIGHT_PLAYERS: playersFolder(), GRIDWRIGHT_CHROMIUM: (await ensureChromium()) ?? "" };
}
