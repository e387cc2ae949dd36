// Checks a downloaded file against its npm integrity string.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** Returns `sha512-<base64>` of a file, as npm writes it. Rejects when the file cannot be read. */
export async function integrityOf(file: string): Promise<string> {
  const hash = createHash("sha512");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return `sha512-${hash.digest("base64")}`;
}

/** Throws, with both hashes, when the file is not exactly the expected one. */
export async function checkIntegrity(file: string, expected: string): Promise<void> {
  const actual = await integrityOf(file);
  if (actual !== expected)
    throw new Error(`${file} is not the expected file:\n  expected ${expected}\n  found    ${actual}`);
}
