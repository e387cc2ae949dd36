// The Redis server that the test of queues needs.
import { existsSync } from "node:fs";
import { run, say } from "./project.mts";
import { aptInstall } from "./systemLibraries.mts";

/** Installs Redis as root on Debian and Ubuntu. Elsewhere says that the test of queues is left out without it. */
export async function ensureRedis(): Promise<void> {
  if (await hasRedis()) return;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) await aptInstall(["redis-server"]);
  else say("There is no redis-server: the test of queues is left out.");
}

export async function hasRedis(): Promise<boolean> {
  return (await run("redis-server", ["--version"], { output: "keep" })).code === 0;
}
