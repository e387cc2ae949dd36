// Copies a sample into the user's documents: what is edited there is the user's, the shipped sample stays as it is.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import type { OpenRefusal } from "../../../shared/rpc/packsOnDisk";
import { diskReason } from "../disk/diskReason";
import { withStagingFolder } from "../disk/stagingFolder";

export interface SampleCopy {
  readonly root: string;
  /** False when the user has one from before, which is used again. */
  readonly isNew: boolean;
}

/** Returns the copy of a sample in `folder`, made now unless it is there. All or nothing. */
export async function sampleCopy(sample: string, folder: string): Promise<Result<SampleCopy, OpenRefusal>> {
  const root = path.join(folder, path.basename(sample));
  try {
    if ((await fs.stat(root).catch(() => null)) !== null) return done({ root, isNew: false });
    await fs.mkdir(folder, { recursive: true });
    return await withStagingFolder(folder, "sample", async (staging) => {
      await fs.cp(sample, staging, { recursive: true });
      await makeWritable(staging);
      await fs.rename(staging, root);
      return done({ root, isNew: true });
    });
  } catch (error) {
    const message = `The sample cannot be copied to ${folder}: ${diskReason(error)}.`;
    return refused({ reason: "unreadable", message });
  }
}

/** A program's own files may be protected, and a copy keeps their modes. */
async function makeWritable(folder: string): Promise<void> {
  await fs.chmod(folder, 0o755);
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) await makeWritable(full);
    else await fs.chmod(full, 0o644);
  }
}
