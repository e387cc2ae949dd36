// `npm start [-- PACK]`: builds the app and opens it. Without a display, takes the guided tour under Xvfb instead.
import path from "node:path";
import { buildApp, prepareRuntime, runScript } from "./prepare/app.mts";
import { hasDisplay } from "./prepare/display.mts";
import { projectRoot, run, say } from "./prepare/project.mts";
import { sandboxAdvice, sandboxFacts, sandboxHelper } from "./prepare/sandboxAdvice.mts";
import { takeTour } from "./testing/tour.mts";

await runScript(async () => {
  if (!hasDisplay(process.env, process.platform)) {
    say("There is no display here: taking the guided tour on a virtual one. Its pictures go to out/tour/.");
    return takeTour();
  }
  const runtime = await prepareRuntime(false);
  const helper = sandboxHelper(runtime.folder);
  const advice = sandboxAdvice(sandboxFacts(helper), helper);
  if (advice !== null) throw new Error(advice);
  await buildApp();
  const [pack] = process.argv.slice(2);
  const args = pack === undefined ? [] : [`--project=${path.resolve(pack)}`];
  const { code } = await run(runtime.executable, [projectRoot, ...args], { env: runtime.env });
  return code;
});
