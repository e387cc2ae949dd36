// Hashes the content of a file, or another text that stands for it.
import { createHash } from "node:crypto";

/** Returns the SHA-256 hash as hexadecimal digits. A text is hashed as UTF-8. */
export function contentHash(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex");
}
