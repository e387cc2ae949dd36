// Finds a browser of the system, in which exported pages are tested; the program itself needs none.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { aptInstall } from "./systemLibraries.mts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"] as const;

/** Returns the path of a Chromium. On Debian it is installed where it is missing, by root; null where there is none. */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium(process.env.PATH ?? "");
  if (found !== null || !isDebian() || process.getuid?.() !== 0) return found;
  await aptInstall(["chromium"]);
  return findChromium(process.env.PATH ?? "");
}

function findChromium(searched: string): string | null {
  const files = searched.split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Ubuntu has Chromium as a snap alone, which cannot be installed everywhere. */
function isDebian(): boolean {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}
