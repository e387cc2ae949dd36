// `npm run bench [-- --only GROUP] [--json FILE]`: runs the benchmarks. Builds the app first when it is measured too.
import { parseArgs } from "node:util";
import { buildApp, prepareRuntime, runScript } from "./prepare/app.mts";
import { bundleProgram } from "./prepare/bundle.mts";
import { runOnVirtualDisplay } from "./prepare/display.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { type RunOptions, run } from "./prepare/project.mts";

await runScript(async () => {
  const args = process.argv.slice(2);
  await ensureGeneratedCode();
  if (measuresApp(args) && !process.env.GRIDWRIGHT_BUILT) await buildApp();
  const command = [await bundleProgram("tests/perf/main.ts", "bench"), ...args];
  // Paths given by the user are relative to the user's folder.
  const options: RunOptions = { cwd: process.cwd() };
  if (!measuresApp(args)) return (await run(process.execPath, command, options)).code;
  const { env } = await prepareRuntime(true);
  return (await runOnVirtualDisplay(process.execPath, command, { ...options, env })).code;
});

function measuresApp(args: readonly string[]): boolean {
  const { values } = parseArgs({ args: [...args], options: { only: { type: "string" } }, strict: false });
  return values.only === undefined || ["app", "play", "debugger"].includes(String(values.only));
}
