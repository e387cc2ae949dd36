// `npm run soak [-- --minutes N] [--seed N]`: uses the real app at random and says what it holds in memory meanwhile.
import { buildApp, prepareRuntime, runScript } from "./prepare/app.mts";
import { bundleProgram } from "./prepare/bundle.mts";
import { soakCommand } from "./prepare/commandLines.mts";
import { runOnVirtualDisplay } from "./prepare/display.mts";

await runScript(async () => {
  soakCommand().parse();
  if (!process.env.GRIDWRIGHT_BUILT) await buildApp();
  const program = await bundleProgram("tests/soak/main.ts", "soak");
  const { env } = await prepareRuntime(true);
  return (await runOnVirtualDisplay(process.execPath, [program, ...process.argv.slice(2)], { env })).code;
});
