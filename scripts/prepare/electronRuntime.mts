// Finds or downloads an Electron runtime and prints which one is used.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { packageScript, runNode, say } from "./project.mts";
import { chooseRuntime, tryOutFits } from "./runtimeChoice.mts";
import { ensureTryOutRuntime } from "./tryOut/tryOutRuntime.mts";

const REACH_TIMEOUT_MS = 4_000;
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** The version that the stand-in's packages carry. */
const TRY_OUT_VERSION = "25.1.1";

export interface ElectronRuntime {
  /** The folder with the Electron executable. */
  readonly folder: string;
  readonly executable: string;
  /** Added to the environment of every process that starts Electron. */
  readonly env: Readonly<Record<string, string>>;
  readonly tryOut: boolean;
  /** As it is said in reports: a number, or the folder of a runtime that does not tell. */
  readonly version: string;
}

/** Returns a runtime, downloading it where needed. Throws, saying what to do, when there is none. */
export async function ensureElectronRuntime(): Promise<ElectronRuntime> {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const officialInstalled = officialExecutable() !== null;
  const choice = chooseRuntime({
    override,
    officialInstalled,
    officialReachable: !override && !officialInstalled && (await officialIsReachable()),
    platform: process.platform,
    arch: process.arch,
  });
  switch (choice.kind) {
    case "override":
      say(`Electron runtime: ${choice.folder} (ELECTRON_OVERRIDE_DIST_PATH)`);
      return runtimeIn(choice.folder, officialPath(), { tryOut: false, version: versionIn(choice.folder) });
    case "official":
      if (!choice.download || (await downloadOfficial())) return officialRuntime();
      if (tryOutFits(process.platform, process.arch)) return tryOutRuntime();
      break;
    case "try-out":
      return tryOutRuntime();
    case "none":
  }
  throw new Error(
    "Electron could not be downloaded. Check the network, or unpack Electron yourself and set its folder in " +
      "ELECTRON_OVERRIDE_DIST_PATH.",
  );
}

async function tryOutRuntime(): Promise<ElectronRuntime> {
  const folder = await ensureTryOutRuntime();
  say(
    `Electron runtime: ${TRY_OUT_VERSION}, a stand-in FOR TRYING OUT AND TESTS ONLY: it is old and has no security updates.`,
  );
  say("                  The official one could not be downloaded here.");
  return runtimeIn(folder, "electron", { tryOut: true, version: TRY_OUT_VERSION });
}

function officialRuntime(): ElectronRuntime {
  const executable = officialExecutable();
  if (executable === null) throw new Error("Electron is installed, but its executable is missing.");
  const folder = packageScript("electron", "dist");
  const version = versionIn(folder);
  say(`Electron runtime: ${version} (official)`);
  return { folder, executable, env: { ELECTRON_EXEC_PATH: executable }, tryOut: false, version };
}

function versionIn(folder: string): string {
  const file = path.join(folder, "version");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : folder;
}

function runtimeIn(folder: string, name: string, kind: Pick<ElectronRuntime, "tryOut" | "version">): ElectronRuntime {
  const executable = path.join(folder, name);
  if (!existsSync(executable)) throw new Error(`There is no Electron at ${executable}.`);
  return { folder, executable, env: { ELECTRON_OVERRIDE_DIST_PATH: folder, ELECTRON_EXEC_PATH: executable }, ...kind };
}

function officialPath(): string {
  if (process.platform === "win32") return "electron.exe";
  return process.platform === "darwin" ? "Electron.app/Contents/MacOS/Electron" : "electron";
}

function officialExecutable(): string | null {
  const executable = packageScript("electron", "dist", officialPath());
  return existsSync(executable) && existsSync(packageScript("electron", "path.txt")) ? executable : null;
}

/** Returns whether the download is worth trying: always where there is no stand-in. */
async function officialIsReachable(): Promise<boolean> {
  const { ELECTRON_MIRROR, HTTPS_PROXY, https_proxy } = process.env;
  if (!tryOutFits(process.platform, process.arch) || ELECTRON_MIRROR || HTTPS_PROXY || https_proxy) return true;
  try {
    const response = await fetch("https://github.com/electron/electron/releases", {
      method: "HEAD",
      signal: AbortSignal.timeout(REACH_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

async function downloadOfficial(): Promise<boolean> {
  say("Downloading Electron...");
  const install = packageScript("electron", "install.js");
  const { code } = await runNode(install, [], { output: "stderr", timeoutMs: DOWNLOAD_TIMEOUT_MS });
  return code === 0 && officialExecutable() !== null;
}
