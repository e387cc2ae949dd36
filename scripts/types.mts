// `npm run types`: runs the compiler over every project.
import { runScript } from "./prepare/app.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { checkTypes } from "./testing/stages.mts";
import { runStages } from "./testing/summary.mts";

await runScript(async () => {
  await ensureGeneratedCode();
  return runStages([{ name: "types", run: checkTypes }]);
});
