// Writes one text file of a pack so that it is never half there and never overwrites what it has not seen.
import { promises as fs } from "node:fs";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { type Result, done, refused } from "../../shared/base/result";
import type { SaveRefusal, SaveRequest } from "../../shared/rpc/contract";
import { contentHash } from "./contentHash";
import { isInside, isPlainPath, isTextFile } from "./packPaths";

type Saved = Result<{ readonly hash: string }, SaveRefusal>;

/**
 * Saves below a real root: written beside, flushed, then renamed over the target, whose mode is kept; a link inside the
 * root keeps being a link. Refused when the file on the disk is not what `baseHash` says.
 */
export async function saveText(realRoot: string, request: SaveRequest): Promise<Saved> {
  if (!isPlainPath(request.path) || !isTextFile(request.path)) return refuse("outside-pack", request.path);
  try {
    const target = await targetInside(realRoot, request.path);
    if (target === null) return refuse("outside-pack", request.path);
    const conflict = await conflictAt(target, request);
    if (conflict !== null) return refuse(conflict, request.path);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, request.text, { encoding: "utf8", fsync: true });
    await flushFolder(path.dirname(target));
    return done({ hash: contentHash(request.text) });
  } catch (error) {
    return refuse(reasonOf(error), request.path, error);
  }
}

/** The real file to write, whether or not it exists yet; null when a link leads it out of the root. */
async function targetInside(realRoot: string, relative: string): Promise<string | null> {
  const file = path.join(realRoot, ...relative.split("/"));
  for (let existing = file; ; existing = path.dirname(existing)) {
    const real = await realPathIfAny(existing);
    if (real === null) continue;
    return isInside(realRoot, real) ? path.join(real, path.relative(existing, file)) : null;
  }
}

/** Null for what does not exist. A link to nowhere is refused by its error: writing would create its target. */
async function realPathIfAny(file: string): Promise<string | null> {
  try {
    return await fs.realpath(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const link = await fs.lstat(file).catch(() => null);
    if (link !== null) throw error;
    return null;
  }
}

async function conflictAt(target: string, { baseHash }: SaveRequest): Promise<"changed-on-disk" | "read-only" | null> {
  const stat = await fs.stat(target).catch(() => null);
  if (stat === null) return baseHash === null ? null : "changed-on-disk";
  if (baseHash === null || contentHash(await fs.readFile(target)) !== baseHash) return "changed-on-disk";
  // A rename would replace a write-protected file; its protection is meant, also for root.
  return (stat.mode & 0o222) === 0 ? "read-only" : null;
}

/** Makes the rename itself survive a power cut, where the system can flush folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await fs.open(folder, "r");
  await handle.sync().catch(() => undefined);
  await handle.close();
}

const REASONS: Readonly<Record<string, SaveRefusal["reason"]>> = {
  EACCES: "read-only",
  EPERM: "read-only",
  EROFS: "read-only",
  ENOSPC: "no-space",
  EDQUOT: "no-space",
};

function reasonOf(error: unknown): SaveRefusal["reason"] {
  return REASONS[String((error as NodeJS.ErrnoException).code)] ?? "failed";
}

const MESSAGES = {
  "changed-on-disk": (file) => `${file} was changed on the disk since it was read.`,
  "read-only": (file) => `${file} is write-protected.`,
  "no-space": (file) => `There is no space left to save ${file}.`,
  "outside-pack": (file) => `${file} is not a text file inside the pack.`,
  failed: (file) => `${file} could not be saved.`,
} satisfies Record<SaveRefusal["reason"], (file: string) => string>;

function refuse(reason: SaveRefusal["reason"], file: string, error?: unknown): Saved {
  const detail = error instanceof Error && reason === "failed" ? ` ${error.message}` : "";
  return refused({ reason, message: MESSAGES[reason](file) + detail });
}
