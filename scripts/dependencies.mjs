// Installs the packages of package-lock.json where they are missing. Plain JavaScript with Node built-ins only, because
// it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const OLDEST_NODE = [20, 19];

/**
 * Returns whether `npm ci` has to run: a package of the lock file is missing or has another version. npm's own list of
 * installed packages lacks those of other platforms, which are marked optional.
 * @param {string} root
 * @returns {boolean}
 */
export function dependenciesAreMissing(root) {
  const installed = packagesOf(path.join(root, "node_modules", ".package-lock.json"));
  const wanted = Object.entries(packagesOf(path.join(root, "package-lock.json"))).filter(([place]) => place !== "");
  return wanted.some(([place, { version, optional }]) => {
    const found = installed[place];
    return found === undefined ? optional !== true : found.version !== version;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>} none when the file is absent or broken
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns why a Node version such as "v18.2.0" does not work with our tools, or null.
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
 * Runs `npm ci` when needed: it replaces `node_modules`, which holds nothing that cannot be installed again, and no other
 * file. Its output goes to stderr, so that commands with machine-readable output stay clean.
 * @param {string} root
 * @returns {void}
 */
export function ensureDependencies(root) {
  const complaint = nodeComplaint(process.version);
  if (complaint !== null) throw new Error(complaint);
  if (!dependenciesAreMissing(root)) return;
  process.stderr.write(
    "node_modules lacks packages of package-lock.json, or has other versions: npm ci replaces it, in about a minute...\n",
  );
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const run = spawnSync(npm, ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (run.status !== 0) throw new Error("npm ci failed; its output is above.");
}
