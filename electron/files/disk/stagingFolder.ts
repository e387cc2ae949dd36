// Makes a folder in full before it gets its name, so that it is there as a whole or not at all.
import { randomBytes } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";

/**
 * Gives `work` a free path in `parent`, at which it makes the folder, and from which it renames it. `purpose` is part of
 * the hidden name. When the work throws, removes what it has made, and throws the same.
 */
export async function withStagingFolder<Value>(
  parent: string,
  purpose: string,
  work: (staging: string) => Promise<Value>,
): Promise<Value> {
  const staging = path.join(parent, `.gridwright-${purpose}-${randomBytes(6).toString("hex")}`);
  try {
    return await work(staging);
  } catch (error) {
    await fs.rm(staging, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}
