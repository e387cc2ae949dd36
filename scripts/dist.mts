// `npm run dist [-- electron-builder arguments]`: packs the program for this system; `--dir` leaves it as a folder.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildApp, runScript } from "./prepare/app.mts";
import { ensureElectronRuntime } from "./prepare/electronRuntime.mts";
import { outFolder, packageScript, projectRoot, runNode, say } from "./prepare/project.mts";

await runScript(async () => {
  const args = process.argv.slice(2);
  const runtime = await ensureElectronRuntime();
  if (runtime.tryOut && !args.includes("--dir")) {
    throw new Error("The try-out runtime is never given to users. With it only `npm run dist -- --dir` is possible.");
  }
  await buildApp();
  const tryOut = runtime.tryOut ? tryOutOptions(runtime.folder) : [];
  const { code } = await runNode(packageScript("electron-builder", "cli.js"), ["--publish=never", ...tryOut, ...args]);
  if (code === 0 && runtime.tryOut) say("This folder has the try-out runtime in it: for testing the packing only.");
  return code;
});

/** The old runtime lies unpacked already, and has no switch for the newest fuse. */
function tryOutOptions(folder: string): readonly string[] {
  const config = readFileSync(path.join(projectRoot, "electron-builder.yml"), "utf8");
  const ownConfig = path.join(outFolder(), "electron-builder.yml");
  writeFileSync(ownConfig, config.replace(/^ *grantFileProtocolExtraPrivileges:.*\n/m, ""));
  return [`--config=${ownConfig}`, `-c.electronDist=${folder}`];
}
