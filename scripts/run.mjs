// `node scripts/run.mjs NAME [argument...]` runs scripts/NAME.mts (or any TypeScript file given by its path) after
// installing missing dependencies. The only script that may not assume an installation.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureDependencies } from "./dependencies.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const [name = "", ...args] = process.argv.slice(2);

try {
  ensureDependencies(root);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const file = name.includes("/") ? path.join(root, name) : path.join(root, "scripts", `${name}.mts`);
// Resolved from here: the bare name would be looked up in the user's folder.
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const child = spawn(process.execPath, ["--import", tsx, file, ...args], {
  stdio: "inherit",
  // Paths on the command line are relative to the user's folder, not to ours.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, NODE_PATH: path.join(root, "node_modules") },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
