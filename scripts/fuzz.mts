// `npm run fuzz -- --minutes N [--target WORDS]`: feeds mutated packs and texts to the program until the time is over;
// with `--runs N` instead: that many cases of each target.
import { runScript } from "./prepare/app.mts";
import { bundleProgram } from "./prepare/bundle.mts";
import { fuzzCommand } from "./prepare/commandLines.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { run } from "./prepare/project.mts";

await runScript(async () => {
  fuzzCommand().parse();
  await ensureGeneratedCode();
  const program = await bundleProgram("tests/fuzz/main.ts", "fuzz");
  return (await run(process.execPath, [program, ...process.argv.slice(2)], {})).code;
});
