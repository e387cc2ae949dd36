// Decides which paths belong to a pack. The only place that decides whether a path from an untrusted pack may be used.
import { promises as fs } from "node:fs";
import path from "node:path";

/** Text files are read whole and edited; all other files are listed as assets. */
const TEXT_EXTENSIONS = new Set([".json", ".md", ".txt"]);

const SKIPPED_FOLDERS = new Set(["node_modules"]);

/** Returns whether a file of this name is shown and edited as text. */
export function isTextFile(name: string): boolean {
  return TEXT_EXTENSIONS.has(path.extname(name).toLowerCase());
}

/** Dot files and dot folders, and folders that tools fill, are not part of a pack. */
export function isSkipped(name: string): boolean {
  return name.startsWith(".") || SKIPPED_FOLDERS.has(name);
}

/** Returns a path inside the root as `levels/a.json`, whatever the system's separator. */
export function packPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join("/");
}

/**
 * Returns whether a relative path with forward slashes is written so that it stays inside: no `..`, no empty or `.`
 * parts, no drive letters, backslashes, streams or control characters. Does not look at links; see `realPathInside`.
 */
export function isPlainPath(relative: string): boolean {
  if (relative === "" || relative.length > 1_000 || /[\\:]/.test(relative) || hasControlCharacter(relative))
    return false;
  return relative.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

function hasControlCharacter(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 0x20) return true;
  return false;
}

/** Returns whether `file` is `root` or below it; both must be real paths. */
export function isInside(realRoot: string, realFile: string): boolean {
  const relative = path.relative(realRoot, realFile);
  return relative === "" || (relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

/**
 * Returns the real path of a file inside a root, following links; null when it does not exist, is not a plain path, or
 * a link leads out of the root. `realRoot` must be a real path.
 */
export async function realPathInside(realRoot: string, relative: string): Promise<string | null> {
  if (!isPlainPath(relative)) return null;
  try {
    const real = await fs.realpath(path.join(realRoot, ...relative.split("/")));
    return isInside(realRoot, real) ? real : null;
  } catch {
    return null;
  }
}
