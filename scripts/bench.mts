// `npm run bench [-- --only GROUP] [--json FILE]`: runs the benchmarks. Builds the app first when it is measured too.
import { buildApp, prepareRuntime, runScript } from "./prepare/app.mts";
import { ensureChromium } from "./prepare/browser.mts";
import { bundleProgram } from "./prepare/bundle.mts";
import { benchCommand } from "./prepare/commandLines.mts";
import { runOnVirtualDisplay } from "./prepare/display.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { buildPlayers, playersFolder } from "./prepare/player.mts";
import { type RunOptions, run } from "./prepare/project.mts";

await runScript(async () => {
  const { only } = benchCommand().parse().opts();
  await ensureGeneratedCode();
  if (measuresApp(only) && !process.env.GRIDWRIGHT_BUILT) await buildApp();
  const command = [await bundleProgram("tests/perf/main.ts", "bench"), ...process.argv.slice(2)];
  // Paths given by the user are relative to the user's folder.
  const options: RunOptions = { cwd: process.cwd(), env: measuresPages(only) ? await pageTools() : {} };
  if (!measuresApp(only)) return (await run(process.execPath, command, options)).code;
  const { env } = await prepareRuntime(true);
  return (await runOnVirtualDisplay(process.execPath, command, { ...options, env: { ...options.env, ...env } })).code;
});

function measuresApp(only: string | undefined): boolean {
  return only === undefined || ["app", "large", "play", "debugger", "solving"].includes(only);
}

function measuresPages(only: string | undefined): boolean {
  return only === undefined || only === "pages";
}

/** Returns what exported pages are measured with, as the benchmarks find it. */
async function pageTools(): Promise<Record<string, string>> {
  await buildPlayers();
  return { GRIDWRIGHT_PLAYERS: playersFolder(), GRIDWRIGHT_CHROMIUM: (await ensureChromium()) ?? "" };
}
