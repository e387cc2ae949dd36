// Makes sure that node_modules is what package-lock.json says. Plain JavaScript with Node built-ins only, because
// it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

const OLDEST_NODE = [20, 19];

/**
 * Whether `npm ci` has to run: nothing installed yet, or the lock file is younger than what was installed from it.
 * npm writes `node_modules/.package-lock.json` at the end of each installation.
 * @param {string} root
 * @returns {boolean}
 */
export function dependenciesAreMissing(root) {
  const installed = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return true;
  return statSync(path.join(root, "package-lock.json")).mtimeMs > statSync(installed).mtimeMs;
}

/**
 * What is wrong with a Node version such as "v18.2.0" for our tools, or null.
 * @param {string} version
 * @returns {string | null}
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Gridwright needs Node.js ${OLDEST_NODE.join(".")} or newer; this is ${version}. Get it from https://nodejs.org.`;
}

/**
 * Runs `npm ci` when needed; its output goes to stderr, so that commands with machine-readable output stay clean.
 * @param {string} root
 * @returns {void}
 */
export function ensureDependencies(root) {
  const complaint = nodeComplaint(process.version);
  if (complaint !== null) throw new Error(complaint);
  if (!dependenciesAreMissing(root)) return;
  process.stderr.write("Installing dependencies (npm ci), about a minute...\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const run = spawnSync(npm, ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (run.status !== 0) throw new Error("npm ci failed; its output is above.");
}
