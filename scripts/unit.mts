// `npm run test:unit [-- vitest arguments]`: runs unit tests and laws.
import { runScript } from "./prepare/app.mts";
import { ensureRedis } from "./prepare/redis.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { runVitest } from "./testing/stages.mts";
import { runStages } from "./testing/summary.mts";

await runScript(async () => {
  await ensureGeneratedCode();
  await ensureRedis();
  return runStages([
    {
      name: "unit",
      run: () => runVitest(["--project=shared", "--project=hostile", "--project=unit", ...process.argv.slice(2)]),
    },
  ]);
});
