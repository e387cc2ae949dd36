// Bounds a folder of our own in which each pack has a folder: what was not touched for the longest time goes first.
import { promises as fs } from "node:fs";
import path from "node:path";

export interface PruneLimits {
  readonly maxBytes: number;
  readonly maxAgeMs: number;
}

/** Removes packs' folders beyond the limits; the one called `except` counts but stays. Never rejects. */
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

async function measure(folder: string): Promise<{ readonly bytes: number; readonly newestMs: number }> {
  const names = await fs.readdir(folder, { recursive: true }).catch((): readonly string[] => []);
  const stats = await Promise.all(names.map((name) => fs.stat(path.join(folder, name)).catch(() => null)));
  const files = stats.filter((stat) => stat?.isFile() === true);
  return {
    bytes: files.reduce((sum, stat) => sum + (stat?.size ?? 0), 0),
    newestMs: files.reduce((newest, stat) => Math.max(newest, stat?.mtimeMs ?? 0), 0),
  };
}
