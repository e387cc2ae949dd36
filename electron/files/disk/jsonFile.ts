// Reads and writes a small JSON file of our own: written atomically, read tolerantly.
import { promises as fs } from "node:fs";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { type JsonObject, isJsonObject } from "../../../shared/base/json";

/** No file of ours is larger; another one is not read. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Returns the object in the file; `{}` when the file is missing, broken, too large or no plain file. */
export async function readJsonObject(file: string): Promise<JsonObject> {
  try {
    const stat = await fs.stat(file);
    // A pipe would never end.
    if (!stat.isFile() || stat.size > MAX_BYTES) return {};
    const value: unknown = JSON.parse(await fs.readFile(file, "utf8"));
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Replaces the file. Rejects when the disk refuses. */
export async function writeJsonObject(file: string, value: object): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, `${JSON.stringify(value, null, 2)}\n`);
}
