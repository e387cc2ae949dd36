// Writes text files of a pack so that no file is ever half written, no unseen change is overwritten, and of several
// files either all are written or none.
import { promises as fs } from "node:fs";
import path from "node:path";
import { defined } from "../../../shared/base/defined";
import { type Result, done, refused } from "../../../shared/base/result";
import type { FileRefusal, SaveRefusal, SaveRequest } from "../../../shared/rpc/saving";
import { contentHash } from "../disk/contentHash";
import { diskReason, errorCode } from "../disk/diskReason";
import { isFolder } from "../disk/isFolder";
import { isInside, isPlainPath, isTextFile } from "../disk/packPaths";
import { type StagedFile, replaceFile, stageFile } from "../disk/stagedFile";

export interface SavedText {
  readonly path: string;
  readonly hash: string;
  /** What the file held before; null when it did not exist. */
  readonly before: string | null;
}

interface Checked {
  readonly request: SaveRequest;
  readonly target: string;
  readonly before: string | null;
  /** The target's time, size and identity when it was checked. */
  readonly stamp: string;
}

/**
 * Saves texts below a real root. Each is written beside its target, flushed, then renamed over it; the target's mode is
 * kept, and a link inside the root stays a link. A file that does not match its `baseHash` is refused. One refusal
 * refuses all: first everything is checked, then everything is written beside its target, and only then is anything
 * replaced.
 */
export async function saveTexts(
  realRoot: string,
  requests: readonly SaveRequest[],
): Promise<Result<readonly SavedText[], readonly FileRefusal[]>> {
  const checked: Checked[] = [];
  const refusals: FileRefusal[] = [];
  for (const request of requests) {
    const answer = await check(realRoot, request);
    if (answer.ok) checked.push(answer.value);
    else refusals.push({ path: request.path, refusal: answer.refusal });
  }
  if (refusals.length > 0) return refused(refusals);
  return writeAll(checked);
}

async function check(realRoot: string, request: SaveRequest): Promise<Result<Checked, SaveRefusal>> {
  if (!isPlainPath(request.path) || !isTextFile(request.path)) return refused(refusal("outside-pack", request.path));
  try {
    if (!(await isFolder(realRoot))) return refused(refusal("folder-gone", request.path));
    const target = await targetInside(realRoot, request.path);
    if (target === null) return refused(refusal("outside-pack", request.path));
    const stamp = await stampOf(target);
    const { conflict, before } = await conflictAt(target, request);
    return conflict === null ? done({ request, target, before, stamp }) : refused(refusal(conflict, request.path));
  } catch (error) {
    return refused(refusalOf(error, request.path));
  }
}

/** Returns the real file to write, whether or not it exists yet; null when a link leads out of the root. */
async function targetInside(realRoot: string, relative: string): Promise<string | null> {
  const file = path.join(realRoot, ...relative.split("/"));
  for (let existing = file; ; existing = path.dirname(existing)) {
    const real = await realPathIfAny(existing);
    if (real === null) continue;
    return isInside(realRoot, real) ? path.join(real, path.relative(existing, file)) : null;
  }
}

/** Returns null for a file that does not exist. Throws for a link to nowhere: writing would create its target. */
async function realPathIfAny(file: string): Promise<string | null> {
  try {
    return await fs.realpath(file);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    const link = await fs.lstat(file).catch(() => null);
    if (link !== null) throw error;
    return null;
  }
}

async function stampOf(file: string): Promise<string> {
  const stat = await fs.stat(file).catch(() => null);
  return stat === null ? "" : `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
}

async function conflictAt(
  target: string,
  { baseHash }: SaveRequest,
): Promise<{ readonly conflict: "changed-on-disk" | "read-only" | null; readonly before: string | null }> {
  const stat = await fs.stat(target).catch(() => null);
  if (stat === null) return { conflict: baseHash === null ? null : "changed-on-disk", before: null };
  const bytes = await fs.readFile(target);
  if (baseHash === null || contentHash(bytes) !== baseHash) return { conflict: "changed-on-disk", before: null };
  // A rename would replace a write-protected file. The protection is respected, even for root.
  return { conflict: (stat.mode & 0o222) === 0 ? "read-only" : null, before: bytes.toString("utf8") };
}

async function writeAll(checked: readonly Checked[]): Promise<Result<readonly SavedText[], readonly FileRefusal[]>> {
  const staged: StagedFile[] = [];
  const written: Checked[] = [];
  let current = checked[0];
  try {
    for (current of checked) staged.push(await stageFile(current.target, current.request.text));
    // Writing takes a while on a slow disk: another program may have changed the file meanwhile.
    for (current of checked) if ((await stampOf(current.target)) !== current.stamp) throw new ChangedMeanwhile();
    for (const [at, file] of staged.entries()) {
      current = defined(checked[at]);
      await file.commit();
      written.push(current);
    }
  } catch (error) {
    await Promise.all(staged.map((file) => file.discard()));
    const lost = await restore(written);
    const file = current?.request.path ?? "";
    return refused([{ path: file, refusal: withLost(refusalOf(error, file), lost) }]);
  }
  return done(checked.map(({ request, before }) => ({ path: request.path, hash: contentHash(request.text), before })));
}

/** Restores what the files held; returns the names of those for which even that fails. */
async function restore(written: readonly Checked[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { request, target, before } of written) {
    try {
      if (before === null) await fs.rm(target, { force: true });
      else await replaceFile(target, before);
    } catch {
      lost.push(request.path);
    }
  }
  return lost;
}

function withLost({ reason, message }: SaveRefusal, lost: readonly string[]): SaveRefusal {
  return lost.length === 0
    ? { reason, message }
    : { reason, message: `${message} Already written: ${lost.join(", ")}.` };
}

const REASONS: Readonly<Record<string, SaveRefusal["reason"]>> = {
  EACCES: "read-only",
  EPERM: "read-only",
  EROFS: "read-only",
  ENOSPC: "no-space",
  EDQUOT: "no-space",
  EBUSY: "locked",
  ETXTBSY: "locked",
};

class ChangedMeanwhile extends Error {}

function refusalOf(error: unknown, file: string): SaveRefusal {
  if (error instanceof ChangedMeanwhile) return refusal("changed-on-disk", file);
  const code = errorCode(error);
  // Windows reports EPERM for a file that another program has open.
  const reason = process.platform === "win32" && code === "EPERM" ? "locked" : (REASONS[code] ?? "failed");
  return refusal(reason, file, error);
}

const MESSAGES = {
  "changed-on-disk": (file) => `${file} was changed on the disk since it was read.`,
  "read-only": (file) => `${file} is write-protected.`,
  locked: (file) => `${file} is open in another program.`,
  "no-space": (file) => `There is no space left to save ${file}.`,
  "outside-pack": (file) => `${file} is not a text file inside the pack.`,
  "folder-gone": (file) => `${file} cannot be saved: the pack's folder is missing.`,
  failed: (file, reason) => `${file} could not be saved: ${reason}.`,
} satisfies Record<SaveRefusal["reason"], (file: string, reason: string) => string>;

function refusal(reason: SaveRefusal["reason"], file: string, error?: unknown): SaveRefusal {
  return { reason, message: MESSAGES[reason](file, diskReason(error)) };
}
