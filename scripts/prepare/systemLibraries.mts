// Installs the system libraries and the virtual display that Electron needs on Linux.
import { existsSync } from "node:fs";
import { run, say } from "./project.mts";

/** The libraries that Electron links against on Debian and Ubuntu; their dependencies bring the rest. */
const LIBRARY_PACKAGES = ["libgtk-3-0", "libnss3", "libasound2", "libgbm1"] as const;
const DISPLAY_PACKAGES = ["xvfb", "xauth"] as const;

/** Returns the libraries that `ldd` did not find, from its output. */
export function missingLibraries(lddOutput: string): readonly string[] {
  return Array.from(lddOutput.matchAll(/^\s*(\S+) => not found/gm), (match) => match[1]!);
}

export interface LibraryNeeds {
  /** Path of the Electron executable. */
  readonly executable: string;
  /** Whether a virtual display is needed too. */
  readonly display: boolean;
}

/** Installs what is missing, as root on Debian and Ubuntu. Elsewhere throws, saying exactly what to install. */
export async function ensureSystemLibraries({ executable, display }: LibraryNeeds): Promise<void> {
  if (process.platform !== "linux") return;
  const libraries = missingLibraries((await run("ldd", [executable], { output: "keep" })).text);
  const noDisplay = display && !(await hasXvfb());
  if (libraries.length === 0 && !noDisplay) return;
  const wanted = [...(libraries.length > 0 ? LIBRARY_PACKAGES : []), ...(noDisplay ? DISPLAY_PACKAGES : [])];
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    await aptInstall(wanted);
    return;
  }
  const missing = libraries.length > 0 ? `Missing libraries: ${libraries.join(", ")}. ` : "No display and no Xvfb. ";
  throw new Error(`${missing}On Debian or Ubuntu:\n  sudo apt-get install --no-install-recommends ${wanted.join(" ")}`);
}

async function hasXvfb(): Promise<boolean> {
  const found = await run("sh", ["-c", "command -v Xvfb && command -v xvfb-run && command -v xauth"], {
    output: "keep",
  });
  return found.code === 0;
}

/** Installs packages of Debian or Ubuntu, as root. Throws when that fails. */
export async function aptInstall(packages: readonly string[]): Promise<void> {
  say(`Installing system libraries: ${packages.join(" ")}`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update", "-qq"], { env, output: "stderr" });
  if (update.code !== 0) throw new Error("apt-get update failed; its output is above.");
  const names = await Promise.all(packages.map(currentName));
  const install = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    env,
    output: "stderr",
  });
  if (install.code !== 0) throw new Error("apt-get install failed; its output is above.");
}

/** Returns a library's name on this release; newer ones say `libasound2t64` and so on. */
async function currentName(name: string): Promise<string> {
  const newer = await run("apt-cache", ["show", `${name}t64`], { output: "keep" });
  return newer.code === 0 ? `${name}t64` : name;
}
