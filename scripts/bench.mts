// `npm run bench [-- --only GROUP] [--json FILE]`: the figures. Builds the app first when the app is measured too.
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildApp, prepareRuntime, runScript } from "./prepare/app.mts";
import { runOnVirtualDisplay } from "./prepare/display.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { type RunOptions, projectRoot, run } from "./prepare/project.mts";

await runScript(async () => {
  const args = process.argv.slice(2);
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const command = ["--import", tsx, path.join(projectRoot, "tests/perf/main.ts"), ...args];
  // A file named by the user is in the user's folder.
  const options: RunOptions = { cwd: process.cwd() };
  if (!measuresApp(args)) {
    await ensureGeneratedCode();
    return (await run(process.execPath, command, options)).code;
  }
  if (!process.env.GRIDWRIGHT_BUILT) await buildApp();
  const { env } = await prepareRuntime(true);
  return (await runOnVirtualDisplay(process.execPath, command, { ...options, env })).code;
});

function measuresApp(args: readonly string[]): boolean {
  const { values } = parseArgs({ args: [...args], options: { only: { type: "string" } }, strict: false });
  return values.only === undefined || values.only === "app";
}
