// Drives the real app through the work of a designer and saves numbered pictures in `out/tour/`.
import path from "node:path";
import { buildApp, prepareRuntime } from "../prepare/app.mts";
import { runOnVirtualDisplay } from "../prepare/display.mts";
import { outFolder, packageScript, projectRoot, say } from "../prepare/project.mts";

/** Returns the exit code. Throws when the app cannot be built or started. */
export async function takeTour(): Promise<number> {
  const runtime = await prepareRuntime(true);
  await buildApp();
  const script = packageScript("@playwright", "test", "cli.js");
  const command = [script, "test", "--config=tests/tour/playwright.config.mts", "--reporter=list"];
  const { code } = await runOnVirtualDisplay(process.execPath, command, { env: runtime.env });
  if (code === 0) say(`The pictures are in ${path.relative(projectRoot, path.join(outFolder(), "tour"))}/.`);
  return code;
}
