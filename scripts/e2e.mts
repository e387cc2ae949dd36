// `npm run e2e [-- Playwright arguments]`: builds the app and runs the end-to-end tests on it. With GRIDWRIGHT_BUILT=1
// an earlier build in `out` (or GRIDWRIGHT_OUT) is used as it is.
import { buildApp, runScript } from "./prepare/app.mts";
import { endToEndCommand } from "./prepare/commandLines.mts";
import { runEndToEnd } from "./testing/stages.mts";
import { runStages } from "./testing/summary.mts";

await runScript(async () => {
  endToEndCommand().parse();
  if (!process.env.GRIDWRIGHT_BUILT) await buildApp();
  return runStages([{ name: "end to end", run: () => runEndToEnd(process.argv.slice(2)) }]);
});
