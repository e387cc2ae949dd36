// Prepares everything that the app needs to run: generated code, bundles, runtime, libraries.
import { hasDisplay } from "./display.mts";
import { type ElectronRuntime, ensureElectronRuntime } from "./electronRuntime.mts";
import { ensureGeneratedCode } from "./generatedCode.mts";
import { buildPlayers } from "./player.mts";
import { packageScript, runNode } from "./project.mts";
import { ensureSystemLibraries } from "./systemLibraries.mts";

/** Builds the app into `out` (or GRIDWRIGHT_OUT). Throws when the build fails. */
export async function buildApp(): Promise<void> {
  await ensureGeneratedCode();
  const script = packageScript("electron-vite", "bin", "electron-vite.js");
  const { code } = await runNode(script, ["build", "--logLevel", "warn"], { output: "stderr" });
  if (code !== 0) throw new Error("The build failed; its output is above.");
  await buildPlayers();
}

/** Returns a runtime that can be started here. `virtualDisplay`: it will run under Xvfb even if there is a display. */
export async function prepareRuntime(virtualDisplay: boolean): Promise<ElectronRuntime> {
  const runtime = await ensureElectronRuntime();
  const display = virtualDisplay || !hasDisplay(process.env, process.platform);
  await ensureSystemLibraries({ executable: runtime.executable, display });
  return runtime;
}

/** Runs a script's work; an error becomes one plain message and exit code 1. */
export async function runScript(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
