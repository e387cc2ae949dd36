// `npm test`: runs every check on a fresh clone. Prepares what is missing, then runs every stage.
import { buildApp, runScript } from "./prepare/app.mts";
import { ensureRedis } from "./prepare/redis.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { checkFormat, checkTypes, findUnused, lint, runEndToEnd, runInChromium, runVitest } from "./testing/stages.mts";
import { runStages } from "./testing/summary.mts";

await runScript(async () => {
  await ensureGeneratedCode();
  await ensureRedis();
  return runStages([
    [
      { name: "format", run: checkFormat },
      { name: "lint", run: lint },
      { name: "unused", run: findUnused },
      { name: "types", run: checkTypes },
    ],
    { name: "unit", run: () => runVitest([]) },
    {
      name: "end to end",
      run: async () => {
        await buildApp();
        return runEndToEnd([]);
      },
    },
    { name: "in Chromium", run: runInChromium },
  ]);
});
