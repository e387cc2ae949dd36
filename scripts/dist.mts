// `npm run dist [-- electron-builder arguments]`: packs the program for this system; `--dir` leaves it as a folder.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildApp, runScript } from "./prepare/app.mts";
import { ensureElectronRuntime } from "./prepare/electronRuntime.mts";
import { wrongFuses } from "./prepare/fuses.mts";
import { outFolder, packageScript, projectRoot, runNode, say } from "./prepare/project.mts";

await runScript(async () => {
  const args = process.argv.slice(2);
  const runtime = await ensureElectronRuntime();
  if (runtime.tryOut && !args.includes("--dir")) {
    throw new Error(
      "The try-out runtime must not be shipped to users. With it only `npm run dist -- --dir` is possible.",
    );
  }
  await buildApp();
  const tryOut = runtime.tryOut ? tryOutOptions(runtime.folder) : [];
  const { code } = await runNode(packageScript("electron-builder", "cli.js"), ["--publish=never", ...tryOut, ...args]);
  if (code === 0) await checkFuses();
  if (code === 0 && runtime.tryOut) say("This folder contains the try-out runtime: use it only to test the packing.");
  return code;
});

/** Checks the folders that were packed for Linux and Windows; on macOS the signature covers the fuses. */
async function checkFuses(): Promise<void> {
  const folder = path.join(projectRoot, "dist");
  for (const name of readdirSync(folder).filter((each) => each.endsWith("-unpacked"))) {
    const program = ["gridwright", "Gridwright.exe"].map((file) => path.join(folder, name, file)).find(existsSync);
    const wrong = program === undefined ? ["there is no program in it"] : await wrongFuses(program);
    if (wrong.length > 0) throw new Error(`${name}: ${wrong.join(", ")}.`);
    say(`${name}: the fuses are as configured.`);
  }
}

/** Returns options for the old runtime, which is unpacked already and lacks the newest fuse. */
function tryOutOptions(folder: string): readonly string[] {
  const config = readFileSync(path.join(projectRoot, "electron-builder.yml"), "utf8");
  const ownConfig = path.join(outFolder(), "electron-builder.yml");
  writeFileSync(ownConfig, config.replace(/^ *grantFileProtocolExtraPrivileges:.*\n/m, ""));
  return [`--config=${ownConfig}`, `-c.electronDist=${folder}`];
}
