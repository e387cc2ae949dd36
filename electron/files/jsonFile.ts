// A small JSON file of our own that survives anything: written atomically, read tolerantly.
import { promises as fs } from "node:fs";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { type JsonObject, isJsonObject } from "../../shared/base/json";

/** The object in the file; `{}` when there is none or it is broken. */
export async function readJsonObject(file: string): Promise<JsonObject> {
  try {
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
