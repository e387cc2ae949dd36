// `npm run lint`: checks style, mistakes, import boundaries and cycles, and finds unused code.
import { runScript } from "./prepare/app.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { checkFormat, findUnused, lint } from "./testing/stages.mts";
import { runStages } from "./testing/summary.mts";

await runScript(async () => {
  await ensureGeneratedCode();
  return runStages([
    [
      { name: "format", run: checkFormat },
      { name: "lint", run: lint },
      { name: "unused", run: findUnused },
    ],
  ]);
});
