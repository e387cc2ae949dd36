// `npm run e2e [-- Playwright arguments]`: builds the app and runs the end-to-end tests on it. With GRIDWRIGHT_BUILT=1
// an earlier build in `out` (or GRIDWRIGHT_OUT) is used as it is. GRIDWRIGHT_SLOW=host (or page) slows down that part of
// the app meanwhile.
import { buildApp, runScript } from "./prepare/app.mts";
import { endToEndCommand } from "./prepare/commandLines.mts";
import { PARTS, slowDown } from "./testing/slowed.mts";
import { runEndToEnd } from "./testing/stages.mts";
import { runStages } from "./testing/summary.mts";

await runScript(async () => {
  endToEndCommand().parse();
  const slow = slowPart();
  if (!process.env.GRIDWRIGHT_BUILT) await buildApp();
  const end = slow === null ? null : slowDown(PARTS[slow]);
  try {
    return await runStages([{ name: "end to end", run: () => runEndToEnd(process.argv.slice(2)) }]);
  } finally {
    end?.();
  }
});

/** Returns the part of the app that GRIDWRIGHT_SLOW names; throws for another word. */
function slowPart(): keyof typeof PARTS | null {
  const { GRIDWRIGHT_SLOW: name } = process.env;
  if (name === undefined || name === "") return null;
  const part = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((each) => each === name);
  if (part === undefined) throw new Error(`GRIDWRIGHT_SLOW is one of ${Object.keys(PARTS).join(", ")}.`);
  if (process.platform !== "linux") throw new Error("GRIDWRIGHT_SLOW works on Linux only.");
  return part;
}
