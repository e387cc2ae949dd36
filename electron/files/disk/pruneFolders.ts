// Limits the size of a data folder that holds one folder for each pack: the pack untouched for the longest time is
// deleted first.
import { type Dirent, promises as fs } from "node:fs";
import path from "node:path";

export interface PruneLimits {
  readonly maxBytes: number;
  readonly maxAgeMs: number;
}

/** Deletes packs' folders beyond the limits; the one called `except` counts but stays. Never rejects. */
export async function pruneFolders(
  folder: string,
  nowMs: number,
  limits: PruneLimits,
  except: string | null = null,
): Promise<void> {
  const names = await fs.readdir(folder).catch((): readonly string[] => []);
  const packs = await Promise.all(names.map(async (name) => ({ name, ...(await measure(path.join(folder, name))) })));
  let total = packs.find(({ name }) => name === except)?.bytes ?? 0;
  for (const { name, bytes, newestMs } of packs.sort((a, b) => b.newestMs - a.newestMs)) {
    if (name === except) continue;
    total += bytes;
    if (total <= limits.maxBytes && nowMs - newestMs <= limits.maxAgeMs) continue;
    await fs.rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

interface Measure {
  readonly bytes: number;
  readonly newestMs: number;
}

/** Measures all files below a folder. Recurses by itself: older versions of Node cannot list folders recursively. */
async function measure(folder: string): Promise<Measure> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((): readonly Dirent[] => []);
  const parts = await Promise.all(
    entries.map(async (entry): Promise<Measure> => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return measure(full);
      const stat = entry.isFile() ? await fs.stat(full).catch(() => null) : null;
      return { bytes: stat?.size ?? 0, newestMs: stat?.mtimeMs ?? 0 };
    }),
  );
  return {
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    newestMs: parts.reduce((newest, { newestMs }) => Math.max(newest, newestMs), 0),
  };
}
