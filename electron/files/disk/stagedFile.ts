// Writes a file's new content beside it and flushes it, ready to replace the file by a rename.
import { errorCode } from "./diskReason";
import { randomBytes } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { promises as fs } from "node:fs";
import path from "node:path";

export interface StagedFile {
  /** Replaces the target. Rejects when the disk refuses; the target is then unchanged. */
  commit(): Promise<void>;
  /** Discards the new content. Never rejects. */
  discard(): Promise<void>;
}

/**
 * Writes the content beside a real path. Keeps the mode and the owner of an existing file. Rejects, with nothing left
 * behind, when the disk refuses.
 */
export async function stageFile(target: string, content: string | Uint8Array): Promise<StagedFile> {
  const folder = path.dirname(target);
  const beside = path.join(folder, `.${path.basename(target)}.${randomBytes(4).toString("hex")}.tmp`);
  await fs.mkdir(folder, { recursive: true });
  const before = await fs.stat(target).catch(() => null);
  const discard = (): Promise<void> => fs.rm(beside, { force: true }).catch(() => undefined);
  try {
    const handle = await open(beside, "wx", before === null ? 0o666 : before.mode & 0o7777);
    try {
      await handle.writeFile(content, "utf8");
      if (before !== null) {
        await handle.chmod(before.mode & 0o7777);
        // Only root may change a file's owner; for anyone else the new file is their own.
        await handle.chown(before.uid, before.gid).catch(() => undefined);
      }
      await flush(handle);
    } finally {
      await handle.close();
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    async commit() {
      await renameOver(beside, target);
      await flushFolder(folder);
    },
    discard,
  };
}

/** Replaces a file, or makes it. Rejects, with nothing changed or left behind, when the disk refuses. */
export async function replaceFile(target: string, content: string | Uint8Array): Promise<void> {
  const staged = await stageFile(target, content);
  await staged.commit().catch(async (error: unknown) => {
    await staged.discard();
    throw error;
  });
}

/** Flushes a file. Some network drives cannot and report an error; that is no reason not to save. */
async function flush(handle: FileHandle): Promise<void> {
  await handle.sync().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EINVAL" && error.code !== "ENOTSUP" && error.code !== "ENOSYS") throw error;
  });
}

/** Delays between attempts: on Windows a virus scanner or an indexer may hold a file for a moment. */
const TRIES_MS = [0, 20, 60, 150, 400];

async function renameOver(from: string, to: string): Promise<void> {
  for (const [at, waitMs] of TRIES_MS.entries()) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      return await fs.rename(from, to);
    } catch (error) {
      const code = errorCode(error);
      const passing = process.platform === "win32" && (code === "EPERM" || code === "EBUSY" || code === "EACCES");
      if (!passing || at === TRIES_MS.length - 1) throw error;
    }
  }
}

/** Makes the rename itself survive a power cut, where the system can flush folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
